package org.baize.rules.rulebook;

import static org.baize.rules.rulebook.ActMultiTerminal2019.rule;

import java.util.List;
import java.util.Optional;
import org.baize.rules.law.Role;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Ruled;
import org.baize.rules.round.Apparatus;
import org.baize.rules.round.ApparatusRules;
import org.baize.rules.round.Closer;
import org.baize.rules.round.Commencement;
import org.baize.rules.round.Confirmation;
import org.baize.rules.round.Contradiction;
import org.baize.rules.round.EmptyPeriod;
import org.baize.rules.round.ExtraRounds;
import org.baize.rules.round.HistoryRules;
import org.baize.rules.round.Opener;
import org.baize.rules.round.OpeningRules;
import org.baize.rules.round.PeriodRules;
import org.baize.rules.round.ResultRules;
import org.baize.rules.round.RoundEnd;
import org.baize.rules.round.RoundRules;

/** How a round goes in the multi-terminal text. */
final class ActMultiTerminal2019Rounds {

    private ActMultiTerminal2019Rounds() {}

    static RoundRules rounds() {
        return new RoundRules(
                List.of(
                        dealtFrom(
                                Apparatus.SHOE,
                                dealerConfirms(rule("8.6(d)#2")),
                                new Ruled<>(Contradiction.REFUSED, rule("8.6(d)#2")),
                                new Ruled<>(EmptyPeriod.DEAL_OR_REOPEN, rule("8.8(j)"))),
                        dealtFrom(
                                Apparatus.LIVE_WHEEL,
                                dealerConfirms(rule("9.3(c)")),
                                new Ruled<>(Contradiction.SUPERVISOR_DECIDES, rule("6.3")),
                                new Ruled<>(EmptyPeriod.DEAL_ON, rule("9.3(a)"))),
                        dealtFrom(
                                Apparatus.DEALER_TUMBLER,
                                new ResultRules.Sources(
                                        new Ruled<>(Confirmation.DEALER_CONFIRMS, rule("10.3(c)/manual")),
                                        new Ruled<>(Confirmation.SETTLES_BY_ITSELF, rule("10.3(c)/automatic")),
                                        new Ruled<>(Confirmation.NOT_ACCEPTED, rule("6.5"))),
                                // A recognition that differs from what the dealer sees waits for the supervisor.
                                new Ruled<>(Contradiction.SUPERVISOR_DECIDES, rule("6.3")),
                                new Ruled<>(EmptyPeriod.DEAL_ON, rule("10.3(a)(ii)")))),
                new PeriodRules(
                        new Ruled<>(Role.OPERATOR_AUTHORITY, rule("5.1")),
                        List.of(new Ruled<>(Closer.TIMER, rule("5.1"))),
                        rule("2.2(b)"),
                        rule("2.7(b)"),
                        Optional.empty()),
                Optional.of(new ExtraRounds(
                        new Ruled<>(ActMultiTerminal2019House.SUPERVISOR, rule("5.5")),
                        rule("5.5(a)"),
                        rule("5.5(b)"),
                        rule("5.5(c)"))),
                rule("2.6"),
                new HistoryRules(new Ruled<>(HistoryRules.VoidRounds.LEFT_OUT, rule("A.1/WND"))));
    }

    private static ApparatusRules dealtFrom(
            Apparatus apparatus,
            ResultRules.Sources sources,
            Ruled<Contradiction> contradiction,
            Ruled<EmptyPeriod> emptyPeriod) {
        return new ApparatusRules(
                apparatus,
                new OpeningRules(
                        new Ruled<>(Opener.DEALER_OPENS, rule("5.1")),
                        rule("5.1"),
                        // The text leaves the beginning of a round open; the opening of its period is what all can see.
                        new Ruled<>(Commencement.PERIOD_OPENS, rule("6.1")),
                        new Ruled<>(RoundEnd.ALL_ACCOUNTS_RESOLVED, rule("2.8(a)(ii)"))),
                new ResultRules(sources, contradiction, ActMultiTerminal2019House.SUPERVISOR, rule("2.8(a)(ii)")),
                emptyPeriod);
    }

    private static ResultRules.Sources dealerConfirms(RuleId rule) {
        return new ResultRules.Sources(
                new Ruled<>(Confirmation.DEALER_CONFIRMS, rule),
                new Ruled<>(Confirmation.DEALER_CONFIRMS, rule),
                new Ruled<>(Confirmation.NOT_ACCEPTED, rule("6.5")));
    }
}
