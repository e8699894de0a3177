package org.baize.rules.cash;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.baize.rules.rulebook.Text.AMERICAN_ROULETTE;
import static org.baize.rules.rulebook.Text.MINI_BACCARAT;
import static org.baize.rules.rulebook.Text.MULTI_TERMINAL;
import static org.baize.rules.rulebook.Text.RAPID;
import static org.baize.rules.rulebook.Text.SIC_BO;

import java.util.List;
import org.baize.rules.rulebook.Text;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;

/** Which money goes onto a terminal. */
class CreditTest {

    private static final List<Long> NOTES = List.of(20_00L, 50_00L, 100_00L);

    private static final TerminalMoney IDLE = new TerminalMoney(AccountState.NONE, false, NoteAcceptor.READY, NOTES);
    private static final TerminalMoney OPEN = new TerminalMoney(AccountState.ACTIVE, false, NoteAcceptor.READY, NOTES);
    private static final TerminalMoney PLAYING =
            new TerminalMoney(AccountState.ACTIVE, true, NoteAcceptor.READY, NOTES);
    private static final TerminalMoney LEAVING =
            new TerminalMoney(AccountState.CASH_OUT_PENDING, false, NoteAcceptor.READY, NOTES);

    private static CreditOffer note(long cents) {
        return new CreditOffer.Note(cents, true, false);
    }

    private static CreditOffer ticket(PaperState state) {
        return new CreditOffer.Ticket(75_40, state, false);
    }

    private static CreditOffer entry(CreditSource source) {
        return new CreditOffer.Entry(source, 30_00, false);
    }

    private static CreditAnswer answer(Text text, CreditOffer offer, TerminalMoney terminal) {
        return text.cash().credit().decide(offer, terminal);
    }

    private static CreditAnswer buyIn(Text text, CreditSource source, long cents, String rule) {
        return new CreditAnswer.Credited(source, cents, true, text.rule(rule));
    }

    private static CreditAnswer credited(Text text, CreditSource source, long cents, String rule) {
        return new CreditAnswer.Credited(source, cents, false, text.rule(rule));
    }

    private static CreditAnswer refused(Text text, CreditReason reason, String rule) {
        return new CreditAnswer.Refused(reason, text.rule(rule));
    }

    private static List<CreditSource> sources(Text text) {
        return text.cash().credit().sources().stream().map(CreditRule::source).toList();
    }

    @Test
    @Clause({
        "act-multi-terminal-2019:4.3(a)",
        "act-multi-terminal-2019:4.3(b)",
        "act-multi-terminal-2019:4.3(c)",
        "act-multi-terminal-2019:7.10",
        "nsw-rapid-2016:4.3",
        "nsw-sic-bo-2016:3.4",
        "nsw-sic-bo-2016:8.13",
        "act-mini-baccarat-2015:14.8",
        "act-american-roulette-2005:10.8"
    })
    void theListOfSourcesIsClosedAndNoneLeadsFromPlayerToPlayer() {
        assertThat(sources(MULTI_TERMINAL))
                .containsExactlyInAnyOrder(
                        CreditSource.NOTES,
                        CreditSource.WINNINGS,
                        CreditSource.TRANSFER,
                        CreditSource.RETURNED_STAKE,
                        CreditSource.ADJUSTMENT);
        assertThat(sources(RAPID))
                .containsExactlyInAnyOrder(
                        CreditSource.NOTES,
                        CreditSource.REDEEMABLE_TICKET,
                        CreditSource.WINNINGS,
                        CreditSource.TRANSFER,
                        CreditSource.RETURNED_STAKE,
                        CreditSource.ADJUSTMENT);
        assertThat(sources(SIC_BO))
                .containsExactlyInAnyOrder(
                        CreditSource.NOTES,
                        CreditSource.WINNINGS,
                        CreditSource.JACKPOT,
                        CreditSource.TRANSFER,
                        CreditSource.RETURNED_STAKE,
                        CreditSource.ADJUSTMENT);
        assertThat(sources(MINI_BACCARAT))
                .containsExactlyInAnyOrder(
                        CreditSource.CHIPS_AT_TABLE,
                        CreditSource.WINNINGS,
                        CreditSource.RETURNED_STAKE,
                        CreditSource.ADJUSTMENT);
        assertThat(sources(AMERICAN_ROULETTE))
                .containsExactlyInAnyOrder(
                        CreditSource.CASH_AT_TABLE,
                        CreditSource.VOUCHER_AT_TABLE,
                        CreditSource.TOKENS_AT_TABLE,
                        CreditSource.CHIPS_AT_TABLE,
                        CreditSource.NOTES,
                        CreditSource.WINNINGS,
                        CreditSource.RETURNED_STAKE,
                        CreditSource.ADJUSTMENT);

        assertThat(answer(RAPID, entry(CreditSource.JACKPOT), OPEN))
                .isEqualTo(refused(RAPID, CreditReason.SOURCE_UNKNOWN, "4.3"));
        assertThat(answer(SIC_BO, entry(CreditSource.CHIPS_AT_TABLE), OPEN))
                .isEqualTo(refused(SIC_BO, CreditReason.SOURCE_UNKNOWN, "3.4"));
    }

