package sudokukata.strategy.propagation;

import static sudokukata.strategy.propagation.Board.downLower;
import static sudokukata.strategy.propagation.Board.upUpper;
import static sudokukata.strategy.propagation.BoardTables.*;

final class Propagation {
    private static final long ROW_LOW8 = ROW_STARTS * 0xFF;
    private static final long ROW_END = ROW_STARTS << 8;
    private static final long MINI = 0x9249249249249L;

    final int[] partner;
    private final long[] nearUpper = new long[24];
    private final long[] nearLower = new long[24];
    int fewest;
    int smallV;
    int smallW;
    Board b;
    static long[] count = new long[8];

    Propagation(int[] partner) {
        this.partner = partner;
    }

    boolean run(Board board) {
        b = board;
        while (true) {
            count[1]++;
            if (!nakedSingles()) {
                return false;
            }
            count[3]++;
            int r;
            while ((r = edges()) > 0) {count[3]++;}
            if (r < 0) return false;
            if (b.free == 0) return true;
            count[4]++;
            r = supports();
            if (r > 0) continue;
            if (b.changed != 0) {
                count[2]++;
                r = hiddenSingles();
                if (r < 0) return false;
                if (r > 0) continue;
            }
            count[5]++;
            r = dominoes();
            if (r < 0) return false;
            if (r == 0) return true;
        }
    }

    /** Rule 1. */
    boolean nakedSingles() {
        long[] upper = b.upper;
        long[] lower = b.lower;
        while (true) {
            long any = 0, two = 0, anyL = 0, twoL = 0;
            for (int v = 0; v < 9; v++) {
                two |= any & upper[v];
                any |= upper[v];
                twoL |= anyL & lower[v];
                anyL |= lower[v];
            }
            if (any != UPPER || anyL != LOWER) {
                return false;
            }
            long fresh = ~(two | b.knownUpper) & UPPER;
            long freshL = ~(twoL | b.knownLower) & LOWER;
            if ((fresh | freshL) == 0) {
                return true;
            }
            b.knownUpper |= fresh;
            b.knownLower |= freshL;
            int changed = b.changed;
            long p0 = upper[1] | upper[3] | upper[5] | upper[7], q0 = lower[1] | lower[3] | lower[5] | lower[7];
            long p1 = upper[2] | upper[3] | upper[6] | upper[7], q1 = lower[2] | lower[3] | lower[6] | lower[7];
            long p2 = upper[4] | upper[5] | upper[6] | upper[7], q2 = lower[4] | lower[5] | lower[6] | lower[7];
            long p3 = upper[8], q3 = lower[8];
            for (; fresh != 0; fresh &= fresh - 1) {
                int c = Long.numberOfTrailingZeros(fresh);
                int v = (int) (p0 >>> c & 1 | (p1 >>> c & 1) << 1 | (p2 >>> c & 1) << 2 | (p3 >>> c & 1) << 3);
                upper[v] &= ~PEERS_UPPER[c];
                lower[v] &= ~PEERS_LOWER[c];
                changed |= 1 << v;
            }
            for (; freshL != 0; freshL &= freshL - 1) {
                int c = Long.numberOfTrailingZeros(freshL);
                int v = (int) (q0 >>> c & 1 | (q1 >>> c & 1) << 1 | (q2 >>> c & 1) << 2 | (q3 >>> c & 1) << 3);
                upper[v] &= ~PEERS_UPPER[c + SPLIT];
                lower[v] &= ~PEERS_LOWER[c + SPLIT];
                changed |= 1 << v;
            }
            b.changed = changed;
        }
    }

