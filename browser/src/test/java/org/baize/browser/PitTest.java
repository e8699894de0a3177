package org.baize.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.baize.browser.Door.button;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions.HasTextOptions;
import com.microsoft.playwright.options.RequestOptions;
import java.util.Map;
import java.util.regex.Pattern;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;

/** Whoever runs the floor, in a real browser, through the whole system. */
class PitTest extends Browsing {

    /** May decide everything on the table of the first terminals. */
    private static final int OPERATOR = 16;

    private static final double ROUND_MILLIS = 120_000;

    private Page pit() {
        Page page = chromium.page(1920, 1080);
        Door.enter(page, system, "/pit/", OPERATOR);
        assertThat(page.locator(".table-card")).hasCount(9);
        return page;
    }

    private Page terminal(int number) {
        Page page = chromium.page(1366, 768);
        page.navigate(system.address("/play/?terminal=" + number));
        page.locator(".tile-open", new Page.LocatorOptions().setHasText("Roulette"))
                .click();
        return page;
    }

    private static Locator card(Page pit, String name) {
        return pit.locator(".table-card", new Page.LocatorOptions().setHasText(name));
    }

    private static Locator seat(Page pit, int terminal) {
        return pit.locator(".seat", new Page.LocatorOptions().setHasText(Integer.toString(terminal)));
    }

    private static void sees(Locator what, String text) {
        assertThat(what).containsText(text);
    }

    /** Carries out what the dialog is about, and puts it away. */
    private static void carryOut(Page pit) {
        pit.locator(".dialog .act-buttons .gold").click();
        sees(pit.locator(".dialog"), "What was done");
        pit.locator(".dialog .gold").click();
    }

    @Test
    void answersThePlayerWhoCalls() {
        try (Page pit = pit();
                Page player = terminal(102)) {
            button(player, "Attendant").click();

            sees(pit.locator(".alerts"), "Attendant called");
            assertThat(seat(pit, 102)).hasClass(Pattern.compile("called"));
            button(pit, "Answer call").click();
            carryOut(pit);

            assertThat(pit.getByText("Attendant called")).not().isVisible();
            assertThat(seat(pit, 102)).not().hasClass(Pattern.compile("called"));
        }
    }

    @Test
    void playsTheTouchesOfARoundAgainAndVoidsIt() {
        try (Page pit = pit();
                Page player = terminal(101)) {
            String round = betAndLetItBeDecided(pit, player);
            button(pit, "Past games").click();
            pit.locator(".rounds li:has(b:text-is('" + round + "')) button").click();

            button(pit, "▶ Terminal 101").click();
            Locator lying = pit.locator(".replay-total b");
            assertThat(lying).hasText("$0.00");
            pit.locator(".timeline .touch button").last().click();
            assertThat(lying).hasText("$5.00");
            assertThat(pit.locator(".replay-board .chip-stack")).hasCount(1);
            pit.locator(".dialog .act-buttons button").click();

            button(pit, "Invalidate the game").click();
            pit.locator(".dialog").getByLabel("Reason").fill("the lights went out");
            sees(pit.locator(".dialog .moved"), "101");
            carryOut(pit);

            assertThat(player.locator(".meter-credit output")).hasText("$100.00");
        }
    }

    /** Five dollars of a hundred on one number; whatever comes, the credit is another after it. */
    private static String betAndLetItBeDecided(Page pit, Page player) {
        button(player, "Buy in").click();
        button(player, "Note of $100").click();
        button(player, "Back to game").click();
        card(pit, "Roulette").first().click();
        Betting.awaitTimeEnough(player);
        player.locator("[data-bet='straight:17']").click();
        button(player, "Confirm").click();
        sees(pit.locator(".place-facts"), "$5.00");
        assertThat(seat(pit, 101)).hasClass(Pattern.compile("playing.*betting"));
        String round =
                pit.locator(".place-facts div:has(dt:text-is('Game')) dd").innerText();
        assertThat(player.locator(".meter-bet output")).hasText("$0.00", new HasTextOptions().setTimeout(ROUND_MILLIS));
        Assertions.assertThat(player.locator(".meter-credit output").innerText())
                .isNotEqualTo("$100.00");
        return round;
    }

    @Test
    void announcesOtherLimitsToThePlayers() {
        try (Page pit = pit();
                Page player = terminal(105)) {
            card(pit, "Roulette").first().click();
            button(pit, "Set-up").click();
            pit.getByLabel("Red: Maximum").fill("400");
            button(pit, "Announce the change …").click();
            sees(pit.locator(".dialog .foresight"), "Change announced");
            carryOut(pit);

            sees(card(pit, "Roulette").first(), "Limits change after this game");
            sees(player.locator(".stage"), "Limits change after this game");
        }
    }

    @Test
    void closesATableForTheNight() {
        try (Page pit = pit()) {
            card(pit, "Double Zero").click();
            Locator house = pit.locator(".house-acts");
            house.getByText("Announce closing").click();
            carryOut(pit);
            sees(card(pit, "Double Zero"), "closes soon");
            house.getByText("Cancel closing").click();
            carryOut(pit);
            assertThat(card(pit, "Double Zero").locator(".table-notice")).hasCount(0);
        }
    }

    @Test
    void makesADeviceFailAndSeesIt() {
        try (Page pit = pit()) {
            button(pit, "Simulated devices").click();
            pit.getByLabel("Acceptor and printer of").selectOption("104");
            button(pit, "Acceptor jams").click();
            sees(pit.locator(".devices"), "Told: Acceptor jams");

            pit.request()
                    .post(
                            system.address("/api/simulators/terminals/104/notes"),
                            RequestOptions.create().setData(Map.of("noteCents", 50_00)));

            pit.locator(".side-tabs button").first().click();
            sees(pit.locator(".alerts"), "Note acceptor out");
            sees(pit.locator(".alerts"), "Terminal 104");
            assertThat(seat(pit, 104)).hasClass(Pattern.compile("out"));
        }
    }

    @Test
    void hasNoSeriousFinding() {
        try (Page pit = pit()) {
            Assertions.assertThat(Axe.seriousFindings(pit)).isEmpty();
            card(pit, "Roulette").first().click();
            assertThat(pit.locator(".place-facts")).isVisible();

            Assertions.assertThat(Axe.seriousFindings(pit)).isEmpty();
        }
    }
}