    @Test
    @Clause({
        "act-multi-terminal-2019:2.1",
        "act-multi-terminal-2019:4.2/buy-in",
        "act-multi-terminal-2019:4.3",
        "act-multi-terminal-2019:4.3(a)",
        "act-multi-terminal-2019:A.1/Player Chip Account",
        "nsw-rapid-2016:4.2.1",
        "nsw-rapid-2016:4.2.2",
        "nsw-rapid-2016:4.3.1",
        "nsw-sic-bo-2016:3.4.1"
    })
    void theFirstNoteOpensTheAccountAndEveryNoteIsCreditedWhole() {
        assertThat(answer(MULTI_TERMINAL, note(50_00), IDLE))
                .isEqualTo(buyIn(MULTI_TERMINAL, CreditSource.NOTES, 50_00, "4.3(a)"));
        assertThat(answer(MULTI_TERMINAL, note(20_00), OPEN))
                .isEqualTo(credited(MULTI_TERMINAL, CreditSource.NOTES, 20_00, "4.3(a)"));
        assertThat(answer(RAPID, note(50_00), IDLE)).isEqualTo(buyIn(RAPID, CreditSource.NOTES, 50_00, "4.3.1"));
        assertThat(answer(RAPID, note(50_00), OPEN)).isEqualTo(credited(RAPID, CreditSource.NOTES, 50_00, "4.3.1"));
        assertThat(answer(SIC_BO, note(100_00), OPEN)).isEqualTo(credited(SIC_BO, CreditSource.NOTES, 100_00, "3.4.1"));
    }

    @Test
    @Clause({
        "act-multi-terminal-2019:4.3",
        "act-multi-terminal-2019:4.3(c)",
        "nsw-rapid-2016:4.2.2",
        "nsw-rapid-2016:4.3.3",
        "nsw-rapid-2016:4.3.4",
        "nsw-sic-bo-2016:3.4.3",
        "nsw-sic-bo-2016:3.4.4"
    })
    void theSameMessageTwiceIsCreditedOnce() {
        CreditOffer noteAgain = new CreditOffer.Note(20_00, true, true);

        assertThat(answer(MULTI_TERMINAL, noteAgain, OPEN))
                .isEqualTo(new CreditAnswer.Repeated(MULTI_TERMINAL.rule("4.3(a)")));
        assertThat(answer(RAPID, noteAgain, OPEN)).isEqualTo(new CreditAnswer.Repeated(RAPID.rule("4.3.1")));
        assertThat(again(MULTI_TERMINAL, CreditSource.TRANSFER))
                .isEqualTo(new CreditAnswer.Repeated(MULTI_TERMINAL.rule("4.3(c)")));
        assertThat(again(RAPID, CreditSource.WINNINGS)).isEqualTo(new CreditAnswer.Repeated(RAPID.rule("4.3.3")));
        assertThat(again(RAPID, CreditSource.TRANSFER)).isEqualTo(new CreditAnswer.Repeated(RAPID.rule("4.3.4")));
        assertThat(again(SIC_BO, CreditSource.JACKPOT)).isEqualTo(new CreditAnswer.Repeated(SIC_BO.rule("3.4.3")));
        assertThat(again(SIC_BO, CreditSource.TRANSFER)).isEqualTo(new CreditAnswer.Repeated(SIC_BO.rule("3.4.4")));
    }

