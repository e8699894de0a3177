package org.baize.rules.shoe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.baize.rules.shoe.ShoeTexts.MINI;
import static org.baize.rules.shoe.ShoeTexts.MULTI;
import static org.baize.rules.shoe.ShoeTexts.RAPID;

import java.util.List;
import java.util.Optional;
import org.baize.rules.baccarat.Coup;
import org.baize.rules.baccarat.Side;
import org.baize.rules.law.Role;
import org.baize.rules.shoe.FacingRules.Exposer;
import org.baize.rules.shoe.FacingRules.Exposure;
import org.baize.rules.shoe.FacingRules.Facing;
import org.baize.rules.shoe.NoBetRules.Poll;
import org.baize.rules.shoe.StationRules.Equipment;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;

class TableRulesTest {

    private static final List<String> TWO_SHOES = List.of("a", "b");

    private static final Poll ALL_AGREE = new Poll(true, 4, 4);

    @Test
    @Clause({
        "act-multi-terminal-2019:8.1/No-Bet Coup",
        "act-mini-baccarat-2015:A/No-Bet Coup",
        "nsw-rapid-2016:1.1/dummy hand"
    })
    void nobodyWagersOnANoBetCoup() {
        assertThat(MULTI.rules().table().noBet().mayWager(CoupKind.NO_BET))
                .isEqualTo(MULTI.refuses(ShoeRefusal.BETTING_CLOSED, "8.1/No-Bet Coup"));
        assertThat(MINI.rules().table().noBet().mayWager(CoupKind.NO_BET))
                .isEqualTo(MINI.refuses(ShoeRefusal.BETTING_CLOSED, "A/No-Bet Coup"));
        assertThat(RAPID.rules().table().noBet().mayWager(CoupKind.NO_BET))
                .isEqualTo(RAPID.refuses(ShoeRefusal.BETTING_CLOSED, "1.1/dummy hand"));
        assertThat(RAPID.rules().table().noBet().mayWager(CoupKind.BETTING).permitted())
                .isTrue();
    }

    @Test
    @Clause({"nsw-rapid-2016:11.8.13", "nsw-rapid-2016:11.8.14", "act-mini-baccarat-2015:12.2/2"})
    void aForcedNoBetCoupNeedsASupervisorInRapidOnly() {
        assertThat(RAPID.rules().table().noBet().mayDealForced(Role.DEALER))
                .isEqualTo(RAPID.refuses(ShoeRefusal.NOT_AUTHORISED, "11.8.14"));
        assertThat(RAPID.rules().table().noBet().mayDealForced(Role.CASINO_SUPERVISOR))
                .isEqualTo(RAPID.permits("11.8.14"));
        assertThat(MINI.rules().table().noBet().mayDealForced(Role.DEALER)).isEqualTo(MINI.permits("12.2/2"));
        assertThat(MULTI.rules().table().noBet().mayDealForced(Role.DEALER).permitted())
                .isTrue();
    }

    @Test
    @Clause({"act-mini-baccarat-2015:4.7(a)", "act-mini-baccarat-2015:4.7(b)"})
    void aNoBetCoupOnRequestNeedsTheRequestAndEverybody() {
        NoBetRules rules = MINI.rules().table().noBet();

        assertThat(rules.mayOrder(ALL_AGREE, 0, Role.CASINO_SUPERVISOR)).isEqualTo(MINI.permits("4.7(b)"));
        assertThat(rules.mayOrder(ALL_AGREE, 0, Role.DEALER))
                .isEqualTo(MINI.refuses(ShoeRefusal.NOT_AUTHORISED, "4.7(a)"));
        assertThat(rules.mayOrder(new Poll(false, 4, 4), 0, Role.CASINO_SUPERVISOR))
                .isEqualTo(MINI.refuses(ShoeRefusal.NOBODY_ASKED, "4.7(a)"));
        for (int agreed = 0; agreed < 4; agreed++) {
            assertThat(rules.mayOrder(new Poll(true, 4, agreed), 0, Role.CASINO_SUPERVISOR))
                    .isEqualTo(MINI.refuses(ShoeRefusal.NOT_ALL_AGREE, "4.7(b)"));
        }
        assertThatThrownBy(() -> new Poll(true, 4, 5)).isInstanceOf(IllegalArgumentException.class);
        assertThat(RAPID.rules().table().noBet().mayOrder(ALL_AGREE, 0, Role.CASINO_SUPERVISOR))
                .isEqualTo(RAPID.refuses(ShoeRefusal.ORDER_NOT_KNOWN, "1.1/dummy hand"));
    }

