package org.baize.rules.wager;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import org.baize.rules.baccarat.BaccaratBet;
import org.baize.rules.game.BetLine;
import org.baize.rules.game.GameKind;
import org.baize.rules.game.Section;
import org.baize.rules.game.SectionLine;
import org.baize.rules.law.Role;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Verdict;
import org.baize.rules.roulette.RouletteBet;
import org.baize.rules.round.RoundReason;
import org.baize.rules.rulebook.Rulebooks;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;

/** Amounts in cents; minimum 10, maximum 100, step 5 unless said otherwise. */
class RapidWagersTest {

    private static final String BOOK = "nsw-rapid-2016";
    private static final List<BetLine<BaccaratBet>> LINES = Player.lines(BOOK, "baccarat", BaccaratBet.class);
    private static final TableLimits LIMITS = Player.limits(LINES, new LineLimits(10_00, 100_00, 5_00));

    private static Player<BaccaratBet> player(TableLimits limits, long creditCents) {
        return new Player<>(BOOK, Player.offer(LINES, limits), creditCents);
    }

    private static TableLimits totals(LineLimits each, OptionalLong minimum, OptionalLong maximum) {
        return new TableLimits(Player.limits(LINES, each).byLine(), new Totals(minimum, maximum), OptionalLong.empty());
    }

    private static RuleId rule(String rule) {
        return new RuleId(BOOK, rule);
    }

    @Test
    @Clause({"nsw-rapid-2016:4.2.4", "nsw-rapid-2016:1.1/wagering period"})
    void chipsAreDebitedAtOnceAndNeverAboveTheBalance() {
        Player<BaccaratBet> player = player(LIMITS, 95_00);

        assertThat(player.place(BaccaratBet.TIE, 15_00).debitedCents()).isEqualTo(15_00);
        assertThat(player.credit()).isEqualTo(80_00);
        assertThat(player.place(BaccaratBet.PLAYER, 85_00).refusals())
                .containsExactly(Refusal.of(BaccaratBet.PLAYER, 85_00, WagerReason.ABOVE_CREDIT, rule("4.2.4")));
        assertThat(player.move(BaccaratBet.TIE, BaccaratBet.BANKER, 15_00).debitedCents())
                .isZero();
        assertThat(player.remove(BaccaratBet.BANKER, 15_00).debitedCents()).isEqualTo(-15_00);
        assertThat(player.credit()).isEqualTo(95_00);
    }

    @Test
    @Clause({
        "nsw-rapid-2016:6.3",
        "nsw-rapid-2016:6.3.1",
        "nsw-rapid-2016:6.3.2",
        "nsw-rapid-2016:6.1/unit",
        "nsw-rapid-2016:1.1/maximum bet"
    })
    void offTheStepOrAboveTheMaximumIsCutToTheNextLowerWager() {
        Player<BaccaratBet> player = player(LIMITS, 1_000_00);

        Answer<BaccaratBet> offStep = player.place(BaccaratBet.TIE, 13_00);
        assertThat(offStep.debitedCents()).isEqualTo(10_00).isEqualTo(player.on(BaccaratBet.TIE));
        assertThat(offStep.refusals().getFirst().rule()).isEqualTo(rule("6.3.1"));

        assertThat(player.place(BaccaratBet.PLAYER, 15_00).whole()).isTrue();

        Answer<BaccaratBet> tooMuch = player.place(BaccaratBet.BANKER, 130_00);
        assertThat(tooMuch.debitedCents()).isEqualTo(100_00).isEqualTo(player.on(BaccaratBet.BANKER));
        assertThat(tooMuch.refusals().getFirst().rule()).isEqualTo(rule("6.3.2"));
    }

    @Test
    @Clause("nsw-rapid-2016:6.1/multiples")
    void multiplesOfTheMinimumOnlyWhereTheSignSaysSo() {
        Player<BaccaratBet> free = player(Player.limits(LINES, new LineLimits(5_00, 100_00, 1)), 100_00);
        Player<BaccaratBet> multiples = player(Player.limits(LINES, new LineLimits(5_00, 100_00, 5_00)), 100_00);

        assertThat(free.place(BaccaratBet.TIE, 7_00).debitedCents()).isEqualTo(7_00);
        assertThat(multiples.place(BaccaratBet.TIE, 7_00).debitedCents()).isEqualTo(5_00);
    }

