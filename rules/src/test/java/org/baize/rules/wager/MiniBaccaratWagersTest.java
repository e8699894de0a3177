package org.baize.rules.wager;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.baize.rules.baccarat.BaccaratBet;
import org.baize.rules.game.BetLine;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Verdict;
import org.baize.rules.round.RoundReason;
import org.baize.rules.rulebook.Rulebooks;
import org.baize.rules.wager.BoxRules.Layout;
import org.baize.rules.wager.BoxRules.Place;
import org.baize.rules.wager.Closing.Settled;
import org.baize.rules.wager.DifferentialClose.SideWager;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;

/** Minimum 25, maximum 1000 in multiples of 5; amounts in cents. */
class MiniBaccaratWagersTest {

    private static final String BOOK = "act-mini-baccarat-2015";
    private static final WagerRules RULES = Rulebooks.byId(BOOK).wagers();
    private static final List<BetLine<BaccaratBet>> LINES = Player.lines(BOOK, "baccarat-a", BaccaratBet.class);
    private static final TableLimits LIMITS = Player.limits(LINES, new LineLimits(25_00, 1_000_00, 5_00));

    private static Player<BaccaratBet> player(TableLimits limits, long creditCents) {
        return new Player<>(BOOK, Player.offer(LINES, limits), creditCents);
    }

    private static Player<BaccaratBet> player(long creditCents) {
        return player(LIMITS, creditCents);
    }

    private static RuleId rule(String rule) {
        return new RuleId(BOOK, rule);
    }

    @Test
    @Clause({"act-mini-baccarat-2015:4.2", "act-mini-baccarat-2015:3.3"})
    void aStakeThatDoesNotFitIsRefusedWhole() {
        Player<BaccaratBet> player = player(50_00);

        assertThat(player.place(BaccaratBet.TIE, 60_00).refusals())
                .containsExactly(Refusal.of(BaccaratBet.TIE, 60_00, WagerReason.ABOVE_CREDIT, rule("4.2")));
        assertThat(player.place(BaccaratBet.TIE, 27_00).refusals())
                .containsExactly(Refusal.of(BaccaratBet.TIE, 27_00, WagerReason.OFF_STEP, rule("3.3")));
        assertThat(player.credit()).isEqualTo(50_00);

        assertThat(player.place(BaccaratBet.TIE, 50_00).whole()).isTrue();
        assertThat(player.credit()).isZero();
        assertThat(player.on(BaccaratBet.TIE)).isEqualTo(50_00);
    }

    @Test
    @Clause("act-mini-baccarat-2015:3.2")
    void aPersonalMaximumIsForThatPatronOnly() {
        Map<String, Long> granted = new LinkedHashMap<>();
        granted.put("banker", 5_000_00L);
        Player<BaccaratBet> a = player(LIMITS.raisedFor(granted), 10_000_00);
        Player<BaccaratBet> b = player(10_000_00);

        assertThat(a.place(BaccaratBet.BANKER, 3_000_00).whole()).isTrue();
        assertThat(a.place(BaccaratBet.PLAYER, 3_000_00).whole()).isFalse();
        assertThat(b.place(BaccaratBet.BANKER, 3_000_00).refusals().getFirst().reason())
                .isEqualTo(WagerReason.ABOVE_MAXIMUM);
        assertThat(a.settled(BaccaratBet.BANKER, 3_000_00).returnedCents()).isZero();
        assertThat(RULES.sizes().maximum().personal()).contains(rule("3.2"));
    }

