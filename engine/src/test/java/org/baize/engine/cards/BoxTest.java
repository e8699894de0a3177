package org.baize.engine.cards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.engine.TestFloor.ADMINISTRATOR;
import static org.baize.engine.TestFloor.DEALER;
import static org.baize.engine.TestFloor.INSPECTOR;
import static org.baize.engine.TestFloor.MINI;
import static org.baize.engine.TestFloor.SUPERVISOR;
import static org.baize.engine.TestFloor.TABLE;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.baize.engine.TestFloor;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.answer.Refusal;
import org.baize.engine.command.ClothCommand;
import org.baize.engine.command.Command;
import org.baize.engine.command.Origin;
import org.baize.engine.command.PatronCommand;
import org.baize.engine.command.SetupCommand;
import org.baize.engine.command.WagerCommand;
import org.baize.engine.spec.TableSpec;
import org.baize.engine.view.LimitSign;
import org.baize.engine.view.SeatView;
import org.baize.engine.view.TerminalView;
import org.baize.rules.law.Reason;
import org.baize.rules.law.Role;
import org.baize.rules.law.RuleId;
import org.baize.rules.round.Apparatus;
import org.baize.rules.round.RoundReason;
import org.baize.rules.rulebook.Rulebooks;
import org.baize.rules.setup.DefaultSetup;
import org.baize.rules.setup.GameChoice;
import org.baize.rules.setup.LimitChoice;
import org.baize.rules.setup.Problem;
import org.baize.rules.setup.TableSetup;
import org.baize.rules.wager.BoxReason;
import org.baize.rules.wager.BoxRules;
import org.baize.rules.wager.Circumstances.Means;
import org.baize.rules.wager.Circumstances.TableForm;
import org.baize.rules.wager.WagerReason;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;

/** Baccarat on a cloth with boxes that patrons share: seven boxes, four seats with a thousand dollars each. */
class BoxTest {

    private static final String PAIR = "player-perfect-pairs";
    private static final int BOXES = 7;

    private final CardTable table = cloth(false);

    private static CardTable cloth(boolean commonPairs) {
        TestFloor floor = TestFloor.empty();
        floor.accept(ADMINISTRATOR, new SetupCommand.InstallTable(TABLE, spec(boxes(BOXES, commonPairs))));
        floor.terminal(1, TABLE).terminal(2, TABLE).terminal(3, TABLE).terminal(4, TABLE);
        floor.signOn(DEALER, TABLE, Role.DEALER);
        floor.signOn(SUPERVISOR, Command.NONE, Role.CASINO_SUPERVISOR);
        floor.signOn(INSPECTOR, Command.NONE, Role.INSPECTOR);
        floor.openTable(TABLE, DEALER);
        CardTable table = new CardTable(floor, TABLE, CardTable.SHOE);
        table.prepare("set-1", "2H");
        return table.fund(1, 10).fund(2, 10).fund(3, 10).fund(4, 10).open();
    }

    private static Optional<BoxRules.Layout> boxes(int boxes, boolean commonPairs) {
        return Optional.of(new BoxRules.Layout(boxes, commonPairs));
    }

    /** Pairs are offered, and Player and Banker may be five hundred apart. */
    private static TableSpec spec(Optional<BoxRules.Layout> boxes) {
        GameChoice game = new GameChoice(
                "baccarat-a", new GameChoice.PairsChoice(true, List.of("perfect"), true), true, List.of());
        TableSetup usual = DefaultSetup.of(Rulebooks.byId(MINI), game);
        LimitChoice limits = new LimitChoice(
                usual.limits().byLine(), OptionalLong.empty(), OptionalLong.empty(), OptionalLong.of(500_00));
        TableSpec spec = TestFloor.spec(
                TABLE,
                MINI,
                new TableSetup(game, limits, usual.dealing(), usual.floor(), usual.money()),
                Apparatus.SHOE);
        TableSpec.Installation there = spec.installation();
        return new TableSpec(
                spec.name(),
                MINI,
                spec.setup(),
                new TableSpec.Installation(
                        there.apparatus(),
                        there.operation(),
                        TableForm.STAFF_ENTERED,
                        there.station(),
                        there.approved()),
                new TableSpec.Cloth(boxes, List.of()));
    }

