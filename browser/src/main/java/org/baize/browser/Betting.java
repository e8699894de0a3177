package org.baize.browser;

import com.microsoft.playwright.Page;

/** The period in which a table takes bets. */
final class Betting {

    private static final double ROUND_MILLIS = 180_000;

    /** The countdown has only begun. */
    private static final String TIME_ENOUGH =
            "() => Number(document.querySelector('.pane.open .ring text')?.textContent) >= 12";

    private Betting() {}

    /** Waits until it has only begun, so that a slow machine still gets its bets in. */
    static void awaitTimeEnough(Page page) {
        page.waitForFunction(TIME_ENOUGH, null, new Page.WaitForFunctionOptions().setTimeout(ROUND_MILLIS));
    }
}
