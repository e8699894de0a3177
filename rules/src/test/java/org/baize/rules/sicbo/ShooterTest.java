package org.baize.rules.sicbo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Verdict;
import org.baize.rules.rulebook.Rulebooks;
import org.baize.rules.sicbo.Shoot.Awaiting;
import org.baize.rules.sicbo.Shoot.Trigger;
import org.baize.rules.sicbo.Shoot.Tumbling;
import org.baize.rules.sicbo.Shoot.Wagering;
import org.baize.rules.sicbo.ShooterMode.HighestWager;
import org.baize.rules.sicbo.ShooterMode.InTurn;
import org.baize.rules.sicbo.ShooterMode.NoWager;
import org.baize.rules.sicbo.ShooterRules.Choice;
import org.baize.rules.sicbo.ShooterRules.Seat;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;

class ShooterTest {

    private static final InTurn IN_TURN = new InTurn(NoWager.SHOOT);
    private static final OptionalInt NOBODY = OptionalInt.empty();
    private static final long CLOSED = 1_000_000;

    private final ShooterRules rules = Rulebooks.byId("nsw-sic-bo-2016")
            .dealing()
            .tumbler()
            .orElseThrow()
            .shooter()
            .orElseThrow();

    @Test
    @Clause("nsw-sic-bo-2016:3.10.1")
    void turnGoesClockwiseOverSeatsWithAWagerAndWrapsRound() {
        List<Seat> ring = ring(0, 50, 0, 20, 30);

        assertThat(inTurn(NOBODY, ring)).isEqualTo(2);
        assertThat(inTurn(OptionalInt.of(2), ring)).isEqualTo(4);
        assertThat(inTurn(OptionalInt.of(4), ring)).isEqualTo(5);
        assertThat(inTurn(OptionalInt.of(5), ring)).isEqualTo(2);
        assertThat(inTurn(OptionalInt.of(3), ring)).isEqualTo(4);
        assertThat(inTurn(OptionalInt.of(9), ring))
                .as("a seat that was taken away")
                .isEqualTo(2);
        assertThat(rules.choose(IN_TURN, NOBODY, ring).rule()).isEqualTo(rule("3.10.1"));
    }

    @Test
    @Clause("nsw-sic-bo-2016:3.10.1")
    void loneBettorShootsEveryRound() {
        List<Seat> ring = ring(0, 0, 70);

        assertThat(inTurn(NOBODY, ring)).isEqualTo(3);
        assertThat(inTurn(OptionalInt.of(3), ring)).isEqualTo(3);
    }

    @Test
    @Clause("nsw-sic-bo-2016:3.10.2")
    void highestWagerAtOrAboveTheShootingValueShoots() {
        HighestWager hundred = new HighestWager(100);

        assertThat(rules.choose(hundred, OptionalInt.of(3), ring(90, 150, 120)))
                .isEqualTo(new Choice(OptionalInt.of(2), rule("3.10.2")));
        assertThat(rules.choose(hundred, NOBODY, ring(100, 99)))
                .as("exactly the value qualifies")
                .isEqualTo(new Choice(OptionalInt.of(1), rule("3.10.2")));
        assertThat(rules.choose(hundred, NOBODY, ring(99, 98))).isEqualTo(new Choice(NOBODY, rule("3.10.4")));
    }

    @Test
    @Clause("nsw-sic-bo-2016:3.10.2.1")
    void amongEqualsTheOneWhoReachedTheAmountFirstShoots() {
        List<Seat> ring = List.of(new Seat(1, 150, 40), new Seat(2, 150, 12), new Seat(3, 140, 3));
        List<Seat> afterDroppingAndReturning = List.of(new Seat(1, 150, 40), new Seat(2, 150, 41), new Seat(3, 140, 3));

        assertThat(rules.choose(new HighestWager(100), NOBODY, ring))
                .isEqualTo(new Choice(OptionalInt.of(2), rule("3.10.2.1")));
        assertThat(rules.choose(new HighestWager(100), NOBODY, afterDroppingAndReturning))
                .isEqualTo(new Choice(OptionalInt.of(1), rule("3.10.2.1")));
    }

    @Test
    @Clause("nsw-sic-bo-2016:3.10.4")
    void withoutAQualifyingTerminalTheDiceAreShotAtTheCloseWithoutAShooter() {
        Shoot shot = rules.close(new Wagering(OptionalInt.of(2)), new HighestWager(100), ring(99, 50), CLOSED);

        assertThat(shot).isEqualTo(new Tumbling(Trigger.NO_SHOOTER, NOBODY, OptionalInt.of(2)));
    }

    @Test
    void withoutAnyWagerInTurnModeTheOperatorChoosesAndTheTurnStays() {
        Wagering wagering = new Wagering(OptionalInt.of(2));

        assertThat(rules.close(wagering, IN_TURN, ring(0, 0), CLOSED))
                .isEqualTo(new Tumbling(Trigger.NO_SHOOTER, NOBODY, OptionalInt.of(2)));
        assertThat(rules.close(wagering, new InTurn(NoWager.KEEP_WAGERING_OPEN), ring(0, 0), CLOSED))
                .isEqualTo(wagering);
    }

