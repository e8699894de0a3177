package org.baize.engine.command;

import java.util.List;
import java.util.Optional;
import org.baize.rules.fault.FaultyPart;
import org.baize.rules.fault.Finding;
import org.baize.rules.fault.Symptom;
import org.baize.rules.house.InvalidationGround;
import org.baize.rules.wager.LateChange;

/** What went wrong, and what is to be done about it. */
public sealed interface FaultCommand extends Command {

    @Override
    int table();

    /** The dealer thinks that a wrong result was entered: the game stops until a supervisor has decided. */
    record ReportWrongResult(int table, long round, String reason) implements FaultCommand {}

    /**
     * The round is settled on what really happened.
     *
     * @param outcome as the game writes it
     */
    record CorrectResult(int table, long round, String outcome, String reason) implements FaultCommand {}

    /**
     * Something failed.
     *
     * @param terminal the terminal, if it is one; otherwise {@link Command#NONE}
     */
    record ReportFault(int table, int terminal, long round, Fault fault, String reason) implements FaultCommand {

        @Override
        public boolean terminalOrNone() {
            return true;
        }
    }

    /**
     * What failed and how it is known.
     *
     * @param beganAtMillis by the floor's own clock; a time to come counts as now
     * @param controlled the terminals that hang on the failed part; empty where it is all of the table
     */
    record Fault(FaultyPart part, Symptom symptom, long beganAtMillis, List<Integer> controlled) {

        public Fault {
            controlled = controlled.stream().distinct().toList();
        }

        public static Fault of(FaultyPart part, Symptom symptom, long beganAtMillis) {
            return new Fault(part, symptom, beganAtMillis, List.of());
        }
    }

    /** Somebody has looked at the records of a failed part. */
    record DecideFromRecords(int table, long number, Found found, String reason) implements FaultCommand {}

    /**
     * What the records say.
     *
     * @param unconfirmed the wagers that they do not confirm; empty where it is all of the case
     * @param actual what really happened, where the result that is known is not it
     */
    record Found(Finding finding, List<Doubtful> unconfirmed, Optional<String> actual) {

        public Found {
            unconfirmed = List.copyOf(unconfirmed);
        }

        public static Found of(Finding finding) {
            return new Found(finding, List.of(), Optional.empty());
        }
    }

    /** Wagers of one terminal that the records do not confirm. */
    record Doubtful(int terminal, List<Integer> bets) {

        public Doubtful {
            bets = List.copyOf(bets);
        }
    }

    /** The measure of that case is carried out. */
    record OrderRemedy(int table, long number, String reason) implements FaultCommand {}

    /** Nothing is to be done in that case. */
    record LeaveCase(int table, long number, String reason) implements FaultCommand {}

    /** A terminal shows an error. */
    record ShowError(int table, int terminal, String code) implements FaultCommand {}

    /**
     * A terminal says by how much its credit meter rose in a round, to be compared with stakes and odds.
     */
    record CheckCredit(int table, int terminal, long round, long shownCents) implements FaultCommand {}

    /** The outcome of a round is cancelled by authority. */
    record Invalidate(int table, long round, Ground ground, String reason) implements FaultCommand {}

    /**
     * Why a round is invalid.
     *
     * @param named terminals whose players took part in the fraud
     * @param forfeiting those whose stakes are to be kept
     */
    record Ground(InvalidationGround ground, List<Integer> named, List<Integer> forfeiting) {

        public Ground {
            named = List.copyOf(named);
            forfeiting = forfeiting.stream().distinct().toList();
        }

        public static Ground of(InvalidationGround ground) {
            return new Ground(ground, List.of(), List.of());
        }
    }

    /** A player claims that a result was entered wrongly or that something failed. */
    record LodgeClaim(int table, int terminal, long round, String text) implements FaultCommand {}

    /**
     * A claim is decided; what follows from it is ordered apart.
     *
     * @param rule the rule that the decision rests on
     */
    record DecideClaim(int table, long number, String rule, String decision) implements FaultCommand {}

    /**
     * A wager is changed after the close, because holding to the close would be unfair to the player.
     *
     * @param shift a stake that is lowered comes from its first bet, one that is raised goes to its second
     */
    record RelaxClose(int table, int terminal, LateChange.Kind kind, WagerCommand.Shift shift, String reason)
            implements FaultCommand {}
}
