package org.baize.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;

/** The browser of the system's packages, without a window. {@code BAIZE_CHROMIUM} names another. */
final class Chromium implements AutoCloseable {

    private static final List<String> QUIETLY = List.of(
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync");

    /** What comes in a moment on a machine that has nothing else to do. */
    private static final double PATIENCE_MILLIS = 30_000;

    static {
        PlaywrightAssertions.setDefaultAssertionTimeout(PATIENCE_MILLIS);
    }

    private final Playwright playwright = Playwright.create();
    private final Browser browser = playwright
            .chromium()
            .launch(new BrowserType.LaunchOptions()
                    .setExecutablePath(
                            Path.of(Objects.requireNonNullElse(System.getenv("BAIZE_CHROMIUM"), "/usr/bin/chromium")))
                    .setArgs(QUIETLY));

    /** A page on a screen of that size, in English. */
    Page page(int width, int height) {
        return browser.newPage(
                new Browser.NewPageOptions().setViewportSize(width, height).setLocale("en-AU"));
    }

    @Override
    public void close() {
        browser.close();
        playwright.close();
    }
}
