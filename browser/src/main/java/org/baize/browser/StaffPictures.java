package org.baize.browser;

import static org.baize.browser.Door.button;

import com.microsoft.playwright.Page;
import java.util.List;
import java.util.function.Consumer;

/** The screens that the staff see. */
final class StaffPictures {

    private static final int DEALER_OF_TABLE_2 = 22;
    private static final int DEALER_OF_TABLE_5 = 25;
    private static final int GAMING_MANAGER = 15;
    private static final int WIDE = 1920;
    private static final int HIGH = 1080;
    private static final double A_MOMENT_MILLIS = 2_500;

    private final Camera camera;

    StaffPictures(Camera camera) {
        this.camera = camera;
    }

    void take() {
        dealerWithWagers();
        picture(
                "/dealer/?table=5",
                DEALER_OF_TABLE_5,
                "dealer-baccarat",
                page -> page.locator(".dealer-stage .dealt").nth(3).waitFor());
        picture("/pit/", GAMING_MANAGER, "pit", page -> {});
        picture("/desk/", Door.CASHIER, "desk", this::ticketAtTheDesk);
        picture("/inspector/", Door.INSPECTOR, "inspector", page -> {});
        picture("/inspector/", Door.INSPECTOR, "inspector-verified", page -> {
            button(page, "Verification").click();
            button(page, "Verify the records").click();
            page.getByText("Everything fits").waitFor();
        });
        picture(
                "/admin/",
                Door.ADMINISTRATOR,
                "admin",
                page -> button(page, "System").click());
        picture("/admin/", Door.ADMINISTRATOR, "admin-code", page -> {
            button(page, "Machines").click();
            button(page, "Code for Player terminal 304").click();
        });
    }

    /** Somebody plays, and the dealer sees what lies on the layout. */
    private void dealerWithWagers() {
        try (Page player = camera.page(WIDE, HIGH)) {
            player.navigate(camera.system().address("/play/?terminal=202"));
            player.locator(".tile-open", new Page.LocatorOptions().setHasText("Rapid Roulette"))
                    .click();
            button(player, "Buy in").click();
            button(player, "Note of $100").click();
            button(player, "Back to game").click();
            picture("/dealer/?table=2", DEALER_OF_TABLE_2, "dealer-roulette", page -> {
                Betting.awaitTimeEnough(player);
                List.of("red", "straight:17", "straight:20", "dozen:2")
                        .forEach(bet -> player.locator("[data-bet='" + bet + "']")
                                .first()
                                .click());
            });
        }
    }

    private void picture(String path, int person, String name, Consumer<Page> arrange) {
        if (!camera.has(path)) {
            System.out.println("baize: there is no " + path);
            return;
        }
        try (Page page = camera.page(WIDE, HIGH)) {
            Door.enter(page, camera.system(), path, person);
            arrange.accept(page);
            page.waitForTimeout(A_MOMENT_MILLIS); // what is live has come
            camera.take(page, name);
        }
    }

    /** A ticket that a player has just taken is in the cashier's hand. */
    private void ticketAtTheDesk(Page desk) {
        desk.getByLabel("In the drawer at first (dollars)").fill("2000");
        button(desk, "Begin shift").click();
        desk.getByLabel("Scan a ticket, or type its number").fill(cashedOut());
        button(desk, "Look up").click();
        desk.locator(".paper .amount").waitFor();
    }

    private String cashedOut() {
        try (Page page = camera.page(WIDE, HIGH)) {
            page.navigate(camera.system().address("/play/?terminal=205"));
            page.locator(".tile-open", new Page.LocatorOptions().setHasText("Rapid Roulette"))
                    .click();
            button(page, "Buy in").click();
            button(page, "Note of $50").click();
            button(page, "Back to game").click();
            Betting.awaitTimeEnough(page); // a text may pay nothing out while a round is on
            button(page, "Cash out").click();
            button(page, "Pay out").click();
            page.locator(".printer.out .ticket").waitFor();
            return String.valueOf(page.locator(".ticket svg").getAttribute("aria-label"));
        }
    }
}
