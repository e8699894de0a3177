package org.baize.rules.wager;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.baize.rules.game.BetLine;
import org.baize.rules.game.Section;
import org.baize.rules.game.SectionLine;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Verdict;
import org.baize.rules.roulette.Pocket;
import org.baize.rules.roulette.RouletteBet;
import org.baize.rules.roulette.RouletteGrammar;
import org.baize.rules.roulette.RouletteLayout;
import org.baize.rules.roulette.Wheel;
import org.baize.rules.round.RoundReason;
import org.baize.rules.rulebook.Rulebooks;
import org.baize.rules.wager.Circumstances.Entry;
import org.baize.rules.wager.Circumstances.Means;
import org.baize.rules.wager.Circumstances.Source;
import org.baize.rules.wager.Circumstances.TableForm;
import org.baize.rules.wager.Closing.Settled;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;

/** Amounts in cents; minimum 5 and multiples of 5 on every bet, maximum by kind. */
class AmericanRouletteWagersTest {

    private static final String BOOK = "act-american-roulette-2005";
    private static final WagerRules RULES = Rulebooks.byId(BOOK).wagers();
    private static final RouletteLayout LAYOUT = RouletteLayout.of(Wheel.SINGLE_ZERO);
    private static final List<BetLine<RouletteBet>> LINES =
            Player.lines(BOOK, "roulette-single-zero", RouletteBet.class);
    private static final TableLimits LIMITS = limits();

    private static TableLimits limits() {
        TableLimits limits = Player.limits(LINES, new LineLimits(5_00, 1_000_00, 5_00));
        for (Map.Entry<String, Long> maximum : maxima().entrySet()) {
            limits = Player.with(limits, maximum.getKey(), new LineLimits(5_00, maximum.getValue(), 5_00));
        }
        return limits;
    }

    private static Map<String, Long> maxima() {
        Map<String, Long> maxima = new LinkedHashMap<>();
        maxima.put("straight", 100_00L);
        maxima.put("split", 200_00L);
        maxima.put("street", 300_00L);
        maxima.put("corner", 400_00L);
        maxima.put("six-line", 600_00L);
        return maxima;
    }

    private static Player<RouletteBet> player(TableLimits limits, long creditCents) {
        return new Player<>(BOOK, Player.offer(LINES, limits), creditCents);
    }

    private static RouletteBet bet(String text) {
        return new RouletteGrammar(LAYOUT).bet(text);
    }

    private static RuleId rule(String rule) {
        return new RuleId(BOOK, rule);
    }

    @Test
    @Clause({"act-american-roulette-2005:3.3", "act-american-roulette-2005:4.2"})
    void aStakeOffTheMultipleOrAboveTheCreditIsRefusedWhole() {
        Player<RouletteBet> player = player(LIMITS, 50_00);

        assertThat(player.place(bet("red"), 12_00).refusals())
                .containsExactly(Refusal.of(bet("red"), 12_00, WagerReason.OFF_STEP, rule("3.3")));
        assertThat(player.place(bet("red"), 55_00).refusals())
                .containsExactly(Refusal.of(bet("red"), 55_00, WagerReason.ABOVE_CREDIT, rule("4.2")));
        assertThat(player.credit()).isEqualTo(50_00);
    }

    @Test
    @Clause("act-american-roulette-2005:3.2")
    void aHigherMaximumIsForOnePatron() {
        Map<String, Long> granted = new LinkedHashMap<>();
        granted.put("straight", 250_00L);
        granted.put("split", 10_00L);
        TableLimits personal = LIMITS.raisedFor(granted);

        assertThat(player(personal, 500_00).place(bet("straight:17"), 250_00).whole())
                .isTrue();
        assertThat(player(personal, 500_00).place(bet("split:17-20"), 200_00).whole())
                .isTrue();
        assertThat(player(LIMITS, 500_00)
                        .place(bet("straight:17"), 250_00)
                        .refusals()
                        .getFirst()
                        .reason())
                .isEqualTo(WagerReason.ABOVE_MAXIMUM);
        assertThat(player(personal, 0).settled(bet("straight:17"), 260_00).cents())
                .isEqualTo(250_00);
        assertThat(RULES.sizes().maximum().personal()).contains(rule("3.2"));
    }

