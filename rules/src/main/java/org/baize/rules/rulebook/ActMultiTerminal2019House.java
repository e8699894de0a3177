package org.baize.rules.rulebook;

import static org.baize.rules.law.Role.ASSISTANT_GAMING_MANAGER;
import static org.baize.rules.law.Role.CASH_DESK;
import static org.baize.rules.law.Role.CASINO_SUPERVISOR;
import static org.baize.rules.law.Role.DEALER;
import static org.baize.rules.law.Role.GAMING_MANAGER;
import static org.baize.rules.law.Role.GAMING_SHIFT_MANAGER;
import static org.baize.rules.law.Role.MONITORING_SYSTEM;
import static org.baize.rules.law.Role.OPERATOR_AUTHORITY;
import static org.baize.rules.law.Role.PLAYER_TERMINAL;
import static org.baize.rules.rulebook.ActMultiTerminal2019.rule;

import java.util.List;
import java.util.Optional;
import org.baize.rules.cash.AccountRules;
import org.baize.rules.cash.CashOutRules;
import org.baize.rules.cash.CashRules;
import org.baize.rules.cash.CreditRule;
import org.baize.rules.cash.CreditRules;
import org.baize.rules.cash.CreditSource;
import org.baize.rules.cash.ForcedLeave;
import org.baize.rules.cash.HandPay;
import org.baize.rules.cash.LeaveStep;
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

/** The house chapter of the multi-terminal text. */
final class ActMultiTerminal2019House {

    private static final List<Role> OPERATOR = List.of(OPERATOR_AUTHORITY);

    /** Pit Boss or above. */
    static final List<Role> SUPERVISOR = List.of(
            CASINO_SUPERVISOR, GAMING_SHIFT_MANAGER, ASSISTANT_GAMING_MANAGER, GAMING_MANAGER, OPERATOR_AUTHORITY);

    static final List<Role> DEALER_OR_SUPERVISOR = List.of(
            DEALER,
            CASINO_SUPERVISOR,
            GAMING_SHIFT_MANAGER,
            ASSISTANT_GAMING_MANAGER,
            GAMING_MANAGER,
            OPERATOR_AUTHORITY);

    private ActMultiTerminal2019House() {}

    static HouseRules conduct() {
        return new HouseRules(authority(), breaches(), invalidation(), disputes(), floor());
    }

