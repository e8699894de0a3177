package org.baize.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import java.util.List;
import java.util.regex.Pattern;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Several tables on one screen, and layouts that are small there: everything is within reach of a finger all the same. */
class SplitViewTest extends Browsing {

    private static final List<String> TABLES = List.of("Roulette", "Baccarat", "Sic Bo", "Grand Roulette");

    private static final Pattern IN_GOOD_TIME = Pattern.compile("^([89]|[12]\\d) seconds left$");

    /** With money, at the first table and with so many of the others beside it. */
    private PlayerSeat playerAt(int tables, int width, int height) {
        PlayerSeat player = PlayerSeat.at(chromium.page(width, height), system, 111, "Roulette");
        player.page().locator(".pane").waitFor();
        TABLES.subList(1, tables)
                .forEach(name -> player.button("Show " + name + " beside").click());
        if ("$0.00".equals(player.meter("credit").innerText())) {
            player.buysIn(100);
        }
        return player;
    }

    private static Locator pane(PlayerSeat player, String table) {
        return player.page().locator(".pane[aria-label='" + table + "']");
    }

    /** A layout is drawn to the measure of its room in the frame after that has changed, as when a table opens. */
    private static void awaitsLayout(Page page) {
        page.evaluate("""
                async () => {
                  const places = () => [...document.querySelectorAll('.pane, [data-bet]')]
                    .map((one) => JSON.stringify(one.getBoundingClientRect())).join();
                  let seen = '';
                  for (let frame = 0, still = 0; frame < 300 && still < 6; frame++) {
                    await new Promise(requestAnimationFrame);
                    const now = places();
                    still = now === seen ? still + 1 : 0;
                    seen = now;
                  }
                }""");
    }

    /** Until the table is open for so long that nobody has to hurry. */
    private static void awaitsBetting(Locator pane) {
        pane.getByRole(AriaRole.TIMER, new Locator.GetByRoleOptions().setName(IN_GOOD_TIME))
                .waitFor(new Locator.WaitForOptions().setTimeout(PlayerSeat.ROUND_MILLIS));
    }

    /** One page a size, with everything on it in turn: to sit down and to wait for a game takes the most time. */
    @ParameterizedTest
    @CsvSource({
        "2, 1920, 1080",
        "4, 1920, 1080",
        "1, 1366, 768",
        "2, 1366, 768",
        "1, 1024, 768",
        "1, 768, 1024",
        "4, 1080, 1920"
    })
    void everyPlaceForAChipAndEveryButtonHasRoomForAFinger(int tables, int width, int height) {
        try (PlayerSeat player = playerAt(tables, width, height)) {
            assertThat(player.page().locator(".pane")).hasCount(tables);
            for (String table : TABLES.subList(0, tables)) {
                Locator pane = pane(player, table);
                if (table.contains("Roulette")) { // its loupe opens only while chips can be put down
                    awaitsBetting(pane);
                }
                hasRoomForAFinger(player, table);
            }
            showsHintsThatCoverNothing(player);
            hasARaceTrackForFingers(player);
            if (tables == 1) {
                List.of("Baccarat", "Sic Bo").forEach(other -> {
                    player.page()
                            .locator(".away-open", new Page.LocatorOptions().setHasText(other))
                            .click();
                    pane(player, other).waitFor();
                    hasRoomForAFinger(player, other);
                });
            }
        }
    }

    private static void hasRoomForAFinger(PlayerSeat player, String table) {
        awaitsLayout(player.page());
        Assertions.assertThat(Targets.tooSmallForChips(pane(player, table)))
                .as(table)
                .isEmpty();
        Assertions.assertThat(Targets.tooSmall(player.page())).as(table).isEmpty();
    }

    /** What to do with chips that are to be moved, and with those that are not confirmed yet. */
    private static void showsHintsThatCoverNothing(PlayerSeat player) {
        Locator pane = pane(player, "Roulette");
        awaitsBetting(pane);
        pane.locator("[data-bet='red']").click();
        Locator hint = player.page().locator(".hint");
        for (String words : List.of("Confirm your bets", "Touch the chips to move")) {
            assertThat(hint).hasText(words);
            Assertions.assertThat(Targets.coveredBy(hint)).as(words).isEmpty();
            Assertions.assertThat(Targets.isCutOff(hint)).as(words).isFalse();
            player.button("Move").click();
        }
        player.button("Clear").click();
    }

    private static void hasARaceTrackForFingers(PlayerSeat player) {
        Locator toggle = pane(player, "Roulette").locator(".track-toggle");
        if (toggle.count() > 0) {
            toggle.click();
        }
        pane(player, "Roulette").locator(".track-cell").first().waitFor();
        awaitsLayout(player.page());
        Assertions.assertThat(Targets.tooSmall(player.page())).isEmpty();
    }

