package org.baize.rules.rulebook;

import static org.baize.rules.law.Role.ASSISTANT_GAMING_MANAGER;
import static org.baize.rules.law.Role.CASH_DESK;
import static org.baize.rules.law.Role.CASINO_SUPERVISOR;
import static org.baize.rules.law.Role.DEALER;
import static org.baize.rules.law.Role.DEVICE;
import static org.baize.rules.law.Role.ELECTRONIC_GAMING_SUPERVISOR;
import static org.baize.rules.law.Role.GAMES_SUPERVISOR;
import static org.baize.rules.law.Role.GAMING_MANAGER;
import static org.baize.rules.law.Role.INSPECTOR;
import static org.baize.rules.law.Role.MONITORING_SYSTEM;
import static org.baize.rules.law.Role.OPERATOR_AUTHORITY;
import static org.baize.rules.law.Role.PLAYER_TERMINAL;
import static org.baize.rules.rulebook.NswRapid2016.rule;

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

/** The house chapter of the Rapid text. */
final class NswRapid2016House {

    private static final List<Role> OPERATOR = List.of(OPERATOR_AUTHORITY);

    /** Manager-level staff; the text counts a games supervisor among them. */
    static final List<Role> CASINO_SUPERVISORS =
            List.of(GAMES_SUPERVISOR, CASINO_SUPERVISOR, ASSISTANT_GAMING_MANAGER, GAMING_MANAGER);

    static final List<Role> CASINO_SUPERVISOR_OR_INSPECTOR =
            List.of(GAMES_SUPERVISOR, CASINO_SUPERVISOR, ASSISTANT_GAMING_MANAGER, GAMING_MANAGER, INSPECTOR);

    static final List<Role> DEALER_OR_SUPERVISOR =
            List.of(DEALER, GAMES_SUPERVISOR, CASINO_SUPERVISOR, ASSISTANT_GAMING_MANAGER, GAMING_MANAGER);

    static final List<Role> ELECTRONIC_OR_CASINO_SUPERVISOR = List.of(
            ELECTRONIC_GAMING_SUPERVISOR,
            GAMES_SUPERVISOR,
            CASINO_SUPERVISOR,
            ASSISTANT_GAMING_MANAGER,
            GAMING_MANAGER);

    static final List<Role> PIT_MANAGER = List.of(ASSISTANT_GAMING_MANAGER, GAMING_MANAGER);

    private NswRapid2016House() {}

    static HouseRules conduct() {
        return new HouseRules(
                new Authority(grants(), Optional.of(rule("1.1/inspector")), rule("1.1/DT (third limb)")),
                breaches(),
                invalidation(),
                disputes(),
                floor());
    }