    private static int bet(CardTable there, String text) {
        return there.floor.table(TABLE).play().bet(text);
    }

    private static ClothCommand taking(CardTable there, int seat, String bet, int box) {
        return new ClothCommand.TakeBox(TABLE, seat, bet(there, bet), box);
    }

    private WagerCommand laying(int seat, String bet, long cents) {
        return new WagerCommand.Place(TABLE, seat, bet(table, bet), cents);
    }

    private static void lay(CardTable there, int seat, String bet, int box) {
        there.accept(DEALER, taking(there, seat, bet, box));
        there.accept(DEALER, new WagerCommand.Place(TABLE, seat, bet(there, bet), 50_00));
    }

    private static void refuses(CardTable there, Command command, Reason reason, String rule) {
        assertThat(there.refuse(DEALER, command)).isEqualTo(Refusal.of(reason, new RuleId(MINI, rule)));
    }

    private long chipsCents(int seat) {
        return table.floor.chipsCents(seat);
    }

    @Test
    @Clause("act-mini-baccarat-2015:4.2")
    void chipsOfTheBalanceLieInABoxAndNothingElse() {
        table.accept(DEALER, taking(table, 1, "tie", 3));
        refuses(table, laying(1, "tie", 1_005_00), WagerReason.ABOVE_MAXIMUM, "3.5");
        table.accept(DEALER, laying(1, "tie", 500_00));
        table.accept(DEALER, taking(table, 1, "banker", 3));
        table.accept(DEALER, laying(1, "banker", 490_00));

        refuses(table, laying(1, "banker", 15_00), WagerReason.ABOVE_MAXIMUM, "3.5");
        table.accept(DEALER, taking(table, 1, "player", 3));
        refuses(table, laying(1, "player", 15_00), WagerReason.ABOVE_CREDIT, "4.2");
        table.accept(DEALER, laying(1, "player", 10_00));

        assertThat(chipsCents(1)).isZero();
        assertThat(SeatView.of(table.floor.floor().state(), 1, TABLE).wagers())
                .contains(new SeatView.Wager("tie", List.of(), 500_00, 0, OptionalInt.of(3)));
        refuses(
                table,
                new WagerCommand.Enter(TABLE, 2, Means.HOUSE_CREDIT, bet(table, "tie"), 50_00),
                WagerReason.MEANS_NOT_TAKEN,
                "4.2");
        refuses(
                table,
                new WagerCommand.PlaceMaximum(TABLE, 2, List.of(bet(table, "tie"))),
                WagerReason.MEANS_NOT_TAKEN,
                "4.2");
        refuses(
                table,
                new ClothCommand.LayStakeButton(TABLE, 2, bet(table, "tie"), 50_00),
                WagerReason.MEANS_NOT_TAKEN,
                "4.2");
    }

    @Test
    @Clause({"act-mini-baccarat-2015:4.2", "act-mini-baccarat-2015:A/Box"})
    void onlyTheDealerLaysAndOnlyInABoxOfTheLayout() {
        refuses(table, laying(1, "banker", 50_00), BoxReason.NO_SUCH_BOX, "A/Box");
        refuses(table, taking(table, 1, "banker", BOXES + 1), BoxReason.NO_SUCH_BOX, "A/Box");
        table.accept(DEALER, taking(table, 1, "banker", BOXES));

        for (Origin other : List.of(Origin.terminal(1), SUPERVISOR, INSPECTOR)) {
            for (Command command : List.of(laying(1, "banker", 50_00), taking(table, 1, "tie", 1))) {
                assertThat(table.refuse(other, command))
                        .isEqualTo(Refusal.of(WagerReason.DEALER_ENTERS_IT, new RuleId(MINI, "4.2")));
            }
        }
        table.accept(DEALER, laying(1, "banker", 50_00));
        assertThat(chipsCents(1)).isEqualTo(950_00);
    }

