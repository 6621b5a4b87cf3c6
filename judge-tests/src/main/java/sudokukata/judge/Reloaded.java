package sudokukata.judge;

import java.net.URL;
import java.net.URLClassLoader;
import sudokukata.search.SolverStrategy;

/** Makes a strategy anew, to tell what it keeps: a new instance forgets its fields, a new class its statics too. */
public final class Reloaded {

    private Reloaded() {}

    /** A new instance of the same class; the same one if it has no public constructor without arguments. */
    public static SolverStrategy instance(SolverStrategy strategy) {
        try {
            return strategy.getClass().getDeclaredConstructor().newInstance();
        } catch (ReflectiveOperationException e) {
            return strategy;
        }
    }

    /** An instance of the class as if it had been loaded for the first time; the same one if that cannot be done. */
    public static SolverStrategy copy(SolverStrategy strategy) {
        Class<?> type = strategy.getClass();
        URL classes = type.getProtectionDomain().getCodeSource().getLocation();
        try {
            return load(classes, type.getName());
        } catch (ReflectiveOperationException e) {
            return strategy;
        }
    }

    /**
     * Loads a strategy from a folder or jar, though a class of that name may be known already.
     *
     * @throws ReflectiveOperationException if there is no such class, or it cannot be made
     */
    public static SolverStrategy load(URL classes, String className) throws ReflectiveOperationException {
        ClassLoader loader = new OwnPackageFirst(classes, className);
        return (SolverStrategy)
                loader.loadClass(className).getDeclaredConstructor().newInstance();
    }

    /** Takes the classes of one package from its own place, everything else from the project. */
    private static final class OwnPackageFirst extends URLClassLoader {
        private final String prefix;

        OwnPackageFirst(URL classes, String className) {
            super(new URL[] {classes}, SolverStrategy.class.getClassLoader());
            this.prefix = className.substring(0, className.lastIndexOf('.') + 1);
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            synchronized (getClassLoadingLock(name)) {
                boolean own = name.startsWith(prefix) && findLoadedClass(name) == null;
                return own ? findClass(name) : super.loadClass(name, resolve);
            }
        }
    }
}
