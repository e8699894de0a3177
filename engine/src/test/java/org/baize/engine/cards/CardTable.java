package org.baize.engine.cards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.engine.TestFloor.DEALER;
import static org.baize.engine.TestFloor.MANAGER;
import static org.baize.engine.TestFloor.MINI;
import static org.baize.engine.TestFloor.RAPID;
import static org.baize.engine.TestFloor.SUPERVISOR;
import static org.baize.engine.TestFloor.TABLE;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.baize.engine.TestFloor;
import org.baize.engine.answer.Refusal;
import org.baize.engine.command.CardCommand;
import org.baize.engine.command.Command;
import org.baize.engine.command.Countersign;
import org.baize.engine.command.MoneyCommand;
import org.baize.engine.command.Origin;
import org.baize.engine.command.RoundCommand;
import org.baize.engine.event.Event;
import org.baize.engine.spec.CardReport;
import org.baize.engine.state.ShoeState;
import org.baize.rules.baccarat.Card;
import org.baize.rules.baccarat.Coup;
import org.baize.rules.cash.CreditSource;
import org.baize.rules.law.Reason;
import org.baize.rules.law.Role;
import org.baize.rules.round.Apparatus;
import org.baize.rules.round.Closer;
import org.baize.rules.round.RoundPhase;
import org.baize.rules.rulebook.Rulebooks;
import org.baize.rules.setup.DealingChoice;
import org.baize.rules.setup.DefaultSetup;
import org.baize.rules.setup.TableSetup;
import org.baize.rules.shoe.Shoe;
import org.baize.rules.shoe.irregular.Irregularity;
import org.baize.rules.shoe.preparation.Audit;
import org.baize.rules.shoe.preparation.BurnMode;
import org.baize.rules.shoe.preparation.CardCheck;
import org.baize.rules.shoe.preparation.Cutter;
import org.baize.rules.shoe.preparation.Preparation;
import org.baize.rules.shoe.preparation.PreparationStep;

/**
 * A baccarat table to test on: it prepares shoes, lets the reader of the shoe send cards, and counts all cards after
 * every command.
 */
public final class CardTable {

    static final String SHOE = "shoe-1";
    static final Origin READER = Origin.device(TABLE);
    static final Audit COMPLETE = new Audit(List.of(), List.of(), List.of());

    final TestFloor floor;
    private final int number;
    private final String shoe;

    CardTable(TestFloor floor, int number, String shoe) {
        this.floor = floor;
        this.number = number;
        this.shoe = shoe;
    }

    /** An open table with people on it and no cards. */
    static CardTable bare(String rulebook, String game) {
        TestFloor floor = TestFloor.with(rulebook, game, Apparatus.SHOE);
        floor.signOn(SUPERVISOR, Command.NONE, Role.CASINO_SUPERVISOR);
        floor.signOn(MANAGER, Command.NONE, Role.ASSISTANT_GAMING_MANAGER);
        return new CardTable(floor, TABLE, SHOE);
    }

    static String game(String rulebook) {
        return rulebook.equals(RAPID) ? "baccarat" : "baccarat-a";
    }

    /** A table that is not open yet, with that burn. */
    static CardTable closed(BurnMode burn) {
        TestFloor floor = TestFloor.empty();
        TableSetup usual = DefaultSetup.of(Rulebooks.byId(MINI), "baccarat-a");
        var cards = new DealingChoice.Cards(20, burn, false, false, 1);
        TableSetup setup = new TableSetup(usual.game(), usual.limits(), cards, usual.floor(), usual.money());
        floor.install(TABLE, MINI, setup, Apparatus.SHOE).terminal(1, TABLE).signOn(DEALER, TABLE, Role.DEALER);
        return new CardTable(floor, TABLE, CardTable.SHOE);
    }

    /** A table whose first shoe is ready. */
    public static CardTable ready(String rulebook, String game) {
        CardTable table = bare(rulebook, game);
        table.prepare("set-1", "2H");
        return table;
    }

    public TestFloor floor() {
        return floor;
    }

    /** The coup on the table. */
    public Coup coup() {
        return cards().coup().coup();
    }

    ShoeState cards() {
        return ShoeState.of(floor.table(number));
    }

    public RoundPhase phase() {
        return floor.table(number).round().phase();
    }

    List<Event> accept(Origin origin, Command command) {
        List<Event> events = floor.accept(origin, command);
        count();
        return events;
    }

    List<Event> accept(Origin origin, Countersign second, Command command) {
        List<Event> events = floor.accept(origin, second, command);
        count();
        return events;
    }

    Refusal refuse(Origin origin, Command command) {
        return floor.refuse(origin, command);
    }

    /** Why the dealer cannot open a round. */
    Reason whyNotOpen() {
        return refuse(DEALER, new RoundCommand.OpenBetting(number)).reason();
    }

    /** Every card of the shoe is somewhere. */
    private void count() {
        if (cards().shoe().isPresent()) {
            assertThat(accountedFor()).as("cards of table %s", number).isEqualTo(416);
        }
    }

    /** All cards of the shoe, wherever they are: in it, burned, on the table, aside, carried over or discarded. */
    int accountedFor() {
        ShoeState cards = cards();
        Shoe from = cards.shoe().orElseThrow();
        int burned = cards.preparation().orElseThrow().burn().gone().size();
        return from.remaining()
                + burned
                + cards.coup().cards().size()
                + cards.tally().aside().size()
                + from.carried().size()
                + cards.tally().discarded();
    }