    @Test
    @Clause({"nsw-rapid-2016:6.3.3", "nsw-rapid-2016:1.1/maximum total bet", "nsw-rapid-2016:6.1/aggregate"})
    void theTotalIsCutToo() {
        TableLimits limits = totals(new LineLimits(10_00, 450_00, 5_00), OptionalLong.empty(), OptionalLong.of(500_00));
        Player<BaccaratBet> player = player(limits, 1_000_00);
        player.place(BaccaratBet.TIE, 450_00);

        Answer<BaccaratBet> more = player.place(BaccaratBet.PLAYER, 100_00);
        assertThat(more.debitedCents()).isEqualTo(50_00);
        assertThat(more.refusals().getFirst().rule()).isEqualTo(rule("6.3.3"));

        assertThat(player.place(BaccaratBet.BANKER, 10_00).debitedCents()).isZero();
        assertThat(player.place(BaccaratBet.BANKER, 5_00).refusals().getFirst().reason())
                .isEqualTo(WagerReason.ABOVE_TOTAL);
        assertThat(player(Player.limits(LINES, new LineLimits(10_00, 450_00, 5_00)), 1_000_00)
                        .place(BaccaratBet.TIE, 450_00)
                        .whole())
                .isTrue();
    }

    @Test
    @Clause({"nsw-rapid-2016:6.2", "nsw-rapid-2016:1.1/minimum bet"})
    void aWagerBelowItsMinimumMayLieButIsDroppedAtTheClose() {
        Player<BaccaratBet> player = player(LIMITS, 100_00);
        player.place(BaccaratBet.TIE, 50);
        player.place(BaccaratBet.PLAYER, 4_00);
        player.place(BaccaratBet.PLAYER, 6_00);
        assertThat(player.on(BaccaratBet.TIE)).isEqualTo(50);

        Answer<BaccaratBet> closed = player.close();

        assertThat(closed.refusals())
                .containsExactly(Refusal.of(BaccaratBet.TIE, 50, WagerReason.BELOW_MINIMUM, rule("6.2")));
        assertThat(closed.seat().stakes().locked()).containsOnly(Map.entry(BaccaratBet.PLAYER, 10_00L));
        assertThat(player.credit()).isEqualTo(90_00);
    }

    @Test
    @Clause({"nsw-rapid-2016:6.3.4", "nsw-rapid-2016:1.1/minimum total bet"})
    void lessThanTheMinimumTotalDropsEverything() {
        TableLimits limits = totals(new LineLimits(50, 100_00, 5), OptionalLong.of(1_55), OptionalLong.empty());

        Player<BaccaratBet> tooLittle = player(limits, 10_00);
        tooLittle.place(BaccaratBet.TIE, 1_00);
        tooLittle.place(BaccaratBet.PLAYER, 50);
        Answer<BaccaratBet> dropped = tooLittle.close();
        assertThat(dropped.seat().stakes().totalCents()).isZero();
        assertThat(dropped.refusals()).hasSize(2).allSatisfy(refusal -> {
            assertThat(refusal.reason()).isEqualTo(WagerReason.BELOW_TOTAL);
            assertThat(refusal.rule()).isEqualTo(rule("6.3.4"));
        });
        assertThat(tooLittle.credit()).isEqualTo(10_00);

        Player<BaccaratBet> enough = player(limits, 10_00);
        enough.place(BaccaratBet.TIE, 1_00);
        enough.place(BaccaratBet.PLAYER, 55);
        assertThat(enough.close().whole()).isTrue();

        assertThat(player(limits, 10_00).close().whole()).isTrue();
    }

    @Test
    @Clause({"nsw-rapid-2016:6.2", "nsw-rapid-2016:6.3.4"})
    void smallWagersAreDroppedBeforeTheTotalIsTested() {
        TableLimits limits = totals(new LineLimits(1_00, 100_00, 5), OptionalLong.of(1_55), OptionalLong.empty());
        Player<BaccaratBet> player = player(limits, 10_00);
        player.place(BaccaratBet.TIE, 95);
        player.place(BaccaratBet.PLAYER, 1_00);

        List<Refusal<BaccaratBet>> returned = player.close().refusals();

        assertThat(returned)
                .containsExactly(
                        Refusal.of(BaccaratBet.TIE, 95, WagerReason.BELOW_MINIMUM, rule("6.2")),
                        Refusal.of(BaccaratBet.PLAYER, 1_00, WagerReason.BELOW_TOTAL, rule("6.3.4")));
    }

