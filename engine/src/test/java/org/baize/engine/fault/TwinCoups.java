package org.baize.engine.fault;

import static org.baize.engine.TestFloor.MULTI;
import static org.baize.engine.TestFloor.OPERATOR;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.baize.engine.TestFloor;
import org.baize.engine.cards.CardTable;
import org.baize.engine.command.Command;
import org.baize.rules.baccarat.Card;
import org.baize.rules.baccarat.Coup;
import org.baize.rules.law.Role;
import org.baize.rules.round.RoundPhase;

/** Baccarat for the twin: method A takes five per cent of every win of Banker, method B half of a win with six. */
final class TwinCoups implements CorrectionTwin.Game {

    private static final String BURNED = "2H";
    private static final Map<String, Totals> KNOWN = known();

    private final boolean methodB;
    private final CardTable there;
    private final Iterator<Card> stack;
    private final Map<String, Totals> seen = new LinkedHashMap<>(KNOWN);

    private record Totals(int player, int banker) {}

    private static Map<String, Totals> known() {
        Map<String, Totals> known = new LinkedHashMap<>();
        known.put("coup:P=4H,4C B=2C,5C", new Totals(8, 7));
        known.put("coup:P=2C,5C B=4H,4C", new Totals(7, 8));
        known.put("coup:P=2C,2D,KH B=3H,3C", new Totals(4, 6));
        known.put("coup:P=2C,5C B=3H,4D", new Totals(7, 7));
        return known;
    }

    TwinCoups(boolean methodB, long seed) {
        this.methodB = methodB;
        this.there = CardTable.ready(MULTI, methodB ? "baccarat-b" : "baccarat-a");
        // Some copies of that card are burned, and a ninth copy of a card would be an irregularity.
        this.stack = CardTable.shuffled(seed).stream()
                .filter(card -> !card.equals(Card.parse(BURNED)))
                .iterator();
        floor().signOn(OPERATOR, Command.NONE, Role.OPERATOR_AUTHORITY);
        floor().buyIn(1, 1).buyIn(2, 1).buyIn(3, 1);
    }

    @Override
    public TestFloor floor() {
        return there.floor();
    }

    @Override
    public List<String> bets() {
        return List.of("player", "banker", "tie");
    }

    @Override
    public void open() {
        there.open();
    }

    @Override
    public void wager(int terminal, String bet, long cents) {
        there.place(terminal, bet, cents);
    }

    @Override
    public void close() {
        there.close();
    }

    @Override
    public String settle(Random random) {
        while (there.phase() != RoundPhase.RESULT) {
            there.read(stack.next().text());
        }
        Coup coup = there.coup();
        seen.put(coup.text(), new Totals(coup.player().total(), coup.banker().total()));
        there.confirm();
        return coup.text();
    }

    @Override
    public String any(Random random) {
        return List.copyOf(seen.keySet()).get(random.nextInt(seen.size()));
    }

    @Override
    public long netCents(String bet, long cents, String result) {
        Totals totals = totals(result);
        int ahead = Integer.compare(totals.banker(), totals.player());
        return switch (bet) {
            case "tie" -> ahead == 0 ? cents * 8 : -cents;
            case "player" -> -ahead * cents;
            case "banker" -> ahead * cents - commissionCents(bet, cents, result);
            default -> throw new IllegalArgumentException(bet);
        };
    }

    @Override
    public long commissionCents(String bet, long cents, String result) {
        Totals totals = totals(result);
        if (!bet.equals("banker") || totals.banker() <= totals.player()) {
            return 0;
        }
        if (methodB) {
            return totals.banker() == 6 ? cents / 2 : 0;
        }
        return cents / 20;
    }

    private Totals totals(String result) {
        Totals totals = seen.get(result);
        if (totals == null) {
            throw new AssertionError("no such coup was seen: " + result);
        }
        return totals;
    }
}
