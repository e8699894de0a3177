package org.baize.rules.setup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.rules.setup.Setups.MULTI;
import static org.baize.rules.setup.Setups.RAPID;
import static org.baize.rules.setup.Setups.problem;
import static org.baize.rules.setup.Setups.setup;
import static org.baize.rules.setup.Setups.with;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.baize.rules.rulebook.Rulebooks;
import org.baize.rules.setup.LimitChoice.Line;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which limits of its own a terminal may have. The table takes 5 to 500 in fives. */
class OwnLimitsTest {

    private static final TableSetup TABLE = setup(RAPID, "roulette");

    @ParameterizedTest
    @CsvSource({"10,400,10,true", "5,500,5,true", "10,505,10,false", "5,400,2,false", "7,400,5,false", "2,400,5,false"})
    void takesNothingThatTheTableDoesNotTake(long minimum, long maximum, long step, boolean right) {
        OwnLimits own = own("red", new Line(minimum * 100, maximum * 100, step * 100));

        List<Problem> problems = problems(RAPID, TABLE, own);

        assertThat(problems.isEmpty()).isEqualTo(right);
        assertThat(problems)
                .extracting(Problem::where)
                .containsOnly(right ? new String[0] : new String[] {"limits.red"});
    }

    @Test
    void everythingThatIsWrongIsTold() {
        Map<String, Line> lines = new LinkedHashMap<>();
        lines.put("red", new Line(10_00, 5_00, 5_00));
        lines.put("black", new Line(5_00, 900_00, 5_00));
        lines.put("nothing", new Line(5_00, 50_00, 5_00));
        TableSetup table = with(
                TABLE,
                new LimitChoice(
                        TABLE.limits().byLine(),
                        OptionalLong.empty(),
                        OptionalLong.of(1_000_00),
                        OptionalLong.empty()));

        assertThat(problems(RAPID, table, new OwnLimits(lines, OptionalLong.of(1_500_00))))
                .containsExactly(
                        problem(RAPID, "limits.red", SetupReason.LIMITS_CROSSED, "6.1/unit"),
                        problem(RAPID, "limits.nothing", SetupReason.NOT_A_LINE, "5.1"),
                        problem(RAPID, "limits.black", SetupReason.WIDER_THAN_THE_TABLE, "6.3.2"),
                        problem(RAPID, "limits.total", SetupReason.WIDER_THAN_THE_TABLE, "6.3.3"));
    }

    @Test
    void aTextWithoutATotalKnowsNoneAtATerminalEither() {
        TableSetup table = setup(MULTI, "roulette");
        OwnLimits own = new OwnLimits(new LinkedHashMap<>(), OptionalLong.of(100_00));

        assertThat(problems(MULTI, table, own)).extracting(Problem::reason).containsExactly(SetupReason.NO_TOTAL_HERE);
    }

    @Test
    void theTerminalPlaysTheTableUnderItsOwnLimits() {
        Line narrow = new Line(10_00, 100_00, 10_00);
        OwnLimits own = new OwnLimits(own("red", narrow).byLine(), OptionalLong.of(200_00));

        LimitChoice limits = own.at(TABLE).limits();

        assertThat(limits.byLine().get("red")).isEqualTo(narrow);
        assertThat(limits.byLine().get("black"))
                .isEqualTo(TABLE.limits().byLine().get("black"));
        assertThat(limits.mostTotalCents()).hasValue(200_00);
    }

    /** The table's limits changed after the terminal was set up with 10 to 100. */
    @ParameterizedTest
    @CsvSource({"5,80,5,  5,80,5", "20,500,20,  20,100,20", "200,500,200,  200,500,200", "5,500,5,  10,100,10"})
    void whatFitsNoMoreGivesWayToTheTable(long min, long max, long step, long toMin, long toMax, long toStep) {
        OwnLimits own = own("red", new Line(10, 100, 10));
        TableSetup table = with(TABLE, TABLE.limits().with("red", new Line(min, max, step)));

        assertThat(own.at(table).limits().byLine().get("red")).isEqualTo(new Line(toMin, toMax, toStep));
    }

    @Test
    void theLowerTotalHolds() {
        OwnLimits own = new OwnLimits(new LinkedHashMap<>(), OptionalLong.of(200_00));
        TableSetup lower = with(
                TABLE,
                new LimitChoice(
                        TABLE.limits().byLine(), OptionalLong.empty(), OptionalLong.of(150_00), OptionalLong.empty()));
        TableSetup least = with(
                TABLE,
                new LimitChoice(
                        TABLE.limits().byLine(), OptionalLong.of(300_00), OptionalLong.empty(), OptionalLong.empty()));

        assertThat(own.at(lower).limits().mostTotalCents()).hasValue(150_00);
        assertThat(own.at(least).limits().mostTotalCents())
                .as("a total below what must be bet would let nobody bet")
                .isEmpty();
    }

    private static OwnLimits own(String line, Line limits) {
        Map<String, Line> lines = new LinkedHashMap<>();
        lines.put(line, limits);
        return new OwnLimits(lines, OptionalLong.empty());
    }

    private static List<Problem> problems(String book, TableSetup table, OwnLimits own) {
        return new SetupCheck(Rulebooks.byId(book)).problems(table, own);
    }
}
