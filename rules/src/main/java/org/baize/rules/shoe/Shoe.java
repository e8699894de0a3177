package org.baize.rules.shoe;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baize.rules.baccarat.Card;
import org.baize.rules.baccarat.Coup;
import org.baize.rules.law.RuleId;
import org.baize.rules.shoe.preparation.DrawnCard;
import org.baize.rules.shoe.preparation.Preparation;

/**
 * A shoe in play. It records what happened, lawful or not; {@link ShoeRules} says what may happen next.
 *
 * @param drawn every card that left it, burned ones first; cutting cards are no cards
 * @param blocks what forbids the next coup; a coup in progress is finished all the same
 * @param carried cards in excess that open the next coup, in the order they left
 */
public record Shoe(
        String id, int cards, List<DrawnCard> drawn, Progress progress, List<Block> blocks, List<CarriedCard> carried) {

    /** How far the shoe has come. */
    public record Progress(boolean coupInProgress, int coupsEnded, ShoeEnd end, Optional<CuttingCard> cuttingCard) {}

    /** When the cutting card showed. */
    public record CuttingCard(int afterCards, boolean beforeFirstCard) {}

    /** Something that forbids the next coup until new cards are ready. */
    public record Block(ShoeRefusal reason, RuleId rule) {}

    private static final Progress UNPLAYED = new Progress(false, 0, ShoeEnd.OPEN, Optional.empty());

    public Shoe {
        drawn = List.copyOf(drawn);
        blocks = List.copyOf(blocks);
        carried = List.copyOf(carried);
        if (drawn.size() > cards) {
            throw new IllegalArgumentException("more cards left the shoe than were in it: " + drawn.size());
        }
    }

    /** The shoe that a finished preparation makes. */
    public static Shoe of(Preparation prepared) {
        if (prepared.stage() != Preparation.Stage.READY) {
            throw new IllegalArgumentException("the shoe is not ready: " + prepared.stage());
        }
        return new Shoe(
                prepared.shoeId().orElseThrow(),
                prepared.cards().decks() * Card.FACES.size(),
                prepared.burn().gone(),
                UNPLAYED,
                List.of(),
                List.of());
    }

    public int remaining() {
        return cards - drawn.size();
    }

    public boolean coupInProgress() {
        return progress.coupInProgress();
    }

    public ShoeEnd end() {
        return progress.end();
    }

    public Optional<CuttingCard> cuttingCard() {
        return progress.cuttingCard();
    }

    /** Whether no further coup can follow the one in progress, whatever the reason. */
    public boolean finished() {
        return end() == ShoeEnd.OVER || !blocks.isEmpty();
    }

    /** Every face that was seen leaving, in that order. */
    public List<Card> seen() {
        return drawn.stream()
                .filter(DrawnCard.Seen.class::isInstance)
                .map(card -> ((DrawnCard.Seen) card).card())
                .toList();
    }

    /** What kind of coup comes next: one seen card in excess is enough to take betting away. */
    public CoupKind nextCoup() {
        boolean noBet = carried.stream().anyMatch(card -> card.opens() == CoupKind.NO_BET);
        return noBet ? CoupKind.NO_BET : CoupKind.BETTING;
    }

    /** A card leaves the shoe for a coup; the first one begins it. Carried cards must have opened the coup already. */
    public Shoe deal(DrawnCard card) {
        if (!carried.isEmpty() && !coupInProgress()) {
            throw new IllegalStateException("a carried card waits to open the next coup");
        }
        return leaves(card).with(inCoup());
    }

    /** The carried cards begin the next coup; no card leaves the shoe for it. */
    public Shoe openWithCarried() {
        if (carried.isEmpty() || coupInProgress()) {
            throw new IllegalStateException("no carried card can open a coup now");
        }
        return new Shoe(id, cards, drawn, inCoup(), blocks, List.of());
    }

    /** A card leaves the shoe when none was due. It belongs to no coup yet and begins none. */
    public Shoe drawExcess(DrawnCard card) {
        return leaves(card);
    }

    /**
     * A card in excess is kept to open the next coup. One that would end that coup before a card is dealt to it is not:
     * it is only used up, since a coup begins with a card that leaves the shoe for it.
     */
    public Shoe carry(CarriedCard card) {
        List<CarriedCard> more = new ArrayList<>(carried);
        more.add(card);
        return endsACoup(more) ? this : new Shoe(id, cards, drawn, progress, blocks, more);
    }

    /** Cards that nobody has seen may be any; four of them may be a natural. */
    private static boolean endsACoup(List<CarriedCard> waiting) {
        List<Card> seen = new ArrayList<>();
        for (CarriedCard one : waiting) {
            if (one.card() instanceof DrawnCard.Seen known) {
                seen.add(known.card());
            }
        }
        boolean allSeen = seen.size() == waiting.size();
        return waiting.size() >= Coup.INITIAL_CARDS
                && (!allSeen || Coup.reconstruct(seen).coup().complete());
    }

    /** The cutting card shows. It is set aside and never counted; only its first showing matters. */
    public Shoe showCuttingCard(LastCoupRules rules) {
        if (cuttingCard().isPresent()) {
            return this;
        }
        CuttingCard shown = new CuttingCard(drawn.size(), !coupInProgress());
        return with(new Progress(
                coupInProgress(), progress.coupsEnded(), rules.cuttingCard(coupInProgress()), Optional.of(shown)));
    }

    /** The coup is over and its cards are discarded. If the shoe is over too, carried cards leave with it. */
    public Shoe endCoup(CoupEnd coup) {
        if (!coupInProgress()) {
            throw new IllegalStateException("no coup is in progress");
        }
        Shoe ended = with(new Progress(false, progress.coupsEnded() + 1, end().after(coup), cuttingCard()));
        return ended.finished() ? new Shoe(id, cards, drawn, ended.progress, blocks, List.of()) : ended;
    }

    public Shoe block(Block block) {
        List<Block> more = new ArrayList<>(blocks);
        more.add(block);
        return new Shoe(id, cards, drawn, progress, more, carried);
    }

    /** The cards were replaced face for face, so that nothing about them forbids the next coup any more. */
    public Shoe replaced() {
        List<Block> left = blocks.stream()
                .filter(block -> block.reason() != ShoeRefusal.REPLACEMENT_ORDERED)
                .toList();
        return new Shoe(id, cards, drawn, progress, left, carried);
    }

    /** The same cards with the same history in another shoe. */
    public Shoe movedTo(String otherId) {
        return new Shoe(otherId, cards, drawn, progress, blocks, carried);
    }

    private Shoe leaves(DrawnCard card) {
        List<DrawnCard> more = new ArrayList<>(drawn);
        more.add(card);
        return new Shoe(id, cards, more, progress, blocks, carried);
    }

    private Progress inCoup() {
        return new Progress(true, progress.coupsEnded(), end(), cuttingCard());
    }

    private Shoe with(Progress changed) {
        return new Shoe(id, cards, drawn, changed, blocks, carried);
    }
}
