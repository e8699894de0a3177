package org.baize.engine.cards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.engine.TestFloor.DEALER;
import static org.baize.engine.TestFloor.MINI;
import static org.baize.engine.TestFloor.MULTI;
import static org.baize.engine.TestFloor.SUPERVISOR;
import static org.baize.engine.TestFloor.TABLE;

import java.util.Optional;
import org.baize.engine.command.CardCommand;
import org.baize.engine.command.Command;
import org.baize.engine.command.Origin;
import org.baize.engine.command.RoundCommand;
import org.baize.rules.baccarat.Card;
import org.baize.rules.law.Role;
import org.baize.rules.shoe.ShoeRefusal;
import org.baize.rules.shoe.preparation.BurnMode;
import org.baize.rules.shoe.preparation.Preparation;
import org.baize.rules.shoe.preparation.PreparationRefusal;
import org.baize.rules.shoe.preparation.PreparationStep;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** From a set of cards to the first coup: shuffle, cut and burn. */
class PreparationTest {

    private static final RoundCommand OPEN = new RoundCommand.OpenBetting(TABLE);

    @ParameterizedTest
    @CsvSource({
        "act-multi-terminal-2019,8.2(a),8.3(e)(i)",
        "act-mini-baccarat-2015,6.1,5.1",
        "nsw-rapid-2016,2.5.3.1,3.8.1"
    })
    @Clause({
        "act-multi-terminal-2019:8.2(a)",
        "act-multi-terminal-2019:8.3(e)(i)",
        "act-multi-terminal-2019:8.3(f)/load",
        "act-multi-terminal-2019:8.3(a)/cutting cards",
        "act-mini-baccarat-2015:5.1",
        "act-mini-baccarat-2015:2.1/2",
        "nsw-rapid-2016:2.5.3.1",
        "nsw-rapid-2016:2.5.3.2",
        "nsw-rapid-2016:3.8.1",
        "nsw-rapid-2016:3.10",
        "nsw-rapid-2016:7.7.1"
    })
    void opensNoBettingBeforeEveryStepIsRecorded(String rulebook, String noShoe, String noShuffle) {
        CardTable table = CardTable.bare(rulebook, CardTable.game(rulebook));
        var refused = table.refuse(DEALER, OPEN);
        assertThat(refused.reason()).isEqualTo(ShoeRefusal.NO_SHOE);
        assertThat(refused.rule().orElseThrow().rule()).isEqualTo(noShoe);
        table.bring("set-1");
        table.check("set-1");
        table.accept(DEALER, new CardCommand.StartShoe(TABLE, "set-1"));
        refused = table.refuse(DEALER, OPEN);
        assertThat(refused.reason()).isEqualTo(PreparationRefusal.NOT_SHUFFLED);
        assertThat(refused.rule().orElseThrow().rule()).isEqualTo(noShuffle);

        table.shuffleToLoad();
        assertThat(table.whyNotOpen()).isEqualTo(PreparationRefusal.NOT_BURNED);
        table.burn("AH");

        table.open();
        table.floor.restart();
    }

    @ParameterizedTest
    @CsvSource({
        "act-multi-terminal-2019,6H,7",
        "act-multi-terminal-2019,KH,1",
        "act-mini-baccarat-2015,7H,1",
        "nsw-rapid-2016,9H,1"
    })
    @Clause({"act-multi-terminal-2019:8.3(g)", "act-mini-baccarat-2015:5.4(a)", "nsw-rapid-2016:3.12"})
    void burnsAsManyCardsAsTheTextAsks(String rulebook, String first, int gone) {
        CardTable table = CardTable.bare(rulebook, CardTable.game(rulebook));
        table.prepare("set-1", first);

        assertThat(table.cards().shoe().orElseThrow().remaining()).isEqualTo(416 - gone);
        assertThat(Guidance.of(table.floor.floor().state(), table.floor.table(TABLE))
                        .player()
                        .size())
                .isZero();
        boolean shown = table.cards().shoe().orElseThrow().seen().contains(Card.parse(first));
        assertThat(shown).isEqualTo(rulebook.equals(MULTI));
    }

    @ParameterizedTest
    @CsvSource({"7H,8", "AH,2", "KH,11", "10C,11", "QS,11", "JD,11"})
    @Clause({"act-mini-baccarat-2015:5.5", "act-mini-baccarat-2015:5.6"})
    void burnsWhatTheShownCardSays(String first, int gone) {
        CardTable table = CardTable.closed(BurnMode.FIRST_CARD_SHOWN);
        table.floor.openTable(TABLE, DEALER);
        table.floor.signOn(SUPERVISOR, Command.NONE, Role.CASINO_SUPERVISOR);

        table.prepare("set-1", first);

        assertThat(table.cards().shoe().orElseThrow().remaining()).isEqualTo(416 - gone);
        assertThat(table.cards().shoe().orElseThrow().seen()).containsExactly(Card.parse(first));
    }