    @Test
    @Clause({"nsw-rapid-2016:4.2.6", "nsw-rapid-2016:4.2.7", "nsw-rapid-2016:1.1/wagering period"})
    void afterExpiryThePositionsStand() {
        Player<BaccaratBet> player = player(LIMITS, 100_00);
        player.place(BaccaratBet.PLAYER, 15_00);
        Seat<BaccaratBet> before = player.seat();

        for (Act<BaccaratBet> act : MultiTerminalWagersTest.everyAct(BaccaratBet.PLAYER, BaccaratBet.TIE)) {
            Answer<BaccaratBet> answer = player.actTooLate(act);

            assertThat(answer.seat()).isEqualTo(before);
            assertThat(answer.refusals()).containsExactly(Refusal.ofAct(RoundReason.NO_MORE_BETS, rule("4.2.6")));
        }
        assertThat(player.close().seat().stakes().locked()).containsOnly(Map.entry(BaccaratBet.PLAYER, 15_00L));
    }

    @Test
    @Clause("nsw-rapid-2016:4.2.8")
    void onlyACasinoSupervisorRelaxesTheCloseAndNeverPutsMoneyOnAKnownResult() {
        LateChangeRules late = Rulebooks.byId(BOOK).wagers().window().late();
        Set<Role> supervisors = EnumSet.of(
                Role.GAMES_SUPERVISOR, Role.CASINO_SUPERVISOR, Role.ASSISTANT_GAMING_MANAGER, Role.GAMING_MANAGER);

        for (Role role : Role.values()) {
            for (LateChange.Kind kind : LateChange.Kind.values()) {
                for (boolean known : List.of(true, false)) {
                    boolean lowers = kind == LateChange.Kind.WITHDRAW || kind == LateChange.Kind.LOWER;
                    boolean expected = supervisors.contains(role) && (lowers || !known);

                    assertThat(late.mayChange(new LateChange(role, kind, known, true))
                                    .permitted())
                            .as("%s %s, result known: %s", role, kind, known)
                            .isEqualTo(expected);
                }
            }
        }
        assertThat(late.mayChange(new LateChange(Role.CASINO_SUPERVISOR, LateChange.Kind.WITHDRAW, true, false)))
                .isEqualTo(Verdict.refuse(LateChangeReason.NO_REASON_GIVEN, rule("4.2.8")));
        assertThat(late.mayChange(new LateChange(Role.DEALER, LateChange.Kind.PLACE, true, false)))
                .isEqualTo(Verdict.refuse(LateChangeReason.NO_AUTHORITY, rule("4.2.8")));
    }

    private static final List<BetLine<RouletteBet>> ROULETTE = Player.lines(BOOK, "roulette", RouletteBet.class);

    /** Tier: one chip on each of six splits. */
    private static final Section<RouletteBet> TIER = tier();

    private static Section<RouletteBet> tier() {
        Section<?> tier = Rulebooks.byId(BOOK).game("roulette").section("tier").orElseThrow();
        List<Section.Piece<RouletteBet>> pieces = tier.pieces().stream()
                .map(piece -> new Section.Piece<>((RouletteBet) piece.bet(), piece.chips()))
                .toList();
        return new Section<>(tier.text(), pieces);
    }

    private static Player<RouletteBet> atTheWheel(OptionalLong mostInAll, long creditCents) {
        TableLimits lines = Player.limits(ROULETTE, new LineLimits(5_00, 20_00, 5_00));
        TableLimits limits =
                new TableLimits(lines.byLine(), new Totals(OptionalLong.empty(), mostInAll), OptionalLong.empty());
        SectionLine<RouletteBet> line = new SectionLine<>("tier", "Tier", List.of(TIER), rule("5.2.1"));
        return new Player<>(BOOK, Player.offer(ROULETTE, List.of(line), limits), creditCents);
    }

    @Test
    @Clause("nsw-rapid-2016:5.2")
    void aSeriesIsOneWagerOfTheChipOnEachPiece() {
        Player<RouletteBet> player = atTheWheel(OptionalLong.empty(), 100_00);

        Answer<RouletteBet> answer = player.act(new Act.PlaceSection<>(TIER, 5_00));

        assertThat(answer.whole()).isTrue();
        assertThat(answer.debitedCents()).isEqualTo(30_00);
        assertThat(player.seat().stakes().pending().keySet())
                .extracting(RouletteBet::text)
                .containsExactlyInAnyOrder(
                        "split:5-8", "split:10-11", "split:13-16", "split:23-24", "split:27-30", "split:33-36");
        assertThat(player.seat().stakes().pending().values()).containsOnly(5_00L);
    }

