package org.baize.rules.setup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.time.LocalTime;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.baize.rules.game.BetLine;
import org.baize.rules.game.Game;
import org.baize.rules.game.GameKind;
import org.baize.rules.house.ClosingReason;
import org.baize.rules.house.EquipmentReason;
import org.baize.rules.house.TableNeed;
import org.baize.rules.law.Reason;
import org.baize.rules.law.RuleId;
import org.baize.rules.rulebook.Rulebook;
import org.baize.rules.rulebook.Rulebooks;
import org.baize.rules.setup.GameChoice.PairsChoice;
import org.baize.rules.setup.LimitChoice.Line;
import org.baize.rules.shoe.ShoeRefusal;
import org.baize.rules.shoe.preparation.BurnMode;
import org.baize.rules.shoe.preparation.PreparationRefusal;
import org.baize.rules.sicbo.ShakeMode;
import org.baize.rules.sicbo.ShooterMode;
import org.baize.rules.wager.LineLimits;
import org.baize.rules.wager.Offer;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What an operator may choose, text by text. */
class SetupCheckTest {

    private static final String MULTI = "act-multi-terminal-2019";
    private static final String MINI = "act-mini-baccarat-2015";
    private static final String AMERICAN = "act-american-roulette-2005";
    private static final String RAPID = "nsw-rapid-2016";
    private static final String SIC_BO = "nsw-sic-bo-2016";

    private static final Line FIVES = new Line(5_00, 500_00, 5_00);
    private static final FloorChoice FLOOR = new FloorChoice(40, 30, 10, 20, Optional.empty());
    private static final MoneyChoice NO_MONEY = new MoneyChoice(List.of(), Optional.empty());
    private static final PairsChoice CANBERRA = new PairsChoice(true, List.of("canberra"), true);

    /** A set-up of that game that should be right under its text. */
    private static TableSetup setup(String book, String gameId) {
        return setup(book, GameChoice.of(gameId));
    }

    private static TableSetup setup(String book, GameChoice choice) {
        Rulebook rulebook = Rulebooks.byId(book);
        Game<?, ?> game = rulebook.game(choice.gameId());
        List<BetLine<?>> open =
                List.copyOf(TableOffer.openLines(rulebook.wagers().placement().offer(), game, choice));
        return new TableSetup(choice, LimitChoice.onEach(open, FIVES), dealing(rulebook, game), FLOOR, NO_MONEY);
    }

    private static DealingChoice dealing(Rulebook rulebook, Game<?, ?> game) {
        return switch (game.kind()) {
            case ROULETTE -> new DealingChoice.Wheel();
            case BACCARAT -> {
                BurnMode burn = rulebook.dealing()
                        .shoe()
                        .orElseThrow()
                        .preparation()
                        .burn()
                        .modes()
                        .getFirst()
                        .value();
                yield new DealingChoice.Cards(20, burn, false, false, 1);
            }
            case SIC_BO -> {
                boolean shooter =
                        rulebook.dealing().tumbler().orElseThrow().shooter().isPresent();
                ShakeMode mode = rulebook.dealing()
                        .tumbler()
                        .orElseThrow()
                        .shakes()
                        .modes()
                        .getFirst()
                        .value();
                yield new DealingChoice.Dice(
                        mode,
                        shooter ? Optional.of(new ShooterMode.InTurn(ShooterMode.NoWager.SHOOT)) : Optional.empty());
            }
        };
    }

    private static List<Problem> problems(String book, TableSetup setup) {
        return new SetupCheck(Rulebooks.byId(book)).problems(setup);
    }

    private static TableSetup with(TableSetup setup, LimitChoice limits) {
        return new TableSetup(setup.game(), limits, setup.dealing(), setup.floor(), setup.money());
    }

    private static TableSetup with(TableSetup setup, DealingChoice dealing) {
        return new TableSetup(setup.game(), setup.limits(), dealing, setup.floor(), setup.money());
    }

    private static TableSetup with(TableSetup setup, FloorChoice floor) {
        return new TableSetup(setup.game(), setup.limits(), setup.dealing(), floor, setup.money());
    }

    private static Problem problem(String book, String where, Reason reason, String rule) {
        return new Problem(where, reason, new RuleId(book, rule));
    }

    @Test
    void everyGameOfEveryTextCanBeSetUp() {
        for (Rulebook rulebook : Rulebooks.all()) {
            for (Game<?, ?> game : rulebook.games()) {
                assertThat(problems(rulebook.id(), setup(rulebook.id(), game.id())))
                        .as("%s %s", rulebook.id(), game.id())
                        .isEmpty();
            }
        }
    }

