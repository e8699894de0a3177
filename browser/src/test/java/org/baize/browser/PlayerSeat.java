package org.baize.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions.HasTextOptions;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ReducedMotion;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.util.regex.Pattern;

/** Somebody who plays at a terminal of the demonstration floor. */
record PlayerSeat(Page page) implements AutoCloseable {

    /** A betting period, what comes after it, and a machine that has other things to do. */
    static final double ROUND_MILLIS = 120_000;

    private static final int TRIES = 20;

    /** Sits down, and goes to that table if the terminal reaches several. */
    static PlayerSeat at(Page page, RunningSystem system, int terminal, String table) {
        page.emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(ReducedMotion.REDUCE));
        page.navigate(system.address("/play/?terminal=" + terminal));
        page.locator(".shell").waitFor();
        Locator tile = page.locator(".tile-open", new Page.LocatorOptions().setHasText(table));
        if (tile.count() > 0) {
            tile.first().click();
        }
        return new PlayerSeat(page);
    }

    /** With one note. */
    PlayerSeat buysIn(int dollars) {
        button("Buy in").click();
        button("Note of $" + dollars).click();
        shows("credit", "$" + dollars + ".00");
        button("Back to game").click();
        return this;
    }

    Locator button(String name) {
        return Door.button(page, name);
    }

    Locator bet(String bet) {
        return page.locator("[data-bet='" + bet + "']").first();
    }

    /** Until a game is open for so long that nobody has to hurry. */
    PlayerSeat awaitsBetting() {
        inGoodTime().waitFor(new Locator.WaitForOptions().setTimeout(ROUND_MILLIS));
        return this;
    }

    boolean hasTimeToBet() {
        return inGoodTime().isVisible();
    }

    private Locator inGoodTime() {
        return page.getByRole(
                        AriaRole.TIMER,
                        new Page.GetByRoleOptions().setName(Pattern.compile("^(1[5-9]|2\\d) seconds left$")))
                .first();
    }

    /** One chip, and the server has it. */
    PlayerSeat bets(String bet, String inAll) {
        bet(bet).click();
        shows("bet", inAll);
        return this;
    }

    /** Drags a chip from the tray to a bet, and from there on to another. */
    PlayerSeat drags(Drag.Way way, int chipDollars, String bet, String onTo) {
        way.drag(page, chip(chipDollars), bet(bet));
        has(bet, chipDollars);
        way.drag(page, bet(bet), bet(onTo));
        has(onTo, chipDollars);
        return this;
    }

    /** All chips of the player lie there. */
    private void has(String bet, int dollars) {
        assertThat(bet(bet)).hasAccessibleName(Pattern.compile("\\$" + dollars + "\\.00"));
        shows("bet", "$" + dollars + ".00");
    }

    /** On the tray. */
    Locator chip(int dollars) {
        return page.getByRole(
                AriaRole.RADIO,
                new Page.GetByRoleOptions().setName("Chip of $" + dollars).setExact(true));
    }

    /**
     * Asks for the money until it is on its way, as a ticket or by somebody who brings it: a text pays nothing while any table of the
     * terminal deals, and another one may just do so.
     */
    PlayerSeat cashesOut() {
        Locator comes = page.locator(".ticket").or(page.getByText("An attendant brings"));
        for (int tries = 0; tries < TRIES && !comes.isVisible(); tries++) {
            page.locator(".notice").first().waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.HIDDEN));
            button("Cash out").click();
            button("Pay out").click();
            comes.or(page.locator(".notice")).first().waitFor();
        }
        return this;
    }

    /** Once it is printed; what a scanner reads off it. */
    String takesTheTicket() {
        assertThat(button("Ticket taken")).isEnabled();
        String code = String.valueOf(page.locator(".ticket svg").getAttribute("aria-label"));
        button("Ticket taken").click();
        return code;
    }

    /**
     * What came in a game.
     *
     * @param which the colour of a number, or the side that won
     * @param print as the screen writes it
     */
    record Result(String which, String print) {}

    /** Of the latest game that the player was in. */
    Result lastResult() {
        button("Last games").click();
        Locator mark = page.locator(".recalled tbody tr").first().locator(".mark");
        mark.waitFor();
        String which = String.valueOf(mark.getAttribute("class")).replace("mark is-", "");
        Result came = new Result(which, mark.innerText());
        button("Back to game").click();
        return came;
    }

    void shows(String meter, String amount) {
        assertThat(meter(meter)).hasText(amount);
    }

    void shows(String meter, String amount, double withinMillis) {
        assertThat(meter(meter)).hasText(amount, new HasTextOptions().setTimeout(withinMillis));
    }

    Locator meter(String name) {
        return page.locator(".meter-" + name + " output");
    }

    @Override
    public void close() {
        page.close();
    }
}
