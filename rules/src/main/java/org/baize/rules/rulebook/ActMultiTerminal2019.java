package org.baize.rules.rulebook;

import static org.baize.rules.baccarat.Contingency.pair;
import static org.baize.rules.baccarat.Contingency.tie;
import static org.baize.rules.baccarat.Contingency.wins;
import static org.baize.rules.baccarat.Contingency.winsWith;
import static org.baize.rules.sicbo.TumblerAct.CLOSE_BETTING;
import static org.baize.rules.sicbo.TumblerAct.CONFIRMED_WAGERS_STAND;
import static org.baize.rules.sicbo.TumblerAct.REFUSE_RESULT;
import static org.baize.rules.sicbo.TumblerAct.REPLACE_DICE;
import static org.baize.rules.sicbo.TumblerAct.RETURN_UNCONFIRMED_CREDIT;
import static org.baize.rules.sicbo.TumblerAct.TUMBLE_AGAIN;
import static org.baize.rules.sicbo.TumblerAct.VOID_ALL_WAGERS;
import static org.baize.rules.sicbo.TumblerIncident.DICE_COCKED;
import static org.baize.rules.sicbo.TumblerIncident.DICE_EXPOSED;
import static org.baize.rules.sicbo.TumblerIncident.DIE_BROKEN;
import static org.baize.rules.sicbo.TumblerIncident.NO_SPIN;
import static org.baize.rules.sicbo.TumblerIncident.RESULT_EXPOSED;
import static org.baize.rules.sicbo.TumblerIncident.TUMBLER_FAULT;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.baize.rules.baccarat.BaccaratBet;
import org.baize.rules.baccarat.BaccaratGame;
import org.baize.rules.baccarat.BetTerms;
import org.baize.rules.baccarat.CoupOutcome;
import org.baize.rules.baccarat.CoupRules;
import org.baize.rules.baccarat.Side;
import org.baize.rules.cash.CashRules;
import org.baize.rules.fault.FaultRules;
import org.baize.rules.game.Game;
import org.baize.rules.game.GameKind;
import org.baize.rules.game.Odds;
import org.baize.rules.game.SectionLine;
import org.baize.rules.law.Role;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Ruled;
import org.baize.rules.roulette.BetKind;
import org.baize.rules.roulette.Pocket;
import org.baize.rules.roulette.RouletteBet;
import org.baize.rules.roulette.RouletteLayout;
import org.baize.rules.roulette.RouletteTerms;
import org.baize.rules.roulette.Sections;
import org.baize.rules.roulette.Sector;
import org.baize.rules.roulette.SpinRules;
import org.baize.rules.roulette.Wheel;
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
import org.baize.rules.shoe.ShoeRules;
import org.baize.rules.sicbo.DiceResultRules;
import org.baize.rules.sicbo.DiceRules;
import org.baize.rules.sicbo.ResultSource;
import org.baize.rules.sicbo.ShakeMode;
import org.baize.rules.sicbo.ShakeRules;
import org.baize.rules.sicbo.SicBo;
import org.baize.rules.sicbo.SicBoBet;
import org.baize.rules.sicbo.SicBoOffer;
import org.baize.rules.sicbo.TumblerIncidentRules;
import org.baize.rules.sicbo.TumblerIncidentRules.Remedy;
import org.baize.rules.sicbo.TumblerRules;

/** Baccarat, roulette and sic bo on terminals; Casino Canberra. */
final class ActMultiTerminal2019 {

    static final String ID = "act-multi-terminal-2019";

    static final Rulebook RULEBOOK = new Rulebook(
            new Edition(
                    ID,
                    "Multi Terminal Table Games",
                    "NI2019-689",
                    LocalDate.of(2019, 10, 25),
                    Optional.of("NI2019-134")),
            games(),
            ActMultiTerminal2019Wagers.wagers(),
            new Dealing(
                    rounds(), Optional.of(spins()), Optional.of(coups()), Optional.of(shoe()), Optional.of(tumbler())),
            new House(cash(), faults(), ActMultiTerminal2019House.conduct()));

    private ActMultiTerminal2019() {}

    private static RuleId rule(String rule) {
        return new RuleId(ID, rule);
    }

    private static List<Game<?, ?>> games() {
        return List.of(baccaratA(), baccaratB(), roulette(), SicBo.game("Sic Bo", sicBoOffers()));
    }

