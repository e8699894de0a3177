package org.baize.engine.cards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.engine.TestFloor.ADMINISTRATOR;
import static org.baize.engine.TestFloor.DEALER;
import static org.baize.engine.TestFloor.MANAGER;
import static org.baize.engine.TestFloor.MINI;
import static org.baize.engine.TestFloor.MULTI;
import static org.baize.engine.TestFloor.RAPID;
import static org.baize.engine.TestFloor.SUPERVISOR;

import java.util.List;
import java.util.Optional;
import org.baize.engine.TestFloor;
import org.baize.engine.command.CardCommand;
import org.baize.engine.command.Command;
import org.baize.engine.command.Origin;
import org.baize.engine.command.SetupCommand;
import org.baize.engine.event.Event;
import org.baize.engine.event.RoundEvent;
import org.baize.engine.spec.TableSpec;
import org.baize.rules.baccarat.Card;
import org.baize.rules.law.Role;
import org.baize.rules.law.RuleId;
import org.baize.rules.round.Apparatus;
import org.baize.rules.round.RoundPhase;
import org.baize.rules.rulebook.Rulebooks;
import org.baize.rules.setup.DealingChoice;
import org.baize.rules.setup.DefaultSetup;
import org.baize.rules.setup.TableSetup;
import org.baize.rules.shoe.CoupKind;
import org.baize.rules.shoe.ShoeRefusal;
import org.baize.rules.shoe.irregular.Irregularity;
import org.baize.rules.shoe.irregular.RemedyRefusal;
import org.baize.rules.shoe.preparation.CardCheck;
import org.baize.rules.shoe.preparation.PreparationStep;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;

/** One dealer, two games, two shoes. */
class StationTest {

    private final TestFloor floor = TestFloor.empty();
    private final CardTable first = new CardTable(floor, 1, "shoe-1");
    private final CardTable second = new CardTable(floor, 2, "shoe-2");

    private void station(String rulebook, String game) {
        for (int table = 1; table <= 2; table++) {
            floor.accept(ADMINISTRATOR, new SetupCommand.InstallTable(table, spec(table, rulebook, game)));
            floor.signOn(DEALER, table, Role.DEALER);
            floor.terminal(table, table);
            floor.accept(ADMINISTRATOR, new SetupCommand.OpenTable(table));
        }
        floor.signOn(SUPERVISOR, Command.NONE, Role.CASINO_SUPERVISOR);
        floor.signOn(MANAGER, Command.NONE, Role.ASSISTANT_GAMING_MANAGER);
        first.prepare("set-1", "KH");
        second.prepare("set-2", "KH");
    }

    private static TableSpec spec(int table, String rulebook, String game) {
        return spec(table, rulebook, game, 2);
    }

    private static TableSpec spec(int table, String rulebook, String game, int games) {
        TableSetup one = DefaultSetup.of(Rulebooks.byId(rulebook), game);
        DealingChoice.Cards cards = (DealingChoice.Cards) one.dealing();
        TableSetup setup = new TableSetup(
                one.game(),
                one.limits(),
                new DealingChoice.Cards(
                        cards.cardsBehindCut(), cards.burn(), cards.shuffler(), cards.preShuffled(), games),
                one.floor(),
                one.money());
        TableSpec spec = TestFloor.spec(table, rulebook, setup, Apparatus.SHOE);
        TableSpec.Installation at = spec.installation();
        return new TableSpec(
                spec.name(),
                rulebook,
                setup,
                new TableSpec.Installation(at.apparatus(), at.operation(), at.form(), 1, at.approved()));
    }

    @Test
    @Clause({"nsw-rapid-2016:1.1/dealer station"})
    void bindsNoThirdGameToADealer() {
        station(RAPID, "baccarat");

        var refusal = floor.refuse(ADMINISTRATOR, new SetupCommand.InstallTable(3, spec(3, RAPID, "baccarat")));

        assertThat(refusal.reason()).isEqualTo(ShoeRefusal.TOO_MANY_GAMES);
        assertThat(refusal.rule()).contains(new RuleId(RAPID, "1.1/dealer station"));
        assertThat(floor.floor().state().table(3)).isEmpty();
    }

    @Test
    @Clause({"nsw-rapid-2016:1.1/Angel Eye shoe", "act-multi-terminal-2019:A.1/Shoe", "act-mini-baccarat-2015:A/Shoe"})
    void startsNoShoeThatIsNotApproved() {
        for (String rulebook : List.of(RAPID, MULTI, MINI)) {
            TestFloor bare = TestFloor.empty();
            TableSpec spec = spec(1, rulebook, rulebook.equals(RAPID) ? "baccarat" : "baccarat-a", 1);
            TableSpec.Installation at = spec.installation();
            var nothing = new TableSpec.Approved(true, true, List.of());
            TableSpec without = new TableSpec(
                    spec.name(),
                    rulebook,
                    spec.setup(),
                    new TableSpec.Installation(at.apparatus(), at.operation(), at.form(), Command.NONE, nothing));
            bare.accept(ADMINISTRATOR, new SetupCommand.InstallTable(1, without));
            bare.signOn(DEALER, 1, Role.DEALER);
            CardTable table = new CardTable(bare, 1, "shoe-1");
            table.bring("set-1");
            table.check("set-1");

            var refusal = table.refuse(DEALER, new CardCommand.StartShoe(1, "set-1"));

            assertThat(refusal.reason()).isEqualTo(ShoeRefusal.SHOE_NOT_APPROVED);
        }
    }

    private void both() {
        first.open();
        second.open();
        floor.buyIn(1, 1).place(1, "player", 20_00);
        floor.pass(60_000);
    }