    @Test
    @Clause({"act-mini-baccarat-2015:5.3/1", "act-mini-baccarat-2015:5.3/3"})
    void keepsBothCuttingCardsAwayFromTheEnds() {
        for (int place : new int[] {52, 364}) {
            CardTable table = CardTable.bare(MINI, "baccarat-a");
            table.bring("set-1");
            table.check("set-1");
            table.accept(DEALER, new CardCommand.StartShoe(TABLE, "set-1"));
            table.step(DEALER, new PreparationStep.Shuffle(Optional.empty()));
            table.step(DEALER, new PreparationStep.OfferCut(false));
            int tooFar = place < 100 ? place - 1 : place + 1;
            var near = new PreparationStep.Cut(Role.CASINO_SUPERVISOR, Optional.of(tooFar));
            assertThat(table.refuse(SUPERVISOR, new CardCommand.Prepare(TABLE, Command.NONE, near))
                            .reason())
                    .isEqualTo(PreparationRefusal.CUT_TOO_NEAR_AN_END);
            table.step(SUPERVISOR, new PreparationStep.Cut(Role.CASINO_SUPERVISOR, Optional.of(place)));
            var back = new PreparationStep.PlaceCuttingCard(Optional.of(11));
            assertThat(table.refuse(DEALER, new CardCommand.Prepare(TABLE, Command.NONE, back))
                            .reason())
                    .isEqualTo(PreparationRefusal.CUTTING_CARD_TOO_NEAR_THE_BACK);
            table.step(DEALER, new PreparationStep.PlaceCuttingCard(Optional.of(12)));
        }
    }

    @Test
    @Clause({"act-mini-baccarat-2015:5.2/1", "act-mini-baccarat-2015:5.2/2"})
    void offersTheCutToAPatronBeforeTheSupervisor() {
        CardTable table = CardTable.bare(MINI, "baccarat-a");
        table.bring("set-1");
        table.check("set-1");
        table.accept(DEALER, new CardCommand.StartShoe(TABLE, "set-1"));
        table.step(DEALER, new PreparationStep.Shuffle(Optional.empty()));
        var byDealer =
                new CardCommand.Prepare(TABLE, Command.NONE, new PreparationStep.Cut(Role.DEALER, Optional.of(100)));
        assertThat(table.refuse(DEALER, byDealer).reason()).isEqualTo(PreparationRefusal.CUT_NOT_OFFERED);
        table.step(DEALER, new PreparationStep.OfferCut(true));
        assertThat(table.refuse(DEALER, byDealer).reason()).isEqualTo(PreparationRefusal.CUT_BELONGS_TO_SOMEBODY_ELSE);

        table.accept(
                Origin.terminal(2),
                new CardCommand.Prepare(TABLE, 2, new PreparationStep.Cut(Role.PLAYER_TERMINAL, Optional.of(100))));

        assertThat(table.cards().preparation().orElseThrow().stage()).isEqualTo(Preparation.Stage.CUT);
    }

    @Test
    @Clause({"act-multi-terminal-2019:8.3(f)/cut", "act-multi-terminal-2019:8.3(f)/rear card"})
    void refusesACutTooNearAnEnd() {
        CardTable table = CardTable.bare(MULTI, "baccarat-a");
        table.bring("set-1");
        table.check("set-1");
        table.accept(DEALER, new CardCommand.StartShoe(TABLE, "set-1"));
        table.step(DEALER, new PreparationStep.Shuffle(Optional.empty()));
        var near = new PreparationStep.Cut(Role.DEALER, Optional.of(51));
        assertThat(table.refuse(DEALER, new CardCommand.Prepare(TABLE, Command.NONE, near))
                        .reason())
                .isEqualTo(PreparationRefusal.CUT_TOO_NEAR_AN_END);
        table.step(DEALER, new PreparationStep.Cut(Role.DEALER, Optional.of(52)));
        var back = new PreparationStep.PlaceCuttingCard(Optional.of(11));

        assertThat(table.refuse(DEALER, new CardCommand.Prepare(TABLE, Command.NONE, back))
                        .reason())
                .isEqualTo(PreparationRefusal.CUTTING_CARD_TOO_NEAR_THE_BACK);
    }
}