    private static CreditAnswer again(Text text, CreditSource source) {
        return answer(text, new CreditOffer.Entry(source, 30_00, true), OPEN);
    }

    @Test
    @Clause({
        "act-multi-terminal-2019:4.3(b)",
        "act-multi-terminal-2019:4.3(c)",
        "nsw-rapid-2016:4.3.3",
        "nsw-rapid-2016:4.3.4",
        "nsw-sic-bo-2016:3.4.2",
        "nsw-sic-bo-2016:3.4.3",
        "nsw-sic-bo-2016:3.4.4"
    })
    void winningsJackpotsAndTransfersAreCreditedUnderTheirOwnRules() {
        assertThat(answer(MULTI_TERMINAL, entry(CreditSource.WINNINGS), OPEN))
                .isEqualTo(credited(MULTI_TERMINAL, CreditSource.WINNINGS, 30_00, "4.3(b)"));
        assertThat(answer(MULTI_TERMINAL, entry(CreditSource.TRANSFER), OPEN))
                .isEqualTo(credited(MULTI_TERMINAL, CreditSource.TRANSFER, 30_00, "4.3(c)"));
        assertThat(answer(RAPID, entry(CreditSource.WINNINGS), PLAYING))
                .isEqualTo(credited(RAPID, CreditSource.WINNINGS, 30_00, "4.3.3"));
        assertThat(answer(RAPID, entry(CreditSource.TRANSFER), PLAYING))
                .isEqualTo(credited(RAPID, CreditSource.TRANSFER, 30_00, "4.3.4"));
        assertThat(answer(SIC_BO, entry(CreditSource.WINNINGS), OPEN))
                .isEqualTo(credited(SIC_BO, CreditSource.WINNINGS, 30_00, "3.4.2"));
        assertThat(answer(SIC_BO, entry(CreditSource.JACKPOT), OPEN))
                .isEqualTo(credited(SIC_BO, CreditSource.JACKPOT, 30_00, "3.4.3"));
        assertThat(answer(SIC_BO, entry(CreditSource.TRANSFER), OPEN))
                .isEqualTo(credited(SIC_BO, CreditSource.TRANSFER, 30_00, "3.4.4"));
    }

    @Test
    @Clause("act-multi-terminal-2019:4.2/further cash")
    void onMultiTerminalTablesALiveWagerReturnsNotesAndHoldsTransfers() {
        assertThat(answer(MULTI_TERMINAL, note(50_00), PLAYING))
                .isEqualTo(refused(MULTI_TERMINAL, CreditReason.WAGER_ALIVE, "4.2/further cash"));
        assertThat(answer(MULTI_TERMINAL, entry(CreditSource.TRANSFER), PLAYING))
                .isEqualTo(new CreditAnswer.Held(MULTI_TERMINAL.rule("4.2/further cash")));
        assertThat(answer(MULTI_TERMINAL, entry(CreditSource.WINNINGS), PLAYING))
                .isEqualTo(credited(MULTI_TERMINAL, CreditSource.WINNINGS, 30_00, "4.3(b)"));

        // Settled: the acceptor is on again.
        assertThat(answer(MULTI_TERMINAL, note(50_00), OPEN))
                .isEqualTo(credited(MULTI_TERMINAL, CreditSource.NOTES, 50_00, "4.3(a)"));
        // The other texts take cash in the middle of a round.
        assertThat(answer(RAPID, note(50_00), PLAYING)).isEqualTo(credited(RAPID, CreditSource.NOTES, 50_00, "4.3.1"));
    }