    private static Authority authority() {
        return new Authority(
                List.of(
                        Grant.to(PLAYER_TERMINAL, Act.PLACE_WAGER, rule("A.1/Player Terminal(a)")),
                        Grant.to(PLAYER_TERMINAL, Act.CASH_OUT, rule("4.5")),
                        Grant.to(DEALER, Act.START_ROUND, rule("A.1/Dealer")),
                        Grant.to(DEALER, Act.ENTER_RESULT, rule("A.1/Dealer Terminal(a)")),
                        Grant.to(DEALER, Act.CALL_NO_SPIN, rule("9.6(b)")),
                        Grant.to(DEALER, Act.REPORT_WRONG_RESULT, rule("6.3")),
                        Grant.to(SUPERVISOR, Act.SUSPEND_TABLE, rule("A.1/Dealer Terminal(c)")),
                        Grant.to(SUPERVISOR, Act.REOPEN_TABLE, rule("A.1/Dealer Terminal(c)")),
                        Grant.to(SUPERVISOR, Act.CLOSE_TABLE, rule("7.11")),
                        Grant.to(SUPERVISOR, Act.CORRECT_RESULT, rule("6.3")),
                        Grant.to(SUPERVISOR, Act.DECIDE_CLAIM, rule("6.4")),
                        Grant.to(SUPERVISOR, Act.VOID_FOR_EQUIPMENT_FAULT, rule("6.2")),
                        Grant.to(SUPERVISOR, Act.VOID_MISDEALT_COUP, rule("8.8(f)")),
                        Grant.to(SUPERVISOR, Act.VOID_EARLY_CARD_COUP, rule("8.8(n)")),
                        Grant.to(SUPERVISOR, Act.VOID_WRONG_SHOE_COUP, rule("8.8(m)")),
                        Grant.to(SUPERVISOR, Act.CONFIRM_WAGERS_FROM_RECORDS, rule("6.6(b)")),
                        Grant.to(SUPERVISOR, Act.ORDER_ROUNDS_WITHOUT_WAGERS, rule("5.5")),
                        Grant.to(DEALER_OR_SUPERVISOR, Act.DEAL_FORCED_NO_BET_COUP, rule("8.1/No-Bet Coup")),
                        Grant.to(SUPERVISOR, Act.DIRECT_SHUFFLE, rule("8.3(e)(iii)")),
                        Grant.to(SUPERVISOR, Act.REPLACE_CARDS, rule("8.3(j)")),
                        Grant.to(DEALER_OR_SUPERVISOR, Act.RECORD_BREACH, rule("7.3(a)")),
                        Grant.to(DEALER_OR_SUPERVISOR, Act.DIRECT_TO_LEAVE, rule("4.4(b)(ii)")),
                        Grant.to(DEALER_OR_SUPERVISOR, Act.RETIRE_TERMINAL, rule("4.4(b)(i)")),
                        Grant.to(OPERATOR, Act.VOID_WAGERS_OF_PERSON, rule("7.3(a)")),
                        Grant.to(OPERATOR, Act.EXCLUDE_FROM_GAME, rule("7.3(b)")),
                        Grant.to(OPERATOR, Act.INVALIDATE_ROUND, rule("7.2")),
                        Grant.to(SUPERVISOR, Act.ARRANGE_HAND_PAY, rule("4.9")),
                        Grant.to(CASH_DESK, Act.REDEEM_PAPER, rule("A.1/Redeemable Ticket/cash desk only")),
                        Grant.to(MONITORING_SYSTEM, Act.TRANSFER_CREDIT, rule("4.3(c)")),
                        Grant.to(OPERATOR, Act.SET_LIMITS, rule("3.1/display")),
                        Grant.to(OPERATOR, Act.SET_DIFFERENTIAL, rule("3.5/config")),
                        Grant.to(OPERATOR, Act.SET_WAGERING_PERIOD, rule("5.1")),
                        Grant.to(OPERATOR, Act.SET_TICKET_LIMIT, rule("4.5(b)")),
                        Grant.to(OPERATOR, Act.CHOOSE_SETTLEMENT_METHOD, rule("8.7(a)/method")),
                        Grant.to(OPERATOR, Act.CHOOSE_PAIRS, rule("8.7(a)/pairs")),
                        Grant.to(OPERATOR, Act.CANCEL_TOURNAMENT, rule("11.18/cancel")),
                        Grant.to(List.of(Role.values()), Act.READ_RULES, rule("7.13"))),
                Optional.empty(),
                rule("A.1/Casino Operator"));
    }