    @Test
    @Clause({"act-mini-baccarat-2015:8.1", "act-multi-terminal-2019:8.7(a)/method"})
    void aTableHasExactlyOneMethod() {
        for (String book : List.of(MULTI, MINI)) {
            TableSetup none = setup(book, "baccarat-a");
            TableSetup unknown = new TableSetup(
                    GameChoice.of("baccarat"), none.limits(), none.dealing(), none.floor(), none.money());

            assertThat(problems(book, none)).isEmpty();
            assertThat(problems(book, setup(book, "baccarat-b"))).isEmpty();
            assertThat(problems(book, unknown)).extracting(Problem::reason).containsExactly(SetupReason.NO_SUCH_GAME);
        }
    }

    @Test
    @Clause("nsw-rapid-2016:1.1/Baccarat component electronic table game")
    void rapidBaccaratIsSetToOneOfItsTwoOdds() {
        assertThat(Rulebooks.byId(RAPID).games().stream().filter(game -> game.kind() == GameKind.BACCARAT))
                .extracting(Game::id)
                .containsExactly("baccarat", "baccarat-even-money");
        assertThat(problems(RAPID, setup(RAPID, "baccarat"))).isEmpty();
        assertThat(problems(RAPID, setup(RAPID, "baccarat-even-money"))).isEmpty();
    }

    @Test
    @Clause({"act-mini-baccarat-2015:8.2", "act-mini-baccarat-2015:9.2"})
    void pairsAreOneVariantOnAnApprovedLayout() {
        assertThat(pairs(new PairsChoice(true, List.of("perfect", "canberra"), true)))
                .containsExactly(problem(MINI, "pairs", SetupReason.NOT_ONE_PAIRS_VARIANT, "8.2"));
        assertThat(pairs(new PairsChoice(true, List.of(), true)))
                .containsExactly(problem(MINI, "pairs", SetupReason.NOT_ONE_PAIRS_VARIANT, "8.2"));
        assertThat(pairs(new PairsChoice(true, List.of("dragon"), true)))
                .containsExactly(problem(MINI, "pairs", SetupReason.NOT_ONE_PAIRS_VARIANT, "8.2"));
        assertThat(pairs(new PairsChoice(true, List.of("perfect"), false)))
                .containsExactly(problem(MINI, "pairs", SetupReason.PAIRS_LAYOUT_NOT_APPROVED, "9.2"));
        assertThat(pairs(CANBERRA)).isEmpty();
        assertThat(pairs(PairsChoice.OFF)).isEmpty();
    }

    private static List<Problem> pairs(PairsChoice pairs) {
        return problems(MINI, setup(MINI, new GameChoice("baccarat-a", pairs, false, List.of())));
    }

    @Test
    void pairsThatTheTextDoesNotLeaveOpenCannotBeChosen() {
        PairsChoice pairs = new PairsChoice(true, List.of("pairs"), true);

        assertThat(problems(RAPID, setup(RAPID, new GameChoice("baccarat", pairs, true, List.of()))))
                .containsExactly(problem(RAPID, "pairs", SetupReason.NO_PAIRS_TO_CHOOSE, "5.4"));
        assertThat(problems(MULTI, setup(MULTI, new GameChoice("roulette", pairs, true, List.of()))))
                .containsExactly(problem(MULTI, "pairs", SetupReason.NO_PAIRS_TO_CHOOSE, "9.2(a)"));
    }

    @Test
    @Clause({
        "act-multi-terminal-2019:8.2(b)(i)",
        "act-multi-terminal-2019:8.2(b)(ii)",
        "act-multi-terminal-2019:8.7(a)/pairs",
        "act-mini-baccarat-2015:A/Box"
    })
    void theLayoutHasOnlyWhatIsOffered() {
        PairsChoice on = new PairsChoice(true, List.of("pairs"), false);

        assertThat(openLines(MULTI, GameChoice.of("baccarat-a"))).containsExactly("player", "banker", "tie");
        assertThat(openLines(MULTI, new GameChoice("baccarat-a", on, true, List.of())))
                .containsExactly("player", "banker", "tie", "player-pair", "banker-pair");
        assertThat(openLines(MINI, new GameChoice("baccarat-b", CANBERRA, true, List.of())))
                .containsExactly("player", "banker", "tie", "player-pair-canberra", "banker-pair-canberra");
        assertThat(openLines(RAPID, GameChoice.of("baccarat"))).hasSize(7);
    }

