package org.baize.rules.setup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.rules.setup.Setups.AMERICAN;
import static org.baize.rules.setup.Setups.FLOOR;
import static org.baize.rules.setup.Setups.MINI;
import static org.baize.rules.setup.Setups.MULTI;
import static org.baize.rules.setup.Setups.RAPID;
import static org.baize.rules.setup.Setups.problem;
import static org.baize.rules.setup.Setups.problems;
import static org.baize.rules.setup.Setups.setup;
import static org.baize.rules.setup.Setups.with;

import java.time.LocalTime;
import java.util.List;
import java.util.Optional;
import org.baize.rules.house.ClosingReason;
import org.baize.rules.house.EquipmentReason;
import org.baize.rules.house.TableNeed;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;

/** Which period, notice, terminals, hours, notes and ticket limit an operator may choose. */
class FloorAndMoneyCheckTest {

    @Test
    @Clause({
        "act-multi-terminal-2019:1.2(a)",
        "act-multi-terminal-2019:5.1",
        "act-american-roulette-2005:13.1",
        "nsw-rapid-2016:7.1",
        "nsw-rapid-2016:12.8"
    })
    void periodNoticeAndTerminalsHaveTheirBounds() {
        assertThat(floor(MULTI, "roulette", new FloorChoice(0, 0, 0, 20, Optional.empty())))
                .containsExactly(
                        problem(MULTI, "floor.wageringPeriod", SetupReason.PERIOD_NOT_POSITIVE, "5.1"),
                        problem(MULTI, "floor.terminals", TableNeed.PLAYER_TERMINAL, "1.2(a)"));
        assertThat(floor(MULTI, "roulette", new FloorChoice(40, 0, 20, 20, Optional.empty())))
                .isEmpty();
        assertThat(floor(MULTI, "roulette", new FloorChoice(40, 0, 21, 20, Optional.empty())))
                .containsExactly(problem(MULTI, "floor.terminals", EquipmentReason.NO_MORE_TERMINALS, "1.2(a)"));
        assertThat(floor(AMERICAN, "roulette-single-zero", new FloorChoice(-1, 0, 1, 1, Optional.empty())))
                .containsExactly(problem(AMERICAN, "floor.wageringPeriod", SetupReason.PERIOD_NOT_POSITIVE, "13.1"));
        assertThat(floor(RAPID, "roulette", new FloorChoice(40, 20, 1, 1, Optional.empty())))
                .isEmpty();
        assertThat(floor(RAPID, "roulette", new FloorChoice(0, 19, 1, 1, Optional.empty())))
                .containsExactly(
                        problem(RAPID, "floor.wageringPeriod", SetupReason.PERIOD_NOT_POSITIVE, "7.1"),
                        problem(RAPID, "floor.closingNotice", ClosingReason.NOTICE_TOO_SHORT, "12.8"));
    }

    private static List<Problem> floor(String book, String game, FloorChoice floor) {
        return problems(book, with(setup(book, game), floor));
    }

    @Test
    void gamingHoursMayGoPastMidnight() {
        FloorChoice.GamingHours night = new FloorChoice.GamingHours(LocalTime.of(12, 0), LocalTime.of(4, 0));
        FloorChoice floor = new FloorChoice(40, 30, 1, 1, Optional.of(night));

        assertThat(floor.openAt(LocalTime.of(12, 0))).isTrue();
        assertThat(floor.openAt(LocalTime.of(3, 59))).isTrue();
        assertThat(floor.openAt(LocalTime.of(4, 0))).isFalse();
        assertThat(floor.openAt(LocalTime.of(11, 59))).isFalse();
        assertThat(FLOOR.openAt(LocalTime.of(5, 0))).isTrue();
    }

    @Test
    void notesAndTicketLimitAreAmounts() {
        TableSetup right = setup(RAPID, "roulette");
        MoneyChoice twice = new MoneyChoice(List.of(5_00L, 5_00L), Optional.of(0L));
        MoneyChoice fine = new MoneyChoice(List.of(5_00L, 10_00L), Optional.of(1_000_00L));

        assertThat(problems(RAPID, money(right, twice)))
                .extracting(Problem::reason)
                .containsExactly(SetupReason.NOT_A_NOTE, SetupReason.TICKET_LIMIT_NOT_POSITIVE);
        assertThat(problems(RAPID, money(right, fine))).isEmpty();
        assertThat(problems(MINI, money(setup(MINI, "baccarat-a"), fine)))
                .extracting(Problem::reason)
                .containsExactly(SetupReason.NO_NOTES_HERE);
    }

    private static TableSetup money(TableSetup setup, MoneyChoice money) {
        return new TableSetup(setup.game(), setup.limits(), setup.dealing(), setup.floor(), money);
    }
}
