package org.baize.browser;

import static org.baize.browser.Door.button;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;

/** The screens that players and their neighbours see. */
final class PlayerPictures {

    private static final double ROUND_MILLIS = 180_000;
    private static final int WIDE = 1920;
    private static final int HIGH = 1080;

    private final Camera camera;

    PlayerPictures(Camera camera) {
        this.camera = camera;
    }

    void take() {
        index();
        roulette(WIDE, HIGH, "player-roulette", 301);
        roulette(HIGH, WIDE, "player-roulette-upright", 302);
        raceTrack();
        sicBo();
        twoTables();
        fourTables();
        loupe();
        chinese();
        ticket();
        baccarat(WIDE, HIGH, "player-baccarat", 206);
        baccarat(HIGH, WIDE, "player-baccarat-upright", 202);
        display();
    }

    private void index() {
        try (Page page = camera.page(WIDE, HIGH)) {
            page.navigate(camera.system().address("/"));
            page.locator(".index section").first().waitFor();
            camera.take(page, "index");
        }
    }

    private Page seated(int terminal, int width, int height) {
        Page page = camera.page(width, height);
        page.navigate(camera.system().address("/play/?terminal=" + terminal));
        page.locator(".shell").waitFor();
        return page;
    }

    /** With money on the meter, and the table open for bets. */
    private static void buyIn(Page page) {
        button(page, "Buy in").click();
        button(page, "Note of $100").click();
        page.locator(".meter-credit output", new Page.LocatorOptions().setHasText("$100.00"))
                .waitFor();
        button(page, "Back to game").click();
    }

    private static void bet(Page page, List<String> bets) {
        Betting.awaitTimeEnough(page);
        bets.forEach(bet -> page.locator("[data-bet='" + bet + "']").first().click());
        page.waitForTimeout(600); // chips have landed
    }

    private void roulette(int width, int height, String name, int terminal) {
        try (Page page = seated(terminal, width, height)) {
            buyIn(page);
            page.locator(".stage-past .mark").first().waitFor(new Locator.WaitForOptions().setTimeout(ROUND_MILLIS));
            bet(page, List.of("red", "straight:17", "straight:20", "odd"));
            camera.take(page, name);
        }
    }

    private void raceTrack() {
        try (Page page = seated(203, WIDE, HIGH)) {
            page.locator(".tile-open", new Page.LocatorOptions().setHasText("Rapid Roulette"))
                    .click();
            page.locator(".race-track, .track-toggle").first().waitFor();
            if (page.locator(".race-track").count() == 0) {
                page.locator(".track-toggle").click();
            }
            buyIn(page);
            bet(page, List.of());
            camera.take(page, "player-racetrack");
        }
    }

    private void sicBo() {
        try (Page page = seated(501, WIDE, HIGH)) {
            buyIn(page);
            bet(page, List.of("small", "double:3", "any-triple"));
            camera.take(page, "player-sicbo");
        }
    }

    private void twoTables() {
        try (Page page = seated(101, WIDE, HIGH)) {
            page.locator(".tile-open").first().click();
            buyIn(page);
            button(page, "Tables").click();
            page.getByText("Beside").last().click();
            page.locator(".pane").nth(1).waitFor();
            page.waitForTimeout(600); // both have their size
            camera.take(page, "player-two-tables");
        }
    }

    private void fourTables() {
        try (Page page = seated(111, WIDE, HIGH)) {
            page.locator(".tile-open").first().click();
            List.of("Baccarat", "Sic Bo", "Grand Roulette")
                    .forEach(table -> button(page, "Show " + table + " beside").click());
            buyIn(page);
            page.locator(".pane:first-child.open").waitFor(new Locator.WaitForOptions().setTimeout(ROUND_MILLIS));
            page.locator(".pane.open [data-bet='red']").first().click();
            page.waitForTimeout(600); // the chip has landed
            camera.take(page, "player-four-tables");
        }
    }

    /** On a tablet. */
    private void loupe() {
        try (Page page = seated(304, 1024, 768)) {
            buyIn(page);
            bet(page, List.of("red", "straight:17"));
            page.locator(".loupe [data-bet='split:17-20']").click();
            page.locator(".loupe [data-bet='straight:14']").click();
            page.waitForTimeout(600); // chips have landed
            camera.take(page, "player-loupe");
        }
    }

    private void chinese() {
        try (Page page = seated(303, WIDE, HIGH)) {
            buyIn(page);
            bet(page, List.of("black", "straight:8"));
            page.locator(".top-bar button", new Page.LocatorOptions().setHasText("简体中文"))
                    .click();
            camera.take(page, "player-chinese");
        }
    }

    private void ticket() {
        try (Page page = seated(204, WIDE, HIGH)) {
            page.locator(".tile-open", new Page.LocatorOptions().setHasText("Rapid Roulette"))
                    .click();
            buyIn(page);
            bet(page, List.of());
            button(page, "Cash out").click();
            button(page, "Pay out").click();
            page.locator(".printer.out .ticket").waitFor();
            page.waitForTimeout(1_500); // it is out of its slot
            camera.take(page, "player-ticket");
        }
    }

    /** After some coups, so that the roads have begun. */
    private void baccarat(int width, int height, String name, int terminal) {
        try (Page page = seated(terminal, width, height)) {
            page.locator(".tile-open", new Page.LocatorOptions().setHasText("Dragon Baccarat"))
                    .click();
            buyIn(page);
            bet(page, List.of("player", "tie"));
            page.locator(".hand .dealt").first().waitFor(new Locator.WaitForOptions().setTimeout(ROUND_MILLIS));
            page.waitForTimeout(7_500); // all cards lie there
            camera.take(page, name);
        }
    }

    /** Just after a result has come. */
    private void result(Page page, int table, String shown, String name) {
        page.navigate(camera.system().address("/display/?table=" + table));
        page.locator(shown).waitFor(new Locator.WaitForOptions().setTimeout(ROUND_MILLIS));
        page.waitForTimeout(1_000); // it has arrived
        camera.take(page, name);
    }

    private void display() {
        try (Page page = camera.page(WIDE, HIGH)) {
            result(page, 2, ".display-winner.fresh .display-number", "display-roulette");
            result(page, 5, ".display-winner.fresh .display-side", "display-baccarat");
            result(page, 8, ".display-winner.fresh .display-total", "display-sicbo");
        }
    }
}
