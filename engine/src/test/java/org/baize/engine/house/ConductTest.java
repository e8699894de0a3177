package org.baize.engine.house;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.engine.TestFloor.DEALER;
import static org.baize.engine.TestFloor.MANAGER;
import static org.baize.engine.TestFloor.OPERATOR;
import static org.baize.engine.TestFloor.SUPERVISOR;
import static org.baize.engine.TestFloor.TABLE;
import static org.baize.engine.house.HouseFloor.finish;

import java.util.List;
import java.util.Optional;
import org.baize.engine.TestFloor;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.command.Command;
import org.baize.engine.command.MoneyCommand;
import org.baize.engine.command.Origin;
import org.baize.engine.command.PatronCommand;
import org.baize.engine.command.StaffCommand;
import org.baize.engine.command.WagerCommand;
import org.baize.engine.event.Event;
import org.baize.engine.event.PatronEvent;
import org.baize.rules.house.AuthorityReason;
import org.baize.rules.house.Breach;
import org.baize.rules.house.BreachGround;
import org.baize.rules.house.ConductReason;
import org.baize.rules.house.EquipmentReason;
import org.baize.rules.house.Sanction;
import org.baize.rules.law.Reason;
import org.baize.rules.law.RuleId;
import org.baize.rules.rulebook.Rulebooks;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Breaches, sanctions, exclusions, and players at several terminals. */
class ConductTest {

    @Test
    @Clause({
        "act-multi-terminal-2019:7.1",
        "act-multi-terminal-2019:7.3(a)",
        "act-multi-terminal-2019:7.7",
        "act-multi-terminal-2019:7.8",
        "act-american-roulette-2005:10.2(a)",
        "nsw-rapid-2016:12.1",
        "nsw-rapid-2016:12.3.1"
    })
    void givesBackOnlyTheStakesOfThePersonWhoBrokeARule() {
        sanctions(TestFloor.MULTI, OPERATOR, BreachGround.OUTCOME_DEVICE);
        sanctions(TestFloor.MULTI, OPERATOR, BreachGround.HARASSMENT);
        sanctions(TestFloor.MULTI, OPERATOR, BreachGround.INDUCED_TO_LEAVE);
        sanctions(TestFloor.RAPID, SUPERVISOR, BreachGround.OUTCOME_DEVICE);
        sanctions(TestFloor.AMERICAN, OPERATOR, firstGround(TestFloor.AMERICAN));
    }

    private static void sanctions(String text, Origin who, BreachGround ground) {
        TestFloor floor = HouseFloor.roulette(text);
        floor.buyIn(1, 1).buyIn(2, 1).openBetting();
        floor.place(1, "black", 10_00).place(2, "black", 10_00);
        if (text.equals(TestFloor.MULTI)) {
            floor.confirm(1).confirm(2);
        }
        floor.accept(DEALER, breach(1, ground, "A"));
        Command sanction = new PatronCommand.ImposeSanction(TABLE, 1, 1, Sanction.VOID_WAGERS, "seen at the table");

        assertThat(floor.refuse(DEALER, sanction).reason()).isEqualTo(AuthorityReason.NOT_ENTITLED);
        assertThat(floor.refuse(who, new PatronCommand.ImposeSanction(TABLE, 1, 1, Sanction.VOID_WAGERS, " "))
                        .reason())
                .isEqualTo(ConductReason.REASON_MISSING);
        floor.accept(who, sanction);
        floor.restart();
        assertThat(floor.chipsCents(1)).as(text).isEqualTo(100_00);
        finish(floor);

        assertThat(floor.chipsCents(1)).as(text).isEqualTo(100_00);
        assertThat(floor.chipsCents(2)).as(text).isEqualTo(110_00);
    }

