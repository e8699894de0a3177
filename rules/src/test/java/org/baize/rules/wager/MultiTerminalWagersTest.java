package org.baize.rules.wager;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.baize.rules.baccarat.BaccaratBet;
import org.baize.rules.game.Bet;
import org.baize.rules.game.BetLine;
import org.baize.rules.game.Section;
import org.baize.rules.game.SectionLine;
import org.baize.rules.law.Role;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Verdict;
import org.baize.rules.round.RoundReason;
import org.baize.rules.rulebook.Rulebooks;
import org.baize.rules.wager.Circumstances.Entry;
import org.baize.rules.wager.Circumstances.Means;
import org.baize.rules.wager.Circumstances.Source;
import org.baize.rules.wager.Circumstances.TableForm;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;

/** Minimum 5, maximum 100 unless said otherwise; amounts in cents. */
class MultiTerminalWagersTest {

    private static final String BOOK = "act-multi-terminal-2019";
    private static final List<BetLine<BaccaratBet>> LINES = Player.lines(BOOK, "baccarat-a", BaccaratBet.class);
    private static final TableLimits LIMITS = Player.limits(LINES, new LineLimits(5_00, 100_00, 5_00));

    private static Player<BaccaratBet> player(long creditCents) {
        return player(LIMITS, creditCents);
    }

    private static Player<BaccaratBet> player(TableLimits limits, long creditCents) {
        return new Player<>(BOOK, Player.offer(LINES, limits), creditCents);
    }

    private static RuleId rule(String rule) {
        return new RuleId(BOOK, rule);
    }

    @Test
    @Clause({"act-multi-terminal-2019:2.2(a)", "act-multi-terminal-2019:2.4(b)"})
    void chipsComeOutOfTheCreditAndNeverMoreThanThere() {
        Player<BaccaratBet> player = player(20_00);

        Answer<BaccaratBet> answer = player.place(BaccaratBet.TIE, 25_00);

        assertThat(player.on(BaccaratBet.TIE)).isEqualTo(20_00);
        assertThat(player.credit()).isZero();
        assertThat(answer.debitedCents()).isEqualTo(20_00);
        assertThat(answer.refusals().getFirst().rule()).isEqualTo(rule("2.2(a)"));

        assertThat(player.remove(BaccaratBet.TIE, 20_00).debitedCents()).isEqualTo(-20_00);
        assertThat(player.credit()).isEqualTo(20_00);
    }

    @Test
    @Clause("act-multi-terminal-2019:2.4(a)")
    void movingChipsChangesBothBetsAndLeavesTheCredit() {
        Player<BaccaratBet> player = player(100_00);
        player.place(BaccaratBet.PLAYER, 30_00);

        player.move(BaccaratBet.PLAYER, BaccaratBet.TIE, 10_00);

        assertThat(player.on(BaccaratBet.PLAYER)).isEqualTo(20_00);
        assertThat(player.on(BaccaratBet.TIE)).isEqualTo(10_00);
        assertThat(player.credit()).isEqualTo(70_00);
    }

    @Test
    @Clause({
        "act-multi-terminal-2019:2.2(b)",
        "act-multi-terminal-2019:2.2/unconfirmed",
        "act-multi-terminal-2019:2.6",
        "act-multi-terminal-2019:A.3.1",
        "act-multi-terminal-2019:A.3.2"
    })
    void onlyWhatIsConfirmedPlays() {
        Player<BaccaratBet> player = player(100_00);
        player.place(BaccaratBet.PLAYER, 10_00);
        player.confirm();
        player.place(BaccaratBet.TIE, 30_00);

        Answer<BaccaratBet> closed = player.close();

        assertThat(closed.seat().stakes().locked()).containsOnly(Map.entry(BaccaratBet.PLAYER, 10_00L));
        assertThat(closed.seat().stakes().pending()).isEmpty();
        assertThat(closed.debitedCents()).isEqualTo(-30_00);
        assertThat(player.credit()).isEqualTo(90_00);
        assertThat(closed.refusals())
                .containsExactly(Refusal.of(BaccaratBet.TIE, 30_00, WagerReason.UNCONFIRMED, rule("2.2/unconfirmed")));
    }