    @Test
    @Clause({"act-american-roulette-2005:3.4/1", "act-american-roulette-2005:3.4/2"})
    void aSmallWagerThatGotInIsSettledOnceAndThenReturned() {
        Map<RouletteBet, Long> small = new LinkedHashMap<>();
        small.put(bet("straight:17"), 2_00L);
        Player<RouletteBet> player = player(LIMITS, 0).sits(Player.seatWith(small, 0));

        assertThat(player.place(bet("red"), 2_00).refusals().getFirst().rule()).isEqualTo(rule("3.4/2"));
        assertThat(player.close(false).seat().stakes().lockedCents()).isEqualTo(2_00);
        Settled settled = player.settled(bet("straight:17"), 2_00);
        assertThat(settled).isEqualTo(new Settled(2_00, 0, true, Optional.of(rule("3.4/1"))));
        assertThat(returnOn17(settled)).isEqualTo(72_00);

        player.sits(Player.seatWith(small, 0));
        assertThat(player.close(true).refusals())
                .containsExactly(Refusal.of(bet("straight:17"), 2_00, WagerReason.BELOW_MINIMUM, rule("3.4/2")));
    }

    /** What 17 straight up gets back when 17 falls: 35 to 1 and the stake, and what is not settled. */
    private static long returnOn17(Settled settled) {
        return settled.cents() * 36 + settled.returnedCents();
    }

    @Test
    @Clause("act-american-roulette-2005:3.5")
    void aLargeWagerThatGotInIsSettledUpToTheMaximum() {
        Settled settled = player(LIMITS, 0).settled(bet("straight:17"), 130_00);

        assertThat(settled).isEqualTo(new Settled(100_00, 30_00, false, Optional.of(rule("3.5"))));
        assertThat(returnOn17(settled)).isEqualTo(3_500_00 + 130_00);
        assertThat(player(LIMITS, 500_00)
                        .place(bet("straight:17"), 130_00)
                        .refusals()
                        .getFirst()
                        .rule())
                .isEqualTo(rule("3.5"));
    }

    @Test
    @Clause("act-american-roulette-2005:4.3")
    void onATerminalTableOnlyARegisteredStationPlaces() {
        Act<RouletteBet> act = new Act.Place<>(bet("red"), 5_00);

        assertThat(reasonFor(act, TableForm.TERMINALS, Source.STAFF, Means.ELECTRONIC_CHIPS))
                .contains(WagerReason.STAFF_MAY_NOT_PLACE);
        assertThat(reasonFor(act, TableForm.TERMINALS, Source.UNREGISTERED_TERMINAL, Means.ELECTRONIC_CHIPS))
                .contains(WagerReason.UNKNOWN_TERMINAL);
        assertThat(reasonFor(act, TableForm.TERMINALS, Source.REGISTERED_TERMINAL, Means.STAKE_BUTTONS))
                .contains(WagerReason.MEANS_NOT_TAKEN);
        assertThat(reasonFor(act, TableForm.TERMINALS, Source.REGISTERED_TERMINAL, Means.ELECTRONIC_CHIPS))
                .isEmpty();
        assertThat(RULES.placement().mayAct(new Entry(TableForm.TERMINALS, Source.STAFF, Means.ELECTRONIC_CHIPS)))
                .isEqualTo(Verdict.refuse(WagerReason.STAFF_MAY_NOT_PLACE, rule("4.3")));
    }

    @Test
    @Clause("act-american-roulette-2005:4.2")
    void aClothTakesChipsButtonsAndMarkersAndNoCredit() {
        Act<RouletteBet> act = new Act.Place<>(bet("red"), 5_00);

        for (Means means : Means.values()) {
            boolean taken = means != Means.HOUSE_CREDIT && means != Means.OTHER_TABLE_BALANCE;

            assertThat(reasonFor(act, TableForm.STAFF_ENTERED, Source.STAFF, means)
                            .isEmpty())
                    .as("%s", means)
                    .isEqualTo(taken);
            assertThat(reasonFor(act, TableForm.STAFF_ENTERED, Source.REGISTERED_TERMINAL, means))
                    .contains(WagerReason.DEALER_ENTERS_IT);
        }
    }

