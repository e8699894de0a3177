package org.baize.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions.HasTextOptions;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ReducedMotion;

/** The dealer's screen of a table, at which the dealer of the demonstration floor has signed in. */
record DealerDesk(Page page, RunningSystem system) implements AutoCloseable {

    private static final int FIRST_DEALER = 20;

    static DealerDesk at(Page page, RunningSystem system, int table) {
        page.emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(ReducedMotion.REDUCE));
        Door.enter(page, system, "/dealer/?table=" + table, FIRST_DEALER + table);
        page.locator("main.dealer").waitFor();
        return new DealerDesk(page, system);
    }

    /** Sends the simulated people away, so that nobody deals and decides but whoever stands here. */
    DealerDesk dealsByHand() {
        press("Deal by hand");
        button("Let the simulated dealer deal").waitFor();
        press("Send the simulated supervisor away");
        button("Call the simulated supervisor").waitFor();
        return this;
    }

    Locator button(String name) {
        return Door.button(page, name);
    }

    void press(String name) {
        button(name).click();
    }

    /** Opens a game by hand; whatever runs is brought to its end first. */
    DealerDesk opensANewGame() {
        Locator next = page.locator(".next-act:enabled").first();
        next.waitFor(new Locator.WaitForOptions().setTimeout(PlayerSeat.ROUND_MILLIS));
        while (!next.innerText().equals("New game")) {
            String act = next.innerText();
            next.click();
            assertThat(page.locator(".next-acts")).not().containsText(act);
            next.waitFor(new Locator.WaitForOptions().setTimeout(PlayerSeat.ROUND_MILLIS));
        }
        next.click();
        awaitPhase("Place your bets");
        return this;
    }

    void awaitPhase(String words) {
        assertThat(page.locator(".dealer-phase .phase"))
                .hasText(words, new HasTextOptions().setTimeout(PlayerSeat.ROUND_MILLIS));
    }

    Locator dialog() {
        return page.getByRole(AriaRole.DIALOG);
    }

    /** Takes something out of the drawer. */
    Locator irregular(String act) {
        press("Irregularities");
        page.locator(".irregular-act", new Page.LocatorOptions().setHasText(act))
                .first()
                .click();
        return dialog();
    }

    /** Somebody in that role signs beside the dealer; afterwards the screen says what was done. */
    void signedBy(String role) {
        Locator signer = dialog().locator("option", new Locator.LocatorOptions().setHasText(role))
                .first();
        dialog().getByLabel("Who signs").selectOption(String.valueOf(signer.getAttribute("value")));
        dialog().getByLabel("PIN").fill(system.access().pin());
        dialog().locator(".button.gold").click();
        dialog().getByText("What was done").waitFor();
        press("Close");
    }

    /** Does what the dialog asks, and reads there what was done. */
    void carriesOut(String moved) {
        dialog().locator(".button.gold").click();
        dialog().getByText("What was done").waitFor();
        assertThat(dialog().locator(".moved")).containsText(moved);
        press("Close");
    }

    @Override
    public void close() {
        page.close();
    }
}