    /** Rule 2. */
    int hiddenSingles() {
        long[] upper = b.upper;
        long[] lower = b.lower;
        int hit = 0;
        for (int m = b.changed; m != 0; m &= m - 1) {
            int v = Integer.numberOfTrailingZeros(m);
            long u = upper[v];
            long l = lower[v];
            // rows
            long fullU = ((u & ROW_LOW8) + ROW_LOW8 | u) & ROW_END;
            long fullL = ((l & ROW_LOW8 & LOWER) + (ROW_LOW8 & LOWER) | l) & ROW_END & LOWER;
            if (fullU != ROW_END || fullL != (ROW_END & LOWER)) {
                return -1;
            }
            long restU = u & u - ROW_STARTS;
            long restL = l & l - (ROW_STARTS & LOWER);
            long manyU = ((restU & ROW_LOW8) + ROW_LOW8 | restU) & ROW_END;
            long manyL = ((restL & ROW_LOW8 & LOWER) + (ROW_LOW8 & LOWER) | restL) & ROW_END & LOWER;
            // each row's end bit spread over the row
            long single = u & ~((manyU << 1) - (manyU >>> 8));
            long singleL = l & ~((manyL << 1) - (manyL >>> 8));
            // boxes
            long one = (u | u >>> 1 | u >>> 2) & MINI;
            long two = (u & u >>> 1 | (u | u >>> 1) & u >>> 2) & MINI;
            long oneL = (l | l >>> 1 | l >>> 2) & MINI;
            long twoL = (l & l >>> 1 | (l | l >>> 1) & l >>> 2) & MINI;
            long boxMany = two | two >>> 9 | two >>> 18 | one & one >>> 9 | (one | one >>> 9) & one >>> 18;
            long boxManyL = twoL | twoL >>> 9 | twoL >>> 18 | oneL & oneL >>> 9 | (oneL | oneL >>> 9) & oneL >>> 18;
            long boxAny = one | one >>> 9 | one >>> 18;
            long boxAnyL = oneL | oneL >>> 9 | oneL >>> 18;
            long corner = 0x49L | 0x49L << 27;
            if ((boxAny & corner) != corner || (boxAnyL & 0x49) != 0x49) {
                return -1;
            }
            single |= u & ~((boxMany & corner) * (7L | 7L << 9 | 7L << 18));
            singleL |= l & ~((boxManyL & 0x49) * (7L | 7L << 9 | 7L << 18));
            // columns: fold rows
            long colOne = u | u >>> 9 | u >>> 18;
            long colTwo = u & u >>> 9 | (u | u >>> 9) & u >>> 18;
            long c2 = colOne >>> 27;
            long t2 = colTwo >>> 27;
            long colOneL = l | l >>> 9 | l >>> 18;
            long colTwoL = l & l >>> 9 | (l | l >>> 9) & l >>> 18;
            long all = colOne | c2 | colOneL;
            long twice = (colTwo | t2 | colTwoL | colOne & c2 | (colOne | c2) & colOneL) & 0x1FF;
            if ((all & 0x1FF) != 0x1FF) {
                return -1;
            }
            single |= u & ~(twice * ROW_STARTS);
            singleL |= l & ~(twice * (ROW_STARTS & LOWER));
            single &= ~b.knownUpper;
            singleL &= ~b.knownLower;
            if ((single | singleL) != 0) {
                for (int w = 0; w < 9; w++) {
                    if (w != v && (upper[w] & single | lower[w] & singleL) != 0) {
                        upper[w] &= ~single;
                        lower[w] &= ~singleL;
                        hit |= 1 << w;
                    }
                }
            }
        }
        b.changed = hit;
        return hit;
    }

    /** Rule 3. */
    int edges() {
        long h = b.acrossUpper, hl = b.acrossLower, d = b.downUpper, dl = b.downLower;
        long r = h << 1, rl = hl << 1;
        long e = d << 9 & UPPER, el = downLower(d, dl);
        long any = h | r | d | e, anyL = hl | rl | dl | el;
        if ((any | b.laidUpper) != UPPER || (anyL | b.laidLower) != LOWER) {
            return -1;
        }
        long two = h & r | d & e | (h | r) & (d | e);
        long twoL = hl & rl | dl & el | (hl | rl) & (dl | el);
        long f = any & ~two, fl = anyL & ~twoL;
        if ((f | fl) == 0) {
            return 0;
        }
        long fh = h & (f | f >>> 1), fhl = hl & (fl | fl >>> 1);
        long fd = d & (f | upUpper(f, fl)), fdl = dl & (fl | fl >>> 9);
        long c = fh | fh << 1 | fd | fd << 9 & UPPER;
        long cl = fhl | fhl << 1 | downLower(fd, fdl) | fdl;
        if (2 * (Long.bitCount(fh) + Long.bitCount(fhl) + Long.bitCount(fd) + Long.bitCount(fdl))
                != Long.bitCount(c) + Long.bitCount(cl)) {
            return -1;
        }
        b.acrossUpper = h & (fh | ~(c | c >>> 1));
        b.acrossLower = hl & (fhl | ~(cl | cl >>> 1));
        b.downUpper = d & (fd | ~(c | upUpper(c, cl)));
        b.downLower = dl & (fdl | ~(cl | cl >>> 9));
        long k = b.knownUpper, kl = b.knownLower;
        long ph = fh & k & k >>> 1, phl = fhl & kl & kl >>> 1;
        long pd = fd & k & upUpper(k, kl), pdl = fdl & kl & kl >>> 9;
        long was = h ^ b.acrossUpper | hl ^ b.acrossLower | d ^ b.downUpper | dl ^ b.downLower;
        if ((ph | phl | pd | pdl) != 0) {
            if (!layKnown(ph, 0, 1) || !layKnown(phl, SPLIT, 1) || !layKnown(pd, 0, 9) || !layKnown(pdl, SPLIT, 9)) {
                return -1;
            }
            return 1;
        }
        return was != 0 ? 1 : 0;
    }

    private boolean layKnown(long edges, int from, int step) {
        for (; edges != 0; edges &= edges - 1) {
            int cell = Long.numberOfTrailingZeros(edges) + from;
            int other = cell + step;
            int v = b.digitOf(cell);
            int w = b.digitOf(other);
            if (!b.isFree(v, w)) {
                return false;
            }
            lay(cell, v, other, w);
        }
        return true;
    }