    private static Optional<Object> reasonFor(Act<RouletteBet> act, TableForm form, Source source, Means means) {
        Circumstances when = new Circumstances(
                Verdict.permit(rule("A/Wagering Period")), new Entry(form, source, means), SideTotals.NONE);
        return player(LIMITS, 100_00).act(act, when).refusals().stream()
                .findFirst()
                .map(Refusal::reason);
    }

    @Test
    @Clause({
        "act-american-roulette-2005:A/Stake Buttons",
        "act-american-roulette-2005:4.8/1",
        "act-american-roulette-2005:4.8/2"
    })
    void cashLiesOnlyOutsideAndSettlesOnAnExactCount() {
        StakeButtonRules buttons =
                RULES.placement().cloth().orElseThrow().stakeButtons().orElseThrow();
        List<String> allowed = LINES.stream()
                .map(BetLine::key)
                .filter(line -> buttons.mayLieOn(line).permitted())
                .toList();

        assertThat(allowed).containsExactlyInAnyOrder("column", "dozen", "low", "high", "even", "odd", "red", "black");
        assertThat(buttons.mayLieOn("straight"))
                .isEqualTo(Verdict.refuse(StakeButtonReason.NOT_ON_THIS_BET, rule("A/Stake Buttons")));
        assertThat(buttons.maySettle(50_00, OptionalLong.empty()))
                .isEqualTo(Verdict.refuse(StakeButtonReason.CASH_NOT_COUNTED, rule("4.8/1")));
        assertThat(buttons.maySettle(50_00, OptionalLong.of(45_00)))
                .isEqualTo(Verdict.refuse(StakeButtonReason.CASH_DIFFERS, rule("4.8/2")));
        assertThat(buttons.maySettle(50_00, OptionalLong.of(50_00)).permitted()).isTrue();
    }

    @Test
    @Clause({"act-american-roulette-2005:A/Marker Button", "act-american-roulette-2005:4.7"})
    void chipsOfOnePatronAreToldFromAnothers() {
        ChipMarking marking = RULES.placement().cloth().orElseThrow().marking().orElseThrow();

        assertThat(marking.needsBadge(5_00, 5_00)).isFalse();
        assertThat(marking.needsBadge(10_00, 5_00)).isTrue();
        assertThat(marking.freeColours(List.of("red", "blue", "green"), List.of("blue")))
                .containsExactly("red", "green");
    }

    @Test
    @Clause({"act-american-roulette-2005:4.9/1", "act-american-roulette-2005:4.9/2"})
    void theMaximumOnANumberIsAllItsCombinationsOrNothing() {
        List<RouletteBet> on17 = LAYOUT.insideBetsOn(Pocket.of(17));
        Act<RouletteBet> maximum = new Act.PlaceMaximum<>(on17);

        Player<RouletteBet> rich = player(LIMITS, 4_000_00);
        assertThat(rich.act(maximum).debitedCents()).isEqualTo(4_000_00);
        assertThat(rich.seat().stakes().pending()).hasSize(12).containsOnlyKeys(on17);

        Player<RouletteBet> poor = player(LIMITS, 3_995_00);
        Answer<RouletteBet> refused = poor.act(maximum);
        assertThat(refused.debitedCents()).isZero();
        assertThat(refused.seat().stakes().pending()).isEmpty();
        assertThat(refused.refusals()).isNotEmpty();
    }

    @Test
    @Clause({"act-american-roulette-2005:4.10", "act-american-roulette-2005:4.5"})
    void aSectionExpandsIntoItsWagersAllOrNothingAndBeforeTheClose() {
        Section<RouletteBet> tier = new Section<>(
                "tier",
                List.of(
                        new Section.Piece<>(bet("split:5-8"), 1),
                        new Section.Piece<>(bet("split:10-11"), 1),
                        new Section.Piece<>(bet("straight:1"), 2)));
        SectionLine<RouletteBet> line = new SectionLine<>("tier", "Tier", List.of(tier), rule("4.10(a)"));
        Player<RouletteBet> player = new Player<>(BOOK, Player.offer(LINES, List.of(line), LIMITS), 500_00);

        assertThat(player.actTooLate(new Act.PlaceSection<>(tier, 5_00)).refusals())
                .containsExactly(Refusal.ofAct(RoundReason.NO_MORE_BETS, rule("4.5")));
        assertThat(player.act(new Act.PlaceSection<>(tier, 5_00)).debitedCents())
                .isEqualTo(20_00);
        assertThat(player.on(bet("straight:1"))).isEqualTo(10_00);

        Answer<RouletteBet> tooMuch = player.act(new Act.PlaceSection<>(tier, 50_00));
        assertThat(tooMuch.debitedCents()).isZero();
        assertThat(tooMuch.refusals())
                .containsExactly(Refusal.of(bet("straight:1"), 100_00, WagerReason.ABOVE_MAXIMUM, rule("3.5")));

        Player<RouletteBet> withoutTrack = player(LIMITS, 500_00);
        assertThat(withoutTrack.act(new Act.PlaceSection<>(tier, 5_00)).refusals())
                .containsExactly(Refusal.ofAct(WagerReason.NOT_OFFERED, rule("4.10")));
    }

