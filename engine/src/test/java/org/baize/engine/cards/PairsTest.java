package org.baize.engine.cards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.engine.TestFloor.DEALER;
import static org.baize.engine.TestFloor.MINI;
import static org.baize.engine.TestFloor.MULTI;
import static org.baize.engine.TestFloor.OPERATOR;
import static org.baize.engine.TestFloor.SUPERVISOR;
import static org.baize.engine.TestFloor.TABLE;

import java.util.List;
import java.util.Optional;
import org.baize.engine.TestFloor;
import org.baize.engine.command.CardCommand;
import org.baize.engine.command.Command;
import org.baize.engine.command.FaultCommand;
import org.baize.engine.command.FaultCommand.Ground;
import org.baize.engine.command.MoneyCommand;
import org.baize.engine.command.Origin;
import org.baize.engine.command.PatronCommand;
import org.baize.engine.command.RoundCommand;
import org.baize.engine.command.WagerCommand;
import org.baize.engine.event.CardEvent;
import org.baize.engine.event.Event;
import org.baize.engine.event.FaultEvent;
import org.baize.engine.event.RoundEvent;
import org.baize.engine.ledger.AccountId;
import org.baize.engine.ledger.AccountKind;
import org.baize.engine.spec.CardReport;
import org.baize.engine.state.PastRound;
import org.baize.rules.baccarat.Card;
import org.baize.rules.baccarat.CoupReason;
import org.baize.rules.baccarat.Side;
import org.baize.rules.house.BreachGround;
import org.baize.rules.house.ConductReason;
import org.baize.rules.house.InvalidationGround;
import org.baize.rules.house.Sanction;
import org.baize.rules.law.Role;
import org.baize.rules.law.RuleId;
import org.baize.rules.round.Apparatus;
import org.baize.rules.round.RoundPhase;
import org.baize.rules.rulebook.Rulebooks;
import org.baize.rules.setup.DefaultSetup;
import org.baize.rules.setup.GameChoice;
import org.baize.rules.shoe.FacingRules.Exposer;
import org.baize.rules.shoe.FacingRules.Exposure;
import org.baize.rules.shoe.FacingRules.Facing;
import org.baize.rules.shoe.irregular.Irregularity;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;

/** Pairs, paid and taken before a third card where the text says so, and given back if the round is void after all. */
class PairsTest {

    private static final long STAKE = 20_00;
    private static final long PAIR_PAYS = 12 * STAKE;

    /** Canberra pairs at 11 to 1; three terminals with 1,000 dollars each. */
    private static CardTable table(String rulebook) {
        TestFloor floor = TestFloor.empty();
        GameChoice pairs = new GameChoice(
                "baccarat-a",
                new GameChoice.PairsChoice(true, List.of(rulebook.equals(MINI) ? "canberra" : "pairs"), true),
                true,
                List.of());
        floor.install(TABLE, rulebook, DefaultSetup.of(Rulebooks.byId(rulebook), pairs), Apparatus.SHOE);
        floor.terminal(1, TABLE).terminal(2, TABLE).terminal(3, TABLE);
        floor.signOn(DEALER, TABLE, Role.DEALER);
        floor.signOn(SUPERVISOR, Command.NONE, Role.CASINO_SUPERVISOR);
        CardTable table = new CardTable(floor, TABLE, CardTable.SHOE);
        floor.openTable(TABLE, DEALER);
        table.prepare("set-1", "2H");
        return table.fund(1, 10).fund(2, 10).fund(3, 10);
    }

    /** Terminal 1 has the Player's pair and the Player, terminal 2 the Banker's pair alone, terminal 3 the Banker. */
    private static CardTable closed(String rulebook) {
        return table(rulebook)
                .open()
                .place(1, "player-pair", STAKE)
                .place(1, "player", STAKE)
                .place(2, "banker-pair", STAKE)
                .place(3, "banker", STAKE)
                .close();
    }