    private static List<Grant> grants() {
        return List.of(
                Grant.to(PLAYER_TERMINAL, Act.PLACE_WAGER, rule("4.2.4")),
                Grant.to(PLAYER_TERMINAL, Act.CASH_OUT, rule("8.3")),
                Grant.to(DEALER, Act.START_ROUND, rule("1.1/dealer")),
                Grant.to(DEALER, Act.ENTER_RESULT, rule("1.1/DT (first limb)")),
                Grant.to(DEALER_OR_SUPERVISOR, Act.CALL_NO_SPIN, rule("11.4")),
                Grant.to(DEALER, Act.REPORT_WRONG_RESULT, rule("11.4.10")),
                Grant.to(CASINO_SUPERVISORS, Act.SUSPEND_TABLE, rule("1.1/DT (third limb)")),
                Grant.to(CASINO_SUPERVISORS, Act.REOPEN_TABLE, rule("1.1/DT (third limb)")),
                Grant.to(CASINO_SUPERVISORS, Act.CLOSE_TABLE, rule("12.8")),
                Grant.to(CASINO_SUPERVISORS, Act.CORRECT_RESULT, rule("11.4.10")),
                Grant.to(PIT_MANAGER, Act.VOID_MISDEALT_COUP, rule("11.8.1.3")),
                Grant.to(PIT_MANAGER, Act.VOID_WRONG_SHOE_COUP, rule("11.8.2")),
                Grant.to(ELECTRONIC_OR_CASINO_SUPERVISOR, Act.CONFIRM_WAGERS_FROM_RECORDS, rule("11.5")),
                Grant.to(CASINO_SUPERVISORS, Act.RELAX_THE_CLOSE, rule("4.2.8")),
                Grant.to(CASINO_SUPERVISORS, Act.DEAL_FORCED_NO_BET_COUP, rule("11.8.14")),
                Grant.to(CASINO_SUPERVISORS, Act.CONFIRM_DISPUTED_COUP, rule("11.8.11")),
                new Grant(Act.ENTER_CARD_BY_HAND, List.of(DEALER), CASINO_SUPERVISORS, rule("11.8.12")),
                Grant.to(CASINO_SUPERVISORS, Act.EXAMINE_BALL, rule("11.4.6")),
                Grant.to(CASINO_SUPERVISORS, Act.DIRECT_SHUFFLE, rule("3.8.3")),
                Grant.to(CASINO_SUPERVISORS, Act.REPLACE_CARDS, rule("3.6")),
                Grant.to(CASINO_SUPERVISOR_OR_INSPECTOR, Act.ORDER_CARD_CHECK, rule("3.7")),
                Grant.to(PIT_MANAGER, Act.CHANGE_SHOE_AFTER_VOID, rule("11.8.1.4")),
                Grant.to(DEALER_OR_SUPERVISOR, Act.RECORD_BREACH, rule("12.1")),
                Grant.to(DEALER_OR_SUPERVISOR, Act.VACATE_IDLE_SEAT, rule("12.9")),
                Grant.to(CASINO_SUPERVISORS, Act.VOID_WAGERS_OF_PERSON, rule("12.3")),
                Grant.to(CASINO_SUPERVISORS, Act.EXCLUDE_FROM_GAME, rule("12.3")),
                Grant.to(CASINO_SUPERVISORS, Act.EXCLUDE_FROM_CASINO, rule("12.3")),
                Grant.to(CASINO_SUPERVISORS, Act.INVALIDATE_ROUND, rule("12.4")),
                Grant.to(CASINO_SUPERVISORS, Act.ORDER_FORFEITURE, rule("12.5")),
                Grant.to(List.of(PLAYER_TERMINAL, DEVICE, CASH_DESK), Act.REDEEM_PAPER, rule("1.1/redeemable ticket")),
                Grant.to(MONITORING_SYSTEM, Act.TRANSFER_CREDIT, rule("4.3.4")),
                Grant.to(OPERATOR, Act.WITHHOLD_PAYMENT, rule("9.2")),
                Grant.to(OPERATOR, Act.DELAY_PAYMENT, rule("9.3.1")),
                Grant.to(OPERATOR, Act.PAY_IN_ANOTHER_FORM, rule("9.3.2")),
                Grant.to(List.of(CASH_DESK, OPERATOR_AUTHORITY), Act.ASK_IDENTIFICATION, rule("9.3.3")),
                Grant.to(OPERATOR, Act.SET_LIMITS, rule("6.1")),
                Grant.to(OPERATOR, Act.SET_WAGERING_PERIOD, rule("7.1")),
                Grant.to(INSPECTOR, Act.READ_RECORDS, rule("1.1/inspector")),
                Grant.to(List.of(Role.values()), Act.READ_RULES, rule("12.13")));
    }