    @Test
    @Clause({
        "act-multi-terminal-2019:A.1/Wagering Period",
        "act-multi-terminal-2019:2.2(b)",
        "act-multi-terminal-2019:2.7(b)"
    })
    void atExpiryItIsTooLateForEverything() {
        Player<BaccaratBet> player = player(100_00);
        player.place(BaccaratBet.PLAYER, 10_00);
        Seat<BaccaratBet> before = player.seat();

        for (Act<BaccaratBet> act : everyAct(BaccaratBet.PLAYER, BaccaratBet.TIE)) {
            Answer<BaccaratBet> answer = player.actTooLate(act);

            assertThat(answer.seat()).isEqualTo(before);
            assertThat(answer.refusals()).containsExactly(Refusal.ofAct(RoundReason.NO_MORE_BETS, rule("2.7(b)")));
        }
        assertThat(player.close().debitedCents()).isEqualTo(-10_00);
    }

    static <B extends Bet> List<Act<B>> everyAct(B there, B other) {
        Map<B, Long> earlier = new LinkedHashMap<>();
        earlier.put(other, 5_00L);
        return List.of(
                new Act.Place<>(other, 5_00),
                new Act.Move<>(there, other, 5_00),
                new Act.Remove<>(there, 5_00),
                new Act.Clear<>(),
                new Act.DoubleUp<>(),
                new Act.Repeat<>(earlier),
                new Act.PlaceSection<>(new Section<>("both", List.of(new Section.Piece<>(other, 1))), 5_00),
                new Act.PlaceMaximum<>(List.of(other)),
                new Act.Confirm<>());
    }

    @Test
    @Clause({"act-multi-terminal-2019:2.7(a)", "act-multi-terminal-2019:A.1/Wagering Period/confirmed"})
    void aConfirmedWagerIsLockedAndOthersStayOpen() {
        Player<BaccaratBet> player = player(100_00);
        player.place(BaccaratBet.PLAYER, 10_00);
        player.confirm();

        for (Answer<BaccaratBet> answer : List.of(
                player.place(BaccaratBet.PLAYER, 5_00),
                player.remove(BaccaratBet.PLAYER, 5_00),
                player.move(BaccaratBet.PLAYER, BaccaratBet.TIE, 5_00))) {
            assertThat(answer.refusals().getFirst().reason()).isEqualTo(WagerReason.LOCKED);
            assertThat(answer.refusals().getFirst().rule()).isEqualTo(rule("2.7(a)"));
            assertThat(answer.debitedCents()).isZero();
        }
        player.act(new Act.Clear<>());

        assertThat(player.on(BaccaratBet.PLAYER)).isEqualTo(10_00);
        assertThat(player.place(BaccaratBet.TIE, 5_00).whole()).isTrue();
        assertThat(player.confirm().whole()).isTrue();
        assertThat(player.seat().stakes().lockedCents()).isEqualTo(15_00);
    }

    @Test
    @Clause({"act-multi-terminal-2019:2.5(a)", "act-multi-terminal-2019:2.5(b)"})
    void noActOfStaffPlacesMovesOrConfirms() {
        Player<BaccaratBet> player = player(100_00);
        player.place(BaccaratBet.PLAYER, 10_00);
        Seat<BaccaratBet> before = player.seat();

        for (TableForm form : TableForm.values()) {
            for (Act<BaccaratBet> act : everyAct(BaccaratBet.PLAYER, BaccaratBet.TIE)) {
                Entry staff = new Entry(form, Source.STAFF, Means.ELECTRONIC_CHIPS);
                Answer<BaccaratBet> answer = player.act(act, new Circumstances(inTime(), staff, SideTotals.NONE));

                assertThat(answer.seat()).isEqualTo(before);
                assertThat(answer.refusals())
                        .containsExactly(Refusal.ofAct(WagerReason.STAFF_MAY_NOT_PLACE, rule("2.5(a)")));
            }
        }
        for (Role role : Role.values()) {
            LateChange change = new LateChange(role, LateChange.Kind.WITHDRAW, false, true);
            assertThat(Rulebooks.byId(BOOK)
                            .wagers()
                            .window()
                            .late()
                            .mayChange(change)
                            .permitted())
                    .isFalse();
        }
    }