    @Test
    @Clause({"act-mini-baccarat-2015:3.4/1", "act-mini-baccarat-2015:3.4/2"})
    void aWagerBelowTheMinimumThatGotInIsSettledOnceAndGoesBackTheNextTime() {
        Player<BaccaratBet> player = player(100_00);
        assertThat(player.place(BaccaratBet.TIE, 10_00).refusals().getFirst().rule())
                .isEqualTo(rule("3.4/2"));
        Map<BaccaratBet, Long> small = new LinkedHashMap<>();
        small.put(BaccaratBet.TIE, 10_00L);

        player.sits(Player.seatWith(small, 90_00));
        assertThat(player.close(false).whole()).isTrue();
        assertThat(player.settled(BaccaratBet.TIE, 10_00))
                .isEqualTo(new Settled(10_00, 0, true, Optional.of(rule("3.4/1"))));

        player.sits(Player.seatWith(small, 90_00));
        assertThat(player.close(true).refusals())
                .containsExactly(Refusal.of(BaccaratBet.TIE, 10_00, WagerReason.BELOW_MINIMUM, rule("3.4/2")));
        assertThat(player.credit()).isEqualTo(100_00);
    }

    @Test
    @Clause("act-mini-baccarat-2015:3.5")
    void aWagerAboveTheMaximumIsSettledUpToIt() {
        Player<BaccaratBet> player = player(2_000_00);

        assertThat(player.place(BaccaratBet.PLAYER, 1_200_00)
                        .refusals()
                        .getFirst()
                        .rule())
                .isEqualTo(rule("3.5"));
        assertThat(player.settled(BaccaratBet.PLAYER, 1_200_00))
                .isEqualTo(new Settled(1_000_00, 200_00, false, Optional.of(rule("3.5"))));
        assertThat(player.settled(BaccaratBet.PLAYER, 1_000_00).rule()).isEmpty();
    }

    private static TableLimits differential(long cents) {
        return new TableLimits(LIMITS.byLine(), Totals.NONE, OptionalLong.of(cents));
    }

    @Test
    @Clause({"act-mini-baccarat-2015:3.6/1", "act-mini-baccarat-2015:A/Table Differential"})
    void aStakeThatWidensTheGapTooFarIsRefusedAndOneThatNarrowsItTaken() {
        SideTotals others = new SideTotals(300_00, 700_00);
        DifferentialRules rules = RULES.shared().differential().orElseThrow();

        Answer<BaccaratBet> banker =
                player(differential(500_00), 1_000_00).among(others).place(BaccaratBet.BANKER, 150_00);
        assertThat(banker.refusals())
                .containsExactly(Refusal.of(BaccaratBet.BANKER, 150_00, WagerReason.ABOVE_DIFFERENTIAL, rule("3.6/1")));
        assertThat(rules.roomOnBankerCents(others, 500_00)).isEqualTo(100_00);
        assertThat(rules.roomOnPlayerCents(others, 500_00)).isEqualTo(900_00);

        assertThat(player(differential(500_00), 1_000_00)
                        .among(others)
                        .place(BaccaratBet.BANKER, 100_00)
                        .whole())
                .isTrue();
        assertThat(player(differential(500_00), 1_000_00)
                        .among(others)
                        .place(BaccaratBet.PLAYER, 150_00)
                        .whole())
                .isTrue();
        assertThat(player(1_000_00)
                        .among(others)
                        .place(BaccaratBet.BANKER, 150_00)
                        .whole())
                .isTrue();

        Player<BaccaratBet> mixed = player(differential(10_000_00), 10_000_00);
        mixed.place(BaccaratBet.BANKER, 700_00);
        mixed.place(BaccaratBet.PLAYER, 450_00);
        mixed.place(BaccaratBet.TIE, 100_00);
        mixed.place(BaccaratBet.PLAYER_PAIR, 50_00);
        assertThat(mixed.counted().gapCents()).isEqualTo(250_00);
    }