    @Test
    @Clause("act-mini-baccarat-2015:4.4")
    void twoPatronsShareAnOptionOfABoxAndNoThird() {
        for (String option : List.of("player", "banker", "tie", PAIR, "banker-perfect-pairs")) {
            lay(table, 1, option, 3);
            lay(table, 2, option, 3);

            refuses(table, taking(table, 3, option, 3), BoxReason.BOX_TAKEN, "4.4");
            table.accept(DEALER, laying(1, option, 10_00));
        }
        lay(table, 3, "banker", 4);
        assertThat(chipsCents(3)).isEqualTo(950_00);
    }

    @Test
    @Clause("act-mini-baccarat-2015:4.4")
    void aBoxThatWasNamedAndNotBackedIsFreeForOthers() {
        table.accept(DEALER, taking(table, 1, "tie", 3));
        lay(table, 2, "tie", 3);
        lay(table, 3, "tie", 3);
        refuses(table, laying(1, "tie", 50_00), BoxReason.BOX_TAKEN, "4.4");

        table.accept(DEALER, new WagerCommand.Remove(TABLE, 3, bet(table, "tie"), 50_00));
        table.accept(DEALER, laying(1, "tie", 50_00));

        refuses(table, new WagerCommand.Undo(TABLE, 3), BoxReason.BOX_TAKEN, "4.4");
        assertThat(chipsCents(3)).isEqualTo(1_000_00);
    }

    @Test
    @Clause({"act-mini-baccarat-2015:4.5/1", "act-mini-baccarat-2015:4.5/2"})
    void aPatronBacksEachOptionOnceAndAsManyOptionsAsThereAre() {
        lay(table, 1, "banker", 1);

        refuses(table, taking(table, 1, "banker", 2), BoxReason.ALREADY_BACKED, "4.5/1");
        table.accept(DEALER, laying(1, "banker", 25_00));
        table.accept(DEALER, new WagerCommand.Remove(TABLE, 1, bet(table, "banker"), 40_00));
        assertThat(chipsCents(1)).isEqualTo(965_00);
        for (String option : List.of("player", "tie", PAIR, "banker-perfect-pairs")) {
            lay(table, 1, option, 2);
        }
        assertThat(chipsCents(1)).isEqualTo(765_00);

        table.accept(DEALER, new WagerCommand.Remove(TABLE, 1, bet(table, "banker"), 35_00));
        lay(table, 1, "banker", 2);
        assertThat(SeatView.of(table.floor.floor().state(), 1, TABLE).wagers())
                .extracting(SeatView.Wager::box)
                .containsOnly(OptionalInt.of(2));
    }

    @Test
    @Clause("act-mini-baccarat-2015:4.5/1")
    void aPatronIsOneAlsoAtASecondSeat() {
        for (int seat : List.of(1, 2)) {
            table.accept(SUPERVISOR, new PatronCommand.NamePatron(TABLE, seat, Optional.of("P-17")));
        }
        lay(table, 1, "banker", 1);

        refuses(table, taking(table, 2, "banker", 2), BoxReason.ALREADY_BACKED, "4.5/1");
        lay(table, 2, "tie", 2);
    }

    @Test
    @Clause({"act-mini-baccarat-2015:4.5/3", "act-mini-baccarat-2015:4.4"})
    void aCommonPairsBoxIsOneBoxForPairsOnly() {
        CardTable common = cloth(true);
        lay(common, 1, PAIR, 1);
        refuses(common, taking(common, 1, PAIR, 5), BoxReason.ALREADY_BACKED, "4.5/3");
        lay(common, 2, PAIR, 5);
        refuses(common, taking(common, 3, PAIR, 6), BoxReason.BOX_TAKEN, "4.5/3");

        lay(common, 1, "tie", 1);
        lay(common, 2, "tie", 1);
        lay(common, 3, "tie", 6);
        lay(table, 1, PAIR, 1);
        lay(table, 2, PAIR, 1);
        lay(table, 3, PAIR, 6);
    }

