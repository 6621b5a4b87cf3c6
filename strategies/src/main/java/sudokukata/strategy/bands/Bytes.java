package sudokukata.strategy.bands;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Eight bytes at a time. */
final class Bytes {
    private static final VarHandle EIGHT = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    private static final long LOW_BITS = 0x0101010101010101L;

    /** Moves the low bit of byte i to bit 56 + i; no two of the other products meet, so nothing is carried. */
    private static final long GATHER = 0x0102040810204080L;

    private Bytes() {}

    /** One bit of each of eight bytes, as eight bits. */
    static int bits(byte[] bytes, int first, int bit) {
        long eight = (long) EIGHT.get(bytes, first);
        return (int) ((eight >>> bit & LOW_BITS) * GATHER >>> 56);
    }

    static void put(byte[] bytes, int first, int ones, int twos, int fours, int eights) {
        EIGHT.set(
                bytes,
                first,
                BandTables.SPREAD[ones & 255]
                        | BandTables.SPREAD[twos & 255] << 1
                        | BandTables.SPREAD[fours & 255] << 2
                        | BandTables.SPREAD[eights & 255] << 3);
    }
}