    @Test
    @Clause("act-mini-baccarat-2015:3.6/1")
    void whenTakenOffChipsHaveWidenedTheGapTheNewestGoBackFirst() {
        DifferentialClose close =
                new DifferentialClose(RULES.shared().differential().orElseThrow(), differential(500_00));
        SideWager old = new SideWager("ann", false, 400_00, 1);
        SideWager middle = new SideWager("ben", false, 200_00, 2);
        SideWager newest = new SideWager("cid", false, 100_00, 4);
        SideWager player = new SideWager("dan", true, 50_00, 5);

        List<DifferentialClose.Return> returns = close.returns(List.of(old, middle, newest, player));

        assertThat(returns)
                .containsExactly(
                        new DifferentialClose.Return(newest, 100_00, rule("3.6/1")),
                        new DifferentialClose.Return(middle, 50_00, rule("3.6/1")));
        assertThat(close.returns(List.of(old, player))).isEmpty();
    }

    @Test
    @Clause({"act-mini-baccarat-2015:3.2", "act-mini-baccarat-2015:3.6/1"})
    void aPatronWithAPersonalMaximumLosesNoMoreToTheDifferentialThanNeeded() {
        DifferentialClose close =
                new DifferentialClose(RULES.shared().differential().orElseThrow(), differential(2_500_00));
        SideWager granted = new SideWager("ann", false, 3_000_00, 1);

        List<DifferentialClose.Return> returns = close.returns(List.of(granted));

        assertThat(returns).containsExactly(new DifferentialClose.Return(granted, 500_00, rule("3.6/1")));
    }

    @Test
    @Clause({"act-mini-baccarat-2015:3.4/2", "act-mini-baccarat-2015:3.6/1"})
    void theDifferentialLooksAtWhatStandsAfterTheSeatsAreClosed() {
        DifferentialClose close =
                new DifferentialClose(RULES.shared().differential().orElseThrow(), differential(500_00));
        Player<BaccaratBet> small = player(differential(500_00), 0)
                .sits(Player.seatWith(Collections.singletonMap(BaccaratBet.PLAYER, 20_00L), 0));
        Player<BaccaratBet> large = player(differential(500_00), 0)
                .sits(Player.seatWith(Collections.singletonMap(BaccaratBet.BANKER, 520_00L), 0));
        assertThat(close.returns(sides(small, large))).isEmpty();

        small.close(true);
        large.close(true);

        assertThat(close.returns(sides(small, large)))
                .containsExactly(
                        new DifferentialClose.Return(new SideWager("large", false, 520_00, 2), 20_00, rule("3.6/1")));
    }

    private static List<SideWager> sides(Player<BaccaratBet> small, Player<BaccaratBet> large) {
        return List.of(
                new SideWager("small", true, small.on(BaccaratBet.PLAYER), 1),
                new SideWager("large", false, large.on(BaccaratBet.BANKER), 2));
    }

    @Test
    void chipsSetDownWhereTheyLayStay() {
        Player<BaccaratBet> player = player(100_00);
        player.place(BaccaratBet.TIE, 50_00);
        Seat<BaccaratBet> before = player.seat();

        Answer<BaccaratBet> same = player.move(BaccaratBet.TIE, BaccaratBet.TIE, 20_00);
        assertThat(same).isEqualTo(new Answer<>(before, 0, List.of()));

        Answer<BaccaratBet> tooMuch = player.move(BaccaratBet.TIE, BaccaratBet.TIE, 60_00);
        assertThat(tooMuch.seat()).isEqualTo(before);
        assertThat(tooMuch.refusals().getFirst().reason()).isEqualTo(WagerReason.NOT_SO_MUCH_THERE);
    }

    @Test
    @Clause({"act-mini-baccarat-2015:9.4", "act-mini-baccarat-2015:4.5/2"})
    void pairsMayBeBackedAloneAndEveryOptionBesideEveryOther() {
        Player<BaccaratBet> player = player(1_000_00);

        assertThat(player.place(BaccaratBet.PLAYER_PAIR, 25_00).whole()).isTrue();
        assertThat(player.place(BaccaratBet.BANKER, 25_00).whole()).isTrue();
        assertThat(player.place(BaccaratBet.PLAYER, 25_00).whole()).isTrue();
        assertThat(player.place(BaccaratBet.TIE, 25_00).whole()).isTrue();
        assertThat(player.close().seat().stakes().locked()).hasSize(4);
    }

