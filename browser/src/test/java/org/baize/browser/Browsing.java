package org.baize.browser;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests that share one running system and one browser. */
@Timeout(300)
@TestInstance(Lifecycle.PER_CLASS)
abstract class Browsing {

    @SuppressWarnings("NullAway.Init") // set before the first test
    RunningSystem system;

    @SuppressWarnings("NullAway.Init") // set before the first test
    Chromium chromium;

    @BeforeAll
    void start(@TempDir Path directory) {
        system = RunningSystem.start(directory);
        chromium = new Chromium();
    }

    @AfterAll
    void stop() {
        chromium.close();
        system.close();
    }
}