    private static List<String> openLines(String book, GameChoice choice) {
        return TableOffer.of(Rulebooks.byId(book), setup(book, choice)).lines().stream()
                .map(BetLine::key)
                .toList();
    }

    @Test
    @Clause("act-american-roulette-2005:4.4(d)")
    void theFirstFourNumbersAreACornerUnlessSwitchedOff() {
        GameChoice off = new GameChoice("roulette-single-zero", PairsChoice.OFF, true, List.of("corner:0-1-2-3"));

        assertThat(corners(GameChoice.of("roulette-single-zero"))).isEqualTo(23);
        assertThat(corners(off)).isEqualTo(22);
        assertThat(problems(AMERICAN, setup(AMERICAN, off))).isEmpty();
        assertThat(problems(
                        AMERICAN,
                        setup(AMERICAN, new GameChoice("roulette-single-zero", PairsChoice.OFF, true, List.of("red")))))
                .contains(problem(AMERICAN, "game.red", SetupReason.BET_ALWAYS_OPEN, "4.4"));
    }

    private static long corners(GameChoice choice) {
        return TableOffer.of(Rulebooks.byId(AMERICAN), setup(AMERICAN, choice)).lines().stream()
                .filter(line -> line.key().equals("corner"))
                .mapToLong(line -> line.bets().size())
                .sum();
    }

    @Test
    @Clause({"act-multi-terminal-2019:9.4(d)", "act-american-roulette-2005:A/Race Track", "nsw-rapid-2016:5.2"})
    void sectionsNeedARaceTrackWhereTheTextSaysSo() {
        GameChoice off = new GameChoice("roulette", PairsChoice.OFF, false, List.of());

        assertThat(sections(MULTI, GameChoice.of("roulette"))).isPositive();
        assertThat(sections(MULTI, off)).isZero();
        assertThat(sections(AMERICAN, GameChoice.of("roulette-single-zero"))).isEqualTo(5);
        assertThat(sections(AMERICAN, new GameChoice("roulette-single-zero", PairsChoice.OFF, false, List.of())))
                .isZero();
        assertThat(sections(RAPID, off)).isEqualTo(4);
    }

    private static int sections(String book, GameChoice choice) {
        return TableOffer.of(Rulebooks.byId(book), setup(book, choice))
                .sections()
                .size();
    }

    @Test
    @Clause("nsw-sic-bo-2016:3.2.a")
    void everyOpenLineNeedsLimitsAndNothingElseHasAny() {
        TableSetup right = setup(SIC_BO, "sic-bo");
        LimitChoice none = LimitChoice.onEach(List.of(), FIVES);

        assertThat(problems(SIC_BO, with(right, none)))
                .hasSize(50)
                .extracting(Problem::reason)
                .containsOnly(SetupReason.NO_LIMITS);
        assertThat(problems(SIC_BO, with(right, right.limits().with("total-3", FIVES))))
                .containsExactly(problem(SIC_BO, "limits.total-3", SetupReason.NOT_A_LINE, "3.9"));

        Offer<?> offer = TableOffer.of(Rulebooks.byId(SIC_BO), right);
        assertThat(offer.limits().byLine()).containsEntry("small", new LineLimits(5_00, 500_00, 5_00));
    }

    @ParameterizedTest
    @CsvSource({"0,500,5", "-5,500,5", "500,495,5", "5,500,0", "5,500,-5"})
    void crossedLimitsAreRefused(long minimum, long maximum, long step) {
        TableSetup right = setup(RAPID, "roulette");

        List<Problem> problems =
                problems(RAPID, with(right, right.limits().with("red", new Line(minimum, maximum, step))));

        assertThat(problems).containsExactly(problem(RAPID, "limits.red", SetupReason.LIMITS_CROSSED, "6.1/unit"));
    }

    @Test
    @Clause({"act-multi-terminal-2019:3.2", "act-mini-baccarat-2015:3.3", "nsw-rapid-2016:6.1/unit"})
    void theStepIsWhatTheTextLetsItBe() {
        Line tenByFive = new Line(10_00, 500_00, 5_00);
        Line twelveByFive = new Line(12_00, 500_00, 5_00);

        assertThat(withTie(MULTI, "baccarat-a", tenByFive))
                .containsExactly(problem(MULTI, "limits.tie", SetupReason.STEP_IS_THE_MINIMUM, "3.2"));
        assertThat(withTie(MINI, "baccarat-a", tenByFive)).isEmpty();
        assertThat(withTie(MINI, "baccarat-a", twelveByFive))
                .containsExactly(problem(MINI, "limits.tie", SetupReason.MINIMUM_OFF_THE_MULTIPLE, "3.3"));
        assertThat(withTie(RAPID, "baccarat", twelveByFive)).isEmpty();
    }