    @Test
    @Clause({"act-mini-baccarat-2015:4.9", "act-mini-baccarat-2015:12.2/2"})
    void neverMoreThanThreeInARowAndForcedOnesCountButPass() {
        NoBetRules rules = MINI.rules().table().noBet();
        int inARow = 0;
        for (int coup = 0; coup < 3; coup++) {
            assertThat(rules.mayOrder(ALL_AGREE, inARow, Role.CASINO_SUPERVISOR).permitted())
                    .isTrue();
            inARow = NoBetRules.inARowAfter(inARow, CoupKind.NO_BET);
        }

        assertThat(rules.mayOrder(ALL_AGREE, inARow, Role.CASINO_SUPERVISOR))
                .isEqualTo(MINI.refuses(ShoeRefusal.TOO_MANY_IN_A_ROW, "4.9"));
        assertThat(rules.mayDealForced(Role.DEALER).permitted()).isTrue();
        int afterForced = NoBetRules.inARowAfter(inARow, CoupKind.NO_BET);
        assertThat(rules.mayOrder(ALL_AGREE, afterForced, Role.CASINO_SUPERVISOR)
                        .permitted())
                .isFalse();
        int afterBetting = NoBetRules.inARowAfter(afterForced, CoupKind.BETTING);
        assertThat(rules.mayOrder(ALL_AGREE, afterBetting, Role.CASINO_SUPERVISOR)
                        .permitted())
                .isTrue();
    }

    @Test
    @Clause({"act-mini-baccarat-2015:4.8", "nsw-rapid-2016:1.1/dummy hand", "act-multi-terminal-2019:8.1/No-Bet Coup"})
    void aNoBetCoupIsDealtAndCountedLikeAnyOther() {
        Shoe carried = MINI.ready()
                .drawExcess(ShoeTexts.seen("7S"))
                .carry(new CarriedCard(ShoeTexts.seen("7S"), CoupKind.NO_BET, MINI.rule("12.2/1")));

        Shoe dealt = ShoeTexts.deal(carried.openWithCarried(), "6C", "KD", "KS");
        Shoe after = dealt.endCoup(CoupEnd.WON);

        assertThat(Coup.reconstruct(dealt.seen()).coup().complete()).isTrue();
        assertThat(after.remaining()).isEqualTo(416 - 1 - 4);
        assertThat(after.progress().coupsEnded()).isEqualTo(1);
    }

    @Test
    @Clause({
        "act-multi-terminal-2019:8.2(a)",
        "act-multi-terminal-2019:A.1/Shoe",
        "act-mini-baccarat-2015:A/Shoe",
        "act-mini-baccarat-2015:6.1",
        "nsw-rapid-2016:2.5.3.1",
        "nsw-rapid-2016:2.5.3.2"
    })
    void thereIsAnApprovedShoeWithCardsOrNoCoup() {
        Equipment none = new Equipment(false, false, false);
        Equipment unapproved = new Equipment(true, false, true);
        Equipment empty = new Equipment(true, true, false);
        Equipment loaded = new Equipment(true, true, true);

        assertThat(station(MULTI).mayDeal(none)).isEqualTo(MULTI.refuses(ShoeRefusal.NO_SHOE, "8.2(a)"));
        assertThat(station(MULTI).mayDeal(empty)).isEqualTo(MULTI.refuses(ShoeRefusal.NO_CARDS, "8.2(a)"));
        assertThat(station(MULTI).mayDeal(unapproved))
                .isEqualTo(MULTI.refuses(ShoeRefusal.SHOE_NOT_APPROVED, "A.1/Shoe"));
        assertThat(station(MINI).mayDeal(none)).isEqualTo(MINI.refuses(ShoeRefusal.NO_SHOE, "6.1"));
        assertThat(station(MINI).mayDeal(unapproved)).isEqualTo(MINI.refuses(ShoeRefusal.SHOE_NOT_APPROVED, "A/Shoe"));
        assertThat(station(RAPID).mayDeal(none)).isEqualTo(RAPID.refuses(ShoeRefusal.NO_SHOE, "2.5.3.1"));
        assertThat(station(RAPID).mayDeal(empty)).isEqualTo(RAPID.refuses(ShoeRefusal.NO_CARDS, "2.5.3.2"));
        for (ShoeTexts text : ShoeTexts.values()) {
            assertThat(station(text).mayDeal(loaded).permitted()).isTrue();
        }
    }

    @Test
    @Clause({"nsw-rapid-2016:1.1/dealer station", "nsw-rapid-2016:2.5.2"})
    void aStationHasOneGameOrTwo() {
        assertThat(station(RAPID).mayBind(0).permitted()).isTrue();
        assertThat(station(RAPID).mayBind(1).permitted()).isTrue();
        assertThat(station(RAPID).mayBind(2))
                .isEqualTo(RAPID.refuses(ShoeRefusal.TOO_MANY_GAMES, "1.1/dealer station"));
        assertThat(between(List.of("a")).layout()).isEqualTo(Station.Layout.ONE_GAME);
        assertThat(between(TWO_SHOES).layout()).isEqualTo(Station.Layout.TWO_GAMES);
    }