    @Test
    @Clause({"act-american-roulette-2005:4.5", "act-american-roulette-2005:A/Wagering Period"})
    void afterNoMoreBetsNothingChanges() {
        Player<RouletteBet> player = player(LIMITS, 100_00);
        player.place(bet("red"), 10_00);
        Seat<RouletteBet> before = player.seat();

        for (Act<RouletteBet> act : MultiTerminalWagersTest.everyAct(bet("red"), bet("black"))) {
            Answer<RouletteBet> answer = player.actTooLate(act);

            assertThat(answer.seat()).isEqualTo(before);
            assertThat(answer.refusals()).containsExactly(Refusal.ofAct(RoundReason.NO_MORE_BETS, rule("4.5")));
        }
        assertThat(player.close().seat().stakes().lockedCents(bet("red"))).isEqualTo(10_00);
    }

    private static TableLimits aggregate(long minimumCents) {
        TableLimits small = Player.limits(LINES, new LineLimits(1_00, 100_00, 1_00));
        Totals totals = new Totals(OptionalLong.of(minimumCents), OptionalLong.empty());
        return new TableLimits(small.byLine(), totals, OptionalLong.empty());
    }

    @Test
    @Clause({"act-american-roulette-2005:12.2", "act-american-roulette-2005:12.3"})
    void belowTheAggregateNothingCountsAndAtItAllDoes() {
        assertThat(standing(aggregate(10_00), 3_00, 4_00)).isZero();
        assertThat(standing(aggregate(10_00), 3_00, 7_00)).isEqualTo(10_00);
        assertThat(standing(Player.limits(LINES, new LineLimits(1_00, 100_00, 1_00)), 3_00, 4_00))
                .isEqualTo(7_00);
    }

    private static long standing(TableLimits limits, long onRed, long onOdd) {
        Player<RouletteBet> player = player(limits, 100_00);
        player.place(bet("red"), onRed);
        player.place(bet("odd"), onOdd);
        Answer<RouletteBet> closed = player.close();
        closed.refusals().forEach(refusal -> assertThat(refusal.rule()).isEqualTo(rule("12.3")));
        assertThat(player.credit()).isEqualTo(100_00 - closed.seat().stakes().lockedCents());
        return closed.seat().stakes().lockedCents();
    }

    @Test
    void doublingAndRepeatingAreAllOrNothing() {
        Player<RouletteBet> player = player(LIMITS, 100_00);
        player.place(bet("red"), 10_00);
        player.place(bet("odd"), 60_00);

        Answer<RouletteBet> answer = player.act(new Act.DoubleUp<>());

        assertThat(answer.debitedCents()).isZero();
        assertThat(answer.refusals())
                .containsExactly(Refusal.of(bet("odd"), 60_00, WagerReason.ABOVE_CREDIT, rule("4.2")));
    }

    @Test
    void aBetIsNotReducedBelowItsMinimumButMayBeTakenOff() {
        Player<RouletteBet> player = player(LIMITS, 100_00);
        player.place(bet("red"), 10_00);

        assertThat(player.remove(bet("red"), 7_00).refusals().getFirst().reason())
                .isEqualTo(WagerReason.BELOW_MINIMUM);
        assertThat(player.on(bet("red"))).isEqualTo(10_00);
        assertThat(player.remove(bet("red"), 10_00).debitedCents()).isEqualTo(-10_00);
    }
}
