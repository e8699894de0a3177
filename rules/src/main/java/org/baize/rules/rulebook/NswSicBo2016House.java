package org.baize.rules.rulebook;

import static org.baize.rules.law.Role.ASSISTANT_GAMING_MANAGER;
import static org.baize.rules.law.Role.CASH_DESK;
import static org.baize.rules.law.Role.DEVICE;
import static org.baize.rules.law.Role.ELECTRONIC_GAMING_HOST;
import static org.baize.rules.law.Role.ELECTRONIC_GAMING_SUPERVISOR;
import static org.baize.rules.law.Role.INSPECTOR;
import static org.baize.rules.law.Role.MONITORING_SYSTEM;
import static org.baize.rules.law.Role.OPERATOR_AUTHORITY;
import static org.baize.rules.law.Role.PLAYER_TERMINAL;
import static org.baize.rules.rulebook.NswSicBo2016.rule;

import java.util.List;
import java.util.Optional;
import org.baize.rules.cash.AccountRules;
import org.baize.rules.cash.CashOutRules;
import org.baize.rules.cash.CashRules;
import org.baize.rules.cash.CreditRule;
import org.baize.rules.cash.CreditRules;
import org.baize.rules.cash.CreditSource;
import org.baize.rules.cash.HandPay;
import org.baize.rules.cash.LeaveWindow;
import org.baize.rules.cash.Paper;
import org.baize.rules.cash.PaperRules;
import org.baize.rules.cash.PayableItem;
import org.baize.rules.cash.PaymentCare;
import org.baize.rules.cash.PaymentRules;
import org.baize.rules.cash.RedemptionPlace;
import org.baize.rules.cash.WagerBlock;
import org.baize.rules.cash.Withholding;
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
import org.baize.rules.house.Invalidation;
import org.baize.rules.house.InvalidationGround;
import org.baize.rules.house.Opening;
import org.baize.rules.house.Recourse;
import org.baize.rules.house.Sanction;
import org.baize.rules.house.SanctionEffect;
import org.baize.rules.house.SanctionRule;
import org.baize.rules.house.SeveralTerminals;
import org.baize.rules.law.Role;
import org.baize.rules.law.Ruled;

/** The house chapter of the sic bo text. */
final class NswSicBo2016House {

    private static final List<Role> OPERATOR = List.of(OPERATOR_AUTHORITY);

    /** The two definitions point at each other: one authority. */
    static final List<Role> SUPERVISOR = List.of(ELECTRONIC_GAMING_SUPERVISOR, ASSISTANT_GAMING_MANAGER);

    private NswSicBo2016House() {}

    static HouseRules conduct() {
        return new HouseRules(authority(), breaches(), invalidation(), disputes(), floor());
    }

    private static Authority authority() {
        return new Authority(
                List.of(
                        Grant.to(PLAYER_TERMINAL, Act.PLACE_WAGER, rule("3.3.b")),
                        Grant.to(PLAYER_TERMINAL, Act.CASH_OUT, rule("3.7")),
                        Grant.to(SUPERVISOR, Act.CLOSE_TABLE, rule("8.2")),
                        Grant.to(SUPERVISOR, Act.CORRECT_RESULT, rule("7.1.b")),
                        Grant.to(SUPERVISOR, Act.VOID_FOR_EQUIPMENT_FAULT, rule("7.4")),
                        Grant.to(SUPERVISOR, Act.CONFIRM_WAGERS_FROM_RECORDS, rule("7.1.a")),
                        Grant.to(
                                List.of(ELECTRONIC_GAMING_HOST, ELECTRONIC_GAMING_SUPERVISOR, ASSISTANT_GAMING_MANAGER),
                                Act.RECORD_BREACH,
                                rule("8.7")),
                        Grant.to(SUPERVISOR, Act.DIRECT_TO_LEAVE, rule("8.14")),
                        Grant.to(SUPERVISOR, Act.RESTRICT_TO_ONE_TERMINAL, rule("8.1")),
                        Grant.to(SUPERVISOR, Act.VOID_WAGERS_OF_PERSON, rule("8.7")),
                        Grant.to(SUPERVISOR, Act.EXCLUDE_FROM_GAME, rule("8.7")),
                        Grant.to(SUPERVISOR, Act.RECOMMEND_CASINO_EXCLUSION, rule("8.7")),
                        Grant.to(SUPERVISOR, Act.INVALIDATE_ROUND, rule("8.8")),
                        Grant.to(SUPERVISOR, Act.ORDER_FORFEITURE, rule("8.9.b")),
                        Grant.to(List.of(DEVICE, CASH_DESK), Act.REDEEM_PAPER, rule("3.8")),
                        Grant.to(MONITORING_SYSTEM, Act.TRANSFER_CREDIT, rule("3.4.4")),
                        Grant.to(OPERATOR, Act.WITHHOLD_PAYMENT, rule("5.2.a")),
                        Grant.to(OPERATOR, Act.DELAY_PAYMENT, rule("5.3.1")),
                        Grant.to(OPERATOR, Act.PAY_IN_ANOTHER_FORM, rule("5.3.2")),
                        Grant.to(List.of(CASH_DESK, OPERATOR_AUTHORITY), Act.ASK_IDENTIFICATION, rule("5.3.3")),
                        Grant.to(OPERATOR, Act.SET_LIMITS, rule("3.2.a")),
                        Grant.to(INSPECTOR, Act.READ_RECORDS, rule("1.1/inspector")),
                        Grant.to(List.of(Role.values()), Act.READ_RULES, rule("8.17"))),
                Optional.of(rule("1.1/inspector")),
                rule("1.1/electronic-gaming-supervisor"));
    }

