package org.baize.browser;

import com.microsoft.playwright.Page;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import javax.imageio.ImageIO;

/** Takes pictures of pages and keeps them small enough to lie beside the sources. */
final class Camera {

    /** Beyond it a picture has no place in a repository. */
    static final int LARGEST_BYTES = 280_000;

    private static final double PATIENCE_MILLIS = 120_000;
    private static final int FINEST = 0;
    private static final int COARSEST = 4;

    private final RunningSystem system;
    private final Chromium chromium;
    private final Path album;

    Camera(RunningSystem system, Chromium chromium, Path album) {
        this.system = system;
        this.chromium = chromium;
        this.album = album;
    }

    RunningSystem system() {
        return system;
    }

    /** A page that waits for a machine that has other things to do. */
    Page page(int width, int height) {
        Page page = chromium.page(width, height);
        page.setDefaultTimeout(PATIENCE_MILLIS);
        return page;
    }

    /** The page as it is now, in as fine colours as fit. */
    void take(Page page, String name) {
        page.mouse().move(0, 0); // nothing shines under it
        byte[] picture = page.screenshot();
        try {
            BufferedImage seen = ImageIO.read(new ByteArrayInputStream(picture));
            for (int bits = FINEST; picture.length > LARGEST_BYTES && bits <= COARSEST; bits++) {
                picture = Pictures.png(seen, bits);
            }
            Files.write(album.resolve(name + ".png"), picture);
        } catch (IOException cannot) {
            throw new UncheckedIOException(cannot);
        }
        System.out.println("baize: " + name + ".png, " + picture.length / 1000 + " kB");
    }

    /** Leaves out pages that this program does not have. */
    boolean has(String path) {
        try (Page page = page(800, 600)) {
            return Arrays.asList(200, 304)
                    .contains(page.navigate(system.address(path)).status());
        }
    }
}