    @Test
    @Clause({"nsw-sic-bo-2016:1.1/shooter", "nsw-sic-bo-2016:3.10"})
    void onlyTheShooterShootsAndOnlyOnceAndOnlyAfterTheClose() {
        Wagering wagering = new Wagering(NOBODY);

        Verdict early = rules.press(wagering, 1, CLOSED - 1);
        Shoot stillOpen = rules.pressed(wagering, 1, CLOSED - 1);
        Shoot awaiting = rules.close(wagering, IN_TURN, ring(10, 10), CLOSED);
        Verdict other = rules.press(awaiting, 2, CLOSED + 1);
        Shoot shot = rules.pressed(awaiting, 1, CLOSED + 1);
        Verdict again = rules.press(shot, 1, CLOSED + 2);

        assertThat(early).isEqualTo(Verdict.refuse(ShooterRefusal.WAGERING_OPEN, rule("3.10")));
        assertThat(stillOpen).isEqualTo(wagering);
        assertThat(awaiting).isEqualTo(new Awaiting(1, CLOSED, true, NOBODY));
        assertThat(other).isEqualTo(Verdict.refuse(ShooterRefusal.NOT_THE_SHOOTER, rule("1.1/shooter")));
        assertThat(rules.pressed(awaiting, 2, CLOSED + 1)).isEqualTo(awaiting);
        assertThat(shot).isEqualTo(new Tumbling(Trigger.BUTTON, OptionalInt.of(1), OptionalInt.of(1)));
        assertThat(again).isEqualTo(Verdict.refuse(ShooterRefusal.ALREADY_SHOT, rule("3.10")));
        assertThat(rules.pressed(shot, 1, CLOSED + 2)).isEqualTo(shot);
    }

    @Test
    @Clause("nsw-sic-bo-2016:3.10.3.a")
    void shooterHasTenSecondsFromTheClose() {
        Awaiting awaiting = new Awaiting(1, CLOSED, true, NOBODY);

        assertThat(rules.deadlineMillis(awaiting)).isEqualTo(CLOSED + 10_000);
        assertThat(rules.press(awaiting, 1, CLOSED + 9_999)).isEqualTo(Verdict.permit(rule("3.10.3.a")));
        assertThat(rules.press(awaiting, 1, CLOSED + 10_000)).isEqualTo(Verdict.permit(rule("3.10.3.a")));
        assertThat(rules.press(awaiting, 1, CLOSED + 10_001))
                .isEqualTo(Verdict.refuse(ShooterRefusal.TOO_LATE, rule("3.10.3.b")));
    }

    @Test
    @Clause("nsw-sic-bo-2016:3.10.3.b")
    void withoutAPressTheDiceAreShotAtTenSecondsOnce() {
        Awaiting awaiting = new Awaiting(1, CLOSED, true, OptionalInt.of(2));

        Shoot shot = rules.timer(awaiting, CLOSED + 10_000);

        assertThat(rules.timer(awaiting, CLOSED + 9_999)).isEqualTo(awaiting);
        assertThat(shot).isEqualTo(new Tumbling(Trigger.TIMEOUT, OptionalInt.of(1), OptionalInt.of(1)));
        assertThat(rules.timer(shot, CLOSED + 10_001)).isEqualTo(shot);
        assertThat(rules.pressed(shot, 1, CLOSED + 10_001)).isEqualTo(shot);
        assertThat(rules.press(shot, 1, CLOSED + 10_001).permitted()).isFalse();
    }

    @Test
    @Clause("nsw-sic-bo-2016:3.10.1")
    void turnIsUsedUpByTheShotNotByTheChoice() {
        Awaiting awaiting = new Awaiting(1, CLOSED, true, OptionalInt.of(4));
        Awaiting byValue = new Awaiting(1, CLOSED, false, OptionalInt.of(4));

        assertThat(awaiting.nextRound()).as("made void before the shot").isEqualTo(new Wagering(OptionalInt.of(4)));
        assertThat(rules.timer(awaiting, CLOSED + 10_000).nextRound()).isEqualTo(new Wagering(OptionalInt.of(1)));
        assertThat(rules.timer(byValue, CLOSED + 10_000).nextRound()).isEqualTo(new Wagering(OptionalInt.of(4)));
    }

    private int inTurn(OptionalInt lastTurn, List<Seat> ring) {
        return rules.choose(IN_TURN, lastTurn, ring).shooter().orElseThrow();
    }

    /** Seats 1, 2, 3 ... with these totals, each changed last by the event of its own number. */
    private static List<Seat> ring(long... totals) {
        return IntStream.rangeClosed(1, totals.length)
                .mapToObj(seat -> new Seat(seat, totals[seat - 1], seat))
                .toList();
    }

    private static RuleId rule(String rule) {
        return new RuleId("nsw-sic-bo-2016", rule);
    }
}