    @Test
    @Clause("act-mini-baccarat-2015:9.3")
    void pairsHaveLimitsOfTheirOwn() {
        TableLimits limits = Player.with(LIMITS, "player-pair-canberra", new LineLimits(5_00, 50_00, 5_00));
        Player<BaccaratBet> player = player(limits, 1_000_00);

        assertThat(player.place(BaccaratBet.PLAYER_PAIR, 5_00).whole()).isTrue();
        assertThat(player.place(BaccaratBet.PLAYER_PAIR, 50_00)
                        .refusals()
                        .getFirst()
                        .reason())
                .isEqualTo(WagerReason.ABOVE_MAXIMUM);
        assertThat(player.place(BaccaratBet.PLAYER, 5_00).refusals().getFirst().reason())
                .isEqualTo(WagerReason.BELOW_MINIMUM);
    }

    @Test
    @Clause("act-mini-baccarat-2015:4.6")
    void afterTheCloseNothingChanges() {
        Player<BaccaratBet> player = player(1_000_00);
        player.place(BaccaratBet.PLAYER, 25_00);
        Seat<BaccaratBet> before = player.seat();

        for (Act<BaccaratBet> act : MultiTerminalWagersTest.everyAct(BaccaratBet.PLAYER, BaccaratBet.TIE)) {
            Answer<BaccaratBet> answer = player.actTooLate(act);

            assertThat(answer.seat()).isEqualTo(before);
            assertThat(answer.refusals()).containsExactly(Refusal.ofAct(RoundReason.NO_MORE_BETS, rule("4.6")));
        }
        assertThat(player.close().seat().stakes().locked()).containsOnly(Map.entry(BaccaratBet.PLAYER, 25_00L));
        Answer<BaccaratBet> locked = player.remove(BaccaratBet.PLAYER, 25_00);
        assertThat(locked.refusals())
                .containsExactly(Refusal.of(BaccaratBet.PLAYER, 25_00, WagerReason.LOCKED, rule("4.6")));
    }

    @Test
    @Clause("act-mini-baccarat-2015:9.7/1")
    void pairsAreOpenExactlyAsLongAsTheMainBets() {
        for (BaccaratBet bet : List.of(BaccaratBet.PLAYER, BaccaratBet.PLAYER_PAIR, BaccaratBet.BANKER_PERFECT_PAIRS)) {
            assertThat(player(100_00).place(bet, 25_00).whole()).isTrue();
            assertThat(player(100_00).actTooLate(new Act.Place<>(bet, 25_00)).whole())
                    .isFalse();
        }
    }

    private static final Layout BOXES = new Layout(7, false);
    private static final Layout COMMON = new Layout(2, true);

    private static Verdict mayLie(Layout layout, Place place, Place... there) {
        return RULES.shared().boxes().orElseThrow().mayLie(place, layout, List.of(there));
    }

    @Test
    @Clause({"act-mini-baccarat-2015:4.4", "act-mini-baccarat-2015:A/Box"})
    void twoPatronsShareAnOptionOfABoxAndNotThree() {
        Place ann = new Place("ann", 3, "banker");
        Place ben = new Place("ben", 3, "banker");

        assertThat(mayLie(BOXES, new Place("cid", 3, "banker"), ann, ben))
                .isEqualTo(Verdict.refuse(BoxReason.BOX_TAKEN, rule("4.4")));
        assertThat(mayLie(BOXES, new Place("cid", 3, "banker"), ann).permitted())
                .isTrue();
        assertThat(mayLie(BOXES, new Place("cid", 3, "tie"), ann, ben).permitted())
                .isTrue();
        assertThat(mayLie(BOXES, new Place("cid", 4, "banker"), ann, ben).permitted())
                .isTrue();
        assertThat(mayLie(BOXES, ann, ann, ben).permitted()).isTrue();
        assertThat(mayLie(BOXES, new Place("cid", 8, "banker")))
                .isEqualTo(Verdict.refuse(BoxReason.NO_SUCH_BOX, rule("A/Box")));
        assertThat(mayLie(BOXES, new Place("cid", 0, "banker")).permitted()).isFalse();
    }

