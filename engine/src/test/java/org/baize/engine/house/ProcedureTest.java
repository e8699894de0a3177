package org.baize.engine.house;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.engine.TestFloor.DEALER;
import static org.baize.engine.TestFloor.TABLE;

import java.util.List;
import org.baize.engine.TestFloor;
import org.baize.engine.answer.Refusal;
import org.baize.engine.cards.CardTable;
import org.baize.engine.command.Command;
import org.baize.engine.command.RoundCommand;
import org.baize.engine.command.WheelCommand;
import org.baize.rules.law.RuleId;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;

/** Acts of staff that are out of their turn. */
class ProcedureTest {

    private static final Command OPEN = new RoundCommand.OpenBetting(TABLE);
    private static final Command CLOSE = new RoundCommand.CloseBetting(TABLE);
    private static final Command CONFIRM = new RoundCommand.ConfirmResult(TABLE);

    @Test
    @Clause("act-american-roulette-2005:10.5(c)")
    void atTheWheelAreRefusedWithTheirRule() {
        TestFloor floor = HouseFloor.roulette(TestFloor.AMERICAN);
        Command key = new WheelCommand.KeyNumber(TABLE, "17");
        refused(floor, TestFloor.AMERICAN, CLOSE, CONFIRM, key);

        floor.accept(DEALER, OPEN);
        refused(floor, TestFloor.AMERICAN, OPEN, CONFIRM);

        floor.pass(60_000);
        refused(floor, TestFloor.AMERICAN, OPEN, CLOSE, CONFIRM);
    }

    @Test
    @Clause("act-mini-baccarat-2015:14.5(c)")
    void atTheCardsAreRefusedWithTheirRule() {
        CardTable table = CardTable.ready(TestFloor.MINI, "baccarat-a");
        refused(table.floor(), TestFloor.MINI, CLOSE, CONFIRM);

        table.open();
        refused(table.floor(), TestFloor.MINI, OPEN, CONFIRM);

        table.close();
        refused(table.floor(), TestFloor.MINI, OPEN, CLOSE, CONFIRM);
    }

    private static void refused(TestFloor floor, String text, Command... acts) {
        for (Command act : List.of(acts)) {
            Refusal refusal = floor.refuse(DEALER, act);
            assertThat(refusal.rule().map(RuleId::rulebook))
                    .as("%s: %s", act, refusal)
                    .contains(text);
        }
    }
}
