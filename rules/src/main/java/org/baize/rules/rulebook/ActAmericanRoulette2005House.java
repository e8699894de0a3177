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
import static org.baize.rules.rulebook.ActAmericanRoulette2005.rule;

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

/** The house chapter of the American Roulette text. */
final class ActAmericanRoulette2005House {

    private static final List<Role> OPERATOR = List.of(OPERATOR_AUTHORITY);

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

    private ActAmericanRoulette2005House() {}

    static HouseRules conduct() {
        return new HouseRules(authority(), breaches(), invalidation(), disputes(), floor());
    }

    private static Authority authority() {
        return new Authority(
                List.of(
                        Grant.to(PLAYER_TERMINAL, Act.PLACE_WAGER, rule("A/ATS")),
                        Grant.to(PLAYER_TERMINAL, Act.CASH_OUT, rule("A/ATS Chip Account")),
                        Grant.to(DEALER, Act.START_ROUND, rule("A/Dealer")),
                        Grant.to(DEALER, Act.ENTER_RESULT, rule("A/Dealer")),
                        Grant.to(DEALER, Act.CALL_NO_SPIN, rule("9.2")),
                        Grant.to(DEALER, Act.BUY_IN_AT_TABLE, rule("14.2(a)")),
                        Grant.to(DEALER, Act.PAY_OUT_AT_TABLE, rule("A/Electronic Chips")),
                        Grant.to(OPERATOR, Act.CLOSE_TABLE, rule("8.2")),
                        Grant.to(SUPERVISOR, Act.CORRECT_RESULT, rule("15.2")),
                        Grant.to(STAFF, Act.VOID_WAGERS_OF_TERMINAL, rule("15.3")),
                        Grant.to(STAFF, Act.CONFIRM_WAGERS_FROM_RECORDS, rule("15.4")),
                        Grant.to(STAFF, Act.VOID_FOR_SYSTEM_FAULT, rule("15.5")),
                        Grant.to(STAFF, Act.VOID_UNCONFIRMED_WAGERS, rule("15.7")),
                        new Grant(Act.CHANGE_BALL, List.of(DEALER), SUPERVISOR, rule("2.3")),
                        Grant.to(STAFF, Act.RECORD_BREACH, rule("10.7")),
                        Grant.to(STAFF, Act.VACATE_IDLE_SEAT, rule("10.6")),
                        Grant.to(OPERATOR, Act.VOID_WAGERS_OF_PERSON, rule("10.2(a)")),
                        Grant.to(OPERATOR, Act.EXCLUDE_FROM_GAME, rule("10.2(b)")),
                        Grant.to(OPERATOR, Act.INVALIDATE_ROUND, rule("10.1")),
                        Grant.to(CASH_DESK, Act.REDEEM_PAPER, rule("A/Electronic Chips")),
                        Grant.to(OPERATOR, Act.SET_LIMITS, rule("3.1/1")),
                        Grant.to(OPERATOR, Act.SET_PERSONAL_MAXIMUM, rule("3.2")),
                        Grant.to(OPERATOR, Act.SET_AGGREGATE_MINIMUM, rule("12.2")),
                        Grant.to(OPERATOR, Act.SET_WAGERING_PERIOD, rule("13.1")),
                        Grant.to(List.of(Role.values()), Act.READ_RULES, rule("10.9"))),
                Optional.empty(),
                rule("A/Casino Operator"));
    }

    /** Every breach of any rule may be sanctioned; nothing is ever confiscated. */
    private static Conduct breaches() {
        return new Conduct(
                List.of(
                        new Breach(BreachGround.INFLUENCING_PLAY, true, rule("10.7")),
                        new Breach(BreachGround.BETTING_AMONG_PLAYERS, true, rule("10.8")),
                        new Breach(BreachGround.OTHER_RULE, true, rule("10.2(a)"))),
                List.of(
                        new SanctionRule(Sanction.VOID_WAGERS, SanctionEffect.RETURN_OWN_STAKES, rule("10.2(a)")),
                        new SanctionRule(
                                Sanction.EXCLUDE_FROM_GAME, SanctionEffect.REFUSE_WAGERS_AT_GAME, rule("10.2(b)"))),
                Optional.empty(),
                Optional.empty(),
                rule("10.2(a)"));
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
                                rule("10.1")),
                        new Ruled<>(List.of(InvalidationGround.IMPRACTICAL, InvalidationGround.FRAUD), rule("10.3"))),
                rule("A/Void/2"),
                Optional.empty());
    }

    private static Disputes disputes() {
        return new Disputes(
                new DisputeLevel(OPERATOR, rule("10.4")),
                Optional.empty(),
                Optional.empty(),
                new Recourse(rule("10.4"), Optional.empty(), Optional.of(rule("10.4"))));
    }

    private static Floor floor() {
        return new Floor(
                opening(),
                new Closing.NoticeAndSettlement(rule("8.2")),
                Optional.of(new IdleSeat(Optional.of(3), true, IdleRemedy.OFFER_VACATE, rule("10.6"))),
                Optional.empty());
    }

    private static Opening opening() {
        return new Opening(
                List.of(
                        new Ruled<>(TableNeed.TABLE_APPROVAL, rule("1.1")),
                        new Ruled<>(TableNeed.SYSTEM_APPROVAL, rule("11.1"))),
                List.of(
                        new DeviceNeed(GameKind.ROULETTE, Device.WHEEL, 1, rule("2.1/1")),
                        new DeviceNeed(GameKind.ROULETTE, Device.BALL, 1, rule("2.2"))),
                List.of(
                        new Ruled<>(RoundNeed.DEALER, rule("A/Dealer")),
                        new Ruled<>(RoundNeed.GAMING_HOURS, rule("8.1"))),
                rule("A/Approved"));
    }

    /** How credit leaves an account is not written: electronic chips are paid by the dealer as gaming chips are. */
    static CashRules cash() {
        return new CashRules(
                new AccountRules(rule("11.2"), rule("14.2")),
                new CreditRules(
                        List.of(
                                new CreditRule(CreditSource.CASH_AT_TABLE, true, rule("14.2(a)")),
                                new CreditRule(CreditSource.VOUCHER_AT_TABLE, true, rule("14.2(a)")),
                                new CreditRule(CreditSource.TOKENS_AT_TABLE, true, rule("14.2(a)")),
                                new CreditRule(CreditSource.CHIPS_AT_TABLE, true, rule("14.2(a)")),
                                new CreditRule(CreditSource.NOTES, true, rule("14.2(b)")),
                                new CreditRule(CreditSource.WINNINGS, false, rule("A/ATS Chip Account")),
                                new CreditRule(CreditSource.RETURNED_STAKE, false, rule("A/Void/2")),
                                new CreditRule(CreditSource.ADJUSTMENT, false, rule("15.4"))),
                        Optional.empty(),
                        rule("14.2(a)")),
                new CashOutRules(
                        LeaveWindow.ANY_TIME, WagerBlock.STAKE_ONLY, Optional.empty(), rule("A/ATS Chip Account")),
                new PaperRules(
                        new Ruled<>(Paper.PAID_AT_TABLE, rule("A/Electronic Chips")),
                        Optional.empty(),
                        rule("A/ATS Chip Account")),
                new PaymentRules(
                        List.of(RedemptionPlace.CASH_DESK),
                        rule("A/Electronic Chips"),
                        rule("A/Electronic Chips"),
                        rule("A/Electronic Chips"),
                        Optional.empty()));
    }
}