    @Test
    @Clause({
        "act-mini-baccarat-2015:9.9(a)",
        "act-mini-baccarat-2015:9.9(b)",
        "act-mini-baccarat-2015:9.10",
        "act-mini-baccarat-2015:9.6",
        "act-mini-baccarat-2015:9.8(b)",
        "act-mini-baccarat-2015:9.8(c)"
    })
    void paysAndTakesPairsBeforeTheThirdCardAndOnlyOnce() {
        CardTable table = closed(MINI);
        table.read("2H", "KC", "2C");
        assertThat(table.floor.chipsCents(1)).isEqualTo(960_00);

        List<Event> fourth = table.read("3S");

        assertThat(fourth)
                .hasAtLeastOneElementOfType(CardEvent.CardDealt.class)
                .last()
                .isInstanceOfSatisfying(
                        RoundEvent.PairsSettled.class,
                        settled -> assertThat(settled.rule()).isEqualTo(new RuleId(MINI, "9.9(a)")));
        assertThat(table.floor.chipsCents(1)).isEqualTo(960_00 + PAIR_PAYS);
        assertThat(table.floor.chipsCents(2)).isEqualTo(980_00);
        assertThat(table.floor.terminal(2).inPlay().balanceCents()).isZero();
        assertThat(table.phase()).isEqualTo(RoundPhase.DEALING);
        var again =
                new WagerCommand.Place(TABLE, 1, table.floor.table(TABLE).play().bet("player"), STAKE);
        table.floor.refuse(Origin.terminal(1), again);
        table.floor.restart();
        assertThat(table.read("5H", "KD")).noneMatch(RoundEvent.PairsSettled.class::isInstance);
        table.confirm();
        // Player 9 against Banker 3, whose third card makes a pair with nothing.
        assertThat(table.floor.chipsCents(1)).isEqualTo(960_00 + PAIR_PAYS + 2 * STAKE);
        assertThat(table.floor.chipsCents(2)).isEqualTo(980_00);
        assertThat(table.floor.chipsCents(3)).isEqualTo(980_00);
    }

    @Test
    @Clause({
        "act-mini-baccarat-2015:9.4",
        "act-mini-baccarat-2015:9.4(a)",
        "act-mini-baccarat-2015:9.8(a)",
        "act-mini-baccarat-2015:9.8(d)"
    })
    void dealsTheCoupToItsEndForPairsAlone() {
        CardTable table = table(MINI)
                .open()
                .place(1, "player-pair", STAKE)
                .place(2, "banker-pair", STAKE)
                .close();

        table.read("2H", "KC", "3C", "KS");

        assertThat(table.floor.chipsCents(1)).isEqualTo(980_00);
        assertThat(table.floor.chipsCents(2)).isEqualTo(980_00 + PAIR_PAYS);
        assertThat(table.phase()).isEqualTo(RoundPhase.DEALING);
        table.read("5H");
        table.read("KD");
        table.confirm();
        assertThat(table.phase()).isEqualTo(RoundPhase.SETTLED);
        assertThat(table.floor.chipsCents(2)).isEqualTo(980_00 + PAIR_PAYS);
        assertThat(table.floor.terminal(2).status().roundsWon()).isEqualTo(1);
        table.open();
        table.floor.accept(Origin.terminal(2), new WagerCommand.Repeat(TABLE, 2));
        assertThat(table.floor.chipsCents(2)).isEqualTo(960_00 + PAIR_PAYS);
    }

    @Test
    @Clause({
        "act-multi-terminal-2019:8.4(b)",
        "act-multi-terminal-2019:8.4(a)(vi)",
        "act-multi-terminal-2019:8.4(a)(vii)",
        "act-multi-terminal-2019:8.4(c)"
    })
    void takesPairsOnlyWithAMainWagerWhereTheTextSaysSo() {
        CardTable table = table(MULTI).open();
        for (String pair : List.of("player-pair", "banker-pair")) {
            var alone = new WagerCommand.Place(
                    TABLE, 1, table.floor.table(TABLE).play().bet(pair), STAKE);
            table.floor.send(Origin.terminal(1), alone);
            assertThat(table.floor.chipsCents(1)).isEqualTo(1000_00);
        }

        table.floor
                .place(1, "tie", STAKE)
                .place(1, "player-pair", STAKE)
                .place(1, "banker-pair", STAKE)
                .confirm(1);

        assertThat(table.floor.terminal(1).inPlay().balanceCents()).isEqualTo(3 * STAKE);
    }

    @Test
    void settlesPairsWithTheCoupWhereTheTextDoes() {
        CardTable table = table(MULTI)
                .open()
                .place(1, "player", STAKE)
                .place(1, "player-pair", STAKE)
                .close();

        assertThat(table.read("2H", "KC", "2C", "3S")).noneMatch(RoundEvent.PairsSettled.class::isInstance);

        assertThat(table.floor.chipsCents(1)).isEqualTo(960_00);
        table.read("5H", "KD");
        table.confirm();
        assertThat(table.floor.chipsCents(1)).isEqualTo(960_00 + 2 * STAKE + PAIR_PAYS);
    }

