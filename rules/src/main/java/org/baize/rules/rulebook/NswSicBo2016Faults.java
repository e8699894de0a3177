package org.baize.rules.rulebook;

import static org.baize.rules.rulebook.NswSicBo2016.rule;

import java.util.List;
import java.util.Optional;
import org.baize.rules.fault.ErrorRules;
import org.baize.rules.fault.FaultRules;
import org.baize.rules.fault.FaultyPart;
import org.baize.rules.fault.Ground;
import org.baize.rules.fault.MalfunctionRules;
import org.baize.rules.fault.Measure;
import org.baize.rules.fault.RecordRules;
import org.baize.rules.fault.Remedy;
import org.baize.rules.fault.ServerErrors;
import org.baize.rules.fault.Symptom;
import org.baize.rules.law.Ruled;

/** What goes wrong in the Aruze sic bo text, and what is done about it. */
final class NswSicBo2016Faults {

    private NswSicBo2016Faults() {}

    static FaultRules faults() {
        return new FaultRules(
                Optional.of(malfunctions()),
                new ErrorRules(List.of(), List.of(), Optional.empty()),
                Optional.empty(),
                rule("1.1/void"));
    }

    private static MalfunctionRules malfunctions() {
        List<FaultyPart> terminal = List.of(FaultyPart.PLAYER_TERMINAL);
        List<FaultyPart> server = List.of(FaultyPart.SERVER, FaultyPart.GAME_SYSTEM);
        List<FaultyPart> tumbler = List.of(FaultyPart.TUMBLER);
        return new MalfunctionRules(
                List.of(
                        MalfunctionRules.Line.always(
                                terminal,
                                new Remedy(
                                        Measure.HOLD_FOR_SUPERVISOR,
                                        NswSicBo2016House.SUPERVISOR,
                                        true,
                                        rule("7.1.a"))),
                        MalfunctionRules.Line.always(server, Remedy.automatic(Measure.VOID_CONTROLLED, rule("7.6"))),
                        MalfunctionRules.Line.always(
                                tumbler,
                                new Remedy(Measure.VOID_ROUND, NswSicBo2016House.SUPERVISOR, true, rule("7.4.2")))),
                List.of(
                        new Ground(Symptom.CREDIT_MISMATCH, terminal, rule("7.2.1")),
                        new Ground(Symptom.SEQUENCE_OR_DISPLAY, terminal, rule("7.2.2")),
                        new Ground(Symptom.DECLARED, terminal, rule("7.2.3")),
                        new Ground(Symptom.SAME_ERROR_ON_SEVERAL, server, rule("7.6.1.1")),
                        new Ground(Symptom.DECLARED, server, rule("7.6.1.2")),
                        new Ground(Symptom.DECLARED, tumbler, rule("7.4.2"))),
                rule("7.2"),
                new RecordRules(rule("7.1.b"), rule("7.3"), rule("7.1.b")),
                Optional.of(new ServerErrors(new Ruled<>(2, rule("7.6.1.1")))));
    }
}
