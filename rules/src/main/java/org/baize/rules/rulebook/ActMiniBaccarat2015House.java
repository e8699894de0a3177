package org.baize.rules.rulebook;

import static org.baize.rules.law.Role.ASSISTANT_GAMING_MANAGER;
import static org.baize.rules.law.Role.CASH_DESK;
import static org.baize.rules.law.Role.CASINO_SUPERVISOR;
import static org.baize.rules.law.Role.DEALER;
import static org.baize.rules.law.Role.GAMES_SUPERVISOR;
import static org.baize.rules.law.Role.GAMING_MANAGER;
import static org.baize.rules.law.Role.GAMING_SHIFT_MANAGER;
import static org.baize.rules.law.Role.OPERATOR_AUTHORITY;
import static org.baize.rules.law.Role.PLAYER_TERMINAL;
import static org.baize.rules.rulebook.ActMiniBaccarat2015.rule;

import java.util.List;
import java.util.Optional;
import org.baize.rules.cash.AccountRules;
import org.baize.rules.cash.CashOutRules;
import org.baize.rules.cash.CashRules;
import org.baize.rules.cash.CreditRule;
import org.baize.rules.cash.CreditRules;
import org.baize.rules.cash.CreditSource;
import org.baize.rules.cash.LeaveWindow;
import org.baize.rules.cash.Paper;
import org.baize.rules.cash.PaperRules;
import org.baize.rules.cash.PaymentRules;
import org.baize.rules.cash.RedemptionPlace;
import org.baize.rules.cash.WagerBlock;
import org.baize.rules.game.GameKind;
import org.baize.rules.house.Act;
import org.baize.rules.house.Authority;
import org.baize.rules.house.Breach;
import org.baize.rules.house.BreachGround;
import org.baize.rules.house.Closing;
import org.baize.rules.house.Conduct;
import org.baize.rules.house.Device;
import org.baize.rules.house.DeviceNeed;
import org.baize.rules.house.DisputeLevel;
import org.baize.rules.house.Disputes;
import org.baize.rules.house.Floor;
import org.baize.rules.house.Grant;
import org.baize.rules.house.HouseRules;
import org.baize.rules.house.IdleRemedy;
import org.baize.rules.house.IdleSeat;
import org.baize.rules.house.Invalidation;
import org.baize.rules.house.InvalidationGround;
import org.baize.rules.house.Opening;
import org.baize.rules.house.Recourse;
import org.baize.rules.house.RoundNeed;
import org.baize.rules.house.Sanction;
import org.baize.rules.house.SanctionEffect;
import org.baize.rules.house.SanctionRule;
import org.baize.rules.house.TableNeed;
import org.baize.rules.law.Role;
import org.baize.rules.law.Ruled;

/** The house chapter of the mini-baccarat text. */
final class ActMiniBaccarat2015House {

    static final List<Role> OPERATOR = List.of(OPERATOR_AUTHORITY);

    static final List<Role> SUPERVISOR = List.of(
            GAMES_SUPERVISOR,
            CASINO_SUPERVISOR,
            GAMING_SHIFT_MANAGER,
            ASSISTANT_GAMING_MANAGER,
            GAMING_MANAGER,
            OPERATOR_AUTHORITY);

    static final List<Role> STAFF = List.of(
            DEALER,
            GAMES_SUPERVISOR,
            CASINO_SUPERVISOR,
            GAMING_SHIFT_MANAGER,
            ASSISTANT_GAMING_MANAGER,
            GAMING_MANAGER,
            OPERATOR_AUTHORITY);

    private ActMiniBaccarat2015House() {}

    static HouseRules conduct() {
        return new HouseRules(authority(), breaches(), invalidation(), disputes(), floor());
    }

    private static Authority authority() {
        return new Authority(
                List.of(
                        Grant.to(PLAYER_TERMINAL, Act.PLACE_WAGER, rule("4.2")),
                        Grant.to(PLAYER_TERMINAL, Act.CASH_OUT, rule("4.2")),
                        Grant.to(DEALER, Act.START_ROUND, rule("A/Dealer")),
                        Grant.to(DEALER, Act.ENTER_RESULT, rule("A/Dealer")),
                        Grant.to(DEALER, Act.BUY_IN_AT_TABLE, rule("4.2")),
                        Grant.to(DEALER, Act.PAY_OUT_AT_TABLE, rule("4.2")),
                        Grant.to(OPERATOR, Act.CLOSE_TABLE, rule("13.2")),
                        Grant.to(SUPERVISOR, Act.VOID_MISDEALT_COUP, rule("12.5/1")),
                        Grant.to(SUPERVISOR, Act.ORDER_ROUNDS_WITHOUT_WAGERS, rule("4.7(a)")),
                        Grant.to(STAFF, Act.DEAL_FORCED_NO_BET_COUP, rule("12.2/2")),
                        Grant.to(OPERATOR, Act.CHOOSE_FACE_UP_OR_DOWN, rule("2.2")),
                        Grant.to(SUPERVISOR, Act.CHOOSE_WHO_EXPOSES, rule("6.3")),
                        Grant.to(SUPERVISOR, Act.CUT_FOR_THE_PATRONS, rule("5.2/2")),
                        Grant.to(OPERATOR, Act.REPLACE_CARDS, rule("2.3/1")),
                        new Grant(Act.CHECK_REPLACEMENT_CARDS, List.of(DEALER), SUPERVISOR, rule("2.3/2")),
                        Grant.to(STAFF, Act.RECORD_BREACH, rule("14.7")),
                        Grant.to(STAFF, Act.VACATE_IDLE_SEAT, rule("14.6")),
                        Grant.to(OPERATOR, Act.VOID_WAGERS_OF_PERSON, rule("14.2(a)")),
                        Grant.to(OPERATOR, Act.EXCLUDE_FROM_GAME, rule("14.2(b)")),
                        Grant.to(OPERATOR, Act.INVALIDATE_ROUND, rule("14.1")),
                        Grant.to(CASH_DESK, Act.REDEEM_PAPER, rule("4.2")),
                        Grant.to(OPERATOR, Act.SET_LIMITS, rule("3.1/1")),
                        Grant.to(OPERATOR, Act.SET_PERSONAL_MAXIMUM, rule("3.2")),
                        Grant.to(OPERATOR, Act.SET_DIFFERENTIAL, rule("3.6/1")),
                        Grant.to(OPERATOR, Act.CHOOSE_SETTLEMENT_METHOD, rule("8.1")),
                        Grant.to(OPERATOR, Act.CHOOSE_PAIRS, rule("8.2")),
                        Grant.to(List.of(Role.values()), Act.READ_RULES, rule("14.9"))),
                Optional.empty(),
                rule("A/Casino Operator"));
    }

