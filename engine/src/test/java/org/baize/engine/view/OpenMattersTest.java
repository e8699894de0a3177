package org.baize.engine.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.engine.TestFloor.DEALER;
import static org.baize.engine.TestFloor.OPERATOR;
import static org.baize.engine.TestFloor.SUPERVISOR;
import static org.baize.engine.TestFloor.TABLE;

import java.util.List;
import java.util.Optional;
import org.baize.engine.TestFloor;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.command.Command;
import org.baize.engine.command.DisputeCommand;
import org.baize.engine.command.FaultCommand;
import org.baize.engine.command.Origin;
import org.baize.engine.command.PatronCommand;
import org.baize.rules.fault.FaultyPart;
import org.baize.rules.fault.Symptom;
import org.baize.rules.game.GameKind;
import org.baize.rules.house.BreachGround;
import org.baize.rules.house.Sanction;
import org.baize.rules.law.Role;
import org.baize.rules.round.Apparatus;
import org.junit.jupiter.api.Test;

/** Whoever runs the floor finds everything that is not decided, and everybody who may not play, in one place. */
class OpenMattersTest {

    private static TestFloor floor(String text) {
        TestFloor floor = TestFloor.with(text, "roulette", Apparatus.LIVE_WHEEL);
        floor.signOn(SUPERVISOR, Command.NONE, Role.CASINO_SUPERVISOR);
        floor.signOn(OPERATOR, Command.NONE, Role.OPERATOR_AUTHORITY);
        return floor.buyIn(1, 1).openBetting();
    }

    private static OpenMatters matters(TestFloor floor) {
        return OpenMatters.of(floor.floor().state());
    }

    @Test
    void aFailedPartWaitsWithItsRemedyAndWhoMayOrderIt() {
        TestFloor floor = floor(TestFloor.MULTI);
        floor.place(1, "red", 20_00).confirm(1).pass(40_000);
        floor.accept(
                DEALER,
                new FaultCommand.ReportFault(
                        TABLE,
                        1,
                        1,
                        FaultCommand.Fault.of(FaultyPart.PLAYER_TERMINAL, Symptom.DECLARED, floor.nowMillis()),
                        "screen is dark"));

        OpenMatters.OpenCase open = matters(floor).cases().getFirst();

        assertThat(open.terminal()).isEqualTo(1);
        assertThat(open.about()).isEqualTo("PLAYER_TERMINAL DECLARED");
        assertThat(open.measure())
                .isEqualTo(
                        floor.table(TABLE).faults().cases().getFirst().remedy().measure());
        assertThat(open.rule()).startsWith(TestFloor.MULTI);
    }

    @Test
    void aDisputeIsOpenWithItsDecisionsUntilItIsClosed() {
        TestFloor floor = floor(TestFloor.MULTI);
        floor.accept(Origin.terminal(1), new DisputeCommand.RaiseDispute(TABLE, 1, 1, "my number came"));
        floor.accept(OPERATOR, new DisputeCommand.DecideDispute(TABLE, 1, "the record stands", true));

        OpenMatters.OpenDispute open = matters(floor).disputes().getFirst();
        floor.accept(OPERATOR, new DisputeCommand.AskRegulator(TABLE, 1));
        floor.accept(OPERATOR, new DisputeCommand.CloseDispute(TABLE, 1));

        assertThat(open.text()).isEqualTo("my number came");
        assertThat(open.decisions())
                .containsExactly(new OpenMatters.Decision(
                        "the record stands", true, floor.nowMillis(), Role.OPERATOR_AUTHORITY));
        assertThat(matters(floor).disputes()).isEmpty();
    }

    @Test
    void aBreachStandsThereWithItsSanctionAndWhomItExcludes() {
        TestFloor floor = floor(TestFloor.RAPID);
        PatronCommand.Report report = new PatronCommand.Report(
                BreachGround.OUTCOME_DEVICE, List.of("A"), false, Optional.empty(), "a device in the sleeve");
        floor.accept(DEALER, new PatronCommand.NamePatron(TABLE, 1, Optional.of("A")));
        floor.accept(DEALER, new PatronCommand.RecordBreach(TABLE, 1, report));
        floor.accept(SUPERVISOR, new PatronCommand.ImposeSanction(TABLE, 1, 1, Sanction.EXCLUDE_FROM_GAME, "device"));

        OpenMatters matters = matters(floor);

        assertThat(matters.breaches().getFirst().imposed()).containsExactly(Sanction.EXCLUDE_FROM_GAME);
        OpenMatters.KnownPatron patron = matters.patrons().getFirst();
        assertThat(patron.patron()).isEqualTo("A");
        assertThat(patron.exclusions().getFirst().reason()).isEqualTo(FloorReason.EXCLUDED);
        assertThat(patron.exclusions().getFirst().game()).isEqualTo(Optional.of(GameKind.ROULETTE));
    }
}