    void bring(String set) {
        accept(DEALER, new CardCommand.BringCards(number, set, 8, "red", Optional.empty()));
    }

    void check(String set) {
        accept(DEALER, new CardCommand.CheckCards(number, set, CardCheck.Checker.DEALER, Optional.empty(), COMPLETE));
    }

    void step(Origin who, PreparationStep step) {
        accept(who, new CardCommand.Prepare(number, Command.NONE, step));
    }

    /** From the set to a burned shoe; the first card is the burn card. */
    void prepare(String set, String burn) {
        bring(set);
        check(set);
        accept(DEALER, new CardCommand.StartShoe(number, set));
        shuffleToLoad();
        burn(burn);
    }

    void shuffleToLoad() {
        step(DEALER, new PreparationStep.Shuffle(Optional.empty()));
        boolean offered = floor.table(number)
                        .rulebook()
                        .dealing()
                        .shoe()
                        .orElseThrow()
                        .preparation()
                        .cut()
                        .cutter()
                        .value()
                == Cutter.PATRON_ELSE_SUPERVISOR;
        if (offered) {
            step(DEALER, new PreparationStep.OfferCut(false));
            step(SUPERVISOR, new PreparationStep.Cut(Role.CASINO_SUPERVISOR, Optional.of(200)));
        } else {
            step(DEALER, new PreparationStep.Cut(Role.DEALER, Optional.of(200)));
        }
        step(DEALER, new PreparationStep.PlaceCuttingCard(Optional.of(20)));
        step(DEALER, new PreparationStep.Load(shoe));
    }

    /** The reader sends cards until the burn is done. */
    void burn(String face) {
        int sent = 0;
        while (cards().preparation().orElseThrow().stage() != Preparation.Stage.READY) {
            accept(Origin.device(number), new CardCommand.ReadCard(number, shoe, ++sent, face));
        }
    }

    /** The reader sends these cards, next in the shoe. */
    public List<Event> read(String... faces) {
        List<Event> events = new ArrayList<>();
        for (String face : faces) {
            events.addAll(accept(Origin.device(number), next(face)));
        }
        return events;
    }

    CardCommand.ReadCard next(String face) {
        int drawn = cards().shoe().orElseThrow().drawn().size();
        return new CardCommand.ReadCard(number, cards().shoe().orElseThrow().id(), drawn + 1, face);
    }

    /** Gives the player of a terminal that much to play with. */
    public CardTable fund(int terminal, int hundreds) {
        boolean notes = floor.table(number).rulebook().house().cash().credit().sources().stream()
                .anyMatch(source -> source.source() == CreditSource.NOTES);
        if (notes) {
            floor.buyIn(terminal, hundreds);
        } else {
            floor.accept(
                    DEALER,
                    new MoneyCommand.BuyInAtTable(number, terminal, CreditSource.CHIPS_AT_TABLE, hundreds * 100_00L));
        }
        return this;
    }

    public CardTable open() {
        accept(DEALER, new RoundCommand.OpenBetting(number));
        return this;
    }

    public CardTable place(int terminal, String bet, long cents) {
        floor.place(terminal, bet, cents);
        boolean confirms = floor.table(number).rulebook().id().equals(TestFloor.MULTI);
        if (confirms) {
            floor.confirm(terminal);
        }
        return this;
    }

    /** Betting is over, by the clock or by the dealer. */
    public CardTable close() {
        boolean called = floor.table(number).rulebook().dealing().rounds().period().closers().stream()
                .allMatch(closer -> closer.value() == Closer.DEALER_CALL);
        floor.pass(60_000);
        if (called) {
            accept(DEALER, new RoundCommand.CloseBetting(number));
        }
        return this;
    }

    /** The dealer confirms, and discards where the text wants to see it. */
    public void confirm() {
        accept(DEALER, new RoundCommand.ConfirmResult(number));
        if (cards().cardsOnTable()) {
            accept(DEALER, new CardCommand.DiscardCards(number));
        }
    }

    List<Event> report(Origin who, Irregularity what) {
        return accept(who, reporting(what));
    }

    CardCommand.Report reporting(Irregularity what) {
        return new CardCommand.Report(
                number, floor.table(number).round().number(), what, CardReport.noting("seen at the table"));
    }

    List<Event> carryOut(Origin who, Irregularity what) {
        return accept(who, carrying(what));
    }

    CardCommand.CarryOut carrying(Irregularity what) {
        return new CardCommand.CarryOut(number, what, CardReport.noting("decided"));
    }

    /** All 416 cards in an order that the seed decides. */
    public static List<Card> shuffled(long seed) {
        List<Card> cards = new ArrayList<>();
        for (int deck = 0; deck < 8; deck++) {
            cards.addAll(Card.FACES);
        }
        Collections.shuffle(cards, new Random(seed));
        return cards;
    }

    /** A round with 20 dollars on the Player out of 200, closed for wagers. */
    static CardTable wagered(String rulebook) {
        return ready(rulebook, rulebook.equals(TestFloor.RAPID) ? "baccarat" : "baccarat-a")
                .fund(1, 2)
                .open()
                .place(1, "player", 20_00)
                .close();
    }

    /** The first event of that kind. */
    static <E extends Event> E only(List<Event> events, Class<E> type) {
        return events.stream()
                .filter(type::isInstance)
                .map(type::cast)
                .findFirst()
                .orElseThrow();
    }
}
