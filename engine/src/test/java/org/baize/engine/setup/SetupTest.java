package org.baize.engine.setup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.engine.TestFloor.ADMINISTRATOR;
import static org.baize.engine.TestFloor.DEALER;
import static org.baize.engine.TestFloor.TABLE;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.baize.engine.TestFloor;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.answer.Refusal;
import org.baize.engine.command.Command;
import org.baize.engine.command.SetupCommand;
import org.baize.engine.spec.TableSpec;
import org.baize.engine.spec.TerminalSpec;
import org.baize.rules.game.Game;
import org.baize.rules.game.GameKind;
import org.baize.rules.house.Device;
import org.baize.rules.house.EquipmentReason;
import org.baize.rules.house.TableNeed;
import org.baize.rules.law.Role;
import org.baize.rules.round.Apparatus;
import org.baize.rules.rulebook.Rulebooks;
import org.baize.rules.setup.DefaultSetup;
import org.baize.rules.setup.FloorChoice;
import org.baize.rules.setup.GameChoice;
import org.baize.rules.setup.LimitChoice;
import org.baize.rules.setup.Problem;
import org.baize.rules.setup.SetupReason;
import org.baize.rules.setup.TableSetup;
import org.baize.rules.wager.Circumstances.TableForm;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;

/** How the floor is built, and what a wrong set-up is answered. */
class SetupTest {

    private static final TableSetup ROULETTE = DefaultSetup.of(Rulebooks.byId(TestFloor.MULTI), "roulette");

    private final TestFloor floor = TestFloor.empty();

    @Test
    void tellsEverythingThatIsWrongWithATable() {
        TableSetup wrong = new TableSetup(
                ROULETTE.game(),
                ROULETTE.limits().with("straight", new LimitChoice.Line(10_00, 5_00, 5_00)),
                ROULETTE.dealing(),
                new FloorChoice(0, 30, 10, 20, Optional.empty()),
                ROULETTE.money());
        TableSpec spec = TestFloor.spec(TABLE, TestFloor.MULTI, wrong, Apparatus.SHOE);

        Refusal refusal = floor.refuse(ADMINISTRATOR, new SetupCommand.InstallTable(TABLE, spec));

        assertThat(refusal.problems())
                .extracting(Problem::reason)
                .containsExactly(
                        SetupReason.LIMITS_CROSSED, SetupReason.PERIOD_NOT_POSITIVE, FloorReason.OTHER_APPARATUS);
        assertThat(refusal.reason()).isEqualTo(SetupReason.LIMITS_CROSSED);
    }

    @Test
    void putsATerminalAtEachTableOnce() {
        floor.install(TABLE, TestFloor.MULTI, ROULETTE, Apparatus.LIVE_WHEEL);
        TerminalSpec twice = new TerminalSpec(List.of(TABLE, TABLE), true, List.of(), true, true);

        assertThat(floor.refuse(ADMINISTRATOR, new SetupCommand.InstallTerminal(1, twice))
                        .reason())
                .isEqualTo(FloorReason.NUMBER_TAKEN);
    }

    @Test
    void refusesAGameThatTheTextDoesNotHave() {
        TableSetup american = DefaultSetup.of(
                Rulebooks.byId(TestFloor.AMERICAN),
                Rulebooks.byId(TestFloor.AMERICAN).games().getFirst().id());
        TableSpec spec = TestFloor.spec(TABLE, TestFloor.SIC_BO, american, Apparatus.AUTOMATED_TUMBLER);

        assertThat(floor.refuse(ADMINISTRATOR, new SetupCommand.InstallTable(TABLE, spec))
                        .reason())
                .isEqualTo(SetupReason.NO_SUCH_GAME);
    }

    @Test
    @Clause("act-multi-terminal-2019:A.1/Multi Terminal Table Game")
    void installsBaccaratRouletteAndSicBoAndNothingElse() {
        List<Game<?, ?>> games = Rulebooks.byId(TestFloor.MULTI).games();
        for (int i = 0; i < games.size(); i++) {
            Apparatus apparatus = switch (games.get(i).kind()) {
                case ROULETTE -> Apparatus.LIVE_WHEEL;
                case BACCARAT -> Apparatus.SHOE;
                case SIC_BO -> Apparatus.DEALER_TUMBLER;
            };
            TableSetup setup = DefaultSetup.of(
                    Rulebooks.byId(TestFloor.MULTI), games.get(i).id());
            floor.install(10 + i, TestFloor.MULTI, setup, apparatus);
        }
        assertThat(games).extracting(Game::kind).contains(GameKind.values());
        TableSetup other = new TableSetup(
                GameChoice.of("blackjack"), ROULETTE.limits(), ROULETTE.dealing(), ROULETTE.floor(), ROULETTE.money());

        assertThat(floor.refuse(
                                ADMINISTRATOR,
                                new SetupCommand.InstallTable(
                                        TABLE, TestFloor.spec(TABLE, TestFloor.MULTI, other, Apparatus.SHOE)))
                        .reason())
                .isEqualTo(SetupReason.NO_SUCH_GAME);
    }

