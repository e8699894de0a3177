package org.baize.simulator.floor;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.baize.engine.command.CardCommand;
import org.baize.engine.command.Command;
import org.baize.engine.command.DiceCommand;
import org.baize.engine.command.FaultCommand;
import org.baize.engine.command.WheelCommand;
import org.baize.engine.event.CardEvent;
import org.baize.engine.event.FaultEvent;
import org.baize.engine.event.RoundEvent;
import org.baize.rules.baccarat.Card;
import org.baize.rules.shoe.preparation.DrawnCard;
import org.baize.rules.sicbo.DiceRules;

/**
 * What came out, worked out from what wheel, dice, shoe and people put in. Events say that a card was dealt or that a
 * result was taken; which number, which dice, which hands and which pairs that makes is found here.
 */
final class NaiveResults {

    private final Map<Integer, At> tables = new LinkedHashMap<>();

    /** What the model knows of the running round of one table. */
    private static final class At {

        private List<String> cards = new ArrayList<>();
        private final List<String> aside = new ArrayList<>();
        private Optional<String> result = Optional.empty();
    }

    private At at(int table) {
        return tables.computeIfAbsent(table, number -> new At());
    }

    void see(Command asked, CardEvent event) {
        At at = at(event.table());
        switch (event) {
            case CardEvent.CardDealt dealt -> deal(at, asked, dealt);
            case CardEvent.CardSetAside aside -> {
                if (aside.card() instanceof DrawnCard.Seen seen) {
                    at.aside.add(seen.card().text());
                }
            }
            case CardEvent.CarriedCardsOpened opened -> open(at, asked, opened);
            case CardEvent.HandsRebuilt rebuilt -> rebuild(at, asked, rebuilt);
            case CardEvent.CardsDiscarded _ -> at.cards = new ArrayList<>();
            // Nothing else changes what lies in the hands.
            default -> {}
        }
    }

    private static void deal(At at, Command asked, CardEvent.CardDealt dealt) {
        String face = drawn(asked)
                .filter(dealt.card().text()::equals)
                .orElseThrow(() -> new Disagreement(dealt + " is not the card that left the shoe: " + asked));
        if (NaiveCoup.of(at.cards).complete()) {
            throw new Disagreement("no card was due after " + at.cards + ", but " + face + " was dealt");
        }
        at.cards.add(face);
    }

    /** The face of the card that left the shoe. */
    private static Optional<String> drawn(Command asked) {
        return switch (asked) {
            case CardCommand.ReadCard read -> Optional.of(NaiveCoup.face(read.face()));
            case CardCommand.KeyCard key -> Optional.of(NaiveCoup.face(key.face()));
            default -> Optional.empty();
        };
    }

    /** Only cards that were set aside, or one that is named now, can open a coup. */
    private static void open(At at, Command asked, CardEvent.CarriedCardsOpened opened) {
        for (String card : texts(opened.cards())) {
            if (!at.aside.remove(card) && !drawn(asked).equals(Optional.of(card))) {
                throw new Disagreement(card + " was never set aside, but opens a coup: " + opened);
            }
            at.cards.add(card);
        }
    }

    private static void rebuild(At at, Command asked, CardEvent.HandsRebuilt rebuilt) {
        NaiveCoup right = NaiveCoup.of(order(asked));
        if (!right.leftOver().equals(texts(rebuilt.leftover()))) {
            throw new Disagreement(rebuilt + " should come to " + right);
        }
        List<String> needed = new ArrayList<>(order(asked));
        right.leftOver().forEach(card -> needed.remove(needed.lastIndexOf(card)));
        at.aside.addAll(right.leftOver());
        if (texts(rebuilt.before()).equals(at.cards)) {
            at.cards = needed;
        }
    }

    /** The order of draw as somebody puts it right. */
    private static List<String> order(Command asked) {
        return switch (asked) {
            case CardCommand.CarryOut carry -> texts(carry.report().order());
            case CardCommand.Report report -> texts(report.report().order());
            default -> List.of();
        };
    }

