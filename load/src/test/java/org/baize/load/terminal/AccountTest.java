package org.baize.load.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Optional;
import org.baize.devices.demonstration.DemonstrationTables;
import org.baize.engine.spec.TableSpec;
import org.baize.engine.state.Play;
import org.baize.rules.rulebook.Rulebooks;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;

/** What a terminal must have, by its own account. */
class AccountTest {

    private static final long ROUND = 7;

    private static Account at(int table) {
        TableSpec spec = DemonstrationTables.spec(table);
        Account account = new Account(Play.of(Rulebooks.byId(spec.rulebookId()), spec.setup()));
        account.accepted(new Touch.Note(100_00), 0, 0);
        return account;
    }

    private static TableNow now(String phase, Map<Long, Optional<String>> recent) {
        return new TableNow(1, 0, new TableNow.Round(ROUND, phase, 0), 0, recent);
    }

    private static View shown(long credit, Map<String, Long> pending, Map<String, Long> locked) {
        return new View(credit, 0, "", pending, locked);
    }

    @Test
    void aWinIsPaidByThePayTable() {
        Account account = at(DemonstrationTables.AUTOMATED_ROULETTE);
        account.accepted(new Touch.Place("straight:17", 10_00), ROUND, 10_00);
        account.accepted(new Touch.Place("red", 5_00), ROUND, 5_00);
        assertThat(account.isShownBy(shown(85_00, Map.of("straight:17", 10_00L, "red", 5_00L), Map.of())))
                .isTrue();

        account.catchUp(now("CLOSED", Map.of()));
        assertThat(account.isShownBy(shown(85_00, Map.of(), Map.of("straight:17", 10_00L, "red", 5_00L))))
                .isTrue();

        account.catchUp(now("SETTLED", Map.of(ROUND, Optional.of("number:17"))));
        assertThat(account.creditCents()).isEqualTo(85_00 + 360_00);
        assertThat(account.onLayoutCents()).isZero();
    }

    @Test
    @Clause("act-multi-terminal-2019:2.2/unconfirmed")
    void whatWasNotConfirmedGoesBackWhereItMustBe() {
        Account account = at(DemonstrationTables.LIVE_ROULETTE);
        account.accepted(new Touch.Place("red", 5_00), ROUND, 5_00);
        account.accepted(new Touch.Confirm(), ROUND, 0);
        account.accepted(new Touch.Place("black", 10_00), ROUND, 10_00);

        account.catchUp(now("CLOSED", Map.of()));

        assertThat(account.isShownBy(shown(95_00, Map.of(), Map.of("red", 5_00L))))
                .isTrue();
    }

    @Test
    void lessThanTheMinimumTotalGoesBackAtTheClose() {
        Account account = at(DemonstrationTables.AUTOMATED_ROULETTE);
        account.accepted(new Touch.Place("red", 5_00), ROUND, 5_00);

        account.catchUp(now("CLOSED", Map.of()));

        assertThat(account.isShownBy(shown(100_00, Map.of(), Map.of()))).isTrue();
    }

    @Test
    void aVoidRoundGivesEverythingBack() {
        Account account = at(DemonstrationTables.AUTOMATED_ROULETTE);
        account.accepted(new Touch.Place("red", 5_00), ROUND, 5_00);

        account.catchUp(now("VOID", Map.of(ROUND, Optional.empty())));

        assertThat(account.creditCents()).isEqualTo(100_00);
    }

    @Test
    void aCentMoreOrLessIsSeen() {
        Account account = at(DemonstrationTables.AUTOMATED_ROULETTE);

        assertThat(account.isShownBy(shown(100_00, Map.of(), Map.of()))).isTrue();
        assertThat(account.isShownBy(shown(100_01, Map.of(), Map.of()))).isFalse();
        assertThat(account.isShownBy(shown(99_99, Map.of(), Map.of()))).isFalse();
        assertThat(account.isShownBy(shown(100_00, Map.of("red", 1L), Map.of())))
                .isFalse();
    }

    @Test
    void paperIsMoneyOutUntilItGoesInAgain() {
        Account account = at(DemonstrationTables.AUTOMATED_ROULETTE);
        Touch.Ticket ticket = new Touch.Ticket("000000000000000017", 100_00);
        account.accepted(new Touch.CashOut(), 0, 0);
        assertThat(account.isShownBy(new View(0, 100_00, ticket.number(), Map.of(), Map.of())))
                .isTrue();

        account.accepted(new Touch.Printed(ticket), 0, 0);
        assertThat(account.outCents()).isEqualTo(100_00);

        account.accepted(new Touch.Inserted(ticket), 0, 0);
        assertThat(account.creditCents()).isEqualTo(100_00);
        assertThat(account.inCents()).isEqualTo(200_00);
    }
}