    void lay(int cell, int v, int other, int w) {
        b.lay(cell, v, other, w);
        partner[cell] = other;
        partner[other] = cell;
    }

    private static void unions(long[] words, long[] near) {
        for (int g = 0; g < 3; g++) {
            long a = words[3 * g], b = words[3 * g + 1], c = words[3 * g + 2];
            near[8 * g + 1] = a;
            near[8 * g + 2] = b;
            near[8 * g + 3] = a | b;
            near[8 * g + 4] = c;
            near[8 * g + 5] = a | c;
            near[8 * g + 6] = b | c;
            near[8 * g + 7] = a | b | c;
        }
    }

    /** Rule 4. */
    int supports() {
        long[] upper = b.upper;
        long[] lower = b.lower;
        long h = b.acrossUpper, hl = b.acrossLower, d = b.downUpper, dl = b.downLower;
        long r = h << 1, rl = hl << 1;
        long e = d << 9 & UPPER, el = downLower(d, dl);
        long sh = 0, shl = 0, sd = 0, sdl = 0;
        int changed = 0;
        unions(upper, nearUpper);
        unions(lower, nearLower);
        for (int v = 0; v < 9; v++) {
            long u = upper[v], l = lower[v];
            int p = b.partners[v];
            long o = nearUpper[p & 7] | nearUpper[8 + (p >> 3 & 7)] | nearUpper[16 + (p >> 6)];
            long ol = nearLower[p & 7] | nearLower[8 + (p >> 3 & 7)] | nearLower[16 + (p >> 6)];
            long oh = h & o >>> 1, ohl = hl & ol >>> 1;
            long od = d & upUpper(o, ol), odl = dl & ol >>> 9;
            long su = oh | od | r & o << 1 | e & o << 9 | b.laidUpper;
            long sl = ohl | odl | rl & ol << 1 | el & downLower(o, ol) | b.laidLower;
            sh |= oh & u;
            shl |= ohl & l;
            sd |= od & u;
            sdl |= odl & l;
            if ((u & ~su | l & ~sl) != 0) {
                upper[v] = u & su;
                lower[v] = l & sl;
                changed |= 1 << v;
            }
        }
        b.changed |= changed;
        b.acrossUpper = sh;
        b.acrossLower = shl;
        b.downUpper = sd;
        b.downLower = sdl;
        return changed | (sh != h || shl != hl || sd != d || sdl != dl ? 1 << 9 : 0);
    }

    /** Rule 5. */
    int dominoes() {
        long[] upper = b.upper;
        long[] lower = b.lower;
        long h = b.acrossUpper, hl = b.acrossLower, d = b.downUpper, dl = b.downLower;
        fewest = 1000;
        int laid = 0;
        for (int v = 0; v < 8; v++) {
            long u = upper[v], l = lower[v];
            long hu = h & u, hul = hl & l, du = d & u, dul = dl & l;
            long hr = h & u >>> 1, hrl = hl & l >>> 1, dr = d & upUpper(u, l), drl = dl & l >>> 9;
            for (int m = b.partners[v] >> v + 1; m != 0; m &= m - 1) {
                int w = Integer.numberOfTrailingZeros(m) + v + 1;
                long x = upper[w], y = lower[w];
                long p1 = hu & x >>> 1, p1l = hul & y >>> 1;
                long p2 = hr & x, p2l = hrl & y;
                long p3 = du & upUpper(x, y), p3l = dul & y >>> 9;
                long p4 = dr & x, p4l = drl & y;
                int n = Long.bitCount(p1) + Long.bitCount(p1l) + Long.bitCount(p2) + Long.bitCount(p2l)
                        + Long.bitCount(p3) + Long.bitCount(p3l) + Long.bitCount(p4) + Long.bitCount(p4l);
                if (n < fewest) {
                    if (n == 0) return -1;
                    if (n == 1) {
                        laid++;
                        boolean fits = (p1 | p1l) != 0 ? force(p1, p1l, v, w, 1)
                                : (p2 | p2l) != 0 ? force(p2, p2l, w, v, 1)
                                : (p3 | p3l) != 0 ? force(p3, p3l, v, w, 9)
                                : force(p4, p4l, w, v, 9);
                        if (!fits) return -1;
                    } else {
                    fewest = n;
                    smallV = v;
                    smallW = w;
                    }
                }
            }
        }
        return laid;
    }

    private boolean force(long u, long l, int v, int w, int step) {
        int cell = u != 0 ? Long.numberOfTrailingZeros(u) : SPLIT + Long.numberOfTrailingZeros(l);
        int other = cell + step;
        if (b.isLaid(cell) || b.isLaid(other)) {
            return false;
        }
        b.settle(cell, v);
        b.settle(other, w);
        lay(cell, v, other, w);
        return true;
    }
}