    private static List<String> texts(List<Card> cards) {
        return cards.stream().map(Card::text).toList();
    }

    /** A number, dice, or a coup that is complete. */
    void take(Command asked, RoundEvent.ResultTaken taken, NaiveTable table) {
        At at = at(taken.table());
        String result = entered(asked).orElseGet(() -> coup(at.cards));
        same(result, table.outcome(taken.outcome()), taken);
        at.result = Optional.of(result);
    }

    private static String coup(List<String> cards) {
        NaiveCoup coup = NaiveCoup.of(cards);
        if (!coup.complete()) {
            throw new Disagreement("a card is still due after " + cards);
        }
        return coup.facts();
    }

    private static Optional<String> entered(Command asked) {
        return switch (asked) {
            case WheelCommand.SenseNumber sensed -> Optional.of(number(sensed.number()));
            case WheelCommand.KeyNumber key -> Optional.of(number(key.number()));
            case DiceCommand.ReadDice read -> Optional.of(dice(read.faces(), read.side() == DiceRules.Side.BASE));
            case DiceCommand.KeyDice key -> Optional.of(dice(key.faces(), false));
            default -> Optional.empty();
        };
    }

    private static String number(String read) {
        String bare = read.strip();
        return bare.startsWith("number:") ? bare : "number:" + bare;
    }

    /** Opposite faces of a die add up to seven. */
    private static String dice(List<Integer> faces, boolean below) {
        return faces.stream()
                .map(face -> Integer.toString(below ? 7 - face : face))
                .collect(Collectors.joining("-", "dice:", ""));
    }

    /** A supervisor says what really came out, before anything is paid. */
    void correct(Command asked, FaultEvent.ResultCorrected corrected, NaiveTable table) {
        String right =
                said(asked, table).orElseThrow(() -> new Disagreement(corrected + " was said by nobody: " + asked));
        same(right, table.outcome(corrected.actual()), corrected);
        at(corrected.table()).result = Optional.of(right);
    }

    /** The outcome that a settled round counts by after a correction: what somebody says now, or the one it had. */
    String corrected(Command asked, FaultEvent.RoundCorrected corrected, NaivePast past) {
        List<String> order = order(asked);
        String right = said(asked, past.playedOn())
                .orElseGet(() ->
                        order.isEmpty() ? past.outcome() : NaiveCoup.of(order).facts());
        same(right, past.playedOn().outcome(corrected.actual().orElseThrow()), corrected);
        return right;
    }

    private static Optional<String> said(Command asked, NaiveTable table) {
        Optional<String> said = switch (asked) {
            case FaultCommand.CorrectResult correct -> Optional.of(correct.outcome());
            case FaultCommand.DecideFromRecords decide -> decide.found().actual();
            default -> Optional.empty();
        };
        return said.map(String::strip).map(text -> spelled(text, table));
    }

    private static String spelled(String text, NaiveTable table) {
        if (text.startsWith("coup:")) {
            return NaiveCoup.written(text).facts();
        }
        return table.outcome(0).startsWith("number:") ? number(text) : text;
    }

    /** The round is over; what it is settled on. */
    String settle(RoundEvent.RoundSettled settled, NaiveTable table) {
        At at = at(settled.table());
        String result = at.result.orElseThrow(() -> new Disagreement("nothing came out, but " + settled));
        same(result, table.outcome(settled.outcome()), settled);
        at.result = Optional.empty();
        return result;
    }

    void makeVoid(int table) {
        at(table).result = Optional.empty();
    }

    /** The facts by which pairs are paid before the coup is over; only the pairs of them count. */
    String pairs(int table) {
        return NaiveCoup.of(at(table).cards).facts();
    }

    private static void same(String found, String said, Object event) {
        if (!found.equals(said)) {
            throw new Disagreement("by what was put in it is " + found + ", the floor says " + said + ": " + event);
        }
    }
}
