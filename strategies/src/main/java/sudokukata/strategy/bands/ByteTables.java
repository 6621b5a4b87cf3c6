package sudokukata.strategy.bands;

/** What {@link BandReader} and {@link BandWriter} look up. */
final class ByteTables {
    /** The four bits of a digit, each as the low bit of one of four lanes of sixteen bits. */
    static final long[] LANES = spread(16, 16);

    /** Eight bits, each as the low bit of one of eight bytes. */
    static final long[] BYTES = spread(256, 8);

    private ByteTables() {}

    private static long[] spread(int size, int width) {
        long[] spread = new long[size];
        for (int bits = 0; bits < size; bits++) {
            for (int i = 0; i < 64 / width; i++) {
                spread[bits] |= (bits >> i & 1L) << width * i;
            }
        }
        return spread;
    }
}
