package org.baize.simulator.floor;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.baize.rules.rulebook.Rulebook;
import org.baize.rules.setup.DealingChoice;
import org.baize.rules.setup.DefaultSetup;
import org.baize.rules.setup.FloorChoice;
import org.baize.rules.setup.GameChoice;
import org.baize.rules.setup.LimitChoice;
import org.baize.rules.setup.MoneyChoice;
import org.baize.rules.setup.OwnLimits;
import org.baize.rules.setup.SetupCheck;
import org.baize.rules.setup.TableSetup;
import org.baize.rules.wager.OfferRules.Variant;

/** Random choices of an operator that the text allows. */
final class SetupPlan {

    private static final int TRIES = 8;
    private static final List<Long> MINIMA_CENTS = List.of(1_00L, 2_00L, 5_00L, 10_00L, 20_00L);

    private final Chance chance;

    SetupPlan(Chance chance) {
        this.chance = chance;
    }

    TableSetup of(Rulebook rulebook, String gameId) {
        SetupCheck check = new SetupCheck(rulebook);
        for (int tried = 0; tried < TRIES; tried++) {
            TableSetup setup = any(rulebook, gameId);
            if (check.problems(setup).isEmpty()) {
                return setup;
            }
        }
        return DefaultSetup.of(rulebook, gameId);
    }

    /** The same for one of two games of a dealer. */
    TableSetup sharing(Rulebook rulebook, String gameId) {
        TableSetup alone = of(rulebook, gameId);
        return alone.dealing() instanceof DealingChoice.Cards cards
                ? new TableSetup(
                        alone.game(),
                        alone.limits(),
                        new DealingChoice.Cards(
                                cards.cardsBehindCut(), cards.burn(), cards.shuffler(), cards.preShuffled(), 2),
                        alone.floor(),
                        alone.money())
                : alone;
    }

    /** Choices that need not be allowed. */
    TableSetup any(Rulebook rulebook, String gameId) {
        TableSetup usual = DefaultSetup.of(rulebook, game(rulebook, gameId));
        FloorChoice floor = new FloorChoice(chance.between(10, 60), 30, 10, 20, Optional.empty());
        MoneyChoice money = new MoneyChoice(
                usual.money().acceptedNotesCents(), chance.percent(60) ? Optional.of(500_00L) : Optional.empty());
        return new TableSetup(usual.game(), limits(usual.limits()), dealing(rulebook, usual.dealing()), floor, money);
    }

    private GameChoice game(Rulebook rulebook, String gameId) {
        List<Variant> variants = rulebook.wagers()
                .placement()
                .offer()
                .pairs()
                .map(pairs -> pairs.variants())
                .orElse(List.of());
        GameChoice.PairsChoice pairs = variants.isEmpty() || chance.percent(30)
                ? GameChoice.PairsChoice.OFF
                : new GameChoice.PairsChoice(true, List.of(chance.pick(variants).key()), true);
        return new GameChoice(gameId, pairs, chance.percent(80), List.of());
    }

    private LimitChoice limits(LimitChoice usual) {
        LimitChoice limits = usual;
        for (String line : usual.byLine().keySet()) {
            long minimum = chance.pick(MINIMA_CENTS);
            limits = limits.with(line, new LimitChoice.Line(minimum, minimum * chance.between(1, 80), minimum));
        }
        return new LimitChoice(
                limits.byLine(),
                chance.percent(20) ? OptionalLong.of(10_00) : OptionalLong.empty(),
                chance.percent(20) ? OptionalLong.of(2_000_00) : OptionalLong.empty(),
                chance.percent(30) ? OptionalLong.of(100_00) : OptionalLong.empty());
    }

    /** Limits for one terminal of a table, mostly within the table's; they need not be allowed. */
    OwnLimits narrower(TableSetup table) {
        Map<String, LimitChoice.Line> lines = new LinkedHashMap<>();
        table.limits().byLine().forEach((key, line) -> {
            if (chance.percent(50)) {
                long minimum = line.minimumCents() * chance.between(1, 3);
                long maximum = Math.max(minimum, line.maximumCents() / chance.between(1, 4));
                lines.put(key, new LimitChoice.Line(minimum, maximum, minimum));
            }
        });
        return new OwnLimits(lines, chance.percent(30) ? OptionalLong.of(300_00) : OptionalLong.empty());
    }

    private DealingChoice dealing(Rulebook rulebook, DealingChoice usual) {
        return switch (usual) {
            case DealingChoice.Wheel wheel -> wheel;
            case DealingChoice.Dice dice ->
                new DealingChoice.Dice(
                        chance.pick(rulebook.dealing()
                                        .tumbler()
                                        .orElseThrow()
                                        .shakes()
                                        .modes())
                                .value(),
                        dice.shooter(),
                        chance.percent(50));
            case DealingChoice.Cards cards ->
                new DealingChoice.Cards(
                        chance.between(14, 40),
                        chance.pick(rulebook.dealing()
                                        .shoe()
                                        .orElseThrow()
                                        .preparation()
                                        .burn()
                                        .modes())
                                .value(),
                        cards.shuffler(),
                        cards.preShuffled(),
                        cards.gamesAtStation());
        };
    }
}
