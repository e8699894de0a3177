package org.baize.browser;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The checks of axe: names, contrast, roles. */
final class Axe {

    /** Comes with the packages of the screens. */
    private static final Path AXE = Path.of("..", "terminals", "node_modules", "axe-core", "axe.min.js");

    private Axe() {}

    /** What keeps somebody from using the page as it is now. */
    static List<?> seriousFindings(Page page) {
        try {
            page.evaluate(Files.readString(AXE));
        } catch (IOException missing) {
            throw new UncheckedIOException(missing);
        }
        return (List<?>) page.evaluate("""
                () => axe.run().then((found) => found.violations
                  .filter((one) => one.impact === 'serious' || one.impact === 'critical')
                  .map((one) => one.id + ': ' + one.nodes[0].html))""");
    }
}
