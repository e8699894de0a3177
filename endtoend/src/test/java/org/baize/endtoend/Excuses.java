package org.baize.endtoend;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.baize.engine.answer.FloorReason;
import org.baize.gateway.floor.NotSent;
import org.baize.rules.cash.CashOutReason;
import org.baize.rules.cash.CreditReason;
import org.baize.rules.cash.PlayReason;
import org.baize.rules.round.RoundReason;
import org.baize.rules.sicbo.ShooterRefusal;
import org.baize.rules.wager.WagerReason;

/** Every reason of those by whom a terminal is refused, and why a terminal never gets some of them. */
final class Excuses {

    /** The web server's own reasons are its own matter, and no class that others see. */
    private static final String OF_THE_SERVER = "org.baize.gateway.terminal.GatewayReason";

    private static final List<Excuse> ALL = List.of(
            new Excuse(
                    "told to people or about them: what they ask, sign, enrol, set up or decide",
                    FloorReason.NOT_ENROLLED,
                    FloorReason.PIN_LOCKED,
                    FloorReason.PIN_WRONG,
                    FloorReason.NOT_SIGNED_ON,
                    FloorReason.SECOND_PERSON_IS_THE_FIRST,
                    FloorReason.SECOND_PERSON_NOT_RECOGNISED,
                    FloorReason.NO_SUCH_RULEBOOK,
                    FloorReason.NUMBER_OUT_OF_RANGE,
                    FloorReason.NUMBER_TAKEN,
                    FloorReason.DEMONSTRATION_AND_MONEY,
                    FloorReason.TABLE_ALREADY_OPEN,
                    FloorReason.NO_SUCH_PERSON,
                    FloorReason.NO_SUCH_CARDS,
                    FloorReason.NO_SUCH_CASE,
                    FloorReason.NO_SUCH_OUTCOME,
                    FloorReason.NO_SUCH_INCIDENT,
                    FloorReason.REASON_MISSING,
                    FloorReason.NO_SUCH_ROLE,
                    FloorReason.ROLES_DO_NOT_MIX,
                    FloorReason.OWN_ROLES,
                    FloorReason.DEALS_ELSEWHERE,
                    FloorReason.NOT_SIGNED_ON_THERE,
                    FloorReason.SIGNED_ON_IN_ANOTHER_ROLE,
                    FloorReason.SEVERAL_RULEBOOKS,
                    FloorReason.OTHER_APPARATUS,
                    FloorReason.CHANGE_WAITING,
                    FloorReason.NOTHING_CHANGED,
                    FloorReason.NOTHING_ANNOUNCED,
                    FloorReason.CLOSING_ANNOUNCED,
                    FloorReason.NOT_FOR_THE_HOUSE,
                    FloorReason.SEAT_NOT_IDLE,
                    FloorReason.NOT_RETIRED,
                    FloorReason.NOT_DIRECTED,
                    FloorReason.NOBODY_THERE,
                    FloorReason.NOBODY_CALLED,
                    FloorReason.NO_SUCH_BREACH,
                    FloorReason.ANOTHER_PLAYERS_BREACH,
                    FloorReason.VALIDATION_KEY_KEPT,
                    FloorReason.NOT_A_VALIDATION_KEY,
                    FloorReason.PAYMENT_UNDER_WAY,
                    FloorReason.PAPER_NOT_IN_THAT_STATE,
                    FloorReason.ROUND_TOO_OLD,
                    FloorReason.ROUND_IS_VOID,
                    FloorReason.ROUND_NOT_HELD,
                    FloorReason.CASE_ALREADY_OPEN,
                    WagerReason.STAFF_MAY_NOT_PLACE,
                    CashOutReason.REASON_MISSING,
                    CashOutReason.NO_TICKET_TO_REPLACE,
                    CashOutReason.HAND_PAY_NOT_ARRANGED,
                    CashOutReason.TICKET_NOT_CANCELLED),
            new Excuse(
                    "told to whoever opens, closes, deals or settles a round",
                    FloorReason.ROUND_HELD,
                    RoundReason.OPENS_BY_ITSELF,
                    RoundReason.DEALER_NEEDED,
                    RoundReason.SUPERVISOR_NEEDED,
                    RoundReason.OPERATOR_NEEDED,
                    RoundReason.ALREADY_OPEN,
                    RoundReason.ROUND_UNRESOLVED,
                    RoundReason.CARDS_NOT_DISCARDED,
                    RoundReason.NOT_READY,
                    RoundReason.CLOSED_BY_TIMER,
                    RoundReason.CLOSED_BY_DEALER,
                    RoundReason.NOT_OFFERED_TO_ALL,
                    RoundReason.WINDOW_TOO_SHORT,
                    RoundReason.WAGERS_PLACED,
                    RoundReason.NOBODY_WAGERED,
                    RoundReason.SOURCE_NOT_ACCEPTED,
                    RoundReason.RESULT_NEEDS_SUPERVISOR,
                    RoundReason.NO_ROUND,
                    RoundReason.STILL_OPEN,
                    RoundReason.ALREADY_RESOLVED,
                    RoundReason.NO_RESULT,
                    RoundReason.RESULT_CONTRADICTED,
                    RoundReason.CONTRADICTION_NEEDS_SUPERVISOR,
                    RoundReason.NOT_CONFIRMED),
            new Excuse(
                    "about disputes and claims, which a terminal's messages have no act for",
                    FloorReason.NO_SUCH_DISPUTE,
                    FloorReason.DISPUTE_CLOSED,
                    FloorReason.DECIDED_ALREADY,
                    FloorReason.NO_SUCH_ROUND,
                    FloorReason.DISPUTE_OPEN,
                    FloorReason.CLAIMS_WAITING),
            new Excuse(
                    "about chips on a cloth, where a seat has no screen",
                    FloorReason.NO_CLOTH_HERE,
                    FloorReason.NO_BOXES_HERE,
                    FloorReason.BOXES_MISSING,
                    FloorReason.NO_COLOURS_HERE,
                    FloorReason.NO_SCREEN_HERE,
                    FloorReason.ANOTHER_ACT,
                    FloorReason.NO_COLOUR_GIVEN,
                    FloorReason.COLOUR_TAKEN,
                    FloorReason.NO_SUCH_BUTTON,
                    WagerReason.DEALER_ENTERS_IT,
                    WagerReason.MEANS_NOT_TAKEN),
            new Excuse(
                    "the web server itself numbers what it asks, and lets in nobody whom the floor does not know",
                    FloorReason.SEQUENCE_GAP,
                    FloorReason.SEQUENCE_PASSED,
                    FloorReason.NO_SUCH_TERMINAL,
                    WagerReason.UNKNOWN_TERMINAL),
            new Excuse(
                    "a floor without the key founds no account that could not be paid out; whoever founds it gives the key",
                    FloorReason.NO_VALIDATION_KEY),
            new Excuse("told to a simulated device at a table for money", FloorReason.NOT_A_DEMONSTRATION),
            new Excuse("told to the monitoring system", FloorReason.TRANSFER_DIFFERS, CreditReason.NO_ACCOUNT),
            new Excuse(
                    "told with chips that go back at the close, which is no answer to anybody",
                    WagerReason.UNCONFIRMED,
                    WagerReason.BELOW_TOTAL),
            new Excuse(
                    "needs many rounds without a wager, or a person whom the house knows at two terminals, or a fault in a round:"
                            + " tried in the engine's tests",
                    FloorReason.SEAT_VACATED,
                    FloorReason.KEPT_TO_ANOTHER_TERMINAL,
                    FloorReason.OUT_OF_THIS_ROUND),
            new Excuse(
                    "the clock shoots for whoever is late, before a late press is looked at", ShooterRefusal.TOO_LATE),
            new Excuse("the floor does not answer; DemonstrationTest kills the server instead", NotSent.NOT_CONNECTED));

