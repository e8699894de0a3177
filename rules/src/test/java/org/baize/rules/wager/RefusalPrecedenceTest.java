package org.baize.rules.wager;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.baize.rules.game.BetLine;
import org.baize.rules.law.Reason;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Verdict;
import org.baize.rules.wager.Circumstances.Entry;
import org.baize.rules.wager.Circumstances.Means;
import org.baize.rules.wager.Circumstances.Source;
import org.baize.rules.wager.Circumstances.TableForm;
import org.junit.jupiter.api.Test;

/** Of several reasons the first in the order of the enum is told: each step below mends one and meets the next. */
class RefusalPrecedenceTest {

    private static final RuleId SOME = new RuleId("some-rulebook", "1");
    private static final Verdict LATE = Verdict.refuse(LateChangeReason.NEVER, SOME);
    private static final Verdict IN_TIME = Verdict.permit(SOME);

    private static Circumstances from(Verdict inTime, Source source, Means means, SideTotals others) {
        return new Circumstances(inTime, new Entry(TableForm.TERMINALS, source, means), others);
    }

    private static Reason told(Player<Spot> player, Act<Spot> act, Circumstances when) {
        return player.act(act, when).refusals().getFirst().reason();
    }

    @Test
    void placingByDescendingPrecedenceWhereAmountsAreRefused() {
        List<BetLine<Spot>> open = Spot.lines().subList(0, 3);
        LineLimits limits = new LineLimits(10, 50, 5);
        TableLimits table = new TableLimits(Player.limits(open, limits).byLine(), Totals.NONE, OptionalLong.of(20));
        Player<Spot> player = new Player<>("act-mini-baccarat-2015", Player.offer(open, table), 40);
        SideTotals others = new SideTotals(20, 0);
        Act<Spot> closedBet = new Act.Place<>(Spot.PLAYER_PAIR, -1);

        assertThat(told(player, closedBet, from(LATE, Source.UNREGISTERED_TERMINAL, Means.HOUSE_CREDIT, others)))
                .isEqualTo(LateChangeReason.NEVER);
        assertThat(told(player, closedBet, from(IN_TIME, Source.UNREGISTERED_TERMINAL, Means.HOUSE_CREDIT, others)))
                .isEqualTo(WagerReason.UNKNOWN_TERMINAL);
        assertThat(told(player, closedBet, from(IN_TIME, Source.STAFF, Means.HOUSE_CREDIT, others)))
                .isEqualTo(WagerReason.STAFF_MAY_NOT_PLACE);
        assertThat(told(player, closedBet, from(IN_TIME, Source.REGISTERED_TERMINAL, Means.HOUSE_CREDIT, others)))
                .isEqualTo(WagerReason.MEANS_NOT_TAKEN);

        Circumstances touch = Circumstances.touch(IN_TIME, others);
        assertThat(told(player, closedBet, touch)).isEqualTo(WagerReason.NOT_OFFERED);
        assertThat(told(player, new Act.Place<>(Spot.PLAYER, 0), touch)).isEqualTo(WagerReason.NOT_AN_AMOUNT);
        assertThat(told(player, new Act.Place<>(Spot.PLAYER, 9), touch)).isEqualTo(WagerReason.BELOW_MINIMUM);
        assertThat(told(player, new Act.Place<>(Spot.PLAYER, 53), touch)).isEqualTo(WagerReason.OFF_STEP);
        assertThat(told(player, new Act.Place<>(Spot.PLAYER, 55), touch)).isEqualTo(WagerReason.ABOVE_MAXIMUM);
        assertThat(told(player, new Act.Place<>(Spot.PLAYER, 50), touch)).isEqualTo(WagerReason.ABOVE_CREDIT);
        assertThat(told(player, new Act.Place<>(Spot.PLAYER, 40), touch)).isEqualTo(WagerReason.ABOVE_DIFFERENTIAL);
        assertThat(player.act(new Act.Place<>(Spot.BANKER, 40), touch).whole()).isTrue();
    }

    @Test
    void lockedComesBeforeTheMissingMainWagerAndBothBeforeTheAmount() {
        TableLimits table = Player.limits(Spot.lines(), new LineLimits(10, 50, 10));
        Map<Spot, Long> locked = new LinkedHashMap<>();
        locked.put(Spot.PLAYER_PAIR, 10L);
        Player<Spot> player = new Player<>("act-multi-terminal-2019", Player.offer(Spot.lines(), table), 0);

        assertThat(player.place(Spot.PLAYER_PAIR, 5).refusals().getFirst().reason())
                .isEqualTo(WagerReason.WITHOUT_MAIN_WAGER);
        player.sits(new Seat<>(new Stakes<>(new LinkedHashMap<>(), locked), 0));
        assertThat(player.place(Spot.PLAYER_PAIR, 5).refusals().getFirst().reason())
                .isEqualTo(WagerReason.LOCKED);
    }

    @Test
    void theTotalComesBeforeTheCredit() {
        TableLimits lines = Player.limits(Spot.lines(), new LineLimits(10, 50, 5));
        TableLimits table = new TableLimits(
                lines.byLine(), new Totals(OptionalLong.empty(), OptionalLong.of(30)), OptionalLong.empty());
        Player<Spot> player = new Player<>("nsw-sic-bo-2016", Player.offer(Spot.lines(), table), 20);

        assertThat(player.place(Spot.PLAYER, 35).refusals().getFirst().reason()).isEqualTo(WagerReason.ABOVE_TOTAL);
        assertThat(player.place(Spot.PLAYER, 30).refusals().getFirst().reason()).isEqualTo(WagerReason.ABOVE_CREDIT);
    }

    @Test
    void ofSeveralCutsTheDecidingOneIsTold() {
        TableLimits table = Player.limits(Spot.lines(), new LineLimits(10, 50, 10));
        Player<Spot> rich = new Player<>("act-multi-terminal-2019", Player.offer(Spot.lines(), table), 100);
        Player<Spot> poor = new Player<>("act-multi-terminal-2019", Player.offer(Spot.lines(), table), 25);

        assertThat(rich.place(Spot.TIE, 67).refusals().getFirst().reason()).isEqualTo(WagerReason.ABOVE_MAXIMUM);
        assertThat(poor.place(Spot.TIE, 67).refusals().getFirst().reason()).isEqualTo(WagerReason.ABOVE_CREDIT);
        assertThat(rich.on(Spot.TIE)).isEqualTo(50);
        assertThat(poor.on(Spot.TIE)).isEqualTo(20);
    }

    @Test
    void whatIsNotThereCannotBeMoved() {
        TableLimits table = Player.limits(Spot.lines(), new LineLimits(10, 50, 10));
        Player<Spot> player = new Player<>("nsw-rapid-2016", Player.offer(Spot.lines(), table), 100);
        player.place(Spot.TIE, 20);

        assertThat(player.move(Spot.TIE, Spot.PLAYER, 30).refusals().getFirst().reason())
                .isEqualTo(WagerReason.NOT_SO_MUCH_THERE);
        assertThat(player.remove(Spot.PLAYER, 10).refusals().getFirst().reason())
                .isEqualTo(WagerReason.NOT_SO_MUCH_THERE);
        player.act(new Act.Clear<>());
        assertThat(player.act(new Act.DoubleUp<>()).refusals().getFirst().reason())
                .isEqualTo(WagerReason.NOTHING_TO_DO);
    }
}
