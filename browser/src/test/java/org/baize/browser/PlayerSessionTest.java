package org.baize.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.TimeoutError;
import com.microsoft.playwright.assertions.LocatorAssertions.HasTextOptions;
import com.microsoft.playwright.options.RequestOptions;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.assertj.core.api.Assertions;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A player at a terminal of the demonstration floor, in a real browser, through the whole system. */
class PlayerSessionTest extends Browsing {

    /** A finger on a bet, and what lies on the layout when the next frame is drawn. */
    private static final String CHIPS_ONE_FRAME_AFTER_A_TOUCH = """
            (bet) => {
              bet.dispatchEvent(new MouseEvent('click', { bubbles: true }));
              return new Promise((drawn) =>
                requestAnimationFrame(() => drawn(document.querySelectorAll('.lying.hoped').length)));
            }""";

    /** The same of a button, which waits for an answer. */
    private static final String BUSY_ONE_FRAME_AFTER_A_TOUCH = """
            (button) => {
              button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
              return new Promise((drawn) => requestAnimationFrame(() => drawn(button.ariaBusy)));
            }""";

    private PlayerSeat playerAt(int terminal, String table, int width, int height) {
        return PlayerSeat.at(chromium.page(width, height), system, terminal, table);
    }

    /** Two in the same game: one with enough chips for it, and one without. */
    @Test
    @Clause("nsw-rapid-2016:6.3.4")
    void playsFromTheNoteToTheRedeemedTicketBesideSomebodyWhoBetsTooLittle() {
        try (PlayerSeat player = playerAt(201, "Rapid Roulette", 1920, 1080);
                PlayerSeat thrifty = playerAt(202, "Rapid Roulette", 1366, 768)) {
            thrifty.buysIn(100);
            player.buysIn(100).awaitsBetting().bets("red", "$5.00").bets("black", "$10.00");
            thrifty.bets("red", "$5.00");
            player.shows("credit", "$90.00");
            thrifty.shows("credit", "$95.00");
            assertThat(thrifty.page().locator(".hint-place")).containsText("Bet $5.00 more: minimum $10 a game");
            assertThat(player.page().locator(".hint-place")).not().containsText("minimum");

            getsTheChipsBackAtTheClose(thrifty);

            player.shows("bet", "$0.00", PlayerSeat.ROUND_MILLIS);
            String left = player.meter("credit").innerText();
            Assertions.assertThat(left).isIn("$100.00", "$90.00");
            redeemsTheTicketFor(player, left);
        }
    }

    private static void getsTheChipsBackAtTheClose(PlayerSeat player) {
        Pattern what = Pattern.compile("\\$5\\.00 went back to your credit.*below the minimum for one round");
        assertThat(player.page().locator(".notice.returned"))
                .hasText(what, new HasTextOptions().setTimeout(PlayerSeat.ROUND_MILLIS));
        player.shows("bet", "$0.00");
        player.shows("credit", "$100.00");
        assertThat(player.page().locator(".lying")).hasCount(0);
    }

    private static void redeemsTheTicketFor(PlayerSeat player, String amount) {
        player.cashesOut();
        String number = player.page().locator(".ticket-number").innerText().replaceAll("\\D", "");
        Assertions.assertThat(player.takesTheTicket()).startsWith("0" + number).hasSize(20);
        player.shows("credit", "$0.00");

        player.button("Buy in").click();
        player.page().getByLabel("Ticket number").fill(number);
        player.button("Insert a ticket").click();
        player.shows("credit", amount);
    }

    /** A chip is there with the touch, whatever the server says; and if the server says no, it goes back and the player reads why. */
    @Test
    void takesBackAChipThatTheServerRefuses() {
        Page page = chromium.page(1366, 768);
        HeldAnswers answers = HeldAnswers.of(page);
        try (PlayerSeat penniless = PlayerSeat.at(page, system, 303, "Double Zero")) {
            answers.hold();
            Object shown = penniless.bet("black").evaluate(CHIPS_ONE_FRAME_AFTER_A_TOUCH);
            Assertions.assertThat(shown).isEqualTo(1);
            penniless.shows("bet", "$5.00");

            answers.letThrough();

            assertThat(page.locator(".notice.refused")).hasText(Pattern.compile("^Black\\S.*\\.$"));
            assertThat(page.locator(".lying")).hasCount(0);
            penniless.shows("bet", "$0.00");
        }
    }