    private static Verdict inTime() {
        return Verdict.permit(rule("A.1/Wagering Period"));
    }

    @Test
    @Clause({"act-multi-terminal-2019:2.3/select", "act-multi-terminal-2019:2.3/several tables"})
    void severalTablesShareOneCreditIfTheFunctionIsOn() {
        PlacementRules placement = Rulebooks.byId(BOOK).wagers().placement();

        assertThat(placement.mayBetBeside(true, true).permitted()).isTrue();
        assertThat(placement.mayBetBeside(false, false).permitted()).isTrue();
        assertThat(placement.mayBetBeside(false, true))
                .isEqualTo(Verdict.refuse(WagerReason.ANOTHER_TABLE_IN_PLAY, rule("2.3/several tables")));

        Player<BaccaratBet> first = player(50_00);
        first.place(BaccaratBet.PLAYER, 30_00);
        Player<BaccaratBet> second = player(first.credit());
        second.place(BaccaratBet.PLAYER, 30_00);

        assertThat(first.on(BaccaratBet.PLAYER)).isEqualTo(30_00);
        assertThat(second.on(BaccaratBet.PLAYER)).isEqualTo(20_00);
    }

    @Test
    @Clause({
        "act-multi-terminal-2019:3.2",
        "act-multi-terminal-2019:3.3",
        "act-multi-terminal-2019:3.4(i)",
        "act-multi-terminal-2019:3.4(ii)"
    })
    void amountsAreShownAsTheNextLowerPermittedWager() {
        assertThat(shownOf(3_00, 5_00, 100_00)).isZero();
        assertThat(shownOf(5_00, 5_00, 100_00)).isEqualTo(5_00);
        assertThat(shownOf(13_00, 5_00, 100_00)).isEqualTo(10_00);
        assertThat(shownOf(15_00, 5_00, 100_00)).isEqualTo(15_00);
        assertThat(shownOf(130_00, 5_00, 100_00)).isEqualTo(100_00);
        assertThat(shownOf(130_00, 10_00, 95_00)).isEqualTo(90_00);

        assertThat(ruleOf(3_00)).isEqualTo(rule("3.3"));
        assertThat(ruleOf(13_00)).isEqualTo(rule("3.4(i)"));
        assertThat(ruleOf(130_00)).isEqualTo(rule("3.4(ii)"));
    }

    private static long shownOf(long asked, long minimum, long maximum) {
        Player<BaccaratBet> player = player(Player.limits(LINES, new LineLimits(minimum, maximum, minimum)), 1_000_00);
        Answer<BaccaratBet> answer = player.place(BaccaratBet.TIE, asked);
        assertThat(1_000_00 - player.credit()).isEqualTo(answer.debitedCents()).isEqualTo(player.on(BaccaratBet.TIE));
        return player.on(BaccaratBet.TIE);
    }

    private static RuleId ruleOf(long asked) {
        return player(1_000_00)
                .place(BaccaratBet.TIE, asked)
                .refusals()
                .getFirst()
                .rule();
    }

    @Test
    @Clause("act-multi-terminal-2019:3.2")
    void theServerRefusesToConfirmAnAmountOffTheStep() {
        Map<BaccaratBet, Long> odd = new LinkedHashMap<>();
        odd.put(BaccaratBet.TIE, 12_00L);
        odd.put(BaccaratBet.PLAYER, 10_00L);
        Player<BaccaratBet> player = player(0).sits(Player.seatWith(odd, 0));

        Answer<BaccaratBet> answer = player.confirm();

        assertThat(answer.refusals())
                .containsExactly(Refusal.of(BaccaratBet.TIE, 12_00, WagerReason.OFF_STEP, rule("3.2")));
        assertThat(player.seat().stakes().locked()).containsOnly(Map.entry(BaccaratBet.PLAYER, 10_00L));
        assertThat(player.credit()).isEqualTo(12_00);
    }

