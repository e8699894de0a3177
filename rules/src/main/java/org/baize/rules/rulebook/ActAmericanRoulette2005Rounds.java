package org.baize.rules.rulebook;

import static org.baize.rules.rulebook.ActAmericanRoulette2005.rule;

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

/** How a round goes in the American Roulette text. */
final class ActAmericanRoulette2005Rounds {

    private ActAmericanRoulette2005Rounds() {}

    static RoundRules rounds() {
        return new RoundRules(
                List.of(new ApparatusRules(
                        Apparatus.LIVE_WHEEL,
                        new OpeningRules(
                                new Ruled<>(Opener.DOLLY_CLEARED, rule("A/Round of Play")),
                                rule("A/Round of Play"),
                                new Ruled<>(Commencement.DOLLY_CLEARED, rule("A/Round of Play")),
                                new Ruled<>(RoundEnd.ALL_ACCOUNTS_RESOLVED, rule("A/Round of Play"))),
                        new ResultRules(
                                new ResultRules.Sources(
                                        new Ruled<>(Confirmation.DEALER_CONFIRMS, rule("12.1")),
                                        new Ruled<>(Confirmation.DEALER_CONFIRMS, rule("15.2")),
                                        new Ruled<>(Confirmation.NOT_ACCEPTED, rule("15.2"))),
                                new Ruled<>(Contradiction.SUPERVISOR_DECIDES, rule("15.2")),
                                ActAmericanRoulette2005House.SUPERVISOR,
                                rule("12.1")),
                        new Ruled<>(EmptyPeriod.DEAL_ON, rule("A/Round of Play")))),
                new PeriodRules(
                        new Ruled<>(Role.OPERATOR_AUTHORITY, rule("13.1")),
                        List.of(
                                new Ruled<>(Closer.TIMER, rule("13.1")),
                                new Ruled<>(Closer.DEALER_CALL, rule("5.3(a)"))),
                        rule("A/Wagering Period"),
                        rule("4.5"),
                        Optional.of(rule("4.1"))),
                Optional.empty(),
                rule("7.2"),
                new HistoryRules(new Ruled<>(HistoryRules.VoidRounds.LEFT_OUT, rule("A/Void/1"))));
    }
}
