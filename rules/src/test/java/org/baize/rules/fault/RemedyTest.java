package org.baize.rules.fault;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.rules.fault.FaultReason.DONE_BY_THE_SYSTEM;
import static org.baize.rules.fault.FaultReason.NOT_ENTITLED;
import static org.baize.rules.fault.FaultReason.NO_CHOICE;
import static org.baize.rules.fault.FaultReason.REASON_MISSING;
import static org.baize.rules.fault.FaultReason.TOO_LATE;
import static org.baize.rules.round.Texts.MULTI_TERMINAL;
import static org.baize.rules.round.Texts.RAPID;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.baize.rules.law.Role;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Verdict;
import org.baize.rules.round.Apparatus;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Who may order a remedy, who may leave it, and what nobody may do any more. */
class RemedyTest {

    private static final RuleId RULE = new RuleId("a-text", "1");
    private static final Role SUPERVISOR = Role.CASINO_SUPERVISOR;
    private static final Set<Measure> LEFT_TO_THE_SUPERVISOR = EnumSet.of(Measure.MAY_VOID_ROUND, Measure.RECALCULATE);

    private static Remedy bySupervisor(Measure measure) {
        return new Remedy(measure, List.of(SUPERVISOR), true, RULE);
    }

    @ParameterizedTest
    @EnumSource(Cutoff.class)
    @Clause("nsw-rapid-2016:11.8.1.5")
    void nobodyOrdersAnythingOnceItIsTooLate(Cutoff cutoff) {
        ErrorRules errors = RAPID.faults().errors();

        for (ErrorKind kind : ErrorKind.values()) {
            Remedy late =
                    errors.remedyFor(kind, Apparatus.SHOE, List.of(cutoff)).orElseThrow();
            for (Role role : Role.values()) {
                assertThat(late.mayBeOrderedBy(role, true)).isEqualTo(RAPID.refuses(TOO_LATE, "11.8.1.5"));
            }
            assertThat(late.mayBeLeft(SUPERVISOR, true)).isEqualTo(RAPID.refuses(NO_CHOICE, "11.8.1.5"));
        }
    }

    @Test
    void tooLateGoesBeforeEverythingElse() {
        assertThat(bySupervisor(Measure.RESULT_STANDS).mayBeOrderedBy(Role.DEALER, false))
                .isEqualTo(Verdict.refuse(TOO_LATE, RULE));
        assertThat(Remedy.automatic(Measure.VOID_ROUND, RULE).mayBeOrderedBy(Role.DEALER, false))
                .isEqualTo(Verdict.refuse(DONE_BY_THE_SYSTEM, RULE));
    }

    @ParameterizedTest
    @EnumSource(Measure.class)
    void onlyWhatTheTextLeavesToSomebodyMayBeLeft(Measure measure) {
        Verdict left = bySupervisor(measure).mayBeLeft(SUPERVISOR, true);

        assertThat(left)
                .isEqualTo(
                        LEFT_TO_THE_SUPERVISOR.contains(measure)
                                ? Verdict.permit(RULE)
                                : Verdict.refuse(NO_CHOICE, RULE));
    }

    @ParameterizedTest
    @EnumSource(
            value = Measure.class,
            names = {"MAY_VOID_ROUND", "RECALCULATE"})
    void itIsLeftByThoseWhoMayOrderItAndTheySayWhy(Measure measure) {
        Remedy remedy = bySupervisor(measure);

        assertThat(remedy.mayBeLeft(Role.DEALER, true)).isEqualTo(Verdict.refuse(NOT_ENTITLED, RULE));
        assertThat(remedy.mayBeLeft(SUPERVISOR, false)).isEqualTo(Verdict.refuse(REASON_MISSING, RULE));
        assertThat(new Remedy(measure, List.of(SUPERVISOR), false, RULE).mayBeLeft(SUPERVISOR, false))
                .isEqualTo(Verdict.permit(RULE));
        assertThat(Remedy.automatic(measure, RULE).mayBeLeft(SUPERVISOR, true))
                .isEqualTo(Verdict.refuse(DONE_BY_THE_SYSTEM, RULE));
    }

    @Test
    @Clause("act-multi-terminal-2019:6.3")
    void aWrongResultThatWasNoneIsLeftByASupervisor() {
        Remedy remedy = MULTI_TERMINAL
                .faults()
                .errors()
                .remedyFor(ErrorKind.WRONG_RESULT_ENTERED, Apparatus.SHOE, List.of(Cutoff.values()))
                .orElseThrow();

        assertThat(remedy.mayBeLeft(SUPERVISOR, true)).isEqualTo(MULTI_TERMINAL.permits("6.3"));
        assertThat(remedy.mayBeLeft(Role.DEALER, true)).isEqualTo(MULTI_TERMINAL.refuses(NOT_ENTITLED, "6.3"));
        assertThat(remedy.mayBeLeft(SUPERVISOR, false)).isEqualTo(MULTI_TERMINAL.refuses(REASON_MISSING, "6.3"));
    }
}