    @Test
    @Clause("act-multi-terminal-2019:3.3")
    void reducingBelowTheMinimumClearsTheBet() {
        Player<BaccaratBet> player = player(100_00);
        player.place(BaccaratBet.TIE, 15_00);

        player.remove(BaccaratBet.TIE, 3_00);
        assertThat(player.on(BaccaratBet.TIE)).isEqualTo(10_00);

        player.remove(BaccaratBet.TIE, 7_00);
        assertThat(player.on(BaccaratBet.TIE)).isZero();
        assertThat(player.credit()).isEqualTo(100_00);
    }

    @Test
    @Clause({"act-multi-terminal-2019:8.4(b)", "act-multi-terminal-2019:8.4(c)"})
    void pairsNeedAMainWagerAndGoWithIt() {
        for (BaccaratBet main : List.of(BaccaratBet.PLAYER, BaccaratBet.BANKER, BaccaratBet.TIE)) {
            Player<BaccaratBet> player = player(100_00);

            Answer<BaccaratBet> alone = player.place(BaccaratBet.PLAYER_PAIR, 5_00);
            assertThat(alone.refusals())
                    .containsExactly(
                            Refusal.of(BaccaratBet.PLAYER_PAIR, 5_00, WagerReason.WITHOUT_MAIN_WAGER, rule("8.4(b)")));

            player.place(main, 5_00);
            assertThat(player.place(BaccaratBet.PLAYER_PAIR, 5_00).whole()).isTrue();
            assertThat(player.place(BaccaratBet.BANKER_PAIR, 10_00).whole()).isTrue();

            player.remove(main, 5_00);
            assertThat(player.seat().stakes().pending()).isEmpty();
            assertThat(player.credit()).isEqualTo(100_00);
        }
    }

    @Test
    @Clause("act-multi-terminal-2019:8.4(b)")
    void pairsStandOnAConfirmedMainWagerAndOnOneThatIsLeft() {
        Player<BaccaratBet> player = player(100_00);
        player.place(BaccaratBet.PLAYER, 5_00);
        player.confirm();
        player.place(BaccaratBet.TIE, 5_00);
        player.place(BaccaratBet.BANKER_PAIR, 5_00);

        player.remove(BaccaratBet.TIE, 5_00);

        assertThat(player.on(BaccaratBet.BANKER_PAIR)).isEqualTo(5_00);
        assertThat(player.move(BaccaratBet.BANKER_PAIR, BaccaratBet.PLAYER_PAIR, 5_00)
                        .whole())
                .isTrue();
    }

    @Test
    @Clause("act-multi-terminal-2019:8.4(b)")
    void theLastMainWagerCannotBecomeAPair() {
        Player<BaccaratBet> player = player(100_00);
        player.place(BaccaratBet.PLAYER, 5_00);

        Answer<BaccaratBet> answer = player.move(BaccaratBet.PLAYER, BaccaratBet.PLAYER_PAIR, 5_00);

        assertThat(answer.refusals().getFirst().reason()).isEqualTo(WagerReason.WITHOUT_MAIN_WAGER);
        assertThat(player.on(BaccaratBet.PLAYER)).isEqualTo(5_00);
    }

    private static TableLimits differential(long cents) {
        TableLimits wide = Player.limits(LINES, new LineLimits(5_00, 10_000_00, 5_00));
        return new TableLimits(wide.byLine(), wide.totals(), OptionalLong.of(cents));
    }

