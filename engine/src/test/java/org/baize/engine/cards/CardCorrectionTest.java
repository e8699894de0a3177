package org.baize.engine.cards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.engine.TestFloor.DEALER;
import static org.baize.engine.TestFloor.MULTI;
import static org.baize.engine.TestFloor.RAPID;
import static org.baize.engine.TestFloor.SUPERVISOR;
import static org.baize.engine.TestFloor.TABLE;

import java.util.List;
import org.baize.engine.answer.Refusal;
import org.baize.engine.command.CardCommand;
import org.baize.engine.command.FaultCommand.CorrectResult;
import org.baize.engine.command.FaultCommand.ReportWrongResult;
import org.baize.engine.command.MoneyCommand;
import org.baize.engine.command.Origin;
import org.baize.engine.ledger.AccountKind;
import org.baize.engine.paper.Slip;
import org.baize.rules.cash.Paper;
import org.baize.rules.cash.PaperState;
import org.baize.rules.fault.FaultReason;
import org.baize.rules.law.RuleId;
import org.baize.rules.shoe.irregular.Irregularity;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Coups that were settled on a result that did not happen: how long they can be put right, and the commission. */
class CardCorrectionTest {

    private static final String PLAYER_WINS = "coup:P=4H,4C B=2C,5C";
    private static final String BANKER_WINS = "coup:P=2C,5C B=4H,4C";
    private static final String BANKER_WINS_WITH_SIX = "coup:P=2C,2D,KH B=3H,3C";
    private static final String TIE = "coup:P=2C,5C B=3H,4D";
    private static final String WHY = "seen on the recording";

    private static long cents(CardTable table, AccountKind kind) {
        return table.floor.floor().state().ledger().accounts().stream()
                .filter(account -> account.id().kind() == kind)
                .mapToLong(account -> account.balanceCents())
                .sum();
    }

    private static CorrectResult correcting(String outcome) {
        return new CorrectResult(TABLE, 1, outcome, WHY);
    }

    /** One coup that the Player won, after which the cards have to be shuffled. */
    private static CardTable shuffleDue() {
        CardTable table = CardTable.ready(RAPID, "baccarat")
                .fund(1, 2)
                .open()
                .place(1, "player", 20_00)
                .close();
        table.read("4H");
        table.report(DEALER, Irregularity.MISCUT);
        table.read("2C", "4C", "5C");
        table.confirm();
        assertThat(table.floor.chipsCents(1)).isEqualTo(220_00);
        return table;
    }

    private static void refusesAsTooLate(CardTable table) {
        for (Refusal refusal : List.of(
                table.refuse(SUPERVISOR, correcting(BANKER_WINS)),
                table.refuse(DEALER, new ReportWrongResult(TABLE, 1, "it was Banker")))) {
            assertThat(refusal.reason()).isEqualTo(FaultReason.TOO_LATE);
            assertThat(refusal.rule()).contains(new RuleId(RAPID, "11.8.1.5"));
        }
        assertThat(table.floor.chipsCents(1)).isEqualTo(220_00);
    }

    @Test
    @Clause("nsw-rapid-2016:11.8.1.5")
    void theResultStandsOnceTheShoeIsEmptied() {
        CardTable table = shuffleDue();
        table.accept(DEALER, new CardCommand.StartShoe(TABLE, "set-1"));
        refusesAsTooLate(table);
        table.shuffleToLoad();
        table.burn("3C");
        table.floor.restart();

        refusesAsTooLate(table);
    }

    @Test
    @Clause({"nsw-rapid-2016:11.8.1.5", "nsw-rapid-2016:11.8.11"})
    void theSameErrorIsPutRightWhileItsCardsAreInTheShoe() {
        CardTable table = shuffleDue();

        table.accept(SUPERVISOR, correcting(BANKER_WINS));

        assertThat(table.floor.chipsCents(1)).isEqualTo(180_00);
    }

    @Test
    @Clause("nsw-rapid-2016:11.8.1.5")
    void whatWasReportedInTimeIsPutRightAlsoAfterwards() {
        CardTable table = shuffleDue();
        table.accept(DEALER, new ReportWrongResult(TABLE, 1, "it was Banker"));
        table.accept(DEALER, new CardCommand.StartShoe(TABLE, "set-1"));

        table.accept(SUPERVISOR, correcting(BANKER_WINS));

        assertThat(table.floor.chipsCents(1)).isEqualTo(180_00);
    }

