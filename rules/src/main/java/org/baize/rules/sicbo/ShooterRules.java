package org.baize.rules.sicbo;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Ruled;
import org.baize.rules.law.Verdict;

/**
 * Who presses the shoot button, how long, and what happens if nobody does. All times are those of the server.
 *
 * @param windowMillis how long the shooter has, from the close of wagering
 */
public record ShooterRules(Ruled<Long> windowMillis, Choosing choosing, Shooting shooting) {

    /** The rules that find the shooter. */
    public record Choosing(RuleId inTurn, RuleId highest, RuleId earliest, RuleId nobody) {}

    /** The rules on the button. */
    public record Shooting(RuleId button, RuleId onlyShooter, RuleId timeout) {}

    /**
     * One player terminal as it stands at the close.
     *
     * @param totalCents everything that stands on its layout
     * @param lastChange number of the server event that last changed the total; unique
     */
    public record Seat(int number, long totalCents, long lastChange) {}

    /** The shooter of a round, if it has one, and the rule that says so. */
    public record Choice(OptionalInt shooter, RuleId rule) {}

    /**
     * Finds the shooter.
     *
     * @param ring every seat of the table, clockwise, with or without a wager
     */
    public Choice choose(ShooterMode mode, OptionalInt lastTurn, List<Seat> ring) {
        return switch (mode) {
            case ShooterMode.InTurn turn -> inTurn(lastTurn, ring);
            case ShooterMode.HighestWager highest -> highest(highest.shootingValueCents(), ring);
        };
    }

    /** Wagering closes: the dice are shot, or a shooter is awaited, or wagering goes on because nobody has wagered. */
    public Shoot close(Shoot.Wagering wagering, ShooterMode mode, List<Seat> ring, long nowMillis) {
        Choice choice = choose(mode, wagering.lastTurn(), ring);
        if (choice.shooter().isPresent()) {
            boolean inTurn = mode instanceof ShooterMode.InTurn;
            return new Shoot.Awaiting(choice.shooter().getAsInt(), nowMillis, inTurn, wagering.lastTurn());
        }
        boolean staysOpen =
                mode instanceof ShooterMode.InTurn turn && turn.noWager() == ShooterMode.NoWager.KEEP_WAGERING_OPEN;
        return staysOpen
                ? wagering
                : new Shoot.Tumbling(Shoot.Trigger.NO_SHOOTER, OptionalInt.empty(), wagering.lastTurn());
    }

    /** May this seat shoot now? A press that is refused is not remembered. */
    public Verdict press(Shoot shoot, int seat, long nowMillis) {
        return switch (shoot) {
            case Shoot.Wagering wagering -> Verdict.refuse(ShooterRefusal.WAGERING_OPEN, shooting.button());
            case Shoot.Tumbling tumbling -> Verdict.refuse(ShooterRefusal.ALREADY_SHOT, shooting.button());
            case Shoot.Awaiting awaiting -> press(awaiting, seat, nowMillis);
        };
    }

    /** What a press leads to; one that is refused changes nothing. */
    public Shoot pressed(Shoot shoot, int seat, long nowMillis) {
        return shoot instanceof Shoot.Awaiting awaiting
                        && press(shoot, seat, nowMillis).permitted()
                ? shot(awaiting, Shoot.Trigger.BUTTON)
                : shoot;
    }

    /** The timer fires, or the server comes back after a restart: too late for the shooter means an automatic shot. */
    public Shoot timer(Shoot shoot, long nowMillis) {
        return shoot instanceof Shoot.Awaiting awaiting && nowMillis >= deadlineMillis(awaiting)
                ? shot(awaiting, Shoot.Trigger.TIMEOUT)
                : shoot;
    }

    /** The last instant at which a press counts, and the instant at which the timer fires. */
    public long deadlineMillis(Shoot.Awaiting awaiting) {
        return awaiting.closedMillis() + windowMillis.value();
    }

    private Verdict press(Shoot.Awaiting awaiting, int seat, long nowMillis) {
        if (seat != awaiting.shooter()) {
            return Verdict.refuse(ShooterRefusal.NOT_THE_SHOOTER, shooting.onlyShooter());
        }
        return nowMillis > deadlineMillis(awaiting)
                ? Verdict.refuse(ShooterRefusal.TOO_LATE, shooting.timeout())
                : Verdict.permit(windowMillis.rule());
    }

    private static Shoot shot(Shoot.Awaiting awaiting, Shoot.Trigger trigger) {
        OptionalInt shooter = OptionalInt.of(awaiting.shooter());
        return new Shoot.Tumbling(trigger, shooter, awaiting.inTurn() ? shooter : awaiting.lastTurn());
    }

    private Choice inTurn(OptionalInt lastTurn, List<Seat> ring) {
        int before = lastTurn.isPresent() ? indexOf(lastTurn.getAsInt(), ring) : -1;
        OptionalInt shooter = IntStream.rangeClosed(1, ring.size())
                .mapToObj(step -> ring.get((before + step) % ring.size()))
                .filter(seat -> seat.totalCents() > 0)
                .mapToInt(Seat::number)
                .findFirst();
        return new Choice(shooter, choosing.inTurn());
    }

    /** Minus one for a seat that is no longer there: the scan then starts at the first. */
    private static int indexOf(int seat, List<Seat> ring) {
        return IntStream.range(0, ring.size())
                .filter(index -> ring.get(index).number() == seat)
                .findFirst()
                .orElse(-1);
    }

    private Choice highest(long shootingValueCents, List<Seat> ring) {
        Comparator<Seat> order =
                Comparator.comparingLong(Seat::totalCents).reversed().thenComparingLong(Seat::lastChange);
        List<Seat> qualified = ring.stream()
                .filter(seat -> seat.totalCents() >= shootingValueCents)
                .sorted(order)
                .toList();
        if (qualified.isEmpty()) {
            return new Choice(OptionalInt.empty(), choosing.nobody());
        }
        Seat shooter = qualified.getFirst();
        Optional<Seat> rival = qualified.stream()
                .skip(1)
                .filter(seat -> seat.totalCents() == shooter.totalCents())
                .findFirst();
        return new Choice(
                OptionalInt.of(shooter.number()), rival.isPresent() ? choosing.earliest() : choosing.highest());
    }
}
