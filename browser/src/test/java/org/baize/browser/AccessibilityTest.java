package org.baize.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Screens can be used by people who do not see them, or do not touch them: names, contrast, roles, as axe checks them. */
@Timeout(300)
@TestInstance(Lifecycle.PER_CLASS)
class AccessibilityTest {

    @SuppressWarnings("NullAway.Init") // set before the first test
    private RunningSystem system;

    @SuppressWarnings("NullAway.Init") // set before the first test
    private Chromium chromium;

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

    @ParameterizedTest
    @CsvSource({
        "/,                  .index section",
        "/play/?terminal=101, .tiles",
        "/play/?terminal=301, .roulette-board",
        "/play/?terminal=401, .baccarat-board",
        "/play/?terminal=501, .sicbo-board"
    })
    void hasNoSeriousFinding(String path, String shown) {
        try (Page page = chromium.page(1920, 1080)) {
            page.navigate(system.address(path));
            page.locator(shown).first().waitFor();

            assertThat(Axe.seriousFindings(page)).isEmpty();
        }
    }

    @ParameterizedTest
    @CsvSource({
        "/desk/, 17",
        "/inspector/, 18",
        "/admin/, 1",
        "/dealer/?table=1, 21",
        "/dealer/?table=6, 26",
        "/dealer/?table=7, 27"
    })
    void hasNoSeriousFindingBehindASignIn(String path, int person) {
        try (Page page = chromium.page(1366, 768)) {
            Door.enter(page, system, path, person);

            assertThat(Axe.seriousFindings(page)).isEmpty();
        }
    }
}