    /** Whoever presses a button twice before the server has answered is seen to wait, and has asked once. */
    @Test
    void showsWithinAFrameThatAButtonWasPressedAndAsksOnce() {
        Page page = chromium.page(1366, 768);
        HeldAnswers answers = HeldAnswers.of(page);
        try (PlayerSeat player = PlayerSeat.at(page, system, 304, "Double Zero")) {
            player.buysIn(100).awaitsBetting().bets("red", "$5.00").bets("black", "$10.00");
            answers.hold();
            Locator undo = player.button("Undo");
            Assertions.assertThat(undo.evaluate(BUSY_ONE_FRAME_AFTER_A_TOUCH)).isEqualTo("true");
            // Somebody who does not see that it waits.
            undo.click(new Locator.ClickOptions().setForce(true));
            undo.click(new Locator.ClickOptions().setForce(true));

            answers.letThrough();

            assertThat(undo).hasAttribute("aria-busy", "false");
            player.shows("bet", "$5.00");
            player.button("Undo").click();
            player.shows("bet", "$0.00");
            player.button("Undo").click();
            assertThat(page.locator(".notice.refused")).isVisible();
            assertThat(undo).hasClass(Pattern.compile("refused"));
            asksOnceForNeighbours(player.awaitsBetting(), answers);
        }
    }

    private static void asksOnceForNeighbours(PlayerSeat player, HeldAnswers answers) {
        player.button("Race track").click();
        Locator neighbours = player.button("Neighbours of 17");
        answers.hold();
        Assertions.assertThat(neighbours.evaluate(BUSY_ONE_FRAME_AFTER_A_TOUCH)).isEqualTo("true");
        neighbours.click(new Locator.ClickOptions().setForce(true));

        answers.letThrough();

        assertThat(neighbours).hasAttribute("aria-busy", "false");
        player.shows("bet", "$25.00"); // itself and two on each side
    }

    /** What a supervisor has the acceptor do wrong, the player sees. */
    @Test
    void pushesNotesIntoTheAcceptorWithAllThatItDoesWrong() {
        try (PlayerSeat player = playerAt(205, "Rapid Roulette", 1366, 768)) {
            Page page = player.page();
            player.button("Buy in").click();
            doesWrong(page, "ACCEPTOR_REJECTS");
            player.button("Note of $50").click();
            assertThat(page.getByText("The acceptor takes it in")).isVisible();
            assertThat(page.locator(".notice.refused")).containsText("gives it back");
            player.shows("credit", "$0.00");

            doesWrong(page, "ACCEPTOR_JAMS");
            player.button("Note of $50").click();
            player.shows("credit", "$50.00");
            assertThat(page.locator(".out-of-order")).containsText("call an attendant");
            player.button("Note of $50").click();
            assertThat(page.locator(".notice.refused").last()).containsText("takes no notes");
            player.shows("credit", "$50.00");
        }
    }

    private void doesWrong(Page page, String what) {
        page.request()
                .post(
                        system.address("/api/simulators/terminals/205/misbehaviours"),
                        RequestOptions.create().setData(Map.of("name", what)));
    }

    @ParameterizedTest
    @CsvSource({
        "301,1920,1080", "301,1080,1920", "301,1366,768", "301,1024,768", "301,768,1024",
        "401,1920,1080", "401,1080,1920", "401,1366,768", "401,1024,768", "401,768,1024",
        "501,1920,1080", "501,1080,1920", "501,1366,768", "501,1024,768", "501,768,1024"
    })
    void hasEveryBetInsideTheScreen(int number, int width, int height) {
        try (PlayerSeat seat = playerAt(number, "", width, height)) {
            // The layout takes its place when the screen has its size.
            seat.page().waitForCondition(() -> outside(seat.page()).isEmpty());
        } catch (TimeoutError never) {
            throw new AssertionError("some bets of terminal " + number + " stay outside the screen", never);
        }
    }

    private static List<?> outside(Page page) {
        Object outside = page.locator("[data-bet]").evaluateAll("""
                (bets) => bets.filter((bet) => {
                  const box = bet.getBoundingClientRect();
                  return box.width === 0 || box.left < -1 || box.top < -1
                    || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
                }).map((bet) => bet.dataset.bet)""");
        return (List<?>) outside;
    }

    @Test
    void keepsTheAccountInSightWhileTheServerIsGoneAndGoesOnWithItByItself(@TempDir Path directory) {
        try (RunningSystem other = RunningSystem.start(directory);
                PlayerSeat player = PlayerSeat.at(chromium.page(1366, 768), other, 202, "Rapid Roulette")) {
            player.buysIn(50);

            other.stop();

            Locator lock = player.page().getByText("One moment please");
            assertThat(lock).isVisible();
            assertThat(player.page().locator(".lock-account")).containsText("$50.00");

            try (RunningSystem again = other.startAgain()) {
                Assertions.assertThat(again.address("/")).isEqualTo(other.address("/"));
                assertThat(lock).isHidden();
                player.shows("credit", "$50.00");
            }
        }
    }
}
