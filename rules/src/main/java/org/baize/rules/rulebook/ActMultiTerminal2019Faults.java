package org.baize.rules.rulebook;

import static org.baize.rules.rulebook.ActMultiTerminal2019.rule;

import java.util.List;
import java.util.Optional;
import org.baize.rules.fault.ClaimRules;
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
import org.baize.rules.law.Ruled;
import org.baize.rules.round.Apparatus;

/** What goes wrong in the multi-terminal text, and what is done about it. */
final class ActMultiTerminal2019Faults {

    private ActMultiTerminal2019Faults() {}

    static FaultRules faults() {
        return new FaultRules(
                Optional.of(malfunctions()),
                new ErrorRules(
                        List.of(
                                ErrorRules.Line.always(
                                        ErrorKind.WRONG_RESULT_ENTERED,
                                        List.of(Apparatus.SHOE, Apparatus.LIVE_WHEEL, Apparatus.DEALER_TUMBLER),
                                        new Remedy(
                                                Measure.RECALCULATE,
                                                ActMultiTerminal2019House.SUPERVISOR,
                                                true,
                                                rule("6.3"))),
                                new ErrorRules.Line(
                                        ErrorKind.CARDS_MISPLACED,
                                        List.of(Apparatus.SHOE),
                                        new Remedy(
                                                Measure.RECONSTRUCT,
                                                ActMultiTerminal2019House.DEALER_OR_SUPERVISOR,
                                                false,
                                                rule("8.8(d)")),
                                        new Remedy(
                                                Measure.VOID_ROUND,
                                                ActMultiTerminal2019House.SUPERVISOR,
                                                true,
                                                rule("8.8(f)")))),
                        List.of(Cutoff.NEXT_ROUND_BEGUN),
                        Optional.of(rule("6.1"))),
                Optional.of(new ClaimRules(new Ruled<>(ActMultiTerminal2019House.SUPERVISOR, rule("6.4")))),
                rule("6.10"));
    }

    private static MalfunctionRules malfunctions() {
        List<FaultyPart> system = List.of(FaultyPart.DEALER_TERMINAL, FaultyPart.GAME_SYSTEM, FaultyPart.SERVER);
        // Not the tumbler: its own rule makes the round void at once, whatever a supervisor thinks.
        List<FaultyPart> equipment = List.of(FaultyPart.LIVE_WHEEL, FaultyPart.SHOE, FaultyPart.OTHER_EQUIPMENT);
        return new MalfunctionRules(
                List.of(
                        new MalfunctionRules.Line(
                                List.of(FaultyPart.PLAYER_TERMINAL),
                                Remedy.automatic(Measure.VOID_TERMINAL, rule("6.6(a)")),
                                Remedy.automatic(Measure.SETTLE_FROM_RECORDS, rule("6.6(b)"))),
                        new MalfunctionRules.Line(
                                system,
                                Remedy.automatic(Measure.VOID_ROUND, rule("6.7(a)")),
                                Remedy.automatic(Measure.SETTLE_FROM_RECORDS, rule("6.7(b)"))),
                        MalfunctionRules.Line.always(
                                equipment,
                                new Remedy(
                                        Measure.MAY_VOID_ROUND,
                                        ActMultiTerminal2019House.SUPERVISOR,
                                        true,
                                        rule("6.2"))),
                        MalfunctionRules.Line.always(
                                List.of(FaultyPart.RESULTS_DISPLAY),
                                Remedy.automatic(Measure.PLAY_ON, rule("A.1/Game System/WND")))),
                // The text does not define the word: the system detects a fault, or staff declare one.
                List.of(
                        new Ground(Symptom.SEQUENCE_OR_DISPLAY, List.of(FaultyPart.PLAYER_TERMINAL), rule("6.6(a)")),
                        new Ground(Symptom.DECLARED, List.of(FaultyPart.PLAYER_TERMINAL), rule("6.6(a)")),
                        new Ground(Symptom.SEQUENCE_OR_DISPLAY, system, rule("6.7(a)")),
                        new Ground(Symptom.DECLARED, system, rule("6.7(a)")),
                        new Ground(Symptom.DECLARED, equipment, rule("6.2")),
                        new Ground(Symptom.DECLARED, List.of(FaultyPart.TUMBLER), rule("10.5(d)#1"))),
                rule("6.2"),
                new RecordRules(rule("6.7(b)"), rule("6.8"), rule("6.7(b)")),
                Optional.empty());
    }
}
