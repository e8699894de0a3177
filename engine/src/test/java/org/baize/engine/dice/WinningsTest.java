package org.baize.engine.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.engine.TestFloor.TABLE;
import static org.baize.engine.dice.DiceTable.CHIPS_CENTS;

import java.util.List;
import org.baize.engine.TestFloor;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.command.FaultCommand;
import org.baize.engine.command.Origin;
import org.baize.engine.command.WagerCommand;
import org.baize.engine.event.Event;
import org.baize.engine.event.FaultEvent;
import org.baize.engine.view.PlayerView;
import org.baize.rules.law.RuleId;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;

/** What a player won with dice is shown, and must agree with stakes and odds. */
class WinningsTest {

    private static final Origin FIRST = Origin.terminal(1);

    @Test
    @Clause({"nsw-sic-bo-2016:3.6", "nsw-sic-bo-2016:3.6.1"})
    void theTerminalShowsWhatWasCredited() {
        DiceTable table = won();

        long credited = table.floor().chipsCents(1) - (CHIPS_CENTS - 10_00);

        assertThat(credited).isEqualTo(20_00);
        PlayerView.AtTable here = at(table, 1);
        assertThat(here.last().orElseThrow().creditedCents()).isEqualTo(credited);
        assertThat(here.money().winCents()).isEqualTo(10_00);
        assertThat(at(table, 2).last()).isEmpty();
    }

    @Test
    @Clause("nsw-sic-bo-2016:7.2.1")
    void aTerminalThatShowsOtherCreditIsLockedAndACaseOpened() {
        DiceTable table = won();
        assertThat(table.floor().accept(FIRST, new FaultCommand.CheckCredit(TABLE, 1, 1, 20_00)))
                .isEmpty();

        List<Event> events = table.floor().accept(FIRST, new FaultCommand.CheckCredit(TABLE, 1, 1, 200_00));

        assertThat(events)
                .filteredOn(FaultEvent.CaseOpened.class::isInstance)
                .map(FaultEvent.CaseOpened.class::cast)
                .singleElement()
                .satisfies(
                        opened -> assertThat(opened.grounds()).containsExactly(new RuleId(TestFloor.SIC_BO, "7.2.1")));
        table.wagering(2, 5_00);
        int small = table.floor().table(TABLE).play().bet("small");
        assertThat(table.floor()
                        .refuse(FIRST, new WagerCommand.Place(TABLE, 1, small, 5_00))
                        .reason())
                .isEqualTo(FloorReason.OUT_OF_THIS_ROUND);
    }

    private static DiceTable won() {
        DiceTable table = DiceTable.inTurn().wagering(1, 10_00).untilClosed();
        table.shoot(1);
        table.read(1, 2, 3);
        return table;
    }

    private static PlayerView.AtTable at(DiceTable table, int terminal) {
        return PlayerView.of(table.floor().floor().state(), table.floor().terminal(terminal))
                .tables()
                .getFirst();
    }
}
