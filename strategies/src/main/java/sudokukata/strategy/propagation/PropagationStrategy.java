package sudokukata.strategy.propagation;

import static sudokukata.strategy.propagation.Board.downLower;
import static sudokukata.strategy.propagation.Board.upUpper;
import static sudokukata.strategy.propagation.BoardTables.*;

import java.util.Arrays;
import java.util.Set;
import sudokukata.puzzle.Sudomino;
import sudokukata.puzzle.Tile;
import sudokukata.puzzle.Tiling;
import sudokukata.search.Capability;
import sudokukata.search.Search;
import sudokukata.search.SolverStrategy;

/** Draft. */
public final class PropagationStrategy implements SolverStrategy {

    @Override
    public String id() {
        return "propagation";
    }

    @Override
    public Set<Capability> capabilities() {
        return Set.of(Capability.SUDOMINO);
    }

    @Override
    public void search(Sudomino puzzle, Search search) {
        new Run(puzzle, search).solve(0);
    }

    private static final class Run {
        final Search search;
        final Board[] levels = new Board[110];
        final int[] partner = new int[81];
        final int[] digits;
 long openUpper, openLower;
        final Propagation propagation = new Propagation(partner);

        Run(Sudomino puzzle, Search search) {
            this.search = search;
            digits = puzzle.clues().toArray();
            Arrays.fill(partner, Tiling.SINGLE);
            for (Tile tile : puzzle.tiles()) {
                partner[tile.cell()] = tile.other();
                partner[tile.other()] = tile.cell();
            }
            levels[0] = new Board();
            levels[0].load(puzzle, digits);
openUpper=UPPER&~levels[0].laidUpper;openLower=LOWER&~levels[0].laidLower;
        }

        boolean solve(int depth) {
            Board b = levels[depth];
            if (!propagation.run(b)) {
                return false;
            }
            if (b.free == 0) {
                return found(b);
            }
            return branch(depth, b);
        }

        boolean found(Board b) {
            long[] upper = b.upper, lower = b.lower;
            long p0 = upper[1] | upper[3] | upper[5] | upper[7], q0 = lower[1] | lower[3] | lower[5] | lower[7];
            long p1 = upper[2] | upper[3] | upper[6] | upper[7], q1 = lower[2] | lower[3] | lower[6] | lower[7];
            long p2 = upper[4] | upper[5] | upper[6] | upper[7], q2 = lower[4] | lower[5] | lower[6] | lower[7];
            long p3 = upper[8], q3 = lower[8];
            for (long m = openUpper; m != 0; m &= m - 1) {
                int c = Long.numberOfTrailingZeros(m);
                digits[c] = 1+ (int) (p0 >>> c & 1 | (p1 >>> c & 1) << 1 | (p2 >>> c & 1) << 2 | (p3 >>> c & 1) << 3);
            }
            for (long m = openLower; m != 0; m &= m - 1) {
                int c = Long.numberOfTrailingZeros(m);
                digits[c + SPLIT] = 1+ (int) (q0 >>> c & 1 | (q1 >>> c & 1) << 1 | (q2 >>> c & 1) << 2 | (q3 >>> c & 1) << 3);
            }
            return search.found(digits, partner);
        }

        Board child(int depth) {
            if (levels[depth + 1] == null) {
                levels[depth + 1] = new Board();
            }
            levels[depth + 1].copyFrom(levels[depth]);
            return levels[depth + 1];
        }

        boolean branch(int depth, Board b) {
            int v = propagation.smallV, w = propagation.smallW;
            if (propagation.fewest > 8) {
                int cell = bivalue(b);
                if (cell >= 0) {
                    for (int i = 0; i < 9; i++) {
                        if (b.canHold(cell, i)) {
                            Board c = child(depth);
                            c.settle(cell, i);
                            search.place(cell, i + 1);
                            if (solve(depth + 1)) return true;
                            search.undo(cell);
                        }
                    }
                    return false;
                }
            }
            long h = b.acrossUpper, hl = b.acrossLower, d = b.downUpper, dl = b.downLower;
            long u = b.upper[v], l = b.lower[v], x = b.upper[w], y = b.lower[w];
            return places(depth, h & u & x >>> 1, 0, v, w, 1)
                    || places(depth, hl & l & y >>> 1, SPLIT, v, w, 1)
                    || places(depth, h & x & u >>> 1, 0, w, v, 1)
                    || places(depth, hl & y & l >>> 1, SPLIT, w, v, 1)
                    || places(depth, d & u & upUpper(x, y), 0, v, w, 9)
                    || places(depth, dl & l & y >>> 9, SPLIT, v, w, 9)
                    || places(depth, d & x & upUpper(u, l), 0, w, v, 9)
                    || places(depth, dl & y & l >>> 9, SPLIT, w, v, 9);
        }

        boolean places(int depth, long edges, int from, int v, int w, int step) {
            for (; edges != 0; edges &= edges - 1) {
                int cell = Long.numberOfTrailingZeros(edges) + from;
                int other = cell + step;
                Board c = child(depth);
                c.settle(cell, v);
                c.settle(other, w);
                c.lay(cell, v, other, w);
                partner[cell] = other;
                partner[other] = cell;
                boolean plain = !c.isKnown(cell) && !c.isKnown(other);
                if (plain) {
                    search.place(cell, v + 1, other, w + 1);
                } else {
                    search.branch();
                }
                if (solve(depth + 1)) return true;
                if (plain) {
                    search.undo(cell, other);
                } else {
                    search.unbranch();
                }
            }
            return false;
        }

        int bivalue(Board b) {
            long one = 0, two = 0, three = 0, four = 0, oneL = 0, twoL = 0, threeL = 0, fourL = 0;
            for (int v = 0; v < 9; v++) {
                long u = b.upper[v], l = b.lower[v];
                four |= three & u;
                three |= two & u;
                two |= one & u;
                one |= u;
                fourL |= threeL & l;
                threeL |= twoL & l;
                twoL |= oneL & l;
                oneL |= l;
            }
            long h = b.acrossUpper, hl = b.acrossLower, d = b.downUpper, dl = b.downLower;
            long r = h << 1, rl = hl << 1;
            long e = d << 9 & UPPER, el = downLower(d, dl);
            long t = (h & r | d & e | (h | r) & (d | e)) & ~(h & r & (d | e) | d & e & (h | r));
            long tl = (hl & rl | dl & el | (hl | rl) & (dl | el)) & ~(hl & rl & (dl | el) | dl & el & (hl | rl));
            long c = two & ~three, cl = twoL & ~threeL;
            if ((c & t | cl & tl) != 0) return first(c & t, cl & tl);
            if ((c | cl) != 0) return first(c, cl);
            c = three & ~four;
            cl = threeL & ~fourL;
            if ((c | cl) != 0) return first(c, cl);
            return -1;
        }

        static int first(long u, long l) {
            return u != 0 ? Long.numberOfTrailingZeros(u) : SPLIT + Long.numberOfTrailingZeros(l);
        }
    }
}