    @Test
    @Clause({"act-mini-baccarat-2015:9.9(a)", "act-mini-baccarat-2015:9.10"})
    void refusesAThirdCardUntilBothHandsAreSeenAndThePairsSettled() {
        CardTable table = table(MINI);
        table.floor.signOn(OPERATOR, Command.NONE, Role.OPERATOR_AUTHORITY);
        table.accept(OPERATOR, new CardCommand.ChooseFacing(TABLE, Facing.FACE_DOWN));
        var dealer = new Exposure(List.of(new Exposer.TheDealer()), List.of(new Exposer.TheDealer()));
        table.accept(SUPERVISOR, new CardCommand.NameExposers(TABLE, dealer));
        table.open().place(1, "player-pair", STAKE).close();
        table.read("2H", "KC", "2C", "3S");
        table.accept(DEALER, new CardCommand.ExposeHand(TABLE, Command.NONE, Side.PLAYER));
        assertThat(table.floor.chipsCents(1)).isEqualTo(980_00);

        var refusal = table.refuse(CardTable.READER, table.next("5H"));

        assertThat(refusal.reason()).isEqualTo(CoupReason.PAIRS_NOT_SETTLED);
        assertThat(refusal.rule()).contains(new RuleId(MINI, "9.9(a)"));
        table.accept(DEALER, new CardCommand.ExposeHand(TABLE, Command.NONE, Side.BANKER));
        assertThat(table.floor.chipsCents(1)).isEqualTo(980_00 + PAIR_PAYS);
        table.read("5H");
    }

    @Test
    @Clause("act-mini-baccarat-2015:12.6")
    void takesBackWhatPairsPaidWhenTheCardsRunOut() {
        CardTable table = closed(MINI);
        table.read("2H", "KC", "2C", "3S");

        List<Event> events = table.report(DEALER, Irregularity.INSUFFICIENT_CARDS);

        assertThat(events).hasAtLeastOneElementOfType(FaultEvent.PairsReversed.class);
        for (int terminal = 1; terminal <= 3; terminal++) {
            assertThat(table.floor.chipsCents(terminal)).isEqualTo(1000_00);
        }
        PastRound past = table.floor.table(TABLE).past(1).orElseThrow();
        assertThat(past.outcome()).isEmpty();
        assertThat(past.stoodAt(1).orElseThrow().creditedCents()).isEqualTo(2 * STAKE);
        table.floor.restart();
    }

    @Test
    @Clause("act-mini-baccarat-2015:12.6")
    void booksWhatAPlayerWhoHasLeftOwesForPairs() {
        CardTable table = closed(MINI);
        table.read("2H", "KC", "2H", "KS");
        long account = table.floor.terminal(2).status().accountNumber();
        table.accept(DEALER, new MoneyCommand.PayOutAtTable(TABLE, 2));
        assertThat(table.floor.chipsCents(2)).isZero();

        table.report(DEALER, Irregularity.INSUFFICIENT_CARDS);

        AccountId owed = new AccountId(AccountKind.RECEIVABLES, 2, account);
        assertThat(table.floor.floor().state().ledger().balanceCents(owed)).isEqualTo(-(PAIR_PAYS - STAKE));
        assertThat(table.floor.chipsCents(2)).isZero();
        assertThat(table.floor.chipsCents(1)).isEqualTo(1000_00);
    }

    @Test
    @Clause("act-mini-baccarat-2015:12.4")
    void paysPairsByTheHandsAsTheyShouldHaveBeen() {
        CardTable table = closed(MINI);
        // Read as Player 2, 2 and Banker K, 3; drawn as Player 2, 3 and Banker K, 2.
        table.read("2H", "KC", "2C", "3S");
        assertThat(table.floor.chipsCents(1)).isEqualTo(960_00 + PAIR_PAYS);
        List<Card> order = List.of(Card.parse("2H"), Card.parse("KC"), Card.parse("3S"), Card.parse("2C"));
        table.accept(
                DEALER,
                new CardCommand.Report(TABLE, 1, Irregularity.MISDEAL, CardReport.ofOrder("laid wrong", order)));
        table.read("4H", "5D");

        table.accept(DEALER, new RoundCommand.ConfirmResult(TABLE));

        // Player 9 beats Banker 7, and there was no pair.
        assertThat(table.floor.chipsCents(1)).isEqualTo(960_00 + 2 * STAKE);
        assertThat(table.floor.chipsCents(2)).isEqualTo(980_00);
    }