    @Test
    @Clause({
        "act-multi-terminal-2019:1.2(d)",
        "act-multi-terminal-2019:9.1/Wheel",
        "act-multi-terminal-2019:9.1/Ball",
        "act-multi-terminal-2019:9.2(b)(ii)",
        "act-multi-terminal-2019:10.1/Dice tumbler"
    })
    void opensNoTableWithoutTheRegisteredDevicesOfItsGame() {
        lacks("roulette", Apparatus.LIVE_WHEEL, List.of(Device.BALL));
        lacks("roulette", Apparatus.LIVE_WHEEL, List.of(Device.WHEEL));
        lacks("sic-bo", Apparatus.DEALER_TUMBLER, List.of(Device.DIE, Device.DIE, Device.DIE));
    }

    private static void lacks(String game, Apparatus apparatus, List<Device> registered) {
        TestFloor bare = TestFloor.empty();
        TableSetup setup = DefaultSetup.of(Rulebooks.byId(TestFloor.MULTI), game);
        TableSpec spec = changed(
                TestFloor.spec(TABLE, TestFloor.MULTI, setup, apparatus),
                TableForm.TERMINALS,
                new TableSpec.Approved(true, true, registered));
        bare.accept(ADMINISTRATOR, new SetupCommand.InstallTable(TABLE, spec));
        bare.terminal(1, TABLE);

        assertThat(bare.refuse(ADMINISTRATOR, new SetupCommand.OpenTable(TABLE)).problems())
                .extracting(Problem::reason)
                .containsExactly(EquipmentReason.DEVICE_MISSING);
    }

    @Test
    @Clause("act-multi-terminal-2019:1.1")
    void assignsNoEquipmentWithoutAnApproval() {
        for (String text : List.of(TestFloor.MULTI, TestFloor.AMERICAN)) {
            TableSetup setup = DefaultSetup.of(Rulebooks.byId(text), roulette(text));
            TableSpec spec = changed(
                    TestFloor.spec(TABLE, text, setup, Apparatus.LIVE_WHEEL),
                    TableForm.TERMINALS,
                    new TableSpec.Approved(false, true, List.of(Device.WHEEL, Device.BALL)));

            assertThat(floor.refuse(ADMINISTRATOR, new SetupCommand.InstallTable(TABLE, spec))
                            .reason())
                    .as(text)
                    .isEqualTo(EquipmentReason.NOT_APPROVED);
        }
    }

    @Test
    void installsAClothOnlyWhereTheTextKnowsOne() {
        TableSpec spec = TestFloor.spec(TABLE, TestFloor.MULTI, ROULETTE, Apparatus.LIVE_WHEEL);
        TableSpec cloth =
                changed(spec, TableForm.STAFF_ENTERED, spec.installation().approved());

        assertThat(floor.refuse(ADMINISTRATOR, new SetupCommand.InstallTable(TABLE, cloth))
                        .reason())
                .isEqualTo(FloorReason.NO_CLOTH_HERE);
    }

    @Test
    @Clause("act-multi-terminal-2019:1.2(a)")
    void attachesNoMoreTerminalsThanApproved() {
        FloorChoice two = new FloorChoice(40, 30, 2, 2, Optional.empty());
        TableSetup setup =
                new TableSetup(ROULETTE.game(), ROULETTE.limits(), ROULETTE.dealing(), two, ROULETTE.money());
        floor.install(TABLE, TestFloor.MULTI, setup, Apparatus.LIVE_WHEEL);
        assertThat(floor.refuse(ADMINISTRATOR, new SetupCommand.OpenTable(TABLE))
                        .problems())
                .extracting(Problem::reason)
                .contains(TableNeed.PLAYER_TERMINAL);
        floor.terminal(1, TABLE).terminal(2, TABLE);

        assertThat(floor.refuse(ADMINISTRATOR, new SetupCommand.InstallTerminal(3, terminal(List.of(5_00L))))
                        .reason())
                .isEqualTo(EquipmentReason.NO_MORE_TERMINALS);
        floor.accept(ADMINISTRATOR, new SetupCommand.OpenTable(TABLE));
        floor.restart();
    }

