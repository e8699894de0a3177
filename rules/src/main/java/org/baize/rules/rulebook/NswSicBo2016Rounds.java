package org.baize.rules.rulebook;

import static org.baize.rules.rulebook.NswSicBo2016.rule;

import java.util.List;
import java.util.Optional;
import org.baize.rules.law.Role;
import org.baize.rules.law.Ruled;
import org.baize.rules.round.Apparatus;
import org.baize.rules.round.ApparatusRules;
import org.baize.rules.round.Closer;
import org.baize.rules.round.Commencement;
import org.baize.rules.round.Confirmation;
import org.baize.rules.round.Contradiction;
import org.baize.rules.round.EmptyPeriod;
import org.baize.rules.round.HistoryRules;
import org.baize.rules.round.Opener;
import org.baize.rules.round.OpeningRules;
import org.baize.rules.round.PeriodRules;
import org.baize.rules.round.ResultRules;
import org.baize.rules.round.RoundEnd;
import org.baize.rules.round.RoundRules;

/** How a round goes in the Aruze sic bo text. */
final class NswSicBo2016Rounds {

    private NswSicBo2016Rounds() {}

    static RoundRules rounds() {
        return new RoundRules(
                List.of(new ApparatusRules(
                        Apparatus.AUTOMATED_TUMBLER,
                        new OpeningRules(
                                new Ruled<>(Opener.RESOLUTION_OF_THE_LAST, rule("1.1/wagering-period.b")),
                                rule("1.1/wagering-period.b"),
                                new Ruled<>(Commencement.PERIOD_OPENS, rule("1.1/wagering-period.b")),
                                new Ruled<>(RoundEnd.ALL_ACCOUNTS_RESOLVED, rule("1.1/wagering-period.b"))),
                        new ResultRules(
                                new ResultRules.Sources(
                                        new Ruled<>(Confirmation.NOT_ACCEPTED, rule("1.1/automated-dice-tumbler")),
                                        new Ruled<>(Confirmation.SETTLES_BY_ITSELF, rule("3.11")),
                                        new Ruled<>(Confirmation.NOT_ACCEPTED, rule("1.1/automated-dice-tumbler"))),
                                new Ruled<>(Contradiction.REFUSED, rule("1.1/automated-dice-tumbler")),
                                NswSicBo2016House.SUPERVISOR,
                                rule("3.4.2")),
                        new Ruled<>(EmptyPeriod.DEAL_ON, rule("3.10.4")))),
                new PeriodRules(
                        new Ruled<>(Role.OPERATOR_AUTHORITY, rule("1.1/wagering-period.b")),
                        List.of(new Ruled<>(Closer.TIMER, rule("1.1/wagering-period.b"))),
                        rule("1.1/wagering-period.a"),
                        rule("3.8.1"),
                        Optional.empty()),
                Optional.empty(),
                rule("3.8.1"),
                new HistoryRules(new Ruled<>(HistoryRules.VoidRounds.LEFT_OUT, rule("1.1/void"))));
    }
}
