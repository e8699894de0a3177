package org.baize.rules.rulebook;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.baize.rules.cash.CashRules;
import org.baize.rules.fault.FaultRules;
import org.baize.rules.game.Game;
import org.baize.rules.law.Role;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Ruled;
import org.baize.rules.roulette.SpinRules;
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

/** American Roulette on a layout, and Rapid Roulette on terminals; Casino Canberra. */
final class ActAmericanRoulette2005 {

    static final String ID = "act-american-roulette-2005";

    static final Rulebook RULEBOOK = new Rulebook(
            new Edition(ID, "American Roulette", "NI2005-62", LocalDate.of(2005, 2, 7), Optional.of("NI2002-44")),
            games(),
            ActAmericanRoulette2005Wagers.wagers(),
            new Dealing(rounds(), Optional.of(spins()), Optional.empty(), Optional.empty(), Optional.empty()),
            new House(cash(), faults(), ActAmericanRoulette2005House.conduct()));

    private ActAmericanRoulette2005() {}

    private static RuleId rule(String rule) {
        return new RuleId(ID, rule);
    }

    private static List<Game<?, ?>> games() {
        return List.of();
    }

    private static RoundRules rounds() {
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
                                supervisors(),
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

    private static List<Role> supervisors() {
        return List.of(Role.CASINO_SUPERVISOR, Role.OPERATOR_AUTHORITY);
    }

    private static SpinRules spins() {
        return new SpinRules();
    }

    private static CashRules cash() {
        return new CashRules();
    }

    private static FaultRules faults() {
        return new FaultRules();
    }
}