    @Test
    @Clause({"act-multi-terminal-2019:4.3(a)", "nsw-rapid-2016:4.3.1", "nsw-sic-bo-2016:3.4.1", "nsw-sic-bo-2016:8.4"})
    void anythingButAnAcceptedAustralianNoteComesBack() {
        CreditOffer foreign = new CreditOffer.Note(20_00, false, false);

        assertThat(answer(MULTI_TERMINAL, note(10_00), OPEN))
                .isEqualTo(refused(MULTI_TERMINAL, CreditReason.NOTE_NOT_ACCEPTED, "4.3(a)"));
        assertThat(answer(MULTI_TERMINAL, foreign, OPEN))
                .isEqualTo(refused(MULTI_TERMINAL, CreditReason.NOTE_NOT_ACCEPTED, "4.3(a)"));
        assertThat(answer(RAPID, note(10_00), OPEN)).isEqualTo(refused(RAPID, CreditReason.NOTE_NOT_ACCEPTED, "4.3.1"));
        assertThat(answer(SIC_BO, note(5_00), OPEN))
                .isEqualTo(refused(SIC_BO, CreditReason.NOTE_NOT_ACCEPTED, "3.4.1"));
        assertThat(answer(SIC_BO, foreign, OPEN)).isEqualTo(refused(SIC_BO, CreditReason.NOTE_NOT_ACCEPTED, "3.4.1"));
    }

    @Test
    @Clause({"nsw-rapid-2016:2.2.5", "act-american-roulette-2005:14.2(b)"})
    void noNoteWithoutAWorkingAcceptor() {
        TerminalMoney broken = new TerminalMoney(AccountState.ACTIVE, false, NoteAcceptor.OUT_OF_ORDER, NOTES);
        TerminalMoney without = new TerminalMoney(AccountState.ACTIVE, false, NoteAcceptor.NOT_FITTED, NOTES);

        assertThat(answer(RAPID, note(50_00), broken))
                .isEqualTo(refused(RAPID, CreditReason.ACCEPTOR_NOT_READY, "4.3.1"));
        assertThat(answer(RAPID, ticket(PaperState.OUTSTANDING), broken))
                .isEqualTo(refused(RAPID, CreditReason.ACCEPTOR_NOT_READY, "4.3.2"));
        assertThat(answer(AMERICAN_ROULETTE, note(50_00), without))
                .isEqualTo(refused(AMERICAN_ROULETTE, CreditReason.ACCEPTOR_NOT_READY, "14.2(b)"));
        assertThat(answer(AMERICAN_ROULETTE, note(50_00), IDLE))
                .isEqualTo(buyIn(AMERICAN_ROULETTE, CreditSource.NOTES, 50_00, "14.2(b)"));
    }

    @Test
    @Clause({
        "act-multi-terminal-2019:A.1/Redeemable Ticket/cash desk only",
        "nsw-sic-bo-2016:3.4",
        "nsw-rapid-2016:4.2.1",
        "nsw-rapid-2016:4.3.2"
    })
    void onlyRapidTakesTicketsAtTheTerminal() {
        CreditOffer good = ticket(PaperState.OUTSTANDING);

        assertThat(answer(RAPID, good, IDLE)).isEqualTo(buyIn(RAPID, CreditSource.REDEEMABLE_TICKET, 75_40, "4.3.2"));
        assertThat(answer(MULTI_TERMINAL, good, OPEN))
                .isEqualTo(refused(MULTI_TERMINAL, CreditReason.SOURCE_UNKNOWN, "4.3"));
        assertThat(answer(SIC_BO, good, OPEN)).isEqualTo(refused(SIC_BO, CreditReason.SOURCE_UNKNOWN, "3.4"));

        for (PaperState state : PaperState.values()) {
            boolean credits = state == PaperState.OUTSTANDING;
            assertThat(answer(RAPID, ticket(state), OPEN) instanceof CreditAnswer.Credited)
                    .isEqualTo(credits);
        }
        assertThat(answer(RAPID, ticket(PaperState.PAID), OPEN))
                .isEqualTo(refused(RAPID, CreditReason.TICKET_NOT_PAYABLE, "4.3.2"));
    }