    @Test
    @Clause("act-mini-baccarat-2015:4.6")
    void nothingIsTouchedFromTheCloseUntilTheWagersAreSettled() {
        lay(table, 1, "player", 1);
        table.close();
        List<Command> touches = List.of(
                laying(1, "player", 5_00),
                new WagerCommand.Remove(TABLE, 1, bet(table, "player"), 5_00),
                new WagerCommand.Clear(TABLE, 1),
                new WagerCommand.Undo(TABLE, 1),
                taking(table, 1, "tie", 1));

        for (int card = 0; card < 4; card++) {
            touches.forEach(
                    touch -> assertThat(table.refuse(DEALER, touch).reason()).isEqualTo(RoundReason.NO_MORE_BETS));
            table.read(List.of("9H", "KC", "KD", "5S").get(card));
        }
        assertThat(chipsCents(1)).isEqualTo(950_00);
        table.confirm();
        assertThat(chipsCents(1)).isEqualTo(1_050_00);
    }

    @Test
    @Clause({"act-mini-baccarat-2015:4.4", "act-mini-baccarat-2015:4.5/1"})
    void boxesAreFreeForTheNextCoupAndKeptOverARestart() {
        lay(table, 1, "player", 3);
        lay(table, 2, "player", 3);
        table.floor.restart();
        refuses(table, taking(table, 3, "player", 3), BoxReason.BOX_TAKEN, "4.4");
        table.close().read("9H", "KC", "KD", "5S");
        table.confirm();
        table.open();

        refuses(table, laying(1, "player", 50_00), BoxReason.NO_SUCH_BOX, "A/Box");
        refuses(table, new WagerCommand.Repeat(TABLE, 1), BoxReason.NO_SUCH_BOX, "A/Box");
        lay(table, 3, "player", 3);
        lay(table, 4, "player", 3);
        lay(table, 1, "player", 1);
        table.floor.restart();
    }

    @Test
    void aClothHasTheBoxesThatItsTextKnows() {
        TestFloor floor = TestFloor.empty();
        for (Optional<BoxRules.Layout> none : List.of(Optional.<BoxRules.Layout>empty(), boxes(0, false))) {
            assertThat(floor.refuse(ADMINISTRATOR, new SetupCommand.InstallTable(TABLE, spec(none)))
                            .problems())
                    .extracting(Problem::reason)
                    .containsExactly(FloorReason.BOXES_MISSING);
        }
        TableSpec mini = spec(boxes(BOXES, false));
        TableSpec coloured = new TableSpec(
                mini.name(),
                MINI,
                mini.setup(),
                mini.installation(),
                new TableSpec.Cloth(mini.cloth().boxes(), List.of("blue")));
        assertThat(floor.refuse(ADMINISTRATOR, new SetupCommand.InstallTable(TABLE, coloured))
                        .problems())
                .extracting(Problem::reason)
                .containsExactly(FloorReason.NO_COLOURS_HERE);
    }

    @Test
    @Clause({"act-mini-baccarat-2015:3.1/1", "act-mini-baccarat-2015:3.6/2"})
    void theSignShowsLimitsAndDifferential() {
        LimitSign sign = TerminalView.of(table.floor.floor().state(), 1, TABLE, table.floor.nowMillis())
                .limits();

        assertThat(sign.differentialCents()).hasValue(500_00);
        assertThat(sign.lines())
                .extracting(LimitSign.Line::key)
                .contains("player", "banker", "tie", PAIR, "banker-perfect-pairs");
        assertThat(sign.lines()).allSatisfy(line -> {
            assertThat(line.minimumCents()).isEqualTo(5_00);
            assertThat(line.maximumCents()).isEqualTo(500_00);
        });
    }
}