    /** The next coup begins with its first card, so neither the bets on it nor their close come too late. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    @Clause({"nsw-rapid-2016:11.8.1.5", "nsw-rapid-2016:1.1/coup"})
    void theResultStandsFromTheFirstCardOfTheNextCoup(boolean firstCard) {
        CardTable table = CardTable.ready(RAPID, "baccarat")
                .fund(1, 2)
                .fund(2, 2)
                .open()
                .place(1, "player", 20_00)
                .close();
        table.read("4H", "2C", "4C", "5C");
        table.confirm();
        table.open().place(2, "player", 20_00).close();

        if (firstCard) {
            table.read("KH");
            refusesAsTooLate(table);
        } else {
            table.accept(SUPERVISOR, correcting(BANKER_WINS));
            assertThat(table.floor.chipsCents(1)).isEqualTo(180_00);
        }
    }

    /** Banker has 20 dollars of terminal 1 and wins, the Player 20 dollars of terminal 2. */
    private static CardTable bankerWon(String game, String... cards) {
        CardTable table = CardTable.ready(MULTI, game).fund(1, 1).fund(2, 1).open();
        table.place(1, "banker", 20_00).place(2, "player", 20_00).close();
        table.read(cards);
        table.confirm();
        return table;
    }

    private static CardTable won(String game) {
        return game.equals("baccarat-a")
                ? bankerWon(game, "2C", "4H", "5C", "4C")
                : bankerWon(game, "2C", "3H", "2D", "3C", "KH");
    }

    private static String banker(String game) {
        return game.equals("baccarat-a") ? BANKER_WINS : BANKER_WINS_WITH_SIX;
    }

    private static void stands(CardTable table, long firstCents, long secondCents, long commissionCents) {
        assertThat(table.floor.chipsCents(1)).isEqualTo(firstCents);
        assertThat(table.floor.chipsCents(2)).isEqualTo(secondCents);
        assertThat(cents(table, AccountKind.COMMISSION)).isEqualTo(commissionCents);
        table.floor.restart();
    }

    /** Method A takes five per cent of every win of Banker, method B half of a win with six. */
    @ParameterizedTest
    @CsvSource({"baccarat-a,100", "baccarat-b,1000"})
    @Clause({
        "act-multi-terminal-2019:6.3",
        "act-multi-terminal-2019:8.7(b)/A/Banker",
        "act-multi-terminal-2019:8.7(b)/B/Banker 6"
    })
    void theCommissionGoesAndComesWithBankersWin(String game, long commissionCents) {
        CardTable table = won(game);
        stands(table, 120_00 - commissionCents, 80_00, commissionCents);

        table.accept(SUPERVISOR, correcting(PLAYER_WINS));
        stands(table, 80_00, 120_00, 0);
        table.accept(SUPERVISOR, correcting(banker(game)));
        stands(table, 120_00 - commissionCents, 80_00, commissionCents);
        table.accept(SUPERVISOR, correcting(TIE));
        stands(table, 100_00, 100_00, 0);
        table.accept(SUPERVISOR, correcting(banker(game)));
        stands(table, 120_00 - commissionCents, 80_00, commissionCents);
    }

    @Test
    @Clause({"act-multi-terminal-2019:6.3", "act-multi-terminal-2019:8.7(b)/B/Banker"})
    void methodBTakesNothingOfAWinWithoutSix() {
        CardTable table = won("baccarat-b");

        table.accept(SUPERVISOR, correcting(BANKER_WINS));
        stands(table, 120_00, 80_00, 0);
        table.accept(SUPERVISOR, correcting(BANKER_WINS_WITH_SIX));
        stands(table, 110_00, 80_00, 10_00);
    }

    @ParameterizedTest
    @CsvSource({"baccarat-a,100", "baccarat-b,1000"})
    @Clause({"act-multi-terminal-2019:6.3", "act-multi-terminal-2019:8.7(b)/A/Banker"})
    void theCommissionIsExactAlsoAfterThePlayersHaveGone(String game, long commissionCents) {
        CardTable table = won(game);
        long netCents = 40_00 - commissionCents;
        cashOut(table, 1);
        cashOut(table, 2);
        table.fund(1, 1).fund(2, 1);

        table.accept(SUPERVISOR, correcting(PLAYER_WINS));
        stands(table, 100_00, 100_00, 0);
        assertThat(cents(table, AccountKind.RECEIVABLES)).isEqualTo(-netCents);
        assertThat(vouchersCents(table)).isEqualTo(40_00);
        table.accept(SUPERVISOR, correcting(banker(game)));

        stands(table, 100_00, 100_00, commissionCents);
        assertThat(cents(table, AccountKind.RECEIVABLES)).isZero();
        assertThat(vouchersCents(table)).isZero();
    }

    private static void cashOut(CardTable table, int terminal) {
        Origin there = Origin.terminal(terminal);
        table.accept(there, new MoneyCommand.CashOut(terminal));
        long number = table.floor
                .terminal(terminal)
                .till()
                .paying()
                .orElseThrow()
                .number()
                .orElseThrow();
        table.accept(there, new MoneyCommand.TicketPrinted(terminal, number));
    }

    private static long vouchersCents(CardTable table) {
        return table.floor.floor().state().papers().slips().stream()
                .filter(slip -> slip.issue().paper() == Paper.HAND_PAY_VOUCHER)
                .filter(slip -> slip.state() == PaperState.OUTSTANDING)
                .mapToLong(Slip::cents)
                .sum();
    }
}