    @Test
    @Clause({"act-mini-baccarat-2015:4.5/1", "act-mini-baccarat-2015:4.5/2"})
    void onePatronBacksAnOptionOnlyOnce() {
        Place first = new Place("ann", 1, "banker");

        assertThat(mayLie(BOXES, new Place("ann", 2, "banker"), first))
                .isEqualTo(Verdict.refuse(BoxReason.ALREADY_BACKED, rule("4.5/1")));
        assertThat(mayLie(BOXES, first, first).permitted()).isTrue();
        assertThat(mayLie(BOXES, new Place("ann", 2, "tie"), first).permitted()).isTrue();
    }

    /** The main rules name pairs as one option; the pairs rules, which prevail, have one for each hand. */
    @Test
    @Clause({"act-mini-baccarat-2015:9.1", "act-mini-baccarat-2015:9.7/2"})
    void aPairsWagerLiesInTheBoxOfOneHandAndTheHandsAreTwoOptions() {
        for (String variant : List.of("perfect-pairs", "pair-canberra")) {
            String onPlayer = "player-" + variant;
            String onBanker = "banker-" + variant;
            Place ann = new Place("ann", 3, onPlayer);
            Place ben = new Place("ben", 3, onPlayer);

            assertThat(mayLie(BOXES, new Place("ann", 4, onBanker), ann).permitted())
                    .isTrue();
            assertThat(mayLie(BOXES, new Place("ann", 4, onPlayer), ann))
                    .isEqualTo(Verdict.refuse(BoxReason.ALREADY_BACKED, rule("4.5/1")));
            assertThat(mayLie(BOXES, new Place("cid", 3, onBanker), ann, ben).permitted())
                    .isTrue();
            assertThat(mayLie(BOXES, new Place("cid", 3, onPlayer), ann, ben))
                    .isEqualTo(Verdict.refuse(BoxReason.BOX_TAKEN, rule("4.4")));
            assertThat(mayLie(BOXES, new Place("cid", 8, onPlayer)))
                    .isEqualTo(Verdict.refuse(BoxReason.NO_SUCH_BOX, rule("A/Box")));
        }
        Player<BaccaratBet> player = player(100_00);
        assertThat(player.place(BaccaratBet.PLAYER_PAIR, 25_00).whole()).isTrue();
        assertThat(player.place(BaccaratBet.BANKER_PAIR, 30_00).whole()).isTrue();
        assertThat(player.close().seat().stakes().locked())
                .containsOnly(Map.entry(BaccaratBet.PLAYER_PAIR, 25_00L), Map.entry(BaccaratBet.BANKER_PAIR, 30_00L));
    }

    @Test
    @Clause("act-mini-baccarat-2015:4.5/3")
    void aCommonPairsBoxIsOneBoxHoweverOftenItIsDrawn() {
        String pair = "player-perfect-pairs";
        Place left = new Place("ann", 1, pair);

        assertThat(mayLie(COMMON, new Place("ann", 2, pair), left))
                .isEqualTo(Verdict.refuse(BoxReason.ALREADY_BACKED, rule("4.5/3")));
        assertThat(mayLie(COMMON, new Place("cid", 2, pair), left, new Place("ben", 2, pair)))
                .isEqualTo(Verdict.refuse(BoxReason.BOX_TAKEN, rule("4.5/3")));
        assertThat(mayLie(BOXES, new Place("cid", 2, pair), left, new Place("ben", 2, pair))
                        .permitted())
                .isTrue();
        assertThat(mayLie(COMMON, new Place("cid", 2, "banker-perfect-pairs"), left, new Place("ben", 2, pair))
                        .permitted())
                .isTrue();
    }
}
