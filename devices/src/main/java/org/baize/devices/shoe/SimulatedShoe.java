package org.baize.devices.shoe;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;
import org.baize.devices.Chance;
import org.baize.devices.Clockwork;
import org.baize.devices.Listeners;
import org.baize.devices.Mischief;
import org.baize.rules.baccarat.Card;
import org.baize.rules.baccarat.CoupResult;

/** A shoe that is not there, with the cards that a shuffle would put into it. Serves demonstrations only. */
public final class SimulatedShoe implements Shoe {

    private static final long OFFLINE_MILLIS = 15_000;
    private static final int READ_MILLIS = 150;

    private final String id;
    private final Clockwork time;
    private final Chance chance;
    private final Mischief<ShoeMisbehaviour> mischief = new Mischief<>();
    private final Listeners<ShoeReport> listeners = new Listeners<>();
    private final List<Card> inside = new ArrayList<>();
    private final List<Card> out = new ArrayList<>();
    private int behindCut;
    private boolean offline;
    private volatile ShoeSight sight;

    public SimulatedShoe(String id, Clockwork time, Chance chance) {
        this.id = id;
        this.time = time;
        this.chance = chance;
        this.sight = new ShoeSight(List.of(), false, time.nowMillis());
    }

    /** What came of reaching for a card. */
    public enum Drawn {
        CARD,
        NO_CARD,
        JAMMED
    }

    @Override
    public String id() {
        return id;
    }

    /** Has it do this wrong as soon as it can. */
    public void misbehave(ShoeMisbehaviour next) {
        mischief.add(next);
    }

    /** What the dealer sees. */
    public ShoeSight sight() {
        return sight;
    }

    @Override
    public void listen(Consumer<? super ShoeReport> listener) {
        listeners.add(listener);
    }

    /** So many decks, shuffled, with so many cards behind the cutting card. */
    public void load(int decks, int cardsBehindCut) {
        time.after(0, () -> {
            inside.clear();
            out.clear();
            for (int deck = 0; deck < decks; deck++) {
                inside.addAll(Card.FACES);
            }
            chance.shuffle(inside);
            behindCut = cardsBehindCut;
            look();
        });
    }

    /** As it stands in the middle of its cards: those that left it and, shuffled, the rest of so many decks. */
    public void resume(int decks, int cardsBehindCut, List<Card> left) {
        load(decks, cardsBehindCut);
        time.after(0, () -> {
            left.forEach(inside::remove);
            out.addAll(left);
            look();
        });
    }

    /** The dealer draws a card. */
    public CompletionStage<Drawn> draw() {
        CompletableFuture<Drawn> drawn = new CompletableFuture<>();
        time.after(0, () -> drawn.complete(drawNow()));
        return drawn;
    }

    /** Somebody bumps the table while nobody draws: a card that is loose comes out. */
    public void jolt() {
        time.after(0, () -> {
            if (!inside.isEmpty() && mischief.now(ShoeMisbehaviour.EARLY_CARD)) {
                slide();
            }
        });
    }

    /** The coup is over: a shoe that follows it shows who has won. */
    public void show(CoupResult won) {
        time.after(0, () -> {
            if (mischief.now(ShoeMisbehaviour.WRONG_RESULT)) {
                tell(new ShoeReport.ResultShown(won == CoupResult.TIE ? CoupResult.PLAYER : CoupResult.TIE));
            }
        });
    }

    private Drawn drawNow() {
        if (mischief.now(ShoeMisbehaviour.JAM)) {
            tell(new ShoeReport.Jammed());
            return Drawn.JAMMED;
        }
        if (inside.isEmpty()) {
            return Drawn.NO_CARD;
        }
        if (mischief.now(ShoeMisbehaviour.OFFLINE)) {
            goOffline();
        }
        if (inside.size() > 1 && mischief.now(ShoeMisbehaviour.OUT_OF_ORDER)) {
            take();
            take();
            tell(read(out.size()));
            tell(read(out.size() - 1));
            return Drawn.CARD;
        }
        slide();
        if (!inside.isEmpty() && mischief.now(ShoeMisbehaviour.SECOND_CARD)) {
            slide();
        }
        return Drawn.CARD;
    }

    private void goOffline() {
        tell(new ShoeReport.WentOffline());
        offline = true;
        time.after(OFFLINE_MILLIS, () -> {
            offline = false;
            tell(new ShoeReport.CameBack());
        });
    }

    /** One card comes out past the reader. */
    private void slide() {
        take();
        if (mischief.now(ShoeMisbehaviour.NOT_READ)) {
            tell(new ShoeReport.CardUnread(out.size()));
            return;
        }
        ShoeReport read = read(out.size());
        tell(read);
        if (mischief.now(ShoeMisbehaviour.READ_TWICE)) {
            time.after(READ_MILLIS, () -> tell(read));
        }
    }

    private void take() {
        boolean cuttingCard = inside.size() == behindCut;
        out.add(inside.removeLast());
        look();
        if (cuttingCard && !mischief.now(ShoeMisbehaviour.CUTTING_CARD_MISSED)) {
            tell(new ShoeReport.CuttingCardOut());
        }
    }

    private void look() {
        sight = new ShoeSight(out, !out.isEmpty() && inside.size() < behindCut, time.nowMillis());
    }

    private ShoeReport read(int number) {
        Card card = out.get(number - 1);
        String face = mischief.now(ShoeMisbehaviour.FOREIGN_CARD)
                ? "joker"
                : read(card).text();
        String shoe = mischief.now(ShoeMisbehaviour.OTHER_SHOE) ? id + " beside" : id;
        return new ShoeReport.CardRead(shoe, number, face);
    }

    private Card read(Card card) {
        return mischief.now(ShoeMisbehaviour.MISREAD)
                ? chance.pick(Card.FACES.stream()
                        .filter(other -> other.points() == card.points() && !other.equals(card))
                        .toList())
                : card;
    }

    private void tell(ShoeReport report) {
        if (!offline) {
            listeners.tell(report);
        }
    }
}
