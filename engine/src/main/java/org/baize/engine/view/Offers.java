package org.baize.engine.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.baize.engine.Rehearsal;
import org.baize.engine.command.Command;
import org.baize.engine.command.FaultCommand;
import org.baize.engine.command.HouseCommand;
import org.baize.engine.command.RoundCommand;
import org.baize.engine.spec.FaultCase;
import org.baize.engine.state.DeviceState.TumblerState;
import org.baize.engine.state.DeviceState.WheelState;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.PastRound;
import org.baize.engine.state.ShoeState;
import org.baize.engine.state.Table;
import org.baize.rules.fault.ClaimRules;
import org.baize.rules.fault.FaultyPart;
import org.baize.rules.fault.Finding;
import org.baize.rules.fault.Symptom;
import org.baize.rules.house.InvalidationGround;
import org.baize.rules.law.Role;

/**
 * What staff may do at a table now. Everything that could be asked for is rehearsed on the floor itself, by each role alone and by a
 * dealer with a second person, and what nobody could do is left out.
 */
public final class Offers {

    /** Those who may stand at a table, in the order of their rank. */
    private static final List<Role> AT_THE_TABLE = List.of(
            Role.DEALER,
            Role.ELECTRONIC_GAMING_HOST,
            Role.GAMES_SUPERVISOR,
            Role.CASINO_SUPERVISOR,
            Role.ELECTRONIC_GAMING_SUPERVISOR,
            Role.ASSISTANT_GAMING_MANAGER,
            Role.GAMING_MANAGER,
            Role.GAMING_SHIFT_MANAGER,
            Role.OPERATOR_AUTHORITY);

    /** Stands where a person has to say something. */
    static final String WORDS = "-";

    static final String REASON = "reason";

    private static final int IDLE_ROUNDS = 3;

    /**
     * Something that may be done.
     *
     * @param command as it goes to the floor once it is filled in
     * @param fill the parts of it that whoever does it has to choose or say; what stands there is an example
     * @param alone the roles that may do it without anybody else
     * @param signing the roles one of which must sign if a dealer does it; empty where a dealer may not, or alone
     */
    public record OfferedAct(Command command, List<String> fill, List<Role> alone, List<Role> signing) {

        public OfferedAct {
            fill = List.copyOf(fill);
            alone = List.copyOf(alone);
            signing = List.copyOf(signing);
        }
    }

    /** Something that could be asked for. */
    record Possible(Command command, List<String> fill) {

        static Possible of(Command command, String... fill) {
            return new Possible(command, List.of(fill));
        }
    }

    private Offers() {}

    public static List<OfferedAct> at(FloorState state, Table table, long nowMillis) {
        Rehearsal rehearsal = new Rehearsal(state, nowMillis);
        List<OfferedAct> offers = new ArrayList<>();
        for (Possible possible : possible(state, table)) {
            OfferedAct offered = rehearsed(rehearsal, possible);
            if (!offered.alone().isEmpty() || !offered.signing().isEmpty()) {
                offers.add(offered);
            }
        }
        return offers;
    }

    private static OfferedAct rehearsed(Rehearsal rehearsal, Possible possible) {
        List<Role> alone = AT_THE_TABLE.stream()
                .filter(role -> rehearsal.allows(possible.command(), role))
                .toList();
        List<Role> signing = alone.contains(Role.DEALER)
                ? List.of()
                : AT_THE_TABLE.stream()
                        .filter(role -> rehearsal.allows(possible.command(), Role.DEALER, role))
                        .toList();
        return new OfferedAct(possible.command(), possible.fill(), alone, signing);
    }

    private static List<Possible> possible(FloorState state, Table table) {
        List<Possible> all = new ArrayList<>(ofRounds(table));
        switch (table.device()) {
            case WheelState _ -> all.addAll(DeviceOffers.ofWheel(table));
            case TumblerState _ -> all.addAll(DeviceOffers.ofTumbler(table));
            case ShoeState cards -> all.addAll(CardOffers.of(table, cards));
        }
        all.addAll(ofFaults(table));
        all.addAll(ofTheHouse(table));
        all.addAll(SeatOffers.of(state, table));
        return all;
    }

    private static List<Possible> ofRounds(Table table) {
        int number = table.number();
        return List.of(
                Possible.of(new RoundCommand.OpenBetting(number)),
                Possible.of(new RoundCommand.CloseBetting(number)),
                Possible.of(new RoundCommand.ReopenBetting(number)),
                Possible.of(new RoundCommand.ConfirmResult(number)));
    }

    private static List<Possible> ofTheHouse(Table table) {
        int number = table.number();
        return List.of(
                Possible.of(new HouseCommand.AnnounceClosing(number)),
                Possible.of(new HouseCommand.CancelClosing(number)),
                Possible.of(new HouseCommand.CloseTable(number)),
                Possible.of(new HouseCommand.SuspendTable(number, WORDS), REASON),
                Possible.of(new HouseCommand.ReopenTable(number)),
                Possible.of(new HouseCommand.CancelChange(number)),
                Possible.of(new HouseCommand.SetIdleRounds(number, IDLE_ROUNDS), "rounds"));
    }

    private static List<Possible> ofFaults(Table table) {
        List<Possible> all = new ArrayList<>();
        LongStream.concat(
                        LongStream.of(table.round().number()),
                        table.latest().stream().mapToLong(PastRound::number))
                .distinct()
                .forEach(round -> all.addAll(ofRound(table, round)));
        for (FaultCase open : table.faults().cases()) {
            all.addAll(ofCase(table.number(), open));
        }
        Optional<ClaimRules> claims = table.rulebook().house().faults().claims();
        for (FaultCase.Claim claim : table.faults().claims()) {
            String rule = claims.map(rules -> rules.decidedBy().rule().rule()).orElse(WORDS);
            all.add(Possible.of(
                    new FaultCommand.DecideClaim(table.number(), claim.number(), rule, WORDS), "rule", "decision"));
        }
        return all;
    }

    private static List<Possible> ofRound(Table table, long round) {
        int number = table.number();
        FaultCommand.Fault fault = FaultCommand.Fault.of(FaultyPart.OTHER_EQUIPMENT, Symptom.DECLARED, 0);
        FaultCommand.Ground ground = FaultCommand.Ground.of(InvalidationGround.IMPRACTICAL);
        return List.of(
                Possible.of(new FaultCommand.ReportWrongResult(number, round, WORDS), REASON),
                Possible.of(
                        new FaultCommand.CorrectResult(number, round, anotherOutcome(table), WORDS), "outcome", REASON),
                Possible.of(
                        new FaultCommand.ReportFault(number, Command.NONE, round, fault, WORDS),
                        "terminal",
                        "fault",
                        REASON),
                Possible.of(new FaultCommand.Invalidate(number, round, ground, WORDS), "ground", REASON));
    }

    private static List<Possible> ofCase(int table, FaultCase open) {
        return List.of(
                Possible.of(new FaultCommand.OrderRemedy(table, open.number(), WORDS), REASON),
                Possible.of(new FaultCommand.LeaveCase(table, open.number(), WORDS), REASON),
                Possible.of(
                        new FaultCommand.DecideFromRecords(
                                table, open.number(), FaultCommand.Found.of(Finding.WAGERS_CONFIRMED), WORDS),
                        "found",
                        REASON));
    }

    /** What the round may be corrected to is never what it was settled on. */
    private static String anotherOutcome(Table table) {
        int settled = table.latest().map(round -> round.outcome().orElse(0)).orElse(0);
        return table.play().payTable().outcomes().get(settled == 0 ? 1 : 0).text();
    }
}