    @Test
    @Clause({"act-american-roulette-2005:10.2(b)", "nsw-rapid-2016:12.3.2"})
    void takesNoFurtherWagerFromAnExcludedPersonAndKeepsTheCreditPayable() {
        for (String text : List.of(TestFloor.RAPID, TestFloor.AMERICAN)) {
            TestFloor floor = HouseFloor.roulette(text);
            Origin who = text.equals(TestFloor.RAPID) ? SUPERVISOR : OPERATOR;
            floor.buyIn(1, 1).buyIn(2, 1);
            floor.accept(DEALER, new PatronCommand.NamePatron(TABLE, 1, Optional.of("A")));
            floor.accept(DEALER, breach(1, firstGround(text), "A"));

            floor.accept(who, new PatronCommand.ImposeSanction(TABLE, 1, 1, Sanction.EXCLUDE_FROM_GAME, "device"));
            floor.restart().openBetting();

            assertThat(refusedAt(floor, 1)).as(text).isEqualTo(FloorReason.EXCLUDED);
            assertThat(floor.refuse(DEALER, new PatronCommand.NamePatron(TABLE, 2, Optional.of("A")))
                            .reason())
                    .as("signing in elsewhere under %s", text)
                    .isEqualTo(FloorReason.EXCLUDED);
            floor.place(2, "red", 5_00);
            assertThat(floor.chipsCents(1)).isEqualTo(100_00);
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    @Clause("act-multi-terminal-2019:7.3(b)")
    void paysAnExcludedPlayerOutOnceNoWagerLives(boolean playing) {
        TestFloor floor = HouseFloor.roulette(TestFloor.MULTI);
        floor.buyIn(1, 1).openBetting();
        if (playing) {
            floor.place(1, "black", 10_00).confirm(1);
        }
        floor.accept(DEALER, breach(1, BreachGround.OUTCOME_DEVICE, "A"));

        List<Event> events = floor.accept(OPERATOR, exclude(1));
        floor.restart();
        if (playing) {
            assertThat(refusedAt(floor, 1)).isEqualTo(FloorReason.EXCLUDED);
            assertThat(events).noneMatch(PatronEvent.BalanceDue.class::isInstance);
            finish(floor);
        } else {
            assertThat(events).contains(new PatronEvent.BalanceDue(1, new RuleId(TestFloor.MULTI, "7.3(b)")));
        }

        assertThat(floor.chipsCents(1)).isZero();
        assertThat(floor.terminal(1).till().paying().orElseThrow().cents()).isEqualTo(playing ? 110_00 : 100_00);
    }

    @Test
    void punishesNobodyForTheBreachOfAnotherAndNobodyTwice() {
        TestFloor floor = HouseFloor.roulette(TestFloor.MULTI);
        floor.buyIn(1, 1).buyIn(2, 1).accept(DEALER, breach(1, BreachGround.OUTCOME_DEVICE, "A"));

        assertThat(floor.refuse(OPERATOR, exclude(2)).reason()).isEqualTo(FloorReason.ANOTHER_PLAYERS_BREACH);
        floor.accept(OPERATOR, exclude(1));
        floor.restart();

        assertThat(floor.refuse(OPERATOR, exclude(1)).reason()).isEqualTo(FloorReason.DECIDED_ALREADY);
        floor.openBetting().place(2, "red", 5_00);
        assertThat(refusedAt(floor, 1)).isEqualTo(FloorReason.EXCLUDED);
    }

    @Test
    void leavesTheNextPlayerAloneAndFollowsAPersonWhoIsNamed() {
        TestFloor floor = HouseFloor.roulette(TestFloor.MULTI);
        floor.buyIn(1, 1).accept(DEALER, breach(1, BreachGround.OUTCOME_DEVICE, "A"));
        floor.accept(Origin.terminal(1), new MoneyCommand.CashOut(1));
        long ticket = floor.terminal(1).till().paying().orElseThrow().number().orElseThrow();
        floor.accept(Origin.terminal(1), new MoneyCommand.TicketPrinted(1, ticket));
        floor.buyIn(1, 1).buyIn(2, 1).accept(DEALER, new PatronCommand.NamePatron(TABLE, 2, Optional.of("A")));

        assertThat(floor.refuse(OPERATOR, exclude(1)).reason()).isEqualTo(FloorReason.ANOTHER_PLAYERS_BREACH);
        floor.accept(OPERATOR, exclude(2));

        floor.openBetting().place(1, "red", 5_00);
        assertThat(refusedAt(floor, 2)).isEqualTo(FloorReason.EXCLUDED);
    }

    private static Command exclude(int terminal) {
        return new PatronCommand.ImposeSanction(TABLE, terminal, 1, Sanction.EXCLUDE_FROM_GAME, "device");
    }

    @Test
    void barsNobodyElseAtATerminalWhereNobodySat() {
        TestFloor floor = HouseFloor.roulette(TestFloor.MULTI);
        floor.accept(DEALER, breach(3, BreachGround.OUTCOME_DEVICE, "A"));
        floor.accept(OPERATOR, new PatronCommand.ImposeSanction(TABLE, 3, 1, Sanction.EXCLUDE_FROM_GAME, "device"));
        assertThat(floor.refuse(DEALER, new PatronCommand.DirectToLeave(TABLE, 3, "shouting"))
                        .reason())
                .isEqualTo(FloorReason.NOBODY_THERE);

        floor.buyIn(3, 1).openBetting();

        floor.place(3, "red", 5_00);
    }

    @Test
    void barsNobodyMoreThanOnceForTheSame() {
        TestFloor floor = HouseFloor.roulette(TestFloor.MULTI);
        floor.buyIn(1, 1).openBetting().place(1, "red", 5_00).confirm(1);
        for (int times = 0; times < 3; times++) {
            floor.accept(DEALER, new PatronCommand.DirectToLeave(TABLE, 1, "shouting"));
        }

        assertThat(floor.terminal(1).presence().bars()).hasSize(1);
    }

    @Test
    @Clause("nsw-rapid-2016:12.3.3")
    void onlyRecordsAnExclusionFromTheBuilding() {
        TestFloor floor = HouseFloor.roulette(TestFloor.RAPID);
        floor.buyIn(1, 1).accept(DEALER, breach(1, BreachGround.OUTCOME_DEVICE, "A"));

        floor.accept(SUPERVISOR, new PatronCommand.ImposeSanction(TABLE, 1, 1, Sanction.EXCLUDE_FROM_CASINO, "device"));

        floor.openBetting().place(1, "red", 5_00);
    }

    @Test
    @Clause({"nsw-rapid-2016:12.7", "nsw-rapid-2016:12.10"})
    void recordsABreachThatCarriesNoSanction() {
        TestFloor floor = HouseFloor.roulette(TestFloor.RAPID);
        floor.buyIn(1, 1).accept(DEALER, breach(1, BreachGround.INFLUENCING_PLAY, "A"));

        assertThat(floor.refuse(
                                SUPERVISOR,
                                new PatronCommand.ImposeSanction(TABLE, 1, 1, Sanction.EXCLUDE_FROM_GAME, "talking"))
                        .reason())
                .isEqualTo(ConductReason.GROUND_NOT_SANCTIONED);
    }

    @Test
    @Clause({"nsw-sic-bo-2016:1.1/syndicated-play", "nsw-sic-bo-2016:8.10"})
    void namesAtLeastThreeForASyndicate() {
        TestFloor floor = HouseFloor.dice();

        assertThat(floor.refuse(SUPERVISOR, syndicate("A", "B", "B")).reason())
                .isEqualTo(ConductReason.TOO_FEW_PERSONS);
        floor.accept(SUPERVISOR, syndicate("A", "B", "C"));
    }

    @Test
    @Clause({
        "nsw-sic-bo-2016:8.3",
        "nsw-sic-bo-2016:8.4",
        "nsw-sic-bo-2016:8.5",
        "nsw-sic-bo-2016:8.7",
        "nsw-sic-bo-2016:8.11.a",
        "nsw-sic-bo-2016:8.12",
        "nsw-sic-bo-2016:8.13"
    })
    void sanctionsExactlyTheGroundsOfTheText() {
        for (Breach ground :
                Rulebooks.byId(TestFloor.SIC_BO).house().conduct().conduct().breaches()) {
            if (ground.ground() == BreachGround.REFUSED_TO_VACATE || ground.ground() == BreachGround.SYNDICATED_PLAY) {
                continue;
            }
            TestFloor floor = HouseFloor.dice();
            floor.buyIn(1, 1).accept(SUPERVISOR, breach(1, ground.ground(), "A"));
            Command exclude = new PatronCommand.ImposeSanction(TABLE, 1, 1, Sanction.EXCLUDE_FROM_GAME, "on record");

            if (ground.sanctioned()) {
                floor.accept(SUPERVISOR, exclude);
            } else {
                assertThat(floor.refuse(SUPERVISOR, exclude).reason()).isEqualTo(ConductReason.GROUND_NOT_SANCTIONED);
            }
        }
    }

    @Test
    @Clause("nsw-sic-bo-2016:8.6")
    void recordsNoInterferingDeviceAgainstSomebodyAtWork() {
        TestFloor floor = HouseFloor.dice();
        Command atWork = new PatronCommand.RecordBreach(
                TABLE,
                1,
                new PatronCommand.Report(
                        BreachGround.INTERFERING_DEVICE, List.of("A"), /* onDuty= */ true, Optional.empty(), "a tool"));

        assertThat(floor.refuse(SUPERVISOR, atWork).reason()).isEqualTo(ConductReason.ON_DUTY);
    }

    @Test
    @Clause({"nsw-sic-bo-2016:8.14", "nsw-sic-bo-2016:8.7", "nsw-sic-bo-2016:8.7.2"})
    void recordsARefusalToVacateOnlyAfterADirection() {
        TestFloor floor = HouseFloor.dice();
        floor.buyIn(1, 1);
        Command breach = breach(1, BreachGround.REFUSED_TO_VACATE, "A");
        assertThat(floor.refuse(SUPERVISOR, breach).reason()).isEqualTo(ConductReason.NOT_DIRECTED_FIRST);
        assertThat(floor.refuse(SUPERVISOR, new PatronCommand.RecordRefusal(TABLE, 1))
                        .reason())
                .isEqualTo(FloorReason.NOT_DIRECTED);

        floor.accept(SUPERVISOR, new PatronCommand.DirectToLeave(TABLE, 1, "blocks the way"));
        assertThat(floor.refuse(SUPERVISOR, breach).reason()).isEqualTo(ConductReason.NOT_DIRECTED_FIRST);
        floor.accept(SUPERVISOR, new PatronCommand.RecordRefusal(TABLE, 1));
        floor.restart();

        floor.accept(SUPERVISOR, breach);
        floor.accept(SUPERVISOR, new PatronCommand.ImposeSanction(TABLE, 1, 1, Sanction.EXCLUDE_FROM_GAME, "refused"));
        assertThat(floor.terminal(1)
                        .presence()
                        .barring(
                                floor.terminal(1).status().accountNumber(),
                                floor.table(TABLE).play().game().kind()))
                .isPresent();
        assertThat(floor.chipsCents(1)).isEqualTo(100_00);
    }

    @Test
    @Clause("nsw-sic-bo-2016:8.1")
    void letsAPlayerHoldSeveralTerminalsUntilASupervisorKeepsThePlayerToOne() {
        TestFloor floor = HouseFloor.dice();
        floor.accept(SUPERVISOR, new PatronCommand.NamePatron(TABLE, 1, Optional.of("A")));
        floor.accept(SUPERVISOR, new PatronCommand.NamePatron(TABLE, 2, Optional.of("A")));

        floor.accept(SUPERVISOR, new PatronCommand.KeepToOneTerminal(TABLE, 1));
        floor.restart();

        assertThat(floor.terminal(2).presence().barredFor(FloorReason.KEPT_TO_ANOTHER_TERMINAL))
                .isTrue();
        assertThat(floor.refuse(SUPERVISOR, new PatronCommand.NamePatron(TABLE, 3, Optional.of("A")))
                        .reason())
                .isEqualTo(EquipmentReason.ONE_TERMINAL_ONLY);
        floor.accept(SUPERVISOR, new PatronCommand.NamePatron(TABLE, 3, Optional.of("B")));
    }

    @Test
    @Clause("act-multi-terminal-2019:4.4(b)(ii)")
    void stopsNewWagersOfAPersonWhoMustLeaveAndPaysWhenTheWagersAreSettled() {
        TestFloor floor = HouseFloor.roulette(TestFloor.MULTI);
        floor.buyIn(1, 1).openBetting();
        floor.place(1, "black", 10_00).confirm(1);
        assertThat(floor.refuse(DEALER, new PatronCommand.DirectToLeave(TABLE, 1, " "))
                        .rule()
                        .orElseThrow()
                        .toString())
                .contains("4.4(b)(ii)");

        floor.accept(DEALER, new PatronCommand.DirectToLeave(TABLE, 1, "shouting"));
        assertThat(refusedAt(floor, 1)).isEqualTo(FloorReason.DIRECTED_TO_LEAVE);
        floor.restart();
        assertThat(floor.terminal(1).till().paying()).as("the wager is alive").isEmpty();
        finish(floor);

        assertThat(floor.terminal(1).till().paying().orElseThrow().cents()).isEqualTo(110_00);
    }

    @Test
    @Clause("act-multi-terminal-2019:4.4(b)(i)")
    void takesABrokenTerminalOutOfPlayAndBringsItBack() {
        TestFloor floor = HouseFloor.roulette(TestFloor.MULTI);
        floor.buyIn(1, 1);

        floor.accept(DEALER, new PatronCommand.RetireTerminal(TABLE, 1, "screen is dark"));
        floor.restart().openBetting();
        assertThat(refusedAt(floor, 1)).isEqualTo(FloorReason.TERMINAL_RETIRED);
        assertThat(floor.refuse(Origin.terminal(1), new MoneyCommand.InsertNote(1, 100_00, true))
                        .reason())
                .isEqualTo(FloorReason.TERMINAL_RETIRED);
        assertThat(floor.terminal(1).till().paying().orElseThrow().cents()).isEqualTo(100_00);
        assertThat(floor.refuse(DEALER, new PatronCommand.RetireTerminal(TABLE, 1, "again"))
                        .reason())
                .isEqualTo(FloorReason.TERMINAL_RETIRED);

        floor.accept(DEALER, new PatronCommand.RestoreTerminal(TABLE, 1));

        assertThat(floor.terminal(1).presence().restricted()).isFalse();
    }

    @Test
    void forgetsThePersonWhenTheAccountIsClosed() {
        TestFloor floor = HouseFloor.roulette(TestFloor.MULTI);
        floor.buyIn(1, 1).accept(DEALER, new PatronCommand.NamePatron(TABLE, 1, Optional.of("A")));
        floor.accept(Origin.terminal(1), new MoneyCommand.CashOut(1));
        long ticket = floor.terminal(1).till().paying().orElseThrow().number().orElseThrow();

        floor.accept(Origin.terminal(1), new MoneyCommand.TicketPrinted(1, ticket));

        assertThat(floor.terminal(1).presence().patron()).isEmpty();
    }

    @Test
    void keepsMachinesAndInspectorsOutOfTheHousesOrder() {
        TestFloor floor = HouseFloor.roulette(TestFloor.MULTI);
        Command name = new PatronCommand.NamePatron(TABLE, 1, Optional.of("A"));

        for (Origin who : List.of(Origin.terminal(1), TestFloor.INSPECTOR, TestFloor.ADMINISTRATOR)) {
            assertThat(floor.refuse(who, name).reason()).isEqualTo(FloorReason.NOT_FOR_THIS_ORIGIN);
        }
        floor.accept(MANAGER, name);
        assertThat(floor.refuse(MANAGER, new StaffCommand.SignOff(TABLE)).reason())
                .isEqualTo(FloorReason.NOT_SIGNED_ON_THERE);
    }

    @Test
    @Clause({
        "act-multi-terminal-2019:7.13",
        "act-american-roulette-2005:10.9",
        "act-mini-baccarat-2015:14.9",
        "nsw-rapid-2016:12.13",
        "nsw-sic-bo-2016:8.17"
    })
    void showsTheRulesInForceToAnybodyWithoutAnAccount() {
        for (TestFloor floor : List.of(
                HouseFloor.roulette(TestFloor.MULTI),
                HouseFloor.roulette(TestFloor.AMERICAN),
                HouseFloor.cards(TestFloor.MINI),
                HouseFloor.roulette(TestFloor.RAPID),
                HouseFloor.dice())) {
            PatronEvent.RulesShown shown =
                    (PatronEvent.RulesShown) floor.accept(Origin.terminal(1), new PatronCommand.AskForRules(TABLE, 1))
                            .getFirst();

            assertThat(shown.rulebookId())
                    .isEqualTo(floor.table(TABLE).rulebook().id());
            floor.accept(TestFloor.INSPECTOR, new PatronCommand.AskForRules(TABLE, 1));
        }
    }

    @Test
    @Clause("act-multi-terminal-2019:6.9/notify")
    void callsAnAttendant() {
        TestFloor floor = HouseFloor.roulette(TestFloor.MULTI);
        Command answer = new PatronCommand.AnswerCall(TABLE, 1);
        assertThat(floor.refuse(DEALER, answer).reason()).isEqualTo(FloorReason.NOBODY_CALLED);

        floor.pass(3_000);
        assertThat(floor.accept(Origin.terminal(1), new PatronCommand.CallAttendant(TABLE, 1)))
                .containsExactly(new PatronEvent.AttendantCalled(TABLE, 1, floor.nowMillis()));
        assertThat(floor.terminal(1).presence().calledMillis()).hasValue(floor.nowMillis());
        assertThat(floor.accept(Origin.terminal(1), new PatronCommand.CallAttendant(TABLE, 1)))
                .as("one call is waited for")
                .isEmpty();
        floor.restart().accept(DEALER, answer);

        assertThat(floor.terminal(1).presence().calledMillis()).isEmpty();
    }

    private static Reason refusedAt(TestFloor floor, int terminal) {
        int red = floor.table(TABLE).play().bet("red");
        return floor.refuse(Origin.terminal(terminal), new WagerCommand.Place(TABLE, terminal, red, 5_00))
                .reason();
    }

    private static BreachGround firstGround(String text) {
        return Rulebooks.byId(text).house().conduct().conduct().breaches().stream()
                .filter(Breach::sanctioned)
                .findFirst()
                .orElseThrow()
                .ground();
    }

    private static Command breach(int terminal, BreachGround ground, String... persons) {
        return new PatronCommand.RecordBreach(
                TABLE,
                terminal,
                new PatronCommand.Report(ground, List.of(persons), false, Optional.empty(), "seen by staff"));
    }

    private static Command syndicate(String... persons) {
        return new PatronCommand.RecordBreach(
                TABLE,
                1,
                new PatronCommand.Report(
                        BreachGround.SYNDICATED_PLAY, List.of(persons), false, Optional.of("jackpot 1"), "in concert"));
    }
}