    @Test
    void fourTablesArePlayedAtOnceAndEachIsTakenAwayOrShownAloneWithATouch() {
        try (PlayerSeat player = playerAt(4, 1920, 1080)) {
            for (String table : List.of("Roulette", "Grand Roulette")) {
                Locator pane = pane(player, table);
                awaitsBetting(pane);
                pane.locator("[data-bet='red']").click();
                assertThat(pane.locator(".pane-meters")).containsText("$5.00");
            }
            assertThat(pane(player, "Sic Bo").locator(".pane-meters")).not().containsText("$5.00");

            player.button("Take Baccarat away").click();
            assertThat(player.page().locator(".pane")).hasCount(3);
            player.button("Show Baccarat beside").click();
            assertThat(player.page().locator(".pane")).hasCount(4);
            player.button("Show Sic Bo alone").click();
            assertThat(player.page().locator(".pane")).hasCount(1);
            assertThat(pane(player, "Sic Bo")).isVisible();
            Assertions.assertThat(Axe.seriousFindings(player.page())).isEmpty();
        }
    }

    /** Where the screen has no room for a second, the others are tiles. */
    @Test
    void onATabletTheOtherTablesAreATouchAway() {
        try (PlayerSeat player = playerAt(1, 1024, 768)) {
            assertThat(player.page()
                            .getByRole(
                                    AriaRole.BUTTON, new Page.GetByRoleOptions().setName(Pattern.compile("beside$"))))
                    .hasCount(0);
            player.page()
                    .locator(".away-open", new Page.LocatorOptions().setHasText("Sic Bo"))
                    .click();
            assertThat(pane(player, "Sic Bo")).isVisible();
            assertThat(player.page().locator(".pane")).hasCount(1);
        }
    }

    /** A touch shows the place larger, a second one at the same point puts a chip there, and a split is as easy. */
    @Test
    void aTouchOfASmallLayoutOpensALoupeInWhichChipsArePutDown() {
        try (PlayerSeat player =
                PlayerSeat.at(chromium.page(1024, 768), system, 302, "").buysIn(100)) {
            Page page = player.page();
            player.awaitsBetting();
            BoundingBox number = player.bet("straight:17").boundingBox();
            double x = number.x + number.width / 2;
            double y = number.y + number.height / 2;
            page.mouse().click(x, y);
            assertThat(page.locator(".loupe")).isVisible();
            player.shows("bet", "$0.00");
            page.mouse().click(x, y);
            player.shows("bet", "$5.00");
            page.locator(".loupe [data-bet='split:17-20']").click();
            player.shows("bet", "$10.00");
            assertThat(page.locator(".loupe .lying")).hasCount(2);
            Assertions.assertThat(Axe.seriousFindings(page)).isEmpty();
            page.keyboard().press("Escape");
            assertThat(page.locator(".loupe")).hasCount(0);
            assertThat(page.locator(".roulette-board .lying")).hasCount(2);

            player.bet("split:14-17").press("Enter");
            player.shows("bet", "$15.00");
        }
    }

    /** On a layout where a line is too narrow for a finger: a loupe beside the chip shows where it would land, and there it lands. */
    @Test
    void aChipIsDraggedOntoALineOfASmallLayoutAsExactlyAsOntoALargeOne() {
        try (PlayerSeat player =
                PlayerSeat.at(chromium.page(1024, 768), system, 303, "").buysIn(100)) {
            player.awaitsBetting();
            drags(player, Drag::withTheMouse, player.chip(10), "split:17-20", "Split 17 · 20");
            player.shows("bet", "$10.00");
            drags(
                    player,
                    Drag::withAFinger,
                    player.bet("split:17-20"),
                    "corner:25-26-28-29",
                    "Corner 25 · 26 · 28 · 29");
            drags(player, Drag::withAFinger, player.chip(10), "straight:17", "Straight up 17");
            player.shows("bet", "$20.00");
            assertThat(player.bet("corner:25-26-28-29")).hasAccessibleName(Pattern.compile("\\$10\\.00"));
            assertThat(player.bet("straight:17")).hasAccessibleName(Pattern.compile("\\$10\\.00"));
            assertThat(player.page().locator(".lying")).hasCount(2);
        }
    }

    private static void drags(PlayerSeat player, Drag.Way way, Locator what, String bet, String named) {
        Locator loupe = player.page().locator(".drop-loupe");
        way.drag(player.page(), what, player.bet(bet), () -> {
            assertThat(loupe).containsText(named);
            assertThat(loupe.locator(".lit[data-bet='" + bet + "']")).hasCount(1);
        });
        assertThat(loupe).hasCount(0);
    }
}
