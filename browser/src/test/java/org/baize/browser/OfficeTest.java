package org.baize.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.baize.browser.Door.button;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions.ContainsTextOptions;
import com.microsoft.playwright.assertions.LocatorAssertions.HasTextOptions;
import com.microsoft.playwright.assertions.LocatorAssertions.IsEnabledOptions;
import com.microsoft.playwright.assertions.LocatorAssertions.IsVisibleOptions;
import com.microsoft.playwright.options.AriaRole;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The cash desk, the inspector, the administrator and the displays, through the whole system. */
@Timeout(300)
@TestInstance(Lifecycle.PER_CLASS)
class OfficeTest {

    private static final double MOMENT_MILLIS = 30_000;
    private static final double ROUND_MILLIS = 120_000;

    /** Tables of each game, and where the sign over them shows what came. */
    private static final Map<Integer, String> DISPLAYED =
            Map.of(2, ".display-number", 5, ".display-side", 8, ".display-total");

    /** Open from the beginning, so that nobody has to wait for a round. */
    private final Map<Integer, Page> displays = new TreeMap<>();

    @SuppressWarnings("NullAway.Init") // set before the first test
    private RunningSystem system;

    @SuppressWarnings("NullAway.Init") // set before the first test
    private Chromium chromium;

    @BeforeAll
    void start(@TempDir Path directory) {
        system = RunningSystem.start(directory);
        chromium = new Chromium();
        DISPLAYED.keySet().forEach(table -> {
            Page page = chromium.page(1366, 768);
            page.navigate(system.address("/display/?table=" + table));
            page.locator(".display-winner").waitFor();
            displays.put(table, page);
        });
    }

    /** Nobody touches a display: what comes at its table appears on it. */
    @Test
    void displaysShowWhatComesByThemselves() {
        DISPLAYED.forEach((table, shown) -> {
            Page page = Objects.requireNonNull(displays.get(table));
            assertThat(page.locator(".display-counts > p"))
                    .not()
                    .hasText("Results of 0 games", new HasTextOptions().setTimeout(ROUND_MILLIS));
            assertThat(page.locator(shown)).isVisible(new IsVisibleOptions().setTimeout(ROUND_MILLIS));
        });
    }

    @Test
    void enrolsSomebodyAndSeesThatAllIsWell() {
        try (Page page = chromium.page(1920, 1080)) {
            Door.enter(page, system, "/admin/", Door.ADMINISTRATOR);
            button(page, "Enrol somebody").click();
            Locator form = page.getByRole(AriaRole.DIALOG);
            form.getByLabel("Name", new Locator.GetByLabelOptions().setExact(true))
                    .fill("Cy Newcomer");
            form.getByLabel("Dealer", new Locator.GetByLabelOptions().setExact(true))
                    .check();
            button(page, "Enrol somebody").last().click();
            assertThat(page.getByLabel("Code", new Page.GetByLabelOptions().setExact(true)))
                    .isVisible(new IsVisibleOptions().setTimeout(MOMENT_MILLIS));
            button(page, "Close").click();
            assertThat(page.locator("main"))
                    .containsText("Cy Newcomer", new ContainsTextOptions().setTimeout(MOMENT_MILLIS));

            button(page, "System").click();
            assertThat(page.getByText("All is well")).isVisible(new IsVisibleOptions().setTimeout(ROUND_MILLIS));
            assertThat(page.locator(".figures-board")).containsText("nothing from nowhere, nothing missing");
        }
    }

    @AfterAll
    void stop() {
        chromium.close();
        system.close();
    }

