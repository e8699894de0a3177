package org.baize.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.baize.browser.Door.button;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions.HasTextOptions;
import com.microsoft.playwright.assertions.LocatorAssertions.IsVisibleOptions;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.RequestOptions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The cash desk, the inspector, the administrator and the displays, through the whole system. */
class OfficeTest extends Browsing {

    /** May have a payment withheld, which the desk alone may not. */
    private static final int OPERATOR = 16;

    private static final double ROUND_MILLIS = 120_000;

    /** Tables of each game, and where the sign over them shows what came. */
    private static final Map<Integer, String> DISPLAYED =
            Map.of(2, ".display-number", 5, ".display-side", 8, ".display-total");

    /** Open from the beginning, so that nobody has to wait for a round. */
    private final Map<Integer, Page> displays = new TreeMap<>();

    @BeforeAll
    void openDisplays() {
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
                    .isVisible();
            button(page, "Close").click();
            assertThat(page.locator("main")).containsText("Cy Newcomer");

            button(page, "System").click();
            assertThat(page.getByText("All is well")).isVisible(new IsVisibleOptions().setTimeout(ROUND_MILLIS));
            assertThat(page.locator(".figures-board")).containsText("nothing from nowhere, nothing missing");
        }
    }

    /** From the first count of the drawer to the last: a ticket, a voucher for somebody whose printer jams, and a ticket that is kept back. */
    @Test
    void worksAShiftAtTheCashDesk() {
        try (Page desk = chromium.page(1920, 1080)) {
            Door.enter(desk, system, "/desk/", Door.CASHIER);
            desk.getByLabel("In the drawer at first (dollars)").fill("1000");
            button(desk, "Begin shift").click();

            paysATicketOnce(desk, ticketOf(201));
            paysByHand(desk, 203);
            paysNothingForATicketThatIsKeptBack(desk, ticketOf(204));
            endsTheShift(desk);
        }
    }

    /** A note of fifty dollars goes in. */
    private PlayerSeat boughtIn(int terminal) {
        return PlayerSeat.at(chromium.page(1366, 768), system, terminal, "Rapid Roulette")
                .buysIn(50);
    }

    private String ticketOf(int terminal) {
        try (PlayerSeat player = boughtIn(terminal)) {
            return player.cashesOut().takesTheTicket();
        }
    }

    private static void paysATicketOnce(Page desk, String ticket) {
        scan(desk, ticket);
        assertThat(desk.locator(".paper h2")).hasText("Payable");
        pays(desk);

        scan(desk, ticket);
        assertThat(desk.locator(".paper h2")).hasText("Paid already");
        assertThat(button(desk, "Pay $50.00")).not().isVisible();
        scan(desk, "123456789012345678");
        assertThat(desk.locator(".paper h2")).hasText("Not found");
    }

    private static void pays(Page desk) {
        button(desk, "Pay $50.00").click();
        assertThat(desk.getByText("Receipt of the cash desk")).isVisible();
        button(desk, "Next").click();
    }

    /** The printer jams, and is out of order when the player asks again: somebody brings the money, and the player signs for it. */
    private void paysByHand(Page desk, int terminal) {
        desk.request()
                .post(
                        system.address("/api/simulators/terminals/" + terminal + "/misbehaviours"),
                        RequestOptions.create().setData(Map.of("name", "PRINTER_JAM")));
        try (PlayerSeat player = boughtIn(terminal)) {
            player.cashesOut();
            assertThat(player.page().locator(".notice")).containsText("Your ticket was not printed");
            player.shows("credit", "$50.00");
            player.cashesOut();
            assertThat(player.page().getByText("An attendant brings $50.00")).isVisible();

            button(desk, "Make out the voucher for terminal " + terminal).click();
            assertThat(desk.locator(".paper")).containsText("Hand pay voucher");
            button(desk, "Pay $50.00").click();
            assertThat(desk.locator(".paper .trouble")).containsText("signed");
            desk.getByLabel("The player has signed the payment form").check();
            pays(desk);
            player.shows("credit", "$0.00");
        }
    }

    /** Somebody above the desk has a reason to. */
    private void paysNothingForATicketThatIsKeptBack(Page desk, String ticket) {
        try (Page operator = chromium.page(1366, 768)) {
            Door.enter(operator, system, "/desk/", OPERATOR);
            scan(operator, ticket);
            button(operator, "Keep back").click();
            Locator act = operator.getByRole(AriaRole.DIALOG);
            act.getByLabel("Reason").fill("the number was seen before");
            act.getByLabel("Inspector notified").check(); // else the text lets nobody keep it back
            act.locator(".button.gold").click();
            assertThat(act.getByText("What was done")).isVisible();
        }
        scan(desk, ticket);
        assertThat(desk.locator(".paper h2")).hasText("Withheld");
        assertThat(desk.locator(".paper")).containsText("the number was seen before");
        assertThat(button(desk, "Pay $50.00")).not().isVisible();
    }

    /** A hundred dollars were paid; what was counted stays on record with what is missing. */
    private static void endsTheShift(Page desk) {
        assertThat(desk.getByLabel("Must be in the drawer")).hasText("$900.00");
        button(desk, "Close shift").click();
        desk.getByLabel("$100 ×").fill("8");
        desk.getByLabel("$50 ×").fill("1");
        button(desk, "End shift").click();
        Locator sheets = desk.getByLabel("My last shifts");
        assertThat(sheets).containsText("$850.00");
        assertThat(sheets).containsText("Difference -$50.00");
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
            assertThat(page.locator(".report table")).containsText("Table installed");
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
            assertThat(terminal.locator(".where")).containsText("301");
        }
    }
}