    @Test
    @Clause({"act-multi-terminal-2019:3.5/reject", "act-multi-terminal-2019:3.5/config"})
    void aConfirmThatDrivesPlayerAndBankerTooFarApartIsRejected() {
        SideTotals others = new SideTotals(1_500_00, 500_00);

        assertThat(confirmed(others, BaccaratBet.PLAYER, 5_00)).isZero();
        assertThat(confirmed(others, BaccaratBet.BANKER, 2_000_00)).isEqualTo(2_000_00);
        assertThat(confirmed(others, BaccaratBet.BANKER, 2_005_00)).isZero();
        assertThat(confirmed(others, BaccaratBet.TIE, 5_00)).isEqualTo(5_00);

        Player<BaccaratBet> unlimited = player(Player.limits(LINES, new LineLimits(5_00, 10_000_00, 5_00)), 5_000_00);
        unlimited.among(others).place(BaccaratBet.PLAYER, 3_000_00);
        assertThat(unlimited.confirm().whole()).isTrue();
    }

    @Test
    @Clause("act-multi-terminal-2019:3.5/reject")
    void whereAVoidLeftTheGapTooWideOnlyWhatNarrowsItIsTaken() {
        SideTotals tooWide = new SideTotals(1_500_00, 300_00);

        assertThat(confirmed(tooWide, BaccaratBet.BANKER, 5_00)).isEqualTo(5_00);
        assertThat(confirmed(tooWide, BaccaratBet.PLAYER, 5_00)).isZero();
        assertThat(confirmed(tooWide, BaccaratBet.BANKER, 2_400_00)).isZero();
    }

    private static long confirmed(SideTotals others, BaccaratBet bet, long cents) {
        Player<BaccaratBet> player = player(differential(1_000_00), 5_000_00).among(others);
        player.place(bet, cents);
        Answer<BaccaratBet> answer = player.confirm();
        if (!answer.whole()) {
            assertThat(answer.refusals().getFirst().rule()).isEqualTo(rule("3.5/reject"));
            assertThat(player.credit()).isEqualTo(5_000_00);
        }
        return player.seat().stakes().lockedCents(bet);
    }

    @Test
    @Clause({"act-multi-terminal-2019:3.5/reject", "act-multi-terminal-2019:8.4(b)"})
    void theTieOfARejectedConfirmStandsButPairsLeftAloneGoBack() {
        Player<BaccaratBet> player = player(differential(1_000_00), 5_000_00).among(new SideTotals(1_000_00, 0));
        player.place(BaccaratBet.PLAYER, 5_00);
        player.place(BaccaratBet.PLAYER_PAIR, 5_00);
        player.confirm();
        assertThat(player.seat().stakes().locked()).isEmpty();

        player.place(BaccaratBet.PLAYER, 5_00);
        player.place(BaccaratBet.TIE, 5_00);
        player.place(BaccaratBet.PLAYER_PAIR, 5_00);
        player.confirm();

        assertThat(player.seat().stakes().locked())
                .containsOnly(Map.entry(BaccaratBet.TIE, 5_00L), Map.entry(BaccaratBet.PLAYER_PAIR, 5_00L));
    }

    @Test
    @Clause("act-multi-terminal-2019:3.5/scope")
    void tieAndPairsAreNoPartOfTheDifferential() {
        Player<BaccaratBet> player = player(differential(1_000_00), 9_000_00);
        player.place(BaccaratBet.PLAYER, 900_00);
        player.place(BaccaratBet.TIE, 5_000_00);
        player.place(BaccaratBet.PLAYER_PAIR, 3_000_00);

        assertThat(player.confirm().whole()).isTrue();
        assertThat(player.counted().gapCents()).isEqualTo(900_00);
    }

    @Test
    @Clause("act-multi-terminal-2019:8.2(b)(i)")
    void exactlyThreeMainAreasTakeChips() {
        List<BaccaratBet> alone = LINES.stream()
                .flatMap(line -> line.bets().stream())
                .filter(bet -> player(100_00).place(bet, 5_00).whole())
                .toList();

        assertThat(alone).containsExactly(BaccaratBet.PLAYER, BaccaratBet.BANKER, BaccaratBet.TIE);
    }

