package org.baize.browser;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;

/** The way into a screen of the staff. */
final class Door {

    static final int ADMINISTRATOR = 1;
    static final int CASHIER = 17;
    static final int INSPECTOR = 18;

    private Door() {}

    /** Signs somebody of the demonstration floor in, and on where that person is not on duty yet. */
    static void enter(Page page, RunningSystem system, String path, int person) {
        page.navigate(system.address(path));
        page.getByLabel("Name or number").fill(Integer.toString(person));
        page.getByLabel("Password").fill(system.access().password());
        button(page, "Sign in").click();
        Locator signOn = page.locator("button", new Page.LocatorOptions().setHasText("Sign on as"))
                .first();
        Locator inside = page.locator("main:not(.staff-door)").first();
        signOn.or(inside).first().waitFor();
        if (signOn.isVisible()) {
            signOn.click();
            inside.waitFor();
        }
    }

    static Locator button(Page page, String name) {
        return page.getByRole(
                AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
    }
}
