package org.baize.engine.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.engine.TestFloor.DEALER;
import static org.baize.engine.TestFloor.MULTI;
import static org.baize.engine.TestFloor.SUPERVISOR;
import static org.baize.engine.TestFloor.TABLE;

import java.util.List;
import java.util.Optional;
import org.baize.engine.command.FaultCommand;
import org.baize.engine.command.FaultCommand.CorrectResult;
import org.baize.engine.command.FaultCommand.DecideFromRecords;
import org.baize.engine.command.FaultCommand.Fault;
import org.baize.engine.command.FaultCommand.Found;
import org.baize.engine.command.FaultCommand.LeaveCase;
import org.baize.engine.command.FaultCommand.ReportWrongResult;
import org.baize.engine.event.Event;
import org.baize.engine.event.RoundEvent;
import org.baize.rules.fault.FaultyPart;
import org.baize.rules.fault.Finding;
import org.baize.rules.fault.Symptom;
import org.baize.rules.law.RuleId;
import org.baize.rules.round.RoundPhase;
import org.baize.rules.sicbo.ShakeMode;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;

/** Play goes on by itself, as far as the text lets it, once what it stood still for is decided. */
class StandstillTest {

    @Test
    @Clause({"act-multi-terminal-2019:6.3", "act-multi-terminal-2019:10.3(c)/automatic"})
    void diceThatWereReadMeanwhileAreSettledOnceTheEarlierResultIsDecided() {
        for (boolean left : List.of(true, false)) {
            DiceTable table = DiceTable.dealt(ShakeMode.SHAKE_LAST);
            table.wagering(1, 10_00).untilClosed().activate();
            table.read(1, 2, 3);
            table.wagering(2, 10_00).untilClosed().activate();
            table.floor().accept(DEALER, new ReportWrongResult(TABLE, 1, "it was 4, 5 and 6"));
            table.read(1, 2, 4);
            assertThat(table.phase()).isEqualTo(RoundPhase.RESULT);
            assertThat(table.floor().chipsCents(2)).isEqualTo(490_00);
            table.floor().restart();

            long number = table.floor().table(TABLE).faults().cases().getLast().number();
            FaultCommand decision = left
                    ? new LeaveCase(TABLE, number, "seen on the recording")
                    : new CorrectResult(TABLE, 1, "4-5-6", "seen on the recording");
            List<Event> events = table.floor().accept(SUPERVISOR, decision);

            assertThat(events)
                    .filteredOn(RoundEvent.RoundSettled.class::isInstance)
                    .singleElement()
                    .isInstanceOfSatisfying(
                            RoundEvent.RoundSettled.class,
                            settled -> assertThat(settled.rule()).isEqualTo(new RuleId(MULTI, "10.3(c)/automatic")));
            assertThat(table.floor().chipsCents(1)).isEqualTo(left ? 510_00 : 490_00);
            assertThat(table.floor().chipsCents(2)).isEqualTo(510_00);
            // The next round is the dealer's to open.
            assertThat(table.phase()).isEqualTo(RoundPhase.SETTLED);
        }
    }

    @Test
    @Clause({"nsw-sic-bo-2016:7.3", "nsw-sic-bo-2016:1.1/wagering-period.b"})
    void theNextRoundOpensByItselfWhereNobodyOpensRoundsOnceAHeldOneIsDecided() {
        for (Finding finding : List.of(Finding.WAGERS_CONFIRMED, Finding.WAGERS_NOT_CONFIRMED)) {
            DiceTable table = DiceTable.inTurn();
            table.wagering(1, 10_00);
            Fault fault = Fault.of(
                    FaultyPart.PLAYER_TERMINAL, Symptom.DECLARED, table.floor().nowMillis());
            table.floor().accept(SUPERVISOR, new FaultCommand.ReportFault(TABLE, 1, 1, fault, "dead screen"));
            table.untilClosed();
            assertThat(table.floor().table(TABLE).held()).isTrue();
            Found found = new Found(finding, List.of(), Optional.of("1-2-4"));
            long number = table.floor().table(TABLE).faults().cases().getLast().number();

            table.floor().accept(SUPERVISOR, new DecideFromRecords(TABLE, number, found, "all is on record"));

            assertThat(table.phase()).isEqualTo(RoundPhase.BETTING);
            assertThat(table.floor().table(TABLE).round().number()).isEqualTo(2);
        }
    }
}
