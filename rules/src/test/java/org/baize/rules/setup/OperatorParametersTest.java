package org.baize.rules.setup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.List;
import org.baize.rules.rulebook.Rulebook;
import org.baize.rules.rulebook.Rulebooks;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;

class OperatorParametersTest {

    @Test
    @Clause({"act-multi-terminal-2019:3.5/config", "act-multi-terminal-2019:8.7(a)/pairs"})
    void multiTerminalLeavesPairsRaceTrackDifferentialAndTicketLimitOpen() {
        assertThat(names("act-multi-terminal-2019"))
                .contains("game.pairs", "game.raceTrack", "limits.differential", "money.ticketLimit", "dealing.shake")
                .doesNotContain("limits.leastTotal", "floor.closingNotice", "dealing.shooter");
    }

    @Test
    @Clause({"nsw-rapid-2016:12.8", "nsw-rapid-2016:6.1/aggregate", "nsw-rapid-2016:3.11"})
    void rapidLeavesTotalsOpenAndBoundsNoticeAndCut() {
        assertThat(OperatorParameters.of(Rulebooks.byId("nsw-rapid-2016")))
                .extracting(OperatorParameter::name, OperatorParameter::choice)
                .contains(
                        tuple("floor.closingNotice", "minutes, 20 or more"),
                        tuple("dealing.cut", "20 or more cards behind the cutting card"),
                        tuple("limits.leastTotal", "none, or an amount a round"));
    }

    @Test
    @Clause("act-multi-terminal-2019:10.3(b)/total")
    void theTotalOfTheDiceIsShownOrNot() {
        assertThat(names("act-multi-terminal-2019")).contains("dealing.showTotal");
        assertThat(names("nsw-rapid-2016")).doesNotContain("dealing.showTotal");
    }

    @Test
    void theHouseChoosesIdleRoundsWhereTheTextCountsNone() {
        for (Rulebook rulebook : Rulebooks.all()) {
            boolean open = rulebook.house()
                    .conduct()
                    .floor()
                    .idleSeat()
                    .filter(seat -> seat.rounds().isEmpty())
                    .isPresent();

            assertThat(names(rulebook.id()).contains("floor.idleRounds"))
                    .as(rulebook.id())
                    .isEqualTo(open);
        }
    }

    @Test
    void everyParameterIsOfItsOwnText() {
        for (Rulebook rulebook : Rulebooks.all()) {
            assertThat(OperatorParameters.of(rulebook))
                    .isNotEmpty()
                    .allSatisfy(
                            parameter -> assertThat(parameter.rule().rulebook()).isEqualTo(rulebook.id()))
                    .extracting(OperatorParameter::name)
                    .doesNotHaveDuplicates();
        }
    }

    private static List<String> names(String rulebook) {
        return OperatorParameters.of(Rulebooks.byId(rulebook)).stream()
                .map(OperatorParameter::name)
                .toList();
    }
}
