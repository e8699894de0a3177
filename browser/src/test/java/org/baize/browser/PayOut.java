package org.baize.browser;

import com.microsoft.playwright.Locator.WaitForOptions;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.WaitForSelectorState;

/** A player who wants the money. */
final class PayOut {

    private static final int TRIES = 20;

    private PayOut() {}

    /**
     * Asks for it until a ticket comes: a text pays nothing while any table of the terminal deals, and another one may just do so.
     */
    static void ask(Page page) {
        for (int tries = 0; tries < TRIES && !page.locator(".ticket").isVisible(); tries++) {
            page.locator(".notice").first().waitFor(new WaitForOptions().setState(WaitForSelectorState.HIDDEN));
            press(page, "Cash out");
            press(page, "Pay out");
            page.locator(".ticket, .notice").first().waitFor();
        }
    }

    private static void press(Page page, String name) {
        page.getByRole(
                        AriaRole.BUTTON,
                        new Page.GetByRoleOptions().setName(name).setExact(true))
                .click();
    }
}