    private static Game<BaccaratBet, CoupOutcome> baccaratA() {
        BetTerms banker = BetTerms.of(BaccaratBet.BANKER, rule("8.4(a)(ii)"), rule("8.7(b)/A/Banker"))
                .paysLess(wins(Side.BANKER), Odds.toOne(1), 5, rule("8.7(b)/A/Banker"))
                .standsOff(tie(), rule("8.7(b)/A/Tie void"));
        return BaccaratGame.of("baccarat-a", "Baccarat, method A", baccaratBets("8.7(b)/A", banker));
    }

    private static Game<BaccaratBet, CoupOutcome> baccaratB() {
        BetTerms banker = BetTerms.of(BaccaratBet.BANKER, rule("8.4(a)(ii)"), rule("8.7(b)/B/Banker"))
                .paysLess(winsWith(Side.BANKER, 6), Odds.toOne(1), 50, rule("8.7(b)/B/Banker 6"))
                .pays(wins(Side.BANKER), Odds.toOne(1), rule("8.7(b)/B/Banker"))
                .standsOff(tie(), rule("8.7(b)/B/Tie void"));
        return BaccaratGame.of("baccarat-b", "Baccarat, method B", baccaratBets("8.7(b)/B", banker));
    }

    private static List<BetTerms> baccaratBets(String method, BetTerms banker) {
        return List.of(
                BetTerms.of(BaccaratBet.PLAYER, rule("8.4(a)(i)"), rule(method + "/Player"))
                        .pays(wins(Side.PLAYER), Odds.toOne(1), rule(method + "/Player"))
                        .standsOff(tie(), rule(method + "/Tie void")),
                banker,
                BetTerms.of(BaccaratBet.TIE, rule("8.4(a)(iii)"), rule(method + "/Tie"))
                        .pays(tie(), Odds.toOne(8), rule(method + "/Tie")),
                BetTerms.of(BaccaratBet.PLAYER_PAIR, rule("8.4(a)(vi)"), rule("8.1/Pairs"))
                        .pays(pair(Side.PLAYER), Odds.toOne(11), rule("8.7(b)/Pairs")),
                BetTerms.of(BaccaratBet.BANKER_PAIR, rule("8.4(a)(vii)"), rule("8.1/Pairs"))
                        .pays(pair(Side.BANKER), Odds.toOne(11), rule("8.7(b)/Pairs")));
    }

    private static List<SicBoOffer> sicBoOffers() {
        return List.of(
                sicBoOffer("small", "Small", List.of(new SicBoBet.Small()), pays(1, rule("10.4(a)/Small"))),
                sicBoOffer("big", "Big", List.of(new SicBoBet.Big()), pays(1, rule("10.4(a)/Big"))),
                sicBoOffer(
                        "any-triple",
                        "Any Triple",
                        List.of(new SicBoBet.AnyTriple()),
                        pays(31, rule("10.4(a)/Any Triple"))),
                sicBoOffer(
                        "triple", "Specific Triple", SicBoBet.triples(), pays(180, rule("10.4(a)/Specific Triples"))),
                // Two of three dice: a triple has them, and only Small and Big carry an exception (note 28).
                sicBoOffer("double", "Specific Double", SicBoBet.doubles(), pays(11, rule("10.4(a)/Specific Doubles"))),
                new SicBoOffer(
                        new SicBoOffer.Name("single", "Single Die"),
                        SicBoBet.singles(),
                        rule("10.4(a)/Single Die/one"),
                        List.of(
                                pays(1, rule("10.4(a)/Single Die/one")),
                                pays(2, rule("10.4(a)/Single Die/two")),
                                pays(12, rule("10.4(a)/Single Die/three"))),
                        rule("10.4(a)/Single Die/one")),
                sicBoOffer(
                        "combination",
                        "Two Dice Combination",
                        SicBoBet.combinations(),
                        pays(6, rule("10.4(a)/Two Dice Combinations"))),
                sicBoTotal(4, pays(62, rule("10.4(a)/Total 4"))),
                sicBoTotal(5, pays(31, rule("10.4(a)/Total 5"))),
                sicBoTotal(6, pays(18, rule("10.4(a)/Total 6"))),
                sicBoTotal(7, pays(12, rule("10.4(a)/Total 7"))),
                sicBoTotal(8, pays(8, rule("10.4(a)/Total 8"))),
                sicBoTotal(9, pays(7, rule("10.4(a)/Total 9"))),
                sicBoTotal(10, pays(6, rule("10.4(a)/Total 10"))),
                sicBoTotal(11, pays(6, rule("10.4(a)/Total 11"))),
                sicBoTotal(12, pays(7, rule("10.4(a)/Total 12"))),
                sicBoTotal(13, pays(8, rule("10.4(a)/Total 13"))),
                sicBoTotal(14, pays(12, rule("10.4(a)/Total 14"))),
                sicBoTotal(15, pays(18, rule("10.4(a)/Total 15"))),
                sicBoTotal(16, pays(31, rule("10.4(a)/Total 16"))),
                sicBoTotal(17, pays(62, rule("10.4(a)/Total 17"))));
    }