    private static List<Problem> withTie(String book, String game, Line limits) {
        return withLine(book, game, "tie", limits);
    }

    private static List<Problem> withLine(String book, String game, String line, Line limits) {
        TableSetup right = setup(book, game);
        return problems(book, with(right, right.limits().with(line, limits)));
    }

    @ParameterizedTest
    @CsvSource({
        "act-multi-terminal-2019, baccarat-a, 20",
        "act-multi-terminal-2019, baccarat-b, 2",
        "act-mini-baccarat-2015, baccarat-a, 20",
        "act-mini-baccarat-2015, baccarat-b, 2",
        "nsw-rapid-2016, baccarat, 20",
        "nsw-rapid-2016, baccarat-even-money, 2"
    })
    void bankerWinningsAreWholeCents(String book, String game, long wholeCents) {
        for (long cents = 1; cents <= 60; cents++) {
            boolean whole = cents % wholeCents == 0;

            assertThat(withLine(book, game, "banker", new Line(cents, 100_00, cents))
                            .isEmpty())
                    .as("%s %s, step %d", book, game, cents)
                    .isEqualTo(whole);
            assertThat(withLine(book, game, "player", new Line(cents, 100_00, cents)))
                    .isEmpty();
        }
    }

    @Test
    void aBankerMinimumInWholeCentsDoesNotExcuseItsStep() {
        assertThat(withLine(RAPID, "baccarat", "banker", new Line(20, 100_00, 5)))
                .containsExactly(problem(RAPID, "limits.banker", SetupReason.PART_OF_A_CENT, "5.4.2"));
        assertThat(withLine(RAPID, "baccarat", "banker", new Line(5, 100_00, 20)))
                .containsExactly(problem(RAPID, "limits.banker", SetupReason.PART_OF_A_CENT, "5.4.2"));
    }

    @Test
    @Clause({"nsw-rapid-2016:6.1/aggregate", "act-american-roulette-2005:12.2", "nsw-sic-bo-2016:1.1/maximum-bet"})
    void totalsAreSetWhereTheTextKnowsThem() {
        assertThat(totals(RAPID, "roulette", OptionalLong.of(1_55), OptionalLong.of(500_00)))
                .isEmpty();
        assertThat(totals(AMERICAN, "roulette-single-zero", OptionalLong.of(10_00), OptionalLong.empty()))
                .isEmpty();
        assertThat(totals(SIC_BO, "sic-bo", OptionalLong.empty(), OptionalLong.of(500_00)))
                .isEmpty();
        assertThat(totals(MULTI, "roulette", OptionalLong.of(10_00), OptionalLong.empty()))
                .extracting(Problem::reason)
                .containsExactly(SetupReason.NO_TOTAL_HERE);
        assertThat(totals(AMERICAN, "roulette-single-zero", OptionalLong.empty(), OptionalLong.of(10_00)))
                .extracting(Problem::reason)
                .containsExactly(SetupReason.NO_TOTAL_HERE);
        assertThat(totals(RAPID, "roulette", OptionalLong.of(20_00), OptionalLong.of(10_00)))
                .extracting(Problem::reason)
                .containsExactly(SetupReason.TOTALS_CROSSED);
    }

    private static List<Problem> totals(String book, String game, OptionalLong least, OptionalLong most) {
        TableSetup right = setup(book, game);
        LimitChoice limits = new LimitChoice(right.limits().byLine(), least, most, OptionalLong.empty());
        return problems(book, with(right, limits));
    }

    @Test
    @Clause({"act-multi-terminal-2019:3.5/config", "act-mini-baccarat-2015:3.6/1"})
    void aDifferentialIsForBaccaratInTheTextsThatKnowIt() {
        assertThat(differential(MULTI, "baccarat-a", 1_000_00)).isEmpty();
        assertThat(differential(MINI, "baccarat-b", 500_00)).isEmpty();
        assertThat(differential(MINI, "baccarat-b", 0))
                .containsExactly(problem(MINI, "limits.differential", SetupReason.DIFFERENTIAL_NOT_POSITIVE, "3.6/1"));
        assertThat(differential(MULTI, "roulette", 1_000_00))
                .containsExactly(problem(MULTI, "limits.differential", SetupReason.NO_DIFFERENTIAL_HERE, "9.2(a)"));
        assertThat(differential(RAPID, "baccarat", 1_000_00))
                .containsExactly(problem(RAPID, "limits.differential", SetupReason.NO_DIFFERENTIAL_HERE, "5.4"));
    }

