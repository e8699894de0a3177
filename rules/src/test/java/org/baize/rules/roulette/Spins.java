package org.baize.rules.roulette;

import static org.assertj.core.api.Assertions.assertThat;

import org.baize.rules.law.Reason;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Verdict;
import org.baize.rules.rulebook.Rulebooks;

/** The spin rules of the three texts, and how tests read a verdict. */
final class Spins {

    static final SpinRules MULTI_TERMINAL = of("act-multi-terminal-2019");
    static final SpinRules AMERICAN = of("act-american-roulette-2005");
    static final SpinRules RAPID = of("nsw-rapid-2016");

    private Spins() {}

    static SpinRules of(String rulebook) {
        return Rulebooks.byId(rulebook).dealing().spins().orElseThrow();
    }

    static void assertPermitted(Verdict verdict, String rule) {
        assertThat(verdict).isInstanceOf(Verdict.Permitted.class);
        assertThat(verdict.rule().rule()).isEqualTo(rule);
    }

    static void assertRefused(Verdict verdict, Reason reason, String rule) {
        assertThat(verdict)
                .isEqualTo(Verdict.refuse(reason, new RuleId(verdict.rule().rulebook(), rule)));
    }
}