    /** Every breach of any rule may be sanctioned; nothing is ever confiscated. */
    private static Conduct breaches() {
        return new Conduct(
                List.of(
                        new Breach(BreachGround.OUTCOME_DEVICE, true, rule("7.1")),
                        new Breach(BreachGround.KEPT_BENEFIT_OF_MALFUNCTION, true, rule("6.9/benefit")),
                        new Breach(BreachGround.HOLDING_A_PLACE, true, rule("7.6")),
                        new Breach(BreachGround.HARASSMENT, true, rule("7.7")),
                        new Breach(BreachGround.INDUCED_TO_LEAVE, true, rule("7.8")),
                        new Breach(BreachGround.INFLUENCING_PLAY, true, rule("7.9")),
                        new Breach(BreachGround.BETTING_AMONG_PLAYERS, true, rule("7.10")),
                        new Breach(BreachGround.OTHER_RULE, true, rule("7.3(a)"))),
                List.of(
                        new SanctionRule(Sanction.VOID_WAGERS, SanctionEffect.RETURN_OWN_STAKES, rule("7.3(a)")),
                        new SanctionRule(
                                Sanction.EXCLUDE_FROM_GAME, SanctionEffect.REFUSE_WAGERS_AND_PAY_OUT, rule("7.3(b)"))),
                Optional.empty(),
                Optional.empty(),
                rule("7.3(a)"));
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
                                rule("7.2")),
                        new Ruled<>(List.of(InvalidationGround.IMPRACTICAL, InvalidationGround.FRAUD), rule("7.4"))),
                rule("6.10"),
                Optional.empty());
    }

    private static Disputes disputes() {
        return new Disputes(
                new DisputeLevel(OPERATOR, rule("7.12")),
                Optional.empty(),
                Optional.empty(),
                new Recourse(rule("7.12"), Optional.empty(), Optional.of(rule("7.12"))));
    }

    private static Floor floor() {
        return new Floor(
                opening(),
                new Closing.FurtherRounds(3, rule("7.11")),
                Optional.of(new IdleSeat(Optional.empty(), false, IdleRemedy.FLAG, rule("7.6"))),
                Optional.empty());
    }

    private static Opening opening() {
        return new Opening(
                List.of(
                        new Ruled<>(TableNeed.SYSTEM_APPROVAL, rule("A.1/Game System(b)")),
                        new Ruled<>(TableNeed.PLAYER_TERMINAL, rule("1.2(a)")),
                        new Ruled<>(TableNeed.TERMINALS_WITHIN_APPROVAL, rule("1.2(a)")),
                        new Ruled<>(TableNeed.DEALER_TERMINAL, rule("1.2(b)")),
                        new Ruled<>(TableNeed.GAME_SYSTEM, rule("1.2(c)"))),
                List.of(
                        new DeviceNeed(GameKind.BACCARAT, Device.SHOE, 1, rule("1.2(d)")),
                        new DeviceNeed(GameKind.ROULETTE, Device.WHEEL, 1, rule("1.2(d)")),
                        new DeviceNeed(GameKind.ROULETTE, Device.BALL, 1, rule("1.2(d)")),
                        new DeviceNeed(GameKind.SIC_BO, Device.TUMBLER, 1, rule("1.2(d)")),
                        new DeviceNeed(GameKind.SIC_BO, Device.DIE, 3, rule("1.2(d)"))),
                List.of(
                        new Ruled<>(RoundNeed.GAME_SYSTEM, rule("A.1/Game System(a)")),
                        new Ruled<>(RoundNeed.DEALER, rule("A.1/Dealer"))),
                rule("1.1"));
    }

    static CashRules cash() {
        return new CashRules(
                new AccountRules(rule("A.4"), rule("2.1")),
                new CreditRules(
                        List.of(
                                new CreditRule(CreditSource.NOTES, true, rule("4.3(a)")),
                                new CreditRule(CreditSource.WINNINGS, false, rule("4.3(b)")),
                                new CreditRule(CreditSource.TRANSFER, false, rule("4.3(c)")),
                                new CreditRule(CreditSource.RETURNED_STAKE, false, rule("6.10")),
                                new CreditRule(CreditSource.ADJUSTMENT, false, rule("6.3"))),
                        Optional.of(rule("4.2/further cash")),
                        rule("4.3")),
                new CashOutRules(
                        LeaveWindow.OUTSIDE_THE_DEAL,
                        WagerBlock.WHOLE_ACCOUNT,
                        Optional.of(forcedLeave()),
                        rule("4.4(a)")),
                new PaperRules(
                        new Ruled<>(Paper.REDEEMABLE_TICKET, rule("4.5(a)")),
                        Optional.of(new HandPay(rule("4.5(b)"), rule("4.9"), SUPERVISOR, true)),
                        rule("4.6/close")),
                new PaymentRules(
                        List.of(RedemptionPlace.CASH_DESK),
                        rule("A.1/Redeemable Ticket/cash desk only"),
                        rule("4.6/exchange"),
                        rule("4.8(b)"),
                        Optional.empty()));
    }

    private static ForcedLeave forcedLeave() {
        return new ForcedLeave(
                new Ruled<>(
                        List.of(
                                LeaveStep.STOP_NEW_WAGERS,
                                LeaveStep.TREAT_WAGERS_AS_MALFUNCTION,
                                LeaveStep.PAY_WHOLE_BALANCE,
                                LeaveStep.REFUSE_BUY_INS),
                        rule("4.4(b)(i)")),
                new Ruled<>(
                        List.of(LeaveStep.STOP_NEW_WAGERS, LeaveStep.SETTLE_LIVE_WAGERS, LeaveStep.PAY_WHOLE_BALANCE),
                        rule("4.4(b)(ii)")));
    }
}