    private static List<Problem> differential(String book, String game, long cents) {
        TableSetup right = setup(book, game);
        LimitChoice limits = new LimitChoice(
                right.limits().byLine(), OptionalLong.empty(), OptionalLong.empty(), OptionalLong.of(cents));
        return problems(book, with(right, limits));
    }

    @ParameterizedTest
    @CsvSource({
        "act-multi-terminal-2019, baccarat-a, 12",
        "act-mini-baccarat-2015, baccarat-a, 12",
        "nsw-rapid-2016, baccarat, 20"
    })
    void theCuttingCardLiesAsDeepAsTheTextWants(String book, String game, int least) {
        TableSetup right = setup(book, game);
        DealingChoice.Cards cards = (DealingChoice.Cards) right.dealing();

        assertThat(problems(book, with(right, new DealingChoice.Cards(least, cards.burn(), false, false, 1))))
                .isEmpty();
        assertThat(problems(book, with(right, new DealingChoice.Cards(least - 1, cards.burn(), false, false, 1))))
                .extracting(Problem::where, Problem::reason)
                .containsExactly(tuple("dealing.cut", PreparationRefusal.CUTTING_CARD_TOO_NEAR_THE_BACK));
    }

    @Test
    void oneDealerDealsAsManyGamesAsTheTextLets() {
        assertThat(games(RAPID, "baccarat", 2)).isEmpty();
        assertThat(games(RAPID, "baccarat", 3)).containsExactly(ShoeRefusal.TOO_MANY_GAMES);
        assertThat(games(RAPID, "baccarat", 0)).containsExactly(SetupReason.NO_GAME_AT_STATION);
        assertThat(games(MINI, "baccarat-a", 2)).containsExactly(ShoeRefusal.TOO_MANY_GAMES);
    }

    private static List<Reason> games(String book, String game, int games) {
        TableSetup right = setup(book, game);
        DealingChoice.Cards cards = (DealingChoice.Cards) right.dealing();
        DealingChoice choice = new DealingChoice.Cards(20, cards.burn(), false, false, games);
        return problems(book, with(right, choice)).stream().map(Problem::reason).toList();
    }

    @Test
    void burnShufflerShakeAndShooterAreThoseOfTheText() {
        TableSetup rapid = setup(RAPID, "baccarat");
        TableSetup mini = setup(MINI, "baccarat-a");
        DealingChoice shown = new DealingChoice.Cards(20, BurnMode.FIRST_CARD_SHOWN, true, true, 1);

        assertThat(problems(RAPID, with(rapid, shown)))
                .extracting(Problem::reason)
                .containsExactly(PreparationRefusal.BURN_MODE_NOT_KNOWN);
        assertThat(problems(MINI, with(mini, shown)))
                .extracting(Problem::reason)
                .containsExactly(SetupReason.NO_SHUFFLER_HERE, SetupReason.NO_PRE_SHUFFLED_HERE);
        assertThat(problems(RAPID, with(rapid, new DealingChoice.Wheel())))
                .extracting(Problem::reason)
                .containsExactly(SetupReason.OTHER_DEVICE);

        DealingChoice noShooter = new DealingChoice.Dice(ShakeMode.SHAKE_FIRST, Optional.empty());
        assertThat(problems(MULTI, with(setup(MULTI, "sic-bo"), noShooter))).isEmpty();
        assertThat(problems(SIC_BO, with(setup(SIC_BO, "sic-bo"), noShooter)))
                .extracting(Problem::reason)
                .containsExactly(SetupReason.NO_SUCH_SHAKE, SetupReason.SHOOTER_CHOICE);
        DealingChoice highest =
                new DealingChoice.Dice(ShakeMode.AUTOMATIC, Optional.of(new ShooterMode.HighestWager(100_00)));
        assertThat(problems(SIC_BO, with(setup(SIC_BO, "sic-bo"), highest))).isEmpty();
    }