    @Test
    void paysTheTicketOfAPlayerOnceAndNeverAgain() {
        String ticket = playedAndCashedOut();
        try (Page desk = chromium.page(1920, 1080)) {
            Door.enter(desk, system, "/desk/", Door.CASHIER);
            desk.getByLabel("In the drawer at first (dollars)").fill("1000");
            button(desk, "Begin shift").click();

            scan(desk, ticket);
            assertThat(desk.locator(".paper h2")).hasText("Payable");
            String amount = desk.locator(".paper .amount").innerText();
            button(desk, "Pay " + amount).click();
            assertThat(desk.getByText("Receipt of the cash desk")).isVisible();
            button(desk, "Next").click();

            scan(desk, ticket);
            assertThat(desk.locator(".paper h2")).hasText("Paid already");
            assertThat(button(desk, "Pay " + amount)).not().isVisible();
            scan(desk, "123456789012345678");
            assertThat(desk.locator(".paper h2")).hasText("Not found");
            int paid = Integer.parseInt(amount.replaceAll("\\.00$|\\D", ""));
            assertThat(desk.getByLabel("Must be in the drawer"))
                    .hasText("$" + (1_000 - paid) + ".00", new HasTextOptions().setTimeout(MOMENT_MILLIS));
        }
    }

    /** A note of fifty dollars goes in. */
    private Page boughtIn(int terminal) {
        Page page = chromium.page(1366, 768);
        page.navigate(system.address("/play/?terminal=" + terminal));
        page.locator(".tile-open", new Page.LocatorOptions().setHasText("Rapid Roulette"))
                .click();
        button(page, "Buy in").click();
        button(page, "Note of $50").click();
        button(page, "Back to game").click();
        return page;
    }

    private static String cashedOut(Page page) {
        PayOut.ask(page);
        assertThat(button(page, "Ticket taken")).isEnabled(new IsEnabledOptions().setTimeout(MOMENT_MILLIS));
        return String.valueOf(page.locator(".ticket svg").getAttribute("aria-label"));
    }

    /** A note goes in, chips are laid and decided, and what is left comes out as a ticket. */
    private String playedAndCashedOut() {
        try (Page page = boughtIn(201)) {
            Betting.awaitTimeEnough(page);
            page.locator("[data-bet='red']").click();
            Locator lying = page.locator(".meter-bet output");
            assertThat(lying).hasText("$5.00", new HasTextOptions().setTimeout(MOMENT_MILLIS));
            assertThat(lying).hasText("$0.00", new HasTextOptions().setTimeout(ROUND_MILLIS));
            Betting.awaitTimeEnough(page); // a text may pay nothing out while a round is on
            return cashedOut(page);
        }
    }

    /** As a scanner does it: the digits of the code, and Enter, wherever the focus is. */
    private static void scan(Page desk, String code) {
        desk.keyboard().type(code);
        desk.keyboard().press("Enter");
    }

    @Test
    void readsAReportDownloadsItAndVerifiesTheChain(@TempDir Path downloads) throws IOException {
        try (Page page = chromium.page(1366, 768)) {
            Door.enter(page, system, "/inspector/", Door.INSPECTOR);
            button(page, "Acts of the staff").click();
            assertThat(page.locator(".report table"))
                    .containsText("Table installed", new ContainsTextOptions().setTimeout(MOMENT_MILLIS));
            Download csv =
                    page.waitForDownload(() -> page.getByText("Download CSV").click());
            Path file = downloads.resolve("acts.csv");
            csv.saveAs(file);
            Assertions.assertThat(Files.readString(file))
                    .startsWith("Report,Acts of staff")
                    .contains("event_no,at,person_no");

            button(page, "Verification").click();
            button(page, "Verify the records").click();
            assertThat(page.getByText("Everything fits")).isVisible(new IsVisibleOptions().setTimeout(ROUND_MILLIS));
            assertThat(page.locator(".extents")).containsText("Events, chained by their hashes");
        }
    }

    @Test
    void enrolsATerminalByItsCode() {
        try (Page page = chromium.page(1366, 768);
                Page terminal = chromium.page(1366, 768)) {
            Door.enter(page, system, "/admin/", Door.ADMINISTRATOR);
            button(page, "Machines").click();
            button(page, "Code for Player terminal 301").click();
            String code = String.valueOf(page.getByLabel("Code", new Page.GetByLabelOptions().setExact(true))
                    .textContent());

            terminal.navigate(system.address("/play/"));
            terminal.locator("input").first().fill(code);
            terminal.locator("input").first().press("Enter");
            assertThat(terminal.locator(".where"))
                    .containsText("301", new ContainsTextOptions().setTimeout(MOMENT_MILLIS));
        }
    }
}
