package org.baize.rules.rulebook;

import static org.baize.rules.rulebook.NswRapid2016.rule;

import java.util.List;
import java.util.Optional;
import org.baize.rules.fault.Cutoff;
import org.baize.rules.fault.ErrorKind;
import org.baize.rules.fault.ErrorRules;
import org.baize.rules.fault.FaultRules;
import org.baize.rules.fault.FaultyPart;
import org.baize.rules.fault.Ground;
import org.baize.rules.fault.MalfunctionRules;
import org.baize.rules.fault.Measure;
import org.baize.rules.fault.RecordRules;
import org.baize.rules.fault.Remedy;
import org.baize.rules.fault.Symptom;
import org.baize.rules.round.Apparatus;

/** What goes wrong in the Rapid text, and what is done about it. */
final class NswRapid2016Faults {

    private NswRapid2016Faults() {}

    static FaultRules faults() {
        return new FaultRules(
                Optional.of(malfunctions()),
                new ErrorRules(
                        List.of(
                                ErrorRules.Line.always(
                                        ErrorKind.WRONG_RESULT_ENTERED,
                                        List.of(Apparatus.LIVE_WHEEL),
                                        new Remedy(
                                                Measure.RECALCULATE,
                                                NswRapid2016House.CASINO_SUPERVISORS,
                                                true,
                                                rule("11.4.10"))),
                                // A wrong number of an automated wheel is a malfunction of it: see there.
                                new ErrorRules.Line(
                                        ErrorKind.WRONG_RESULT_ENTERED,
                                        List.of(Apparatus.SHOE),
                                        new Remedy(
                                                Measure.RECALCULATE,
                                                NswRapid2016House.CASINO_SUPERVISORS,
                                                true,
                                                rule("11.8.11")),
                                        Remedy.automatic(Measure.RESULT_STANDS, rule("11.8.1.5"))),
                                new ErrorRules.Line(
                                        ErrorKind.CARDS_MISPLACED,
                                        List.of(Apparatus.SHOE),
                                        new Remedy(
                                                Measure.VOID_ROUND,
                                                NswRapid2016House.PIT_MANAGER,
                                                true,
                                                rule("11.8.1.3")),
                                        Remedy.automatic(Measure.RESULT_STANDS, rule("11.8.1.5")))),
                        List.of(Cutoff.NEXT_ROUND_BEGUN, Cutoff.SHOE_EMPTIED, Cutoff.TABLE_CLOSED),
                        Optional.of(rule("11.8.1.5"))),
                Optional.empty(),
                rule("1.1/void"));
    }

    private static MalfunctionRules malfunctions() {
        Remedy recordsFirst = new Remedy(
                Measure.HOLD_FOR_SUPERVISOR, NswRapid2016House.ELECTRONIC_OR_CASINO_SUPERVISOR, true, rule("11.5"));
        List<FaultyPart> software = List.of(FaultyPart.GAME_SYSTEM, FaultyPart.SERVER);
        return new MalfunctionRules(
                List.of(
                        MalfunctionRules.Line.always(
                                List.of(FaultyPart.PLAYER_TERMINAL, FaultyPart.DEALER_TERMINAL), recordsFirst),
                        new MalfunctionRules.Line(
                                List.of(FaultyPart.AUTOMATED_WHEEL),
                                recordsFirst,
                                new Remedy(
                                        Measure.HOLD_FOR_SUPERVISOR,
                                        NswRapid2016House.ELECTRONIC_OR_CASINO_SUPERVISOR,
                                        true,
                                        rule("11.7"))),
                        MalfunctionRules.Line.always(
                                software,
                                new Remedy(
                                        Measure.VOID_CONTROLLED,
                                        NswRapid2016House.ELECTRONIC_OR_CASINO_SUPERVISOR,
                                        true,
                                        rule("11.1"))),
                        MalfunctionRules.Line.always(
                                List.of(FaultyPart.RESULTS_DISPLAY), Remedy.automatic(Measure.PLAY_ON, rule("11.2")))),
                List.of(
                        new Ground(Symptom.CREDIT_MISMATCH, List.of(FaultyPart.PLAYER_TERMINAL), rule("11.5.1.1")),
                        new Ground(Symptom.SEQUENCE_OR_DISPLAY, List.of(FaultyPart.PLAYER_TERMINAL), rule("11.5.1.2")),
                        new Ground(Symptom.EARLY_REST, List.of(FaultyPart.AUTOMATED_WHEEL), rule("11.5.1.3")),
                        new Ground(
                                Symptom.DECLARED,
                                List.of(FaultyPart.PLAYER_TERMINAL, FaultyPart.AUTOMATED_WHEEL),
                                rule("11.5.1.4")),
                        new Ground(
                                Symptom.DECLARED,
                                List.of(FaultyPart.PLAYER_TERMINAL, FaultyPart.DEALER_TERMINAL),
                                rule("11.5.1.5")),
                        new Ground(Symptom.ERROR_AFTER_CLOSE, List.of(FaultyPart.AUTOMATED_WHEEL), rule("11.7")),
                        new Ground(Symptom.DECLARED, software, rule("11.1"))),
                rule("11.5.1"),
                new RecordRules(rule("11.5"), rule("11.6"), rule("11.7")),
                Optional.empty());
    }
}
