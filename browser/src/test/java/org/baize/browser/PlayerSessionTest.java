package org.baize.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.TimeoutError;
import com.microsoft.playwright.assertions.LocatorAssertions.HasTextOptions;
import com.microsoft.playwright.assertions.LocatorAssertions.IsEnabledOptions;
import com.microsoft.playwright.assertions.LocatorAssertions.IsVisibleOptions;
import com.microsoft.playwright.options.AriaRole;
import java.nio.file.Path;
import java.util.List;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A player at a terminal of the demonstration floor, in a real browser, through the whole system. */
@Timeout(300)
@TestInstance(Lifecycle.PER_CLASS)
class PlayerSessionTest {

    /** A betting period, a spin, and a machine that has other things to do. */
    private static final double ROUND_MILLIS = 120_000;

    private static final double MOMENT_MILLIS = 20_000;

    @SuppressWarnings("NullAway.Init") // set before the first test
    private RunningSystem system;

    @SuppressWarnings("NullAway.Init") // set before the first test
    private Chromium chromium;

    @BeforeAll
    void start(@TempDir Path directory) {
        system = RunningSystem.start(directory);
        chromium = new Chromium();
    }

    @AfterAll
    void stop() {
        chromium.close();
        system.close();
    }

    private Page terminal(int number, int width, int height) {
        Page page = chromium.page(width, height);
        page.navigate(system.address("/play/?terminal=" + number));
        assertThat(page.locator(".shell")).isVisible(new IsVisibleOptions().setTimeout(MOMENT_MILLIS));
        return page;
    }

    private static Locator button(Page page, String name) {
        return page.getByRole(
                AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    private static void shows(Page page, String meter, String amount, double withinMillis) {
        assertThat(page.locator(".meter-" + meter + " output"))
                .hasText(amount, new HasTextOptions().setTimeout(withinMillis));
    }

    @Test
    void playsFromTheNoteToTheRedeemedTicket() {
        try (Page page = terminal(201, 1920, 1080)) {
            page.locator(".tile-open", new Page.LocatorOptions().setHasText("Rapid Roulette"))
                    .click();
            button(page, "Buy in").click();
            button(page, "Note of $100").click();
            shows(page, "credit", "$100.00", MOMENT_MILLIS);
            button(page, "Back to game").click();

            Betting.awaitTimeEnough(page);
            page.locator("[data-bet='red']").click();
            page.locator("[data-bet='black']").click();
            shows(page, "bet", "$10.00", MOMENT_MILLIS);
            shows(page, "credit", "$90.00", MOMENT_MILLIS);

            shows(page, "bet", "$0.00", ROUND_MILLIS);
            String left = page.locator(".meter-credit output").innerText();
            Assertions.assertThat(left).isIn("$100.00", "$90.00");

            Betting.awaitTimeEnough(page); // a text may pay nothing out while a round is on
            String ticket = cashOut(page);
            shows(page, "credit", "$0.00", MOMENT_MILLIS);
            button(page, "Buy in").click();
            page.getByLabel("Ticket number").fill(ticket);
            button(page, "Insert a ticket").click();
            shows(page, "credit", left, MOMENT_MILLIS);
        }
    }

    /** Pays out, takes the ticket, and returns its number. */
    private static String cashOut(Page page) {
        PayOut.ask(page);
        assertThat(button(page, "Ticket taken")).isEnabled(new IsEnabledOptions().setTimeout(MOMENT_MILLIS));
        String ticket = page.locator(".ticket-number").innerText().replaceAll("\\D", "");
        String code = String.valueOf(page.locator(".ticket svg").getAttribute("aria-label"));
        Assertions.assertThat(code).startsWith("0" + ticket).hasSize(20);
        button(page, "Ticket taken").click();
        return ticket;
    }

    @ParameterizedTest
    @CsvSource({
        "301,1920,1080", "301,1080,1920", "301,1366,768",
        "401,1920,1080", "401,1080,1920", "401,1366,768",
        "501,1920,1080", "501,1080,1920", "501,1366,768"
    })
    void hasEveryBetInsideTheScreen(int number, int width, int height) {
        try (Page page = terminal(number, width, height)) {
            // The layout takes its place when the screen has its size.
            page.waitForCondition(
                    () -> outside(page).isEmpty(), new Page.WaitForConditionOptions().setTimeout(MOMENT_MILLIS));
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
    void keepsTheAccountInSightWhenTheServerIsGone(@TempDir Path directory) {
        try (RunningSystem other = RunningSystem.start(directory);
                Page page = chromium.page(1366, 768)) {
            page.navigate(other.address("/play/?terminal=202"));
            page.locator(".tile-open", new Page.LocatorOptions().setHasText("Rapid Roulette"))
                    .click();
            button(page, "Buy in").click();
            button(page, "Note of $50").click();
            shows(page, "credit", "$50.00", MOMENT_MILLIS);

            other.stop();

            assertThat(page.getByText("One moment please")).isVisible(new IsVisibleOptions().setTimeout(MOMENT_MILLIS));
            assertThat(page.locator(".lock-account")).containsText("$50.00");
        }
    }
}