    @Test
    @Clause({
        "act-multi-terminal-2019:1.2(a)",
        "act-multi-terminal-2019:5.1",
        "act-american-roulette-2005:13.1",
        "nsw-rapid-2016:7.1",
        "nsw-rapid-2016:12.8"
    })
    void periodNoticeAndTerminalsHaveTheirBounds() {
        assertThat(floor(MULTI, "roulette", new FloorChoice(0, 0, 0, 20, Optional.empty())))
                .containsExactly(
                        problem(MULTI, "floor.wageringPeriod", SetupReason.PERIOD_NOT_POSITIVE, "5.1"),
                        problem(MULTI, "floor.terminals", TableNeed.PLAYER_TERMINAL, "1.2(a)"));
        assertThat(floor(MULTI, "roulette", new FloorChoice(40, 0, 20, 20, Optional.empty())))
                .isEmpty();
        assertThat(floor(MULTI, "roulette", new FloorChoice(40, 0, 21, 20, Optional.empty())))
                .containsExactly(problem(MULTI, "floor.terminals", EquipmentReason.NO_MORE_TERMINALS, "1.2(a)"));
        assertThat(floor(AMERICAN, "roulette-single-zero", new FloorChoice(-1, 0, 1, 1, Optional.empty())))
                .containsExactly(problem(AMERICAN, "floor.wageringPeriod", SetupReason.PERIOD_NOT_POSITIVE, "13.1"));
        assertThat(floor(RAPID, "roulette", new FloorChoice(40, 20, 1, 1, Optional.empty())))
                .isEmpty();
        assertThat(floor(RAPID, "roulette", new FloorChoice(0, 19, 1, 1, Optional.empty())))
                .containsExactly(
                        problem(RAPID, "floor.wageringPeriod", SetupReason.PERIOD_NOT_POSITIVE, "7.1"),
                        problem(RAPID, "floor.closingNotice", ClosingReason.NOTICE_TOO_SHORT, "12.8"));
    }

    private static List<Problem> floor(String book, String game, FloorChoice floor) {
        return problems(book, with(setup(book, game), floor));
    }

    @Test
    void gamingHoursMayGoPastMidnight() {
        FloorChoice.GamingHours night = new FloorChoice.GamingHours(LocalTime.of(12, 0), LocalTime.of(4, 0));
        FloorChoice floor = new FloorChoice(40, 30, 1, 1, Optional.of(night));

        assertThat(floor.openAt(LocalTime.of(12, 0))).isTrue();
        assertThat(floor.openAt(LocalTime.of(3, 59))).isTrue();
        assertThat(floor.openAt(LocalTime.of(4, 0))).isFalse();
        assertThat(floor.openAt(LocalTime.of(11, 59))).isFalse();
        assertThat(FLOOR.openAt(LocalTime.of(5, 0))).isTrue();
    }

    @Test
    void notesAndTicketLimitAreAmounts() {
        TableSetup right = setup(RAPID, "roulette");
        MoneyChoice twice = new MoneyChoice(List.of(5_00L, 5_00L), Optional.of(0L));
        MoneyChoice fine = new MoneyChoice(List.of(5_00L, 10_00L), Optional.of(1_000_00L));

        assertThat(problems(RAPID, money(right, twice)))
                .extracting(Problem::reason)
                .containsExactly(SetupReason.NOT_A_NOTE, SetupReason.TICKET_LIMIT_NOT_POSITIVE);
        assertThat(problems(RAPID, money(right, fine))).isEmpty();
        assertThat(problems(MINI, money(setup(MINI, "baccarat-a"), fine)))
                .extracting(Problem::reason)
                .containsExactly(SetupReason.NO_NOTES_HERE);
    }

    private static TableSetup money(TableSetup setup, MoneyChoice money) {
        return new TableSetup(setup.game(), setup.limits(), setup.dealing(), setup.floor(), money);
    }

    @Test
    void everythingThatIsWrongIsTold() {
        TableSetup right = setup(RAPID, "baccarat");
        TableSetup wrong = new TableSetup(
                right.game(),
                right.limits().with("banker", new Line(5, 100_00, 5)).with("red", FIVES),
                new DealingChoice.Wheel(),
                new FloorChoice(0, 5, 1, 1, Optional.empty()),
                new MoneyChoice(List.of(-1L), Optional.empty()));

        assertThat(problems(RAPID, wrong))
                .extracting(Problem::where)
                .containsExactly(
                        "limits.banker",
                        "limits.red",
                        "dealing",
                        "floor.wageringPeriod",
                        "floor.closingNotice",
                        "money.notes");
    }
}
