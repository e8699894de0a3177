package org.baize.rules.rulebook;

import static org.baize.rules.rulebook.ActAmericanRoulette2005.rule;

import java.util.List;
import java.util.Optional;
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
import org.baize.rules.law.Role;
import org.baize.rules.round.Apparatus;

/** What goes wrong in the American Roulette text, and what is done about it. */
final class ActAmericanRoulette2005Faults {

    private ActAmericanRoulette2005Faults() {}

    static FaultRules faults() {
        return new FaultRules(
                Optional.of(malfunctions()),
                new ErrorRules(
                        List.of(ErrorRules.Line.always(
                                ErrorKind.WRONG_RESULT_ENTERED,
                                List.of(Apparatus.LIVE_WHEEL),
                                new Remedy(
                                        Measure.RECALCULATE,
                                        ActAmericanRoulette2005House.SUPERVISOR,
                                        true,
                                        rule("15.2")))),
                        List.of(),
                        Optional.empty()),
                Optional.empty(),
                rule("A/Void/2"));
    }

    private static MalfunctionRules malfunctions() {
        List<Role> dealer = ActAmericanRoulette2005House.STAFF;
        List<FaultyPart> station = List.of(FaultyPart.PLAYER_TERMINAL);
        List<FaultyPart> system = List.of(
                FaultyPart.DEALER_TERMINAL,
                FaultyPart.GAME_SYSTEM,
                FaultyPart.SERVER,
                FaultyPart.LIVE_WHEEL,
                FaultyPart.OTHER_EQUIPMENT);
        return new MalfunctionRules(
                List.of(
                        new MalfunctionRules.Line(
                                station,
                                new Remedy(Measure.VOID_TERMINAL, dealer, false, rule("15.3")),
                                new Remedy(Measure.SETTLE_FROM_RECORDS, dealer, false, rule("15.4"))),
                        new MalfunctionRules.Line(
                                system,
                                new Remedy(Measure.VOID_ROUND, dealer, false, rule("15.5")),
                                new Remedy(Measure.SETTLE_FROM_RECORDS, dealer, false, rule("15.6"))),
                        MalfunctionRules.Line.always(
                                List.of(FaultyPart.RESULTS_DISPLAY), Remedy.automatic(Measure.PLAY_ON, rule("15.2")))),
                // Undefined in the text: the system detects a fault, or the dealer declares one.
                List.of(
                        new Ground(Symptom.SEQUENCE_OR_DISPLAY, station, rule("15.3")),
                        new Ground(Symptom.DECLARED, station, rule("15.3")),
                        new Ground(Symptom.SEQUENCE_OR_DISPLAY, system, rule("15.5")),
                        new Ground(Symptom.DECLARED, system, rule("15.5"))),
                rule("15.5"),
                new RecordRules(rule("15.6"), rule("15.7"), rule("15.6")),
                Optional.empty());
    }
}