    @Test
    @Clause({"act-mini-baccarat-2015:14.2(a)", "act-mini-baccarat-2015:A/Void/2"})
    void takesBackThePairsOfAPatronWhoseWagersAreVoidedAndOfNobodyElse() {
        CardTable table = closed(MINI);
        table.read("2H", "KC", "2C", "KS");
        assertThat(table.floor.chipsCents(1)).isEqualTo(960_00 + PAIR_PAYS);

        List<Event> events = voidWagersOf(table, 1);

        assertThat(events)
                .filteredOn(FaultEvent.PairsReversed.class::isInstance)
                .singleElement()
                .isInstanceOfSatisfying(
                        FaultEvent.PairsReversed.class,
                        reversed -> assertThat(reversed.cause().rule()).isEqualTo(new RuleId(MINI, "14.2(a)")));
        assertThat(table.floor.chipsCents(1)).isEqualTo(1000_00);
        assertThat(table.floor.chipsCents(2)).isEqualTo(980_00 + PAIR_PAYS);
        table.floor.restart();
        // Player 9 beats Banker 0: the others settle as if nothing had happened.
        table.read("5H", "KD");
        table.accept(DEALER, new RoundCommand.ConfirmResult(TABLE));
        assertThat(table.floor.chipsCents(1)).isEqualTo(1000_00);
        assertThat(table.floor.chipsCents(2)).isEqualTo(980_00 + PAIR_PAYS);
        assertThat(table.floor.chipsCents(3)).isEqualTo(980_00);
        assertThat(table.floor.table(TABLE).past(1).orElseThrow().stoodAt(1)).isEmpty();
        assertThat(table.floor.terminal(1).status().roundsPlayed()).isZero();
    }

    @Test
    @Clause({"act-mini-baccarat-2015:14.2(a)", "act-mini-baccarat-2015:14.3", "act-mini-baccarat-2015:A/Void/2"})
    void takesNothingBackTwiceWhenTheRoundBecomesVoidAfterThePatronsWagers() {
        CardTable table = closed(MINI);
        table.read("2H", "KC", "2C", "KS");
        voidWagersOf(table, 1);
        voidWagersOf(table, 2);

        table.report(DEALER, Irregularity.INSUFFICIENT_CARDS);

        for (int terminal = 1; terminal <= 3; terminal++) {
            assertThat(table.floor.chipsCents(terminal)).isEqualTo(1000_00);
        }
        assertThat(table.floor.table(TABLE).past(1).orElseThrow().outcome()).isEmpty();
        table.floor.restart();
    }

    @Test
    @Clause("act-mini-baccarat-2015:14.3")
    void givesBackEveryPairForFraudSinceTheTextKeepsNoStake() {
        CardTable table = closed(MINI);
        table.floor.signOn(OPERATOR, Command.NONE, Role.OPERATOR_AUTHORITY);
        table.read("2H", "KC", "2C", "KS");
        Ground keeping = new Ground(InvalidationGround.FRAUD, List.of(1), List.of(1));
        assertThat(table.refuse(OPERATOR, new FaultCommand.Invalidate(TABLE, 1, keeping, "marked cards"))
                        .reason())
                .isEqualTo(ConductReason.NEVER_FORFEITED);

        Ground fraud = Ground.of(InvalidationGround.FRAUD);
        table.accept(OPERATOR, new FaultCommand.Invalidate(TABLE, 1, fraud, "marked cards"));

        for (int terminal = 1; terminal <= 3; terminal++) {
            assertThat(table.floor.chipsCents(terminal)).isEqualTo(1000_00);
        }
    }

    private static List<Event> voidWagersOf(CardTable table, int terminal) {
        table.floor.signOn(OPERATOR, Command.NONE, Role.OPERATOR_AUTHORITY);
        PatronCommand.Report report = new PatronCommand.Report(
                BreachGround.OTHER_RULE, List.of("patron-" + terminal), false, Optional.empty(), "hand on the layout");
        table.accept(OPERATOR, new PatronCommand.RecordBreach(TABLE, terminal, report));
        long breach = table.floor.floor().state().house().breaches().size();
        return table.accept(
                OPERATOR,
                new PatronCommand.ImposeSanction(TABLE, terminal, breach, Sanction.VOID_WAGERS, "hand on the layout"));
    }
}
