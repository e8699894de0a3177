package org.baize.rules.rulebook;

import static org.baize.rules.rulebook.ActMiniBaccarat2015.rule;

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

/** How a round goes in the Mini-Baccarat text. */
final class ActMiniBaccarat2015Rounds {

    private ActMiniBaccarat2015Rounds() {}

    static RoundRules rounds() {
        return new RoundRules(
                List.of(new ApparatusRules(
                        Apparatus.SHOE,
                        new OpeningRules(
                                new Ruled<>(Opener.DEALER_OPENS, rule("4.1")),
                                rule("4.1"),
                                new Ruled<>(Commencement.FIRST_CARD, rule("A/Round of Play")),
                                new Ruled<>(RoundEnd.CARDS_DISCARDED, rule("A/Round of Play"))),
                        new ResultRules(
                                new ResultRules.Sources(
                                        new Ruled<>(Confirmation.DEALER_CONFIRMS, rule("A/Round of Play")),
                                        new Ruled<>(Confirmation.DEALER_CONFIRMS, rule("A/Round of Play")),
                                        new Ruled<>(Confirmation.NOT_ACCEPTED, rule("6.1"))),
                                new Ruled<>(Contradiction.REFUSED, rule("A/Tableau")),
                                ActMiniBaccarat2015House.SUPERVISOR,
                                rule("A/Round of Play")),
                        // Coups without wagers need the patrons' consent, so an idle window is held.
                        new Ruled<>(EmptyPeriod.HOLD_OPEN, rule("4.7(b)")))),
                new PeriodRules(
                        new Ruled<>(Role.OPERATOR_AUTHORITY, rule("4.1")),
                        List.of(new Ruled<>(Closer.DEALER_CALL, rule("6.2"))),
                        rule("4.1"),
                        rule("4.6"),
                        Optional.of(rule("4.1"))),
                Optional.empty(),
                rule("4.6"),
                new HistoryRules(new Ruled<>(HistoryRules.VoidRounds.LEFT_OUT, rule("A/Void/1"))));
    }
}