    @Test
    @Clause({"nsw-rapid-2016:7.7.3", "nsw-rapid-2016:11.8.2", "nsw-rapid-2016:1.1/Angel Eye shoe"})
    void twoRapidGamesAlternateAndTheOtherShoeIsTheWrongOne() {
        StationRules rules = station(RAPID);
        Station fresh = between(TWO_SHOES);
        Station playingA = new Station(TWO_SHOES, Optional.of(0), Optional.empty());
        Station afterA = new Station(TWO_SHOES, Optional.empty(), Optional.of(0));
        Station afterB = new Station(TWO_SHOES, Optional.empty(), Optional.of(1));

        assertThat(rules.due(fresh)).isEmpty();
        assertThat(rules.mayTakeCardFrom(fresh, "b").permitted()).isTrue();
        assertThat(rules.mayTakeCardFrom(playingA, "a")).isEqualTo(RAPID.permits("7.7.3"));
        assertThat(rules.mayTakeCardFrom(playingA, "b")).isEqualTo(RAPID.refuses(ShoeRefusal.WRONG_SHOE, "11.8.2"));
        assertThat(rules.due(afterA)).contains(1);
        assertThat(rules.mayTakeCardFrom(afterA, "a")).isEqualTo(RAPID.refuses(ShoeRefusal.WRONG_SHOE, "11.8.2"));
        assertThat(rules.due(afterB)).contains(0);
        assertThat(rules.mayTakeCardFrom(fresh, "c"))
                .isEqualTo(RAPID.refuses(ShoeRefusal.SHOE_NOT_BOUND, "1.1/Angel Eye shoe"));
    }

    @Test
    @Clause("act-multi-terminal-2019:8.8(m)")
    void twoMultiTerminalGamesTakeCardsOfTheirOwnShoeOnly() {
        StationRules rules = station(MULTI);
        Station playingA = new Station(TWO_SHOES, Optional.of(0), Optional.empty());
        Station afterA = new Station(TWO_SHOES, Optional.empty(), Optional.of(0));

        assertThat(rules.mayTakeCardFrom(playingA, "b")).isEqualTo(MULTI.refuses(ShoeRefusal.WRONG_SHOE, "8.8(m)"));
        assertThat(rules.mayTakeCardFrom(afterA, "a").permitted()).isTrue();
        assertThat(rules.mayTakeCardFrom(afterA, "b").permitted()).isTrue();
    }

    @Test
    @Clause({"act-mini-baccarat-2015:2.2", "nsw-rapid-2016:3.3"})
    void faceDownIsAChoiceOfMiniBaccaratBetweenRounds() {
        FacingRules mini = MINI.rules().table().facing();

        for (Facing facing : Facing.values()) {
            assertThat(mini.mayChoose(facing, false)).isEqualTo(MINI.permits("2.2"));
            assertThat(mini.mayChoose(facing, true)).isEqualTo(MINI.refuses(ShoeRefusal.NOT_BETWEEN_ROUNDS, "2.2"));
        }
        assertThat(RAPID.rules().table().facing().mayChoose(Facing.FACE_DOWN, false))
                .isEqualTo(RAPID.refuses(ShoeRefusal.FACING_NOT_KNOWN, "3.3"));
    }

    @Test
    @Clause("act-mini-baccarat-2015:6.3")
    void onlyThoseTheSupervisorNamedTurnAHand() {
        FacingRules mini = MINI.rules().table().facing();
        Exposer dealer = new Exposer.TheDealer();
        Exposer seat3 = new Exposer.Patron("terminal 3");
        Exposure named = new Exposure(List.of(seat3), List.of(dealer));

        assertThat(mini.mayAppoint(Role.CASINO_SUPERVISOR)).isEqualTo(MINI.permits("6.3"));
        assertThat(mini.mayAppoint(Role.DEALER)).isEqualTo(MINI.refuses(ShoeRefusal.NOT_AUTHORISED, "6.3"));
        assertThat(mini.mayExpose(named, Side.PLAYER, seat3)).isEqualTo(MINI.permits("6.3"));
        assertThat(mini.mayExpose(named, Side.BANKER, dealer)).isEqualTo(MINI.permits("6.3"));
        for (Exposer other : List.of(dealer, new Exposer.Patron("terminal 4"))) {
            assertThat(mini.mayExpose(named, Side.PLAYER, other))
                    .isEqualTo(MINI.refuses(ShoeRefusal.NOT_THE_ONE_WHO_EXPOSES, "6.3"));
        }
        assertThat(mini.mayExpose(named, Side.BANKER, seat3).permitted()).isFalse();
        assertThat(MULTI.rules()
                        .table()
                        .facing()
                        .mayAppoint(Role.CASINO_SUPERVISOR)
                        .permitted())
                .isFalse();
    }

    private static StationRules station(ShoeTexts text) {
        return text.rules().table().station();
    }

    /** A dealer with these shoes before the first coup. */
    private static Station between(List<String> shoes) {
        return new Station(shoes, Optional.empty(), Optional.empty());
    }
}