    @Test
    @Clause({
        "nsw-rapid-2016:7.7.3",
        "nsw-rapid-2016:11.8.2",
        "nsw-rapid-2016:1.1/dealer station",
        "nsw-rapid-2016:11.8.13"
    })
    void stopsTheCoupWhenTheOtherGamesShoeDeals() {
        station(RAPID, "baccarat");
        both();
        first.read("4H", "2C");
        assertThat(Guidance.of(floor.floor().state(), floor.table(2)).dueTable())
                .contains(1);
        second.read("9S");
        assertThat(floor.table(1).held()).isTrue();
        assertThat(first.refuse(SUPERVISOR, first.carrying(Irregularity.WRONG_SHOE))
                        .reason())
                .isEqualTo(RemedyRefusal.NOT_AUTHORISED);

        first.carryOut(MANAGER, Irregularity.WRONG_SHOE);

        assertThat(first.phase()).isEqualTo(RoundPhase.VOID);
        assertThat(floor.chipsCents(1)).isEqualTo(100_00);
        assertThat(second.accountedFor()).isEqualTo(416);
        assertThat(second.cards().shoe().orElseThrow().nextCoup()).isEqualTo(CoupKind.NO_BET);
        floor.restart();
    }

    @Test
    @Clause({"nsw-rapid-2016:11.8.2", "nsw-rapid-2016:11.8.13"})
    void usesUpAWholeCoupOfTheWrongShoeAndGoesOnWithTheCardsThatLeaveRoom() {
        station(RAPID, "baccarat");
        both();
        first.read("4H");
        // Player 6, Banker 1: the fifth card ends the coup, and a sixth belongs to none.
        second.read("QD", "3C", "6D", "8C", "10C", "JC");

        first.carryOut(MANAGER, Irregularity.WRONG_SHOE);
        List<Event> events = second.read("7S");

        assertThat(second.cards().coup().cards()).extracting(Card::text).containsExactly("QD", "3C", "6D", "8C", "7S");
        assertThat(events).anyMatch(RoundEvent.ResultTaken.class::isInstance);
        assertThat(second.accountedFor()).isEqualTo(416);
        floor.restart();
    }

    @Test
    @Clause("nsw-rapid-2016:7.7.3")
    void dealsTheGamesInTurn() {
        station(RAPID, "baccarat");
        both();
        first.read("4H", "2C", "4C", "5C");
        first.confirm();
        assertThat(Guidance.of(floor.floor().state(), floor.table(1)).dueTable())
                .contains(2);

        second.read("4H", "2C", "4C", "5C");
        second.confirm();

        assertThat(Guidance.of(floor.floor().state(), floor.table(1)).dueTable())
                .contains(1);
        first.open();
        floor.pass(60_000);
        first.read("4D");
    }

    @Test
    @Clause("act-multi-terminal-2019:8.8(m)")
    void voidsACoupOfTheWrongShoeOnTheSupervisorsWordOnly() {
        station(MULTI, "baccarat-a");
        first.open();
        second.open();
        floor.buyIn(1, 1).place(1, "player", 20_00).confirm(1);
        floor.pass(60_000);
        first.read("4H");
        second.read("9S");
        assertThat(first.refuse(DEALER, first.carrying(Irregularity.WRONG_SHOE)).reason())
                .isEqualTo(RemedyRefusal.NOT_AUTHORISED);

        first.carryOut(SUPERVISOR, Irregularity.WRONG_SHOE);

        assertThat(floor.chipsCents(1)).isEqualTo(100_00);
        assertThat(first.cards().shoe().orElseThrow().finished()).isFalse();
        assertThat(second.accountedFor()).isEqualTo(416);
        first.open();
    }

    @Test
    @Clause("nsw-rapid-2016:1.1/Angel Eye shoe")
    void oneShoeStandsAtOneTable() {
        TestFloor two = TestFloor.with(RAPID, "baccarat", Apparatus.SHOE);
        two.install(2, RAPID, DefaultSetup.of(Rulebooks.byId(RAPID), "baccarat"), Apparatus.SHOE);
        Origin dealer = Origin.person(30);
        two.enrol(dealer, Role.DEALER);
        two.signOn(dealer, 2, Role.DEALER);
        loaded(two, DEALER, 1);
        loaded(two, dealer, 2);
        two.accept(DEALER, loading(1));

        var refused = two.refuse(dealer, loading(2));

        assertThat(refused.reason()).isEqualTo(ShoeRefusal.SHOE_NOT_BOUND);
    }

    private static CardCommand loading(int table) {
        return new CardCommand.Prepare(table, Command.NONE, new PreparationStep.Load("shoe-1"));
    }

    /** Everything up to the moment when the cards go into a shoe. */
    private static void loaded(TestFloor floor, Origin dealer, int table) {
        String set = "set of " + table;
        floor.accept(dealer, new CardCommand.BringCards(table, set, 8, "red", Optional.empty()));
        floor.accept(
                dealer,
                new CardCommand.CheckCards(table, set, CardCheck.Checker.DEALER, Optional.empty(), CardTable.COMPLETE));
        floor.accept(dealer, new CardCommand.StartShoe(table, set));
        for (PreparationStep step : List.of(
                new PreparationStep.Shuffle(Optional.empty()),
                new PreparationStep.Cut(Role.DEALER, Optional.of(200)),
                new PreparationStep.PlaceCuttingCard(Optional.of(20)))) {
            floor.accept(dealer, new CardCommand.Prepare(table, Command.NONE, step));
        }
    }
}