    /** Only a recording device is sanctioned; the other breaches go on record. */
    private static Conduct breaches() {
        return new Conduct(
                List.of(
                        new Breach(BreachGround.OUTCOME_DEVICE, true, rule("12.1")),
                        new Breach(BreachGround.KEPT_BENEFIT_OF_MALFUNCTION, false, rule("11.3")),
                        new Breach(BreachGround.INFLUENCING_PLAY, false, rule("12.7")),
                        new Breach(BreachGround.BETTING_AMONG_PLAYERS, false, rule("12.10"))),
                List.of(
                        new SanctionRule(Sanction.VOID_WAGERS, SanctionEffect.RETURN_OWN_STAKES, rule("12.3.1")),
                        new SanctionRule(
                                Sanction.EXCLUDE_FROM_GAME, SanctionEffect.REFUSE_WAGERS_AT_TERMINAL, rule("12.3.2")),
                        new SanctionRule(Sanction.EXCLUDE_FROM_CASINO, SanctionEffect.RECORD_ONLY, rule("12.3.3"))),
                Optional.of(new Ruled<>(BreachGround.OUTCOME_DEVICE, rule("12.2"))),
                Optional.empty(),
                rule("12.3"));
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
                                rule("12.4.1")),
                        new Ruled<>(List.of(InvalidationGround.FRAUD), rule("12.4.2"))),
                rule("12.5"),
                Optional.of(rule("12.5")));
    }

    private static Disputes disputes() {
        return new Disputes(
                new DisputeLevel(List.of(GAMES_SUPERVISOR), rule("12.11")),
                Optional.of(new DisputeLevel(
                        List.of(CASINO_SUPERVISOR, ASSISTANT_GAMING_MANAGER, GAMING_MANAGER), rule("12.11"))),
                Optional.of(new DisputeLevel(
                        List.of(CASINO_SUPERVISOR, ASSISTANT_GAMING_MANAGER, GAMING_MANAGER), rule("12.11"))),
                new Recourse(rule("12.12"), Optional.of(rule("12.12")), Optional.empty()));
    }

    private static Floor floor() {
        return new Floor(
                opening(),
                new Closing.NoticePeriod(20 * 60 * 1000L, rule("12.8")),
                Optional.of(new IdleSeat(Optional.of(3), true, IdleRemedy.OFFER_VACATE, rule("12.9"))),
                Optional.empty());
    }

    private static Opening opening() {
        return new Opening(
                List.of(
                        new Ruled<>(TableNeed.PLAYER_TERMINAL, rule("2.2.1")),
                        new Ruled<>(TableNeed.DEALER_TERMINAL, rule("2.2.2")),
                        new Ruled<>(TableNeed.GAME_SYSTEM, rule("2.2.3")),
                        new Ruled<>(TableNeed.NOTE_STACKER, rule("2.2.5")),
                        new Ruled<>(TableNeed.TICKET_PRINTER, rule("2.2.6"))),
                List.of(
                        new DeviceNeed(GameKind.ROULETTE, Device.WHEEL, 1, rule("2.4.1")),
                        new DeviceNeed(GameKind.ROULETTE, Device.BALL, 1, rule("2.4.4")),
                        new DeviceNeed(GameKind.BACCARAT, Device.SHOE, 1, rule("2.5.3.1"))),
                List.of(
                        new Ruled<>(RoundNeed.GAME_SYSTEM, rule("2.2.3")),
                        new Ruled<>(RoundNeed.DEALER, rule("1.1/dealer"))),
                rule("2.2"));
    }

    static CashRules cash() {
        return new CashRules(
                new AccountRules(rule("4.2"), rule("4.2")),
                new CreditRules(
                        List.of(
                                new CreditRule(CreditSource.NOTES, true, rule("4.3.1")),
                                new CreditRule(CreditSource.REDEEMABLE_TICKET, true, rule("4.3.2")),
                                new CreditRule(CreditSource.WINNINGS, false, rule("4.3.3")),
                                new CreditRule(CreditSource.TRANSFER, false, rule("4.3.4")),
                                new CreditRule(CreditSource.RETURNED_STAKE, false, rule("6.2")),
                                new CreditRule(CreditSource.ADJUSTMENT, false, rule("11.5"))),
                        Optional.empty(),
                        rule("4.3")),
                new CashOutRules(LeaveWindow.OUTSIDE_THE_DEAL, WagerBlock.WHOLE_ACCOUNT, Optional.empty(), rule("8.3")),
                new PaperRules(
                        new Ruled<>(Paper.REDEEMABLE_TICKET, rule("8.4")),
                        Optional.of(new HandPay(rule("9.1"), rule("8.4"), List.of(), false)),
                        rule("8.4")),
                new PaymentRules(
                        List.of(
                                RedemptionPlace.PLAYER_TERMINAL,
                                RedemptionPlace.TICKET_MACHINE,
                                RedemptionPlace.CASH_DESK),
                        rule("1.1/redeemable ticket"),
                        rule("9.3"),
                        rule("1.1/redeemable ticket"),
                        Optional.of(care())));
    }

    private static PaymentCare care() {
        return new PaymentCare(
                List.of(new Withholding(
                        List.of(PayableItem.PRIZE, PayableItem.TICKET, PayableItem.VOUCHER),
                        true,
                        false,
                        rule("9.2"),
                        rule("9.2"))),
                rule("9.1"),
                rule("9.3.3"),
                rule("9.3.1"),
                new PaymentCare.AnotherForm(List.of(PayableItem.PRIZE), rule("9.3.2")));
    }
}