    @Test
    @Clause("nsw-rapid-2016:5.2")
    void aSeriesThatExceedsALimitOrTheCreditIsRefusedWhole() {
        assertRefusedWhole(atTheWheel(OptionalLong.empty(), 29_00), 5_00, WagerReason.ABOVE_CREDIT, "4.2.4");
        assertRefusedWhole(atTheWheel(OptionalLong.of(25_00), 100_00), 5_00, WagerReason.ABOVE_TOTAL, "6.3.3");
        assertRefusedWhole(atTheWheel(OptionalLong.empty(), 200_00), 25_00, WagerReason.ABOVE_MAXIMUM, "6.3.2");

        Player<RouletteBet> oneIsFull = atTheWheel(OptionalLong.empty(), 100_00);
        oneIsFull.place(TIER.pieces().getLast().bet(), 20_00);
        assertRefusedWhole(oneIsFull, 5_00, WagerReason.ABOVE_MAXIMUM, "6.3.2");
    }

    @Test
    void aUnitBeyondAllMoneyIsRefusedLikeAnyOther() {
        Section<RouletteBet> doubled = new Section<>(
                "doubled",
                TIER.pieces().stream()
                        .map(piece -> new Section.Piece<>(piece.bet(), 2))
                        .toList());
        TableLimits limits = Player.limits(ROULETTE, new LineLimits(5_00, 20_00, 5_00));
        SectionLine<RouletteBet> line = new SectionLine<>("doubled", "Doubled", List.of(doubled), rule("5.2.1"));
        Player<RouletteBet> player = new Player<>(BOOK, Player.offer(ROULETTE, List.of(line), limits), 1_000_00);

        assertThat(player.act(new Act.PlaceSection<>(doubled, Long.MAX_VALUE)).refusals())
                .isNotEmpty()
                .allMatch(refusal -> refusal.reason() == WagerReason.ABOVE_MAXIMUM);
        assertThat(player.act(new Act.PlaceSection<>(doubled, Long.MIN_VALUE)).refusals())
                .isNotEmpty()
                .allMatch(refusal -> refusal.reason() == WagerReason.NOT_AN_AMOUNT);
        assertThat(player.credit()).isEqualTo(1_000_00);
    }

    private static void assertRefusedWhole(
            Player<RouletteBet> player, long unitCents, WagerReason reason, String rule) {
        Seat<RouletteBet> before = player.seat();

        Answer<RouletteBet> answer = player.act(new Act.PlaceSection<>(TIER, unitCents));

        assertThat(answer.seat()).isEqualTo(before);
        assertThat(answer.debitedCents()).isZero();
        assertThat(answer.refusals()).isNotEmpty().allSatisfy(refusal -> {
            assertThat(refusal.reason()).isEqualTo(reason);
            assertThat(refusal.rule()).isEqualTo(rule(rule));
        });
    }

    @Test
    @Clause("nsw-rapid-2016:5.4")
    void baccaratTakesItsSevenBetsAndNoOther() {
        List<BaccaratBet> taken = LINES.stream()
                .flatMap(line -> line.bets().stream())
                .filter(bet -> player(LIMITS, 100_00).place(bet, 10_00).whole())
                .toList();

        assertThat(taken)
                .containsExactlyInAnyOrder(
                        BaccaratBet.PLAYER,
                        BaccaratBet.BANKER,
                        BaccaratBet.TIE,
                        BaccaratBet.DRAGON_BONUS_BANKER,
                        BaccaratBet.DRAGON_BONUS_PLAYER,
                        BaccaratBet.BANKER_PAIR,
                        BaccaratBet.PLAYER_PAIR);
        Offer<BaccaratBet> offer = new Offer<>(
                LINES,
                List.of(),
                LIMITS,
                Rulebooks.byId(BOOK).wagers().placement().offer().onlyListed(GameKind.BACCARAT));
        assertThat(new Player<>(BOOK, offer, 100_00)
                        .place(BaccaratBet.PLAYER_PERFECT_PAIRS, 10_00)
                        .refusals())
                .containsExactly(
                        Refusal.of(BaccaratBet.PLAYER_PERFECT_PAIRS, 10_00, WagerReason.NOT_OFFERED, rule("5.4")));
    }

    @Test
    void repeatingCutsEachBet() {
        Map<BaccaratBet, Long> earlier = new LinkedHashMap<>();
        earlier.put(BaccaratBet.PLAYER, 100_00L);
        Player<BaccaratBet> player = player(LIMITS, 500_00);
        player.place(BaccaratBet.PLAYER, 50_00);

        player.act(new Act.Repeat<>(earlier));

        assertThat(player.on(BaccaratBet.PLAYER)).isEqualTo(100_00);
    }
}