    @Test
    @Clause("act-multi-terminal-2019:8.2(b)(ii)")
    void closedPairsAreRefused() {
        List<BetLine<BaccaratBet>> mains =
                LINES.stream().filter(line -> !line.key().endsWith("pair")).toList();
        Player<BaccaratBet> player =
                new Player<>(BOOK, new Offer<>(mains, List.of(), LIMITS, rule("8.2(b)(ii)")), 100_00);
        player.place(BaccaratBet.PLAYER, 5_00);

        Answer<BaccaratBet> answer = player.place(BaccaratBet.PLAYER_PAIR, 5_00);

        assertThat(answer.refusals())
                .containsExactly(
                        Refusal.of(BaccaratBet.PLAYER_PAIR, 5_00, WagerReason.NOT_OFFERED, rule("8.2(b)(ii)")));
    }

    @Test
    void doublingTakesEachBetAsFarAsItGoes() {
        Player<BaccaratBet> player = player(100_00);
        player.place(BaccaratBet.PLAYER, 10_00);
        player.place(BaccaratBet.TIE, 60_00);

        player.act(new Act.DoubleUp<>());

        assertThat(player.on(BaccaratBet.PLAYER)).isEqualTo(20_00);
        assertThat(player.on(BaccaratBet.TIE)).isEqualTo(80_00);
        assertThat(player.credit()).isZero();
    }

    @Test
    void repeatingPlacesTheMainWagerBeforeItsPairs() {
        Map<BaccaratBet, Long> earlier = new LinkedHashMap<>();
        earlier.put(BaccaratBet.PLAYER_PAIR, 5_00L);
        earlier.put(BaccaratBet.BANKER, 20_00L);
        Player<BaccaratBet> player = player(100_00);

        assertThat(player.act(new Act.Repeat<>(earlier)).whole()).isTrue();

        assertThat(player.seat().stakes().pending()).isEqualTo(earlier);
    }

    private static final Section<BaccaratBet> SERIES = new Section<>(
            "series", List.of(new Section.Piece<>(BaccaratBet.PLAYER, 2), new Section.Piece<>(BaccaratBet.TIE, 1)));

    private static Player<BaccaratBet> atRaceTrack(TableLimits limits, long creditCents) {
        SectionLine<BaccaratBet> line = new SectionLine<>("series", "Series", List.of(SERIES), rule("9.4(d)"));
        return new Player<>(BOOK, Player.offer(LINES, List.of(line), limits), creditCents);
    }

    @Test
    @Clause("act-multi-terminal-2019:3.4(ii)")
    void aSectionThatDoesNotFitIsLoweredForAllItsPieces() {
        TableLimits limits = Player.with(LIMITS, "tie", new LineLimits(10_00, 40_00, 10_00));
        Player<BaccaratBet> player = atRaceTrack(limits, 1_000_00);
        player.place(BaccaratBet.TIE, 10_00);

        Answer<BaccaratBet> answer = player.act(new Act.PlaceSection<>(SERIES, 55_00));

        assertThat(player.on(BaccaratBet.TIE)).isEqualTo(40_00);
        assertThat(player.on(BaccaratBet.PLAYER)).isEqualTo(60_00);
        assertThat(answer.debitedCents()).isEqualTo(90_00);
        assertThat(answer.refusals().getFirst().keptCents()).isEqualTo(30_00);
    }

    @Test
    @Clause("act-multi-terminal-2019:2.2(a)")
    void aSectionIsLoweredToTheCreditAndElseShowsNothing() {
        Player<BaccaratBet> player = atRaceTrack(LIMITS, 40_00);

        player.act(new Act.PlaceSection<>(SERIES, 20_00));

        assertThat(player.on(BaccaratBet.TIE)).isEqualTo(10_00);
        assertThat(player.on(BaccaratBet.PLAYER)).isEqualTo(20_00);
        assertThat(player.credit()).isEqualTo(10_00);

        Seat<BaccaratBet> before = player.seat();
        Answer<BaccaratBet> tooPoor = player.act(new Act.PlaceSection<>(SERIES, 20_00));
        assertThat(tooPoor.seat()).isEqualTo(before);
        assertThat(tooPoor.whole()).isFalse();
    }
}