    /** Seven rules carry sanctions; not clearing credits and betting among players do not. */
    private static Conduct breaches() {
        return new Conduct(
                List.of(
                        new Breach(BreachGround.KEPT_BENEFIT_OF_MALFUNCTION, true, rule("8.3")),
                        new Breach(BreachGround.TAMPERING, true, rule("8.4")),
                        new Breach(BreachGround.INTERFERING_DEVICE, true, rule("8.5")),
                        new Breach(BreachGround.SYNDICATED_PLAY, true, rule("8.10")),
                        new Breach(BreachGround.INDUCED_TO_LEAVE, true, rule("8.11.a")),
                        new Breach(BreachGround.SOLICITED_INDUCEMENT, true, rule("8.11.b")),
                        new Breach(BreachGround.HARASSMENT, true, rule("8.12")),
                        new Breach(BreachGround.REFUSED_TO_VACATE, true, rule("8.14")),
                        new Breach(BreachGround.CREDITS_NOT_CLEARED_AT_CLOSE, false, rule("8.2")),
                        new Breach(BreachGround.BETTING_AMONG_PLAYERS, false, rule("8.13"))),
                List.of(
                        new SanctionRule(Sanction.VOID_WAGERS, SanctionEffect.RETURN_OWN_STAKES, rule("8.7.1")),
                        new SanctionRule(
                                Sanction.EXCLUDE_FROM_GAME, SanctionEffect.REFUSE_WAGERS_AT_GAME, rule("8.7.2")),
                        new SanctionRule(
                                Sanction.RECOMMEND_CASINO_EXCLUSION, SanctionEffect.RECORD_ONLY, rule("8.7.3"))),
                Optional.of(new Ruled<>(BreachGround.INTERFERING_DEVICE, rule("8.6"))),
                Optional.of(new Ruled<>(3, rule("1.1/syndicated-play"))),
                rule("8.7"));
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
                                        InvalidationGround.ACT_OF_GOD),
                                rule("8.8.1")),
                        new Ruled<>(List.of(InvalidationGround.FRAUD), rule("8.8.2"))),
                rule("8.9.a"),
                Optional.of(rule("8.9.b")));
    }

    private static Disputes disputes() {
        return new Disputes(
                new DisputeLevel(List.of(ELECTRONIC_GAMING_HOST), rule("8.15")),
                Optional.empty(),
                Optional.of(new DisputeLevel(SUPERVISOR, rule("8.15"))),
                new Recourse(rule("8.16.a"), Optional.of(rule("8.16.b")), Optional.empty()));
    }

    private static Floor floor() {
        return new Floor(
                new Opening(
                        List.of(),
                        List.of(
                                new DeviceNeed(GameKind.SIC_BO, Device.TUMBLER, 1, rule("2.2.a")),
                                new DeviceNeed(GameKind.SIC_BO, Device.DIE, 3, rule("2.2.a"))),
                        List.of(),
                        rule("2.1")),
                new Closing.NoticeAndSettlement(rule("8.2")),
                Optional.empty(),
                Optional.of(new SeveralTerminals(rule("8.1"))));
    }

    static CashRules cash() {
        return new CashRules(
                new AccountRules(rule("3.5"), rule("3.5")),
                new CreditRules(
                        List.of(
                                new CreditRule(CreditSource.NOTES, true, rule("3.4.1")),
                                new CreditRule(CreditSource.WINNINGS, true, rule("3.4.2")),
                                new CreditRule(CreditSource.JACKPOT, true, rule("3.4.3")),
                                new CreditRule(CreditSource.TRANSFER, true, rule("3.4.4")),
                                new CreditRule(CreditSource.RETURNED_STAKE, true, rule("1.1/void")),
                                new CreditRule(CreditSource.ADJUSTMENT, true, rule("7.1.b"))),
                        Optional.empty(),
                        rule("3.4")),
                new CashOutRules(LeaveWindow.ANY_TIME, WagerBlock.WHOLE_ACCOUNT, Optional.empty(), rule("3.7")),
                new PaperRules(
                        new Ruled<>(Paper.REDEEMABLE_TICKET, rule("3.8")),
                        Optional.of(new HandPay(rule("3.8"), rule("3.8"), List.of(), false)),
                        rule("3.8")),
                new PaymentRules(
                        List.of(RedemptionPlace.TICKET_MACHINE, RedemptionPlace.CASH_DESK),
                        rule("3.4"),
                        rule("3.8"),
                        rule("3.8"),
                        Optional.of(care())));
    }

    private static PaymentCare care() {
        return new PaymentCare(
                List.of(
                        new Withholding(
                                List.of(PayableItem.PRIZE, PayableItem.TICKET, PayableItem.VOUCHER),
                                false,
                                true,
                                rule("5.2.a"),
                                rule("5.2.b")),
                        new Withholding(List.of(PayableItem.CREDIT), false, false, rule("7.5.a"), rule("7.5.b"))),
                rule("5.1.b"),
                rule("5.3.3"),
                rule("5.3.1"),
                new PaymentCare.AnotherForm(List.of(PayableItem.values()), rule("5.3.2")));
    }
}
