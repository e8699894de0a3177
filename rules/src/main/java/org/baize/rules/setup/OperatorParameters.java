package org.baize.rules.setup;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.baize.rules.cash.CreditSource;
import org.baize.rules.game.Game;
import org.baize.rules.house.Closing;
import org.baize.rules.house.IdleSeat;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Ruled;
import org.baize.rules.rulebook.Rulebook;
import org.baize.rules.shoe.ShoeRules;
import org.baize.rules.shoe.preparation.PreparationRules;
import org.baize.rules.sicbo.TumblerRules;
import org.baize.rules.wager.OfferRules;
import org.baize.rules.wager.SizeRules;

/** Everything that a text leaves to the operator, with its bounds, read from the very policies that check it. */
public final class OperatorParameters {

    private final Rulebook rulebook;
    private final List<OperatorParameter> parameters = new ArrayList<>();

    private OperatorParameters(Rulebook rulebook) {
        this.rulebook = rulebook;
    }

    public static List<OperatorParameter> of(Rulebook rulebook) {
        OperatorParameters collected = new OperatorParameters(rulebook);
        collected.addGame();
        collected.addLimits();
        collected.addFloor();
        collected.addMoney();
        rulebook.dealing().shoe().ifPresent(collected::addCards);
        rulebook.dealing().tumbler().ifPresent(collected::addDice);
        return List.copyOf(collected.parameters);
    }

    private void addGame() {
        OfferRules offer = rulebook.wagers().placement().offer();
        List<String> games = rulebook.games().stream().map(Game::id).toList();
        add("game", "one of " + String.join(", ", games), rulebook.edition().inForce());
        offer.pairs().ifPresent(pairs -> add("game.pairs", "off, or " + keys(pairs), pairs.choice()));
        offer.switchedBets().forEach(bet -> add("game." + bet.value(), "on or off", bet.rule()));
        offer.raceTrack().ifPresent(rule -> add("game.raceTrack", "on or off", rule));
    }

    private static String keys(OfferRules.PairsRules pairs) {
        return String.join(
                " or ", pairs.variants().stream().map(OfferRules.Variant::key).toList());
    }

    private void addLimits() {
        SizeRules sizes = rulebook.wagers().sizes();
        String step = switch (sizes.step().step().value()) {
            case MINIMUM -> "the step is the minimum";
            case ABOVE_MINIMUM -> "and a step above the minimum";
            case MULTIPLE -> "and what every wager is a multiple of";
        };
        add(
                "limits",
                "minimum and maximum of each bet, " + step,
                sizes.step().step().rule());
        sizes.totals().minimum().ifPresent(rule -> add("limits.leastTotal", "none, or an amount a round", rule));
        sizes.totals().maximum().ifPresent(most -> add("limits.mostTotal", "none, or an amount a round", most.rule()));
        sizes.maximum().personal().ifPresent(rule -> add("limits.personal", "a higher maximum for one patron", rule));
        rulebook.wagers()
                .shared()
                .differential()
                .ifPresent(known -> add("limits.differential", "none, or an amount", known.rule()));
    }

    private void addFloor() {
        Ruled<?> period = rulebook.dealing().rounds().period().setBy();
        add("floor.wageringPeriod", "seconds, 1 or more", period.rule());
        Closing closing = rulebook.house().conduct().floor().closing();
        if (closing instanceof Closing.NoticePeriod notice) {
            add("floor.closingNotice", "minutes, " + notice.noticeMillis() / 60_000 + " or more", notice.rule());
        }
        rulebook.house()
                .conduct()
                .floor()
                .idleSeat()
                .filter(seat -> seat.rounds().isEmpty())
                .ifPresent(seat -> add(
                        "floor.idleRounds",
                        "rounds without a wager, " + IdleSeat.USUAL_HOUSE_ROUNDS + " unless chosen",
                        seat.rule()));
    }

    private void addMoney() {
        rulebook.house().cash().credit().sources().stream()
                .filter(source -> source.source() == CreditSource.NOTES)
                .forEach(source -> add("money.notes", "the notes that are taken", source.rule()));
        if (rulebook.house().cash().paper().handPay().isPresent()) {
            RuleId rule = rulebook.house().cash().paper().handPay().get().aboveLimit();
            add("money.ticketLimit", "none, or an amount above which a hand pay is due", rule);
        }
    }

    private void addCards(ShoeRules shoe) {
        PreparationRules preparation = shoe.preparation();
        Ruled<Integer> depth = preparation.cut().rearDepth();
        add("dealing.cut", depth.value() + " or more cards behind the cutting card", depth.rule());
        add(
                "dealing.burn",
                oneOf(preparation.burn().modes()),
                preparation.burn().modes().getFirst().rule());
        preparation.cards().shuffler().ifPresent(known -> add("dealing.shuffler", "on or off", known.use()));
        preparation.preShuffled().ifPresent(known -> add("dealing.preShuffled", "on or off", known.rule()));
        Ruled<Integer> games = shoe.table().station().games();
        add("dealing.games", "1 to " + games.value() + " at one dealer's station", games.rule());
    }

    private void addDice(TumblerRules tumbler) {
        add(
                "dealing.shake",
                oneOf(tumbler.shakes().modes()),
                tumbler.shakes().modes().getFirst().rule());
        add("dealing.showTotal", "on or off", tumbler.results().reveal().total());
        tumbler.shooter()
                .ifPresent(shooter -> add(
                        "dealing.shooter",
                        "in turn, or by the highest wager from a shooting value",
                        shooter.shooting().button()));
    }

    private static String oneOf(List<? extends Ruled<? extends Enum<?>>> modes) {
        return String.join(
                " or ",
                modes.stream()
                        .map(mode ->
                                mode.value().name().toLowerCase(Locale.ROOT).replace('_', ' '))
                        .toList());
    }

    private void add(String name, String choice, RuleId rule) {
        parameters.add(new OperatorParameter(name, choice, rule));
    }
}
