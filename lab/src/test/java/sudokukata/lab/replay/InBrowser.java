package sudokukata.lab.replay;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.junit.jupiter.api.parallel.ResourceLock;

/** Hands a class its turn with the one browser of the whole run. */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@ResourceLock("browser")
@Tag("browser")
@ExtendWith(InBrowser.Extension.class)
@interface InBrowser {

    /** The browser and the folder of its pages, until the run ends. */
    record Shared(Browser browser, Path folder) implements AutoCloseable {

        @Override
        public void close() throws IOException {
            browser.close();
            try (Stream<Path> files = Files.walk(folder)) {
                files.sorted(Comparator.reverseOrder())
                        .forEach(file -> file.toFile().delete());
            }
        }

        /** Opens a page at a step, on a desktop's screen, in light colours. */
        Browser open(Pages page, int step) {
            browser.scheme("light");
            browser.screen(1200, 1000);
            browser.open(page.write(folder));
            browser.script("replay.player.go(arguments[0])", step);
            return browser;
        }

        /** Goes to a step of a page; opens it only if another one is open. For tests that leave it as it was. */
        Browser at(Pages page, int step) {
            String go = "return window.replay && document.URL.includes('/' + arguments[0] + '.html')"
                    + " ? (document.activeElement.blur(), replay.player.go(arguments[1]), true) : false";
            return browser.script(go, page.name(), step).equals(true) ? browser : open(page, step);
        }
    }

    /** Starts the browser once. */
    final class Extension implements BeforeAllCallback, ParameterResolver {
        private static final ExtensionContext.Namespace OWN = ExtensionContext.Namespace.create(InBrowser.class);

        @Override
        public void beforeAll(ExtensionContext context) {
            shared(context);
        }

        @Override
        public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
            return parameter.getParameter().getType() == Shared.class;
        }

        @Override
        public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
            return shared(context);
        }

        private static Shared shared(ExtensionContext context) {
            return context.getRoot()
                    .getStore(OWN)
                    .computeIfAbsent(
                            Shared.class,
                            key -> {
                                try {
                                    Path folder = Files.createTempDirectory("replay");
                                    return new Shared(Browser.start(folder), folder);
                                } catch (IOException e) {
                                    throw new UncheckedIOException(e);
                                }
                            },
                            Shared.class);
        }
    }
}
