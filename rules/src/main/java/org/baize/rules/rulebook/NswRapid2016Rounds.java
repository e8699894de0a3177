package org.baize.rules.rulebook;

import static org.baize.rules.rulebook.NswRapid2016.rule;

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
import org.baize.rules.round.HistoryRules;
import org.baize.rules.round.Opener;
import org.baize.rules.round.OpeningRules;
import org.baize.rules.round.PeriodRules;
import org.baize.rules.round.ResultRules;
import org.baize.rules.round.RoundEnd;
import org.baize.rules.round.RoundRules;

/** How a round goes in the Rapid text. */
final class NswRapid2016Rounds {

    private NswRapid2016Rounds() {}

    static RoundRules rounds() {
        return new RoundRules(
                List.of(liveWheelRound(), automatedWheelRound(), coupRound()),
                new PeriodRules(
                        new Ruled<>(Role.OPERATOR_AUTHORITY, rule("7.1")),
                        List.of(new Ruled<>(Closer.TIMER, rule("7.1"))),
                        rule("1.1/wagering period"),
                        rule("4.2.6"),
                        Optional.empty()),
                Optional.empty(),
                rule("4.2.7"),
                new HistoryRules(new Ruled<>(HistoryRules.VoidRounds.SHOWN_AS_VOID, rule("1.1/void"))));
    }

    private static ApparatusRules liveWheelRound() {
        return new ApparatusRules(
                Apparatus.LIVE_WHEEL,
                // The text names no act for roulette; the dealer has one button for both games.
                new OpeningRules(
                        new Ruled<>(Opener.NEW_GAME_PRESSED, rule("7.1")),
                        rule("7.1"),
                        new Ruled<>(Commencement.PERIOD_OPENS, rule("7.1")),
                        new Ruled<>(RoundEnd.ALL_ACCOUNTS_RESOLVED, rule("8.1"))),
                new ResultRules(
                        dealerConfirms(rule("5.3.1.2")),
                        new Ruled<>(Contradiction.SUPERVISOR_DECIDES, rule("11.4.10")),
                        NswRapid2016House.CASINO_SUPERVISORS,
                        rule("5.3.1.2")),
                new Ruled<>(EmptyPeriod.DEAL_ON, rule("7.4.2")));
    }

    private static ApparatusRules automatedWheelRound() {
        return new ApparatusRules(
                Apparatus.AUTOMATED_WHEEL,
                new OpeningRules(
                        new Ruled<>(Opener.RESOLUTION_OF_THE_LAST, rule("7.1")),
                        rule("7.1"),
                        new Ruled<>(Commencement.PERIOD_OPENS, rule("7.1")),
                        new Ruled<>(RoundEnd.ALL_ACCOUNTS_RESOLVED, rule("5.3.2.2"))),
                new ResultRules(
                        new ResultRules.Sources(
                                // The sensor decides; a supervisor enters the number only after an error.
                                new Ruled<>(Confirmation.SUPERVISOR_ENTERS, rule("11.7")),
                                new Ruled<>(Confirmation.SETTLES_BY_ITSELF, rule("5.3.2.2")),
                                new Ruled<>(Confirmation.NOT_ACCEPTED, rule("11.2"))),
                        new Ruled<>(Contradiction.SUPERVISOR_DECIDES, rule("11.7")),
                        NswRapid2016House.ELECTRONIC_OR_CASINO_SUPERVISOR,
                        rule("5.3.2.2")),
                new Ruled<>(EmptyPeriod.DEAL_ON, rule("5.3.2")));
    }

    private static ApparatusRules coupRound() {
        return new ApparatusRules(
                Apparatus.SHOE,
                new OpeningRules(
                        new Ruled<>(Opener.NEW_GAME_PRESSED, rule("7.7.2")),
                        rule("7.7.4.1"),
                        new Ruled<>(Commencement.FIRST_CARD, rule("1.1/coup")),
                        new Ruled<>(RoundEnd.ALL_ACCOUNTS_RESOLVED, rule("7.7.2"))),
                new ResultRules(
                        dealerConfirms(rule("8.1")),
                        new Ruled<>(Contradiction.SUPERVISOR_DECIDES, rule("11.8.11")),
                        NswRapid2016House.CASINO_SUPERVISORS,
                        rule("7.7.4.10")),
                new Ruled<>(EmptyPeriod.DEAL_ON, rule("7.7.4.2")));
    }

    private static ResultRules.Sources dealerConfirms(RuleId rule) {
        return new ResultRules.Sources(
                new Ruled<>(Confirmation.DEALER_CONFIRMS, rule),
                new Ruled<>(Confirmation.DEALER_CONFIRMS, rule),
                new Ruled<>(Confirmation.NOT_ACCEPTED, rule("11.2")));
    }
}
