package org.baize.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Screens can be used by people who do not see them, or do not touch them: names, contrast, roles, as axe checks them. */
class AccessibilityTest extends Browsing {

    private static final Locator.WaitForOptions HIDDEN =
            new Locator.WaitForOptions().setState(WaitForSelectorState.HIDDEN);

    /** The focus is on something of the page behind; between two rounds through a dialog it may be on nothing. */
    private static final String BEHIND =
            "document.activeElement !== document.body && document.activeElement.closest('dialog') === null";

    @ParameterizedTest
    @CsvSource({
        "/,                  .index section",
        "/play/?terminal=101, .tiles",
        "/play/?terminal=301, .roulette-board",
        "/play/?terminal=401, .baccarat-board",
        "/play/?terminal=501, .sicbo-board",
        "/display/?table=2, .display-winner",
        "/display/?table=5, .display-winner",
        "/display/?table=8, .display-winner"
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
        "/dealer/?table=4, 24",
        "/dealer/?table=5, 25",
        "/dealer/?table=6, 26",
        "/dealer/?table=7, 27",
        "/dealer/?table=8, 28"
    })
    void hasNoSeriousFindingBehindASignIn(String path, int person) {
        try (Page page = chromium.page(1366, 768)) {
            Door.enter(page, system, path, person);

            assertThat(Axe.seriousFindings(page)).isEmpty();
        }
    }

    @Test
    void hasNoSeriousFindingInFrontOfTheGame() {
        try (PlayerSeat seat = PlayerSeat.at(chromium.page(1920, 1080), system, 302, "Double Zero")) {
            seat.buysIn(100);
            for (String front : List.of("Odds", "Last games", "Buy in", "Cash out")) {
                seat.button(front).click();
                seat.page().getByRole(AriaRole.DIALOG).waitFor();
                assertThat(Axe.seriousFindings(seat.page())).as(front).isEmpty();
                seat.page().keyboard().press("Escape");
                seat.page().getByRole(AriaRole.DIALOG).waitFor(HIDDEN);
            }
        }
    }

    @Test
    void hasNoSeriousFindingInAnAct() {
        try (DealerDesk desk = DealerDesk.at(chromium.page(1366, 768), system, 3)) {
            desk.press("Irregularities");
            desk.dialog().waitFor();
            assertThat(Axe.seriousFindings(desk.page())).isEmpty();
            desk.page().locator(".irregular-act").first().click();
            desk.dialog().locator("h2").waitFor();
            assertThat(Axe.seriousFindings(desk.page())).isEmpty();
        }
    }

    @Test
    void hasNoSeriousFindingInChinese() {
        try (Page page = chromium.page(1920, 1080)) {
            page.navigate(system.address("/play/?terminal=303"));
            page.locator(".top-bar button", new Page.LocatorOptions().setHasText("简体中文"))
                    .click();
            page.locator("html[lang='zh-Hans'] .top-bar button", new Page.LocatorOptions().setHasText("English"))
                    .waitFor();
            assertThat(Axe.seriousFindings(page)).isEmpty();
        }
    }

    /** Whoever has no finger on the screen stays in what is in front, leaves it by Escape, and is where they were before. */
    @Test
    void keepsTheKeysInFrontAndGivesThemBack() {
        try (PlayerSeat seat = PlayerSeat.at(chromium.page(1920, 1080), system, 304, "Double Zero")) {
            Page page = seat.page();
            seat.button("Odds").focus();
            page.keyboard().press("Enter");
            page.getByRole(AriaRole.DIALOG).waitFor();
            int stops = page.locator("dialog button:enabled").count();
            for (int pressed = 0; pressed <= stops + 1; pressed++) {
                page.keyboard().press("Tab");
                assertThat(page.evaluate(BEHIND)).isEqualTo(false);
            }
            page.keyboard().press("Escape");
            page.getByRole(AriaRole.DIALOG).waitFor(HIDDEN);
            assertThat(page.evaluate("document.activeElement.textContent")).isEqualTo("Odds");
        }
    }
}