    @Test
    @Clause("act-american-roulette-2005:14.2(a)")
    void theDealerSellsElectronicChipsForFourKindsOfValue() {
        for (CreditSource kind : List.of(
                CreditSource.CASH_AT_TABLE,
                CreditSource.VOUCHER_AT_TABLE,
                CreditSource.TOKENS_AT_TABLE,
                CreditSource.CHIPS_AT_TABLE)) {
            assertThat(answer(AMERICAN_ROULETTE, entry(kind), IDLE))
                    .isEqualTo(buyIn(AMERICAN_ROULETTE, kind, 30_00, "14.2(a)"));
        }
        assertThat(again(AMERICAN_ROULETTE, CreditSource.CASH_AT_TABLE))
                .isEqualTo(new CreditAnswer.Repeated(AMERICAN_ROULETTE.rule("14.2(a)")));
        assertThat(answer(AMERICAN_ROULETTE, entry(CreditSource.TRANSFER), OPEN))
                .isEqualTo(refused(AMERICAN_ROULETTE, CreditReason.SOURCE_UNKNOWN, "14.2(a)"));
        assertThatThrownBy(() -> new CreditOffer.Entry(CreditSource.CASH_AT_TABLE, 0, false))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new CreditOffer.Entry(CreditSource.NOTES, 20_00, false))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    @Clause({"act-multi-terminal-2019:2.1", "act-multi-terminal-2019:4.6/close"})
    void onlyABuyInStartsAnAccountAndNothingJoinsOneThatIsLeaving() {
        assertThat(answer(MULTI_TERMINAL, entry(CreditSource.TRANSFER), IDLE))
                .isEqualTo(refused(MULTI_TERMINAL, CreditReason.NO_ACCOUNT, "4.3(c)"));
        assertThat(answer(MULTI_TERMINAL, note(50_00), LEAVING))
                .isEqualTo(refused(MULTI_TERMINAL, CreditReason.CASH_OUT_UNDER_WAY, "4.3(a)"));
        assertThat(answer(MULTI_TERMINAL, entry(CreditSource.TRANSFER), LEAVING))
                .isEqualTo(refused(MULTI_TERMINAL, CreditReason.CASH_OUT_UNDER_WAY, "4.3(c)"));
        assertThat(answer(MULTI_TERMINAL, entry(CreditSource.ADJUSTMENT), LEAVING))
                .isEqualTo(credited(MULTI_TERMINAL, CreditSource.ADJUSTMENT, 30_00, "6.3"));
    }

    @Test
    @Clause({
        "act-multi-terminal-2019:2.1",
        "act-multi-terminal-2019:A.4",
        "act-multi-terminal-2019:4.6/close",
        "nsw-rapid-2016:4.2",
        "act-american-roulette-2005:11.2",
        "act-american-roulette-2005:14.2",
        "nsw-sic-bo-2016:3.5"
    })
    void noPlayWithoutAnActiveAccountAndCredit() {
        AccountRules multi = MULTI_TERMINAL.cash().accounts();

        assertThat(multi.mayPlay(AccountState.NONE, 0))
                .isEqualTo(MULTI_TERMINAL.refused(PlayReason.TERMINAL_NOT_OPEN, "A.4"));
        assertThat(multi.mayPlay(AccountState.CASH_OUT_PENDING, 50_00))
                .isEqualTo(MULTI_TERMINAL.refused(PlayReason.TERMINAL_NOT_OPEN, "A.4"));
        assertThat(multi.mayPlay(AccountState.ACTIVE, 50_00)).isEqualTo(MULTI_TERMINAL.permitted("2.1"));
        assertThat(RAPID.cash().accounts().mayPlay(AccountState.ACTIVE, 0))
                .isEqualTo(RAPID.refused(PlayReason.NO_CREDIT, "4.2"));
        assertThat(AMERICAN_ROULETTE.cash().accounts().mayPlay(AccountState.NONE, 0))
                .isEqualTo(AMERICAN_ROULETTE.refused(PlayReason.TERMINAL_NOT_OPEN, "11.2"));
        assertThat(AMERICAN_ROULETTE.cash().accounts().mayPlay(AccountState.ACTIVE, 0))
                .isEqualTo(AMERICAN_ROULETTE.refused(PlayReason.NO_CREDIT, "14.2"));
        assertThat(SIC_BO.cash().accounts().mayPlay(AccountState.ACTIVE, 0))
                .isEqualTo(SIC_BO.refused(PlayReason.NO_CREDIT, "3.5"));
    }
}
