package sudokukata.strategy.bands;

/** What {@link BandWriter} looks up. */
final class WriterTables {
    /** Eight bits, each as the low bit of one of eight bytes. */
    static final long[] SPREAD = spread();

    private WriterTables() {}

    private static long[] spread() {
        long[] spread = new long[256];
        for (int bits = 0; bits < 256; bits++) {
            for (int i = 0; i < 8; i++) {
                spread[bits] |= (bits >> i & 1L) << 8 * i;
            }
        }
        return spread;
    }
}
