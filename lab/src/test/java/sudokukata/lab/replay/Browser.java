package sudokukata.lab.replay;

import static org.assertj.core.api.Assertions.fail;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;
import org.openqa.selenium.By;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;
import org.openqa.selenium.support.ui.WebDriverWait;
import sudokukata.judge.program.Program;

/** The machine's own browser, without a window. */
final class Browser implements AutoCloseable {
    private static final Logger SELENIUM = Logger.getLogger("org.openqa.selenium");

    private final ChromeDriver driver;
    private final ChromeDriverService service;

    private Browser(Path profile) {
        // It looks for more than is used here, and complains that a new browser has it not.
        SELENIUM.setLevel(Level.SEVERE);
        service = new ChromeDriverService.Builder()
                .usingDriverExecutable(find("chromedriver"))
                .usingAnyFreePort()
                .build();
        LoggingPreferences logs = new LoggingPreferences();
        logs.enable(LogType.BROWSER, Level.ALL);
        ChromeOptions options = new ChromeOptions();
        options.setBinary(find("chromium"));
        options.setCapability("goog:loggingPrefs", logs);
        options.addArguments(
                "--headless",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-quic",
                "--no-first-run",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
                "--window-size=1200,1000",
                "--user-data-dir=" + profile);
        driver = new ChromeDriver(service, options);
    }

    /** Starts the browser. Without one the tests are skipped at home, and fail where all is installed. */
    static Browser start(Path folder) throws IOException {
        for (String command : List.of("chromium", "chromedriver")) {
            if (!Program.isInstalled(command)) {
                if (System.getenv("CI") != null) {
                    fail(command + " is not installed");
                }
                assumeTrue(false, command + " is not installed, so the page is not tried in a browser");
            }
        }
        return new Browser(Files.createDirectory(folder.resolve("profile")));
    }

    private static File find(String command) {
        return Stream.of(System.getenv("PATH").split(File.pathSeparator))
                .map(folder -> Path.of(folder, command))
                .filter(Files::isExecutable)
                .findFirst()
                .orElseThrow()
                .toFile();
    }

    void open(Path page) {
        driver.get("about:blank");
        complaints();
        driver.get(page.toUri().toString());
    }

    /** What the browser complained of since it was asked last. */
    List<String> complaints() {
        return driver.manage().logs().get(LogType.BROWSER).getAll().stream()
                .map(LogEntry::toString)
                .toList();
    }

    void scheme(String scheme) {
        driver.executeCdpCommand(
                "Emulation.setEmulatedMedia",
                Map.of("features", List.of(Map.of("name", "prefers-color-scheme", "value", scheme))));
    }

    /** A screen of a size; a phone's if it is narrow. */
    void screen(int width, int height) {
        driver.executeCdpCommand(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", width < 600));
    }

    Object script(String script, Object... arguments) {
        return driver.executeScript(script, arguments);
    }

    /** Runs a script that ends by calling its last argument with the result. */
    Object later(String script, Object... arguments) {
        driver.manage().timeouts().scriptTimeout(Duration.ofSeconds(60));
        return driver.executeAsyncScript(script, arguments);
    }

    WebElement one(String selector) {
        return driver.findElement(By.cssSelector(selector));
    }

    List<WebElement> all(String selector) {
        return driver.findElements(By.cssSelector(selector));
    }

    void press(CharSequence... keys) {
        new Actions(driver).sendKeys(keys).perform();
    }

    WebElement focused() {
        return driver.switchTo().activeElement();
    }

    String title() {
        return driver.getTitle();
    }

    void waitUntil(BooleanSupplier holds) {
        new WebDriverWait(driver, Duration.ofSeconds(30))
                .pollingEvery(Duration.ofMillis(20))
                .until(any -> holds.getAsBoolean());
    }

    void screenshot(Path file) throws IOException {
        Files.write(file, driver.getScreenshotAs(OutputType.BYTES));
    }

    @Override
    public void close() {
        driver.quit();
        service.stop();
    }
}