    private static final Set<String> OF_THE_SERVER_ELSEWHERE = Set.of(
            "NOT_A_DEMONSTRATION", // in MoneyFloorTest
            "OUTCOME_UNKNOWN"); // the floor's answer is lost; DemonstrationTest kills the server instead

    private Excuses() {}

    /** Why a terminal never gets these. */
    private record Excuse(String why, List<Enum<?>> reasons) {

        Excuse(String why, Enum<?>... reasons) {
            this(why, List.of(reasons));
        }
    }

    /** What nobody got and nothing excuses, and what was got though it is excused. */
    static List<String> missing(Set<String> got) throws ClassNotFoundException {
        Set<Enum<?>> excused = new TreeSet<>((one, other) -> full(one).compareTo(full(other)));
        ALL.forEach(excuse -> excused.addAll(excuse.reasons()));
        List<String> missing = new ArrayList<>();
        reasons().forEach(reason -> {
            boolean isExcused = excused.contains(reason);
            if (isExcused == isGot(reason, got, isExcused)) {
                missing.add(full(reason) + (isExcused ? " was told all the same" : " has no case"));
            }
        });
        Arrays.stream(Class.forName(OF_THE_SERVER).getEnumConstants())
                .map(Object::toString)
                .filter(reason -> OF_THE_SERVER_ELSEWHERE.contains(reason) == got.contains(reason))
                .forEach(reason -> missing.add(reason + " of the web server"));
        return missing;
    }

    /** Two enumerations may have a reason of the same name; then one of them may be excused. */
    private static boolean isGot(Enum<?> reason, Set<String> got, boolean isExcused) {
        boolean alone =
                reasons().filter(other -> other.name().equals(reason.name())).count() == 1;
        return got.contains(reason.name()) && (alone || !isExcused);
    }

    private static Stream<Enum<?>> reasons() {
        return Stream.<Enum<?>[]>of(
                        FloorReason.values(),
                        RoundReason.values(),
                        WagerReason.values(),
                        PlayReason.values(),
                        CreditReason.values(),
                        CashOutReason.values(),
                        ShooterRefusal.values(),
                        NotSent.values())
                .flatMap(Arrays::stream);
    }

    private static String full(Enum<?> reason) {
        return reason.getDeclaringClass().getSimpleName() + "." + reason.name();
    }
}
