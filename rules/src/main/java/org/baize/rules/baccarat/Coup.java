package org.baize.rules.baccarat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * One coup, fed card by card. Immutable. Only dealing from {@link #START} makes a coup, so that one which breaks the
 * tableau, has more than six cards or more than three in a hand cannot exist.
 */
public final class Coup {

    /** No card dealt yet. */
    public static final Coup START = new Coup(Hand.EMPTY, Hand.EMPTY);

    /** Two cards for each hand; more are drawn by the tableau. */
    public static final int INITIAL_CARDS = 4;

    private final Hand player;
    private final Hand banker;

    private Coup(Hand player, Hand banker) {
        this.player = player;
        this.banker = banker;
    }

    public Hand player() {
        return player;
    }

    public Hand banker() {
        return banker;
    }

    public Hand hand(Side side) {
        return switch (side) {
            case PLAYER -> player;
            case BANKER -> banker;
        };
    }

    /** What must be drawn next; asked of the cards alone, so nobody can override it. */
    public Due due() {
        return switch (size()) {
            case 0 -> Due.PLAYER_FIRST;
            case 1 -> Due.BANKER_FIRST;
            case 2 -> Due.PLAYER_SECOND;
            case 3 -> Due.BANKER_SECOND;
            default -> thirdCardDue();
        };
    }

    private Due thirdCardDue() {
        if (natural()) {
            return Due.COMPLETE;
        }
        if (size() == INITIAL_CARDS && Tableau.player(player.total()) == Decision.DRAW) {
            return Due.PLAYER_THIRD;
        }
        boolean bankerDraws =
                banker.third().isEmpty() && Tableau.banker(banker.total(), Tableau.column(player)) == Decision.DRAW;
        return bankerDraws ? Due.BANKER_THIRD : Due.COMPLETE;
    }

    /** The next card out of the shoe, laid where it belongs. */
    public Placement draw(Card card) {
        return due().side()
                .<Placement>map(side -> new Placement.InPlace(with(side, card)))
                .orElseGet(() -> new Placement.Excess(this, card));
    }

    /** The next card out of the shoe, laid on that hand, rightly or by mistake. */
    public Placement drawTo(Side laidOn, Card card) {
        Placement placement = draw(card);
        boolean misplaced = due().side().filter(side -> side != laidOn).isPresent();
        return misplaced ? new Placement.Moved(placement.coup(), laidOn) : placement;
    }

    /**
     * Both hands rebuilt from nothing but the order of draw; what the coup did not need is left over, in that order.
     */
    public static Reconstruction reconstruct(List<Card> drawn) {
        Coup coup = START;
        List<Card> leftover = new ArrayList<>();
        for (Card card : drawn) {
            switch (coup.draw(card)) {
                case Placement.InPlace placed -> coup = placed.coup();
                case Placement.Moved moved -> coup = moved.coup();
                case Placement.Excess excess -> leftover.add(excess.card());
            }
        }
        return new Reconstruction(coup, leftover);
    }

    /** Both hands put right, and the cards in excess. */
    public record Reconstruction(Coup coup, List<Card> leftover) {

        public Reconstruction {
            leftover = List.copyOf(leftover);
        }
    }

    public int size() {
        return player.size() + banker.size();
    }

    /** Two cards each: from here on naturals and pairs are known, and Mini-Baccarat settles pairs (9.9). */
    public boolean initialDealComplete() {
        return size() >= INITIAL_CARDS;
    }

    public boolean complete() {
        return due() == Due.COMPLETE;
    }

    /** A natural in either hand, which ends the coup; not known before the initial deal is complete. */
    public boolean natural() {
        return initialDealComplete() && (player.natural() || banker.natural());
    }

    /** The pair of one side; not told before the initial deal is complete. */
    public Optional<PairKind> pair(Side side) {
        return initialDealComplete() ? hand(side).pair() : Optional.empty();
    }

    /** All cards in the order they were drawn. */
    public List<Card> cards() {
        List<Card> drawn = new ArrayList<>();
        for (int turn = 0; turn < Math.max(player.size(), banker.size()); turn++) {
            if (turn < player.size()) {
                drawn.add(player.cards().get(turn));
            }
            if (turn < banker.size()) {
                drawn.add(banker.cards().get(turn));
            }
        }
        return List.copyOf(drawn);
    }

    /** Which hand is ahead; the result of the coup once it is complete. */
    public CoupResult result() {
        return CoupResult.of(player.total(), banker.total());
    }

    /** Why the next card is due or none is, for a dealer: {@code the Banker draws on 5 against no card}. */
    public String explanation() {
        return switch (due()) {
            case PLAYER_FIRST -> "the Player's first card is due";
            case BANKER_FIRST -> "the Banker's first card is due";
            case PLAYER_SECOND -> "the Player's second card is due";
            case BANKER_SECOND -> "the Banker's second card is due";
            case PLAYER_THIRD -> "the Player draws on " + player.total();
            case BANKER_THIRD -> "the Banker draws on " + banker.total() + " against " + columnTitle();
            case COMPLETE -> natural() ? naturalTitle() : playersTurnTitle() + " and " + bankersTurnTitle();
        };
    }

    private String naturalTitle() {
        Side side = player.natural() ? Side.PLAYER : Side.BANKER;
        return "the " + side.title() + " has a natural " + hand(side).total();
    }

    private String playersTurnTitle() {
        return player.third().isPresent() ? "the Player has drawn" : "the Player stands on " + player.total();
    }

    private String bankersTurnTitle() {
        return banker.third().isPresent()
                ? "the Banker has drawn"
                : "the Banker stands on " + banker.total() + " against " + columnTitle();
    }

    private String columnTitle() {
        return player.third().map(card -> "a third card worth " + card.points()).orElse("no card");
    }

    private Coup with(Side side, Card card) {
        return switch (side) {
            case PLAYER -> new Coup(player.with(card), banker);
            case BANKER -> new Coup(player, banker.with(card));
        };
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Coup coup && player.equals(coup.player) && banker.equals(coup.banker);
    }

    @Override
    public int hashCode() {
        return 31 * player.hashCode() + banker.hashCode();
    }

    /** {@code coup:P=KH,4S B=9C,9D}; {@link CoupText} reads it back. */
    public String text() {
        return new CoupText(player, banker).text();
    }

    @Override
    public String toString() {
        return text();
    }
}
