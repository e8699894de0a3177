package org.baize.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.WebSocketRoute;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.regex.Pattern;
import org.assertj.core.api.Assertions;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;

/** A dealer and the players at the table, each at a screen of their own, through the whole system. */
class DealerTest extends Browsing {

    private DealerDesk dealerAt(int table) {
        return DealerDesk.at(chromium.page(1366, 768), system, table);
    }

    private PlayerSeat playerAt(int terminal, String table) {
        return PlayerSeat.at(chromium.page(1366, 768), system, terminal, table).buysIn(100);
    }

    @Test
    void aWrongNumberIsCorrectedByTheDealerAndASupervisor() {
        try (DealerDesk dealer = dealerAt(1);
                PlayerSeat player = playerAt(101, "Roulette")) {
            dealer.dealsByHand().opensANewGame();
            player.bets("red", "$5.00").button("Confirm").click();
            player.shows("credit", "$95.00");
            dealer.awaitPhase("No more bets");
            enterNumber(dealer, "17");
            dealer.press("Confirm result");
            dealer.awaitPhase("Result");
            player.shows("bet", "$0.00");
            player.shows("credit", "$95.00"); // seventeen is black

            Locator dialog = dealer.irregular("Correct the result");
            dialog.locator(".number-key")
                    .getByText("5", new Locator.GetByTextOptions().setExact(true))
                    .click();
            dialog.getByLabel("Reason").fill("the ball lay in five");
            assertThat(dialog.locator(".foresight")).containsText("+$10.00");
            dealer.signedBy("Casino supervisor");

            player.shows("credit", "$105.00");
            assertThat(dealer.page().locator(".dealer-recent li").first()).hasText("5");
        }
    }

    private static void enterNumber(DealerDesk dealer, String number) {
        dealer.page()
                .locator(".entry .number-key")
                .getByText(number, new Locator.GetByTextOptions().setExact(true))
                .click();
        dealer.press("Enter");
    }

    @Test
    void aMisdealtCoupIsVoidedAndTheStakeComesBack() {
        try (DealerDesk dealer = dealerAt(4);
                PlayerSeat player = playerAt(102, "Baccarat")) {
            player.awaitsBetting(); // the simulated dealer has prepared a shoe
            dealer.dealsByHand();
            player.bets("player", "$5.00").button("Confirm").click();
            player.shows("credit", "$95.00");

            enterCard(dealer, "K", "Hearts"); // betting is still open: no card may lie there

            Locator banner = dealer.page().locator(".waiting-banner");
            assertThat(banner).containsText("Card drawn before betting closed");
            banner.getByRole(AriaRole.BUTTON).first().click();
            dealer.signedBy("Casino supervisor");

            dealer.awaitPhase("Void game");
            player.shows("bet", "$0.00");
            player.shows("credit", "$100.00");
        }
    }

    private static void enterCard(DealerDesk dealer, String rank, String suit) {
        dealer.press(rank);
        dealer.press(suit);
        dealer.press("Enter");
    }

    @Test
    @Clause("act-mini-baccarat-2015:4.2")
    void miniBaccaratIsPlayedFromChipsBoughtAtTheTableToChipsPaidThere() {
        try (DealerDesk dealer = dealerAt(6);
                PlayerSeat player = PlayerSeat.at(chromium.page(1366, 768), system, 401, "Perfect Pairs")) {
            dealer.press("Buy in at the table: Chips");
            dealer.dialog().getByLabel("Terminal").selectOption("401");
            dealer.dialog().getByLabel("Amount (dollars)").fill("100");
            assertThat(dealer.dialog().locator(".foresight")).containsText("+$100.00");
            dealer.carriesOut("+$100.00");
            player.shows("credit", "$100.00");

            dealer.awaitPhase("Place your bets"); // the simulated dealer has prepared a shoe
            dealer.dealsByHand();
            player.bets("player", "$5.00");
            dealer.press("No more bets");
            dealer.press("Let the simulated dealer deal");
            player.shows("bet", "$0.00", PlayerSeat.ROUND_MILLIS);
            Map<String, String> paid = Map.of("player", "$105.00", "tie", "$100.00", "banker", "$95.00");
            String left = String.valueOf(paid.get(player.lastResult().which()));
            player.shows("credit", left);

            player.button("Cash out").click();
            player.button("Pay out").click();
            Locator banner = dealer.page().locator(".waiting-banner");
            assertThat(banner).containsText(left);
            banner.getByRole(AriaRole.BUTTON).first().click();
            dealer.dialog().locator(".button.gold").click();
            dealer.dialog().getByText("What was done").waitFor();
            dealer.press("Close");
            player.shows("credit", "$0.00");
        }
    }

    @Test
    void theShooterShakesTheDiceAndTheGameSettles() {
        try (PlayerSeat shooter = playerAt(501, "Lucky Dice")) {
            shooter.awaitsBetting().bets("small", "$5.00").bets("big", "$10.00");
            shooter.button("Shoot").click(new Locator.ClickOptions().setTimeout(PlayerSeat.ROUND_MILLIS));
            shooter.shows("bet", "$0.00", PlayerSeat.ROUND_MILLIS);
            String credit = shooter.page().locator(".meter-credit output").innerText();
            Assertions.assertThat(credit).isIn("$100.00", "$90.00"); // one of them wins unless a triple lies there
        }
    }

    @Test
    @Clause("act-multi-terminal-2019:2.2/unconfirmed")
    void aWagerCountsOnceItIsConfirmed() {
        try (PlayerSeat forgetful = playerAt(103, "Sic Bo");
                PlayerSeat careful = playerAt(104, "Sic Bo")) {
            forgetful.awaitsBetting().bets("small", "$5.00");
            careful.bets("small", "$5.00").button("Confirm").click();

            forgetful.shows("credit", "$100.00", PlayerSeat.ROUND_MILLIS);
            careful.shows("bet", "$0.00", PlayerSeat.ROUND_MILLIS);
            String credit = careful.page().locator(".meter-credit output").innerText();
            Assertions.assertThat(credit).isIn("$95.00", "$105.00");
        }
    }

    @Test
    void aTerminalThatWasUnpluggedComesBackWithItsBets() {
        try (PlayerSeat player = playerAt(205, "Rapid Roulette")) {
            player.awaitsBetting().bets("red", "$5.00");
        }
        try (PlayerSeat back = PlayerSeat.at(chromium.page(1366, 768), system, 205, "Rapid Roulette")) {
            back.shows("bet", "$5.00");
            back.shows("credit", "$95.00");
        }
    }

    @Test
    void aDealerWhoLostTheServerSeesItAndGoesOnByItself() {
        AtomicBoolean cut = new AtomicBoolean();
        List<WebSocketRoute> lines = new CopyOnWriteArrayList<>();
        Page page = chromium.page(1024, 768);
        page.routeWebSocket(Pattern.compile(".*/staff$"), line -> {
            lines.add(line);
            if (cut.get()) {
                line.close();
            } else {
                line.connectToServer();
            }
        });
        try (DealerDesk dealer = DealerDesk.at(page, system, 3)) {
            Locator bar = dealer.page().getByText("this page connects again by itself");
            cut.set(true);
            lines.getLast().close();
            assertThat(bar).isVisible();
            cut.set(false);
            assertThat(bar).isHidden();
        }
    }
}
