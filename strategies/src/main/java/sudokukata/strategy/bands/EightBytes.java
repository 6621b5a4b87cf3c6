package sudokukata.strategy.bands;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Eight bytes of an array at a time, as one long: byte i is bits 8 * i to 8 * i + 7. */
final class EightBytes {
    private static final VarHandle EIGHT = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    private static final long LOW_BITS = 0x0101010101010101L;

    /** As a factor, moves bit 8 * i to bit 56 + i. All products are different bits, so nothing is carried. */
    private static final long GATHER = 0x0102040810204080L;

    private EightBytes() {}

    static long get(byte[] bytes, int first) {
        return (long) EIGHT.get(bytes, first);
    }

    static void set(byte[] bytes, int first, long eight) {
        EIGHT.set(bytes, first, eight);
    }

    /** One bit of each byte, as eight bits. */
    static int gather(long eight, int bit) {
        return (int) ((eight >>> bit & LOW_BITS) * GATHER >>> 56);
    }
}
