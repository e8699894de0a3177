package org.baize.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions.HasTextOptions;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.regex.Pattern;

/** Somebody who plays at a terminal of the demonstration floor. */
record PlayerSeat(Page page) implements AutoCloseable {

    /** A betting period, what comes after it, and a machine that has other things to do. */
    static final double ROUND_MILLIS = 120_000;

    private static final double MOMENT_MILLIS = 30_000;

    /** Sits down, and goes to that table if the terminal reaches several. */
    static PlayerSeat at(Page page, RunningSystem system, int terminal, String table) {
        page.setDefaultTimeout(MOMENT_MILLIS);
        page.emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(ReducedMotion.REDUCE));
        page.navigate(system.address("/play/?terminal=" + terminal));
        page.locator(".shell").waitFor();
        Locator tile = page.locator(".tile-open", new Page.LocatorOptions().setHasText(table));
        if (tile.count() > 0) {
            tile.first().click();
        }
        return new PlayerSeat(page);
    }

    PlayerSeat buysInWithAHundred() {
        button("Buy in").click();
        button("Note of $100").click();
        shows("credit", "$100.00");
        button("Back to game").click();
        return this;
    }

    Locator button(String name) {
        return Door.button(page, name);
    }

    /** Until a game is open for so long that nobody has to hurry. */
    PlayerSeat awaitsBetting() {
        page.getByRole(
                        AriaRole.TIMER,
                        new Page.GetByRoleOptions().setName(Pattern.compile("^(1[5-9]|2\\d) seconds left$")))
                .first()
                .waitFor(new Locator.WaitForOptions().setTimeout(ROUND_MILLIS));
        return this;
    }

    /** One chip, and the server has it. */
    PlayerSeat bets(String bet, String inAll) {
        page.locator("[data-bet='" + bet + "']").first().click();
        shows("bet", inAll);
        return this;
    }

    void shows(String meter, String amount) {
        shows(meter, amount, MOMENT_MILLIS);
    }

    void shows(String meter, String amount, double withinMillis) {
        assertThat(page.locator(".meter-" + meter + " output"))
                .hasText(amount, new HasTextOptions().setTimeout(withinMillis));
    }

    @Override
    public void close() {
        page.close();
    }
}