    /** Every breach of any rule may be sanctioned; nothing is ever confiscated. */
    private static Conduct breaches() {
        return new Conduct(
                List.of(
                        new Breach(BreachGround.INFLUENCING_PLAY, true, rule("14.7")),
                        new Breach(BreachGround.BETTING_AMONG_PLAYERS, true, rule("14.8")),
                        new Breach(BreachGround.OTHER_RULE, true, rule("14.2(a)"))),
                List.of(
                        new SanctionRule(Sanction.VOID_WAGERS, SanctionEffect.RETURN_OWN_STAKES, rule("14.2(a)")),
                        new SanctionRule(
                                Sanction.EXCLUDE_FROM_GAME, SanctionEffect.REFUSE_WAGERS_AT_GAME, rule("14.2(b)"))),
                Optional.empty(),
                Optional.empty(),
                rule("14.2(a)"));
    }

    private static Invalidation invalidation() {
        return new Invalidation(
                List.of(
                        new Ruled<>(
                                List.of(
                                        InvalidationGround.CIVIL_COMMOTION,
                                        InvalidationGround.FIRE,
                                        InvalidationGround.RIOT,
                                        InvalidationGround.BRAWL,
                                        InvalidationGround.ROBBERY,
                                        InvalidationGround.SIMILAR_DISRUPTION),
                                rule("14.1")),
                        new Ruled<>(List.of(InvalidationGround.IMPRACTICAL, InvalidationGround.FRAUD), rule("14.3"))),
                rule("A/Void/2"),
                Optional.empty());
    }

    private static Disputes disputes() {
        return new Disputes(
                new DisputeLevel(OPERATOR, rule("14.4")),
                Optional.empty(),
                Optional.empty(),
                new Recourse(rule("14.4"), Optional.empty(), Optional.of(rule("14.4"))));
    }

    private static Floor floor() {
        return new Floor(
                opening(),
                new Closing.NoticeAndSettlement(rule("13.2")),
                Optional.of(new IdleSeat(Optional.of(3), true, IdleRemedy.OFFER_VACATE, rule("14.6"))),
                Optional.empty());
    }

    private static Opening opening() {
        return new Opening(
                List.of(new Ruled<>(TableNeed.TABLE_APPROVAL, rule("1.1"))),
                List.of(new DeviceNeed(GameKind.BACCARAT, Device.SHOE, 1, rule("A/Shoe"))),
                List.of(
                        new Ruled<>(RoundNeed.DEALER, rule("A/Dealer")),
                        new Ruled<>(RoundNeed.GAMING_HOURS, rule("13.1"))),
                rule("A/Approved"));
    }

    /** The text speaks of chips only; electronic ones count as gaming chips, bought and paid at the table. */
    static CashRules cash() {
        return new CashRules(
                new AccountRules(rule("4.2"), rule("4.2")),
                new CreditRules(
                        List.of(
                                new CreditRule(CreditSource.CHIPS_AT_TABLE, true, rule("4.2")),
                                new CreditRule(CreditSource.WINNINGS, false, rule("8.1")),
                                new CreditRule(CreditSource.RETURNED_STAKE, false, rule("A/Void/2")),
                                new CreditRule(CreditSource.ADJUSTMENT, false, rule("12.4"))),
                        Optional.empty(),
                        rule("4.2")),
                new CashOutRules(LeaveWindow.ANY_TIME, WagerBlock.STAKE_ONLY, Optional.empty(), rule("4.2")),
                new PaperRules(new Ruled<>(Paper.PAID_AT_TABLE, rule("4.2")), Optional.empty(), rule("4.2")),
                new PaymentRules(
                        List.of(RedemptionPlace.CASH_DESK), rule("4.2"), rule("4.2"), rule("4.2"), Optional.empty()));
    }
}