    private static SicBoOffer sicBoOffer(String key, String title, List<SicBoBet> bets, Ruled<Odds> odds) {
        return SicBoOffer.underOneRule(new SicBoOffer.Name(key, title), bets, odds);
    }

    private static SicBoOffer sicBoTotal(int number, Ruled<Odds> odds) {
        return sicBoOffer("total", "Total", List.of(new SicBoBet.Total(number)), odds);
    }

    private static Ruled<Odds> pays(int winnings, RuleId rule) {
        return new Ruled<>(Odds.toOne(winnings), rule);
    }

    private static RoundRules rounds() {
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
                        new Ruled<>(supervisors(), rule("5.5")), rule("5.5(a)"), rule("5.5(b)"), rule("5.5(c)"))),
                rule("2.6"),
                new HistoryRules(new Ruled<>(HistoryRules.VoidRounds.LEFT_OUT, rule("A.1/WND"))));
    }

    private static Game<RouletteBet, Pocket> roulette() {
        RouletteLayout layout = RouletteLayout.of(Wheel.SINGLE_ZERO);
        List<RouletteTerms.Line> lines = List.of(
                rouletteBet(BetKind.STRAIGHT, "straight", "Straight Up", 35, "9.4(a)/Straight Up"),
                rouletteBet(BetKind.SPLIT, "split", "Split", 17, "9.4(a)/Split"),
                rouletteBet(BetKind.STREET, "street", "Street", 11, "9.4(a)/Street"),
                rouletteBet(BetKind.CORNER, "corner", "Corner", 8, "9.4(a)/Corner"),
                rouletteBet(BetKind.SIX_LINE, "six-line", "Six Line", 5, "9.4(a)/Six Line or Double Street"),
                rouletteBet(BetKind.COLUMN, "row", "Row", 2, "9.4(a)/Row"),
                rouletteBet(BetKind.DOZEN, "dozen", "Dozen", 2, "9.4(a)/Dozen"),
                rouletteBet(BetKind.LOW, "low", "Low", 1, "9.4(a)/Low (1-18)"),
                rouletteBet(BetKind.HIGH, "high", "High", 1, "9.4(a)/High (19-36)"),
                rouletteBet(BetKind.EVEN, "even", "Even", 1, "9.4(a)/Even"),
                rouletteBet(BetKind.ODD, "odd", "Odd", 1, "9.4(a)/Odd"),
                rouletteBet(BetKind.RED, "red", "Red", 1, "9.4(a)/Red"),
                rouletteBet(BetKind.BLACK, "black", "Black", 1, "9.4(a)/Black"));
        List<SectionLine<RouletteBet>> sections = List.of(
                Sections.sector(layout, Sector.TIER, "tier", "Tier", rule("9.4(d)/Tier")),
                Sections.sector(layout, Sector.ORPHANS, "orphans", "Orfanelli", rule("9.4(d)/Orfanelli")),
                Sections.sector(layout, Sector.NEAR_OF_ZERO, "near-of-zero", "Near of 0", rule("9.4(d)/Near of 0")),
                Sections.neighbours(layout, 1, "Neighbours, pressed once", rule("9.4(d)/Neighbours x1")),
                Sections.neighbours(layout, 2, "Neighbours, pressed twice", rule("9.4(d)/Neighbours x2")));
        return new RouletteTerms(lines, rule("9.4(c)/loses"))
                .game(new Game.Title(GameKind.ROULETTE, "roulette", "Multi Terminal Roulette"), layout, sections);
    }

    /** The table of 9.4(a) says in one row what is offered, what it pays and when it loses. */
    private static RouletteTerms.Line rouletteBet(BetKind kind, String key, String title, int toOne, String row) {
        return new RouletteTerms.Line(
                kind,
                new RouletteTerms.Name(key, title),
                rule(row),
                new Ruled<>(Odds.toOne(toOne), rule(row)),
                rule(row));
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
                new ResultRules(sources, contradiction, supervisors(), rule("2.8(a)(ii)")),
                emptyPeriod);
    }

    private static ResultRules.Sources dealerConfirms(RuleId rule) {
        return new ResultRules.Sources(
                new Ruled<>(Confirmation.DEALER_CONFIRMS, rule),
                new Ruled<>(Confirmation.DEALER_CONFIRMS, rule),
                new Ruled<>(Confirmation.NOT_ACCEPTED, rule("6.5")));
    }

    private static List<Role> supervisors() {
        return List.of(Role.CASINO_SUPERVISOR, Role.OPERATOR_AUTHORITY);
    }

    private static SpinRules spins() {
        return new SpinRules();
    }

    private static CoupRules coups() {
        return new CoupRules(
                new CoupRules.Drawing(
                        rule("8.5(b)"),
                        rule("8.6(b)"),
                        rule("8.6(c)/0-5"),
                        rule("8.6(c)/6-7"),
                        List.of(
                                rule("8.6(d)#1/B0"),
                                rule("8.6(d)#1/B1"),
                                rule("8.6(d)#1/B2"),
                                rule("8.6(d)#1/B3"),
                                rule("8.6(d)#1/B4"),
                                rule("8.6(d)#1/B5"),
                                rule("8.6(d)#1/B6"),
                                rule("8.6(d)#1/B7"))),
                new Ruled<>(CoupRules.PairsSettlement.WITH_THE_COUP, rule("8.6(d)#2")),
                rule("8.6(d)#2"));
    }

    private static ShoeRules shoe() {
        return new ShoeRules();
    }

    private static TumblerRules tumbler() {
        return new TumblerRules(
                new DiceRules(
                        new Ruled<>(3, rule("10.2(b)(ii)")),
                        rule("10.2(b)(ii)"),
                        Optional.empty(),
                        rule("10.5(a)"),
                        rule("10.3(b)/faces")),
                new ShakeRules(
                        List.of(
                                new Ruled<>(ShakeMode.SHAKE_FIRST, rule("10.3(a)(i)")),
                                new Ruled<>(ShakeMode.SHAKE_LAST, rule("10.3(a)(ii)"))),
                        rule("10.1/Individual spin")),
                new DiceResultRules(
                        List.of(
                                new Ruled<>(ResultSource.DEVICE, rule("10.3(c)/automatic")),
                                new Ruled<>(ResultSource.KEYED, rule("10.3(c)/manual"))),
                        rule("10.1/Individual spin"),
                        rule("10.2(b)(i)"),
                        new Ruled<>(
                                List.of(DiceResultRules.Fallback.KEYED_ENTRY, DiceResultRules.Fallback.VOID_ROUND),
                                rule("10.3(c)/automatic")),
                        new DiceResultRules.Reveal(rule("10.3(b)/faces"), rule("10.3(b)/total"))),
                new TumblerIncidentRules(
                        tumblerRemedies(),
                        new TumblerIncidentRules.Opening(
                                rule("10.2(b)(i)"), rule("10.5(b)"), rule("10.5(a)"), rule("10.5(d)#1"))),
                Optional.empty());
    }

    private static List<Remedy> tumblerRemedies() {
        return List.of(
                Remedy.atOnce(DICE_COCKED, rule("10.5(a)"), REFUSE_RESULT, VOID_ALL_WAGERS),
                Remedy.atOnce(DIE_BROKEN, rule("10.5(b)"), REFUSE_RESULT, VOID_ALL_WAGERS, REPLACE_DICE),
                Remedy.atOnce(TUMBLER_FAULT, rule("10.5(d)#1"), REFUSE_RESULT, VOID_ALL_WAGERS),
                Remedy.atOnce(NO_SPIN, rule("10.5(d)#2"), VOID_ALL_WAGERS, TUMBLE_AGAIN),
                // 5.4 speaks of dice and 10.5(c) of a result: whether the tumbler was activated tells them apart (note
                // 1).
                Remedy.atOnce(
                        DICE_EXPOSED, rule("5.4"), CLOSE_BETTING, RETURN_UNCONFIRMED_CREDIT, CONFIRMED_WAGERS_STAND),
                Remedy.atOnce(
                        RESULT_EXPOSED,
                        rule("10.5(c)"),
                        CLOSE_BETTING,
                        RETURN_UNCONFIRMED_CREDIT,
                        REFUSE_RESULT,
                        VOID_ALL_WAGERS));
    }

    private static CashRules cash() {
        return new CashRules();
    }

    private static FaultRules faults() {
        return new FaultRules();
    }
}