    @Test
    @Clause({"act-multi-terminal-2019:1.2(d)", "nsw-rapid-2016:2.2", "nsw-rapid-2016:2.2.1"})
    void namesEverythingThatATableLacksToOpen() {
        TableSetup setup = DefaultSetup.of(Rulebooks.byId(TestFloor.RAPID), "roulette");
        TableSpec spec = changed(
                TestFloor.spec(TABLE, TestFloor.RAPID, setup, Apparatus.LIVE_WHEEL),
                TableForm.TERMINALS,
                new TableSpec.Approved(true, true, List.of()));
        floor.accept(ADMINISTRATOR, new SetupCommand.InstallTable(TABLE, spec));
        assertThat(floor.refuse(ADMINISTRATOR, new SetupCommand.OpenTable(TABLE))
                        .reason())
                .isEqualTo(TableNeed.PLAYER_TERMINAL);
        floor.accept(
                ADMINISTRATOR,
                new SetupCommand.InstallTerminal(
                        1, new TerminalSpec(List.of(TABLE), false, List.of(), /* stacker= */ false, false)));

        assertThat(floor.refuse(ADMINISTRATOR, new SetupCommand.OpenTable(TABLE))
                        .problems())
                .extracting(Problem::reason)
                .containsExactly(
                        TableNeed.NOTE_STACKER,
                        TableNeed.TICKET_PRINTER,
                        EquipmentReason.DEVICE_MISSING,
                        EquipmentReason.DEVICE_MISSING);
    }

    @Test
    void refusesNotesThatAreNone() {
        floor.install(TABLE, TestFloor.MULTI, ROULETTE, Apparatus.LIVE_WHEEL);

        assertThat(floor.refuse(ADMINISTRATOR, new SetupCommand.InstallTerminal(1, terminal(List.of(5_00L, 5_00L))))
                        .reason())
                .isEqualTo(SetupReason.NOT_A_NOTE);
    }

    @Test
    @Clause({"act-multi-terminal-2019:A.1/Game System(b)", "act-american-roulette-2005:11.1"})
    void opensNoTableWithoutAnApprovedSystem() {
        for (String text : List.of(TestFloor.MULTI, TestFloor.AMERICAN)) {
            TestFloor unapproved = TestFloor.empty();
            TableSetup setup = DefaultSetup.of(Rulebooks.byId(text), roulette(text));
            TableSpec spec = changed(
                    TestFloor.spec(TABLE, text, setup, Apparatus.LIVE_WHEEL),
                    TableForm.TERMINALS,
                    new TableSpec.Approved(true, false, List.of(Device.WHEEL, Device.BALL)));
            unapproved.accept(ADMINISTRATOR, new SetupCommand.InstallTable(TABLE, spec));
            unapproved.terminal(1, TABLE);

            assertThat(unapproved
                            .refuse(ADMINISTRATOR, new SetupCommand.OpenTable(TABLE))
                            .reason())
                    .as(text)
                    .isEqualTo(TableNeed.SYSTEM_APPROVAL);
        }
    }

    @Test
    void opensNoTableBeforeItsTextIsInForce() {
        floor.accept(ADMINISTRATOR, new SetupCommand.BringIntoForce(TestFloor.MULTI, LocalDate.of(2026, 12, 1)));
        floor.install(TABLE, TestFloor.MULTI, ROULETTE, Apparatus.LIVE_WHEEL).terminal(1, TABLE);
        assertThat(floor.refuse(ADMINISTRATOR, new SetupCommand.OpenTable(TABLE))
                        .reason())
                .isEqualTo(SetupReason.NOT_YET_IN_FORCE);

        floor.pass(15 * 86_400_000L);

        floor.accept(ADMINISTRATOR, new SetupCommand.OpenTable(TABLE));
    }

    @Test
    void letsOnlyAdministratorOrOperatorBuild() {
        floor.install(TABLE, TestFloor.MULTI, ROULETTE, Apparatus.LIVE_WHEEL);
        floor.signOn(DEALER, TABLE, Role.DEALER);

        assertThat(floor.refuse(DEALER, new SetupCommand.OpenTable(TABLE)).reason())
                .isEqualTo(FloorReason.NOT_FOR_THIS_ORIGIN);
    }

    private static String roulette(String text) {
        return Rulebooks.byId(text).games().stream()
                .filter(game -> game.kind() == GameKind.ROULETTE)
                .findFirst()
                .orElseThrow()
                .id();
    }

    private static TerminalSpec terminal(List<Long> notes) {
        return new TerminalSpec(List.of(TABLE), true, notes, true, true);
    }

    private static TableSpec changed(TableSpec spec, TableForm form, TableSpec.Approved approved) {
        TableSpec.Installation old = spec.installation();
        return new TableSpec(
                spec.name(),
                spec.rulebookId(),
                spec.setup(),
                new TableSpec.Installation(old.apparatus(), old.operation(), form, Command.NONE, approved));
    }
}
