package org.baize.engine.fault;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.engine.TestFloor.MULTI;
import static org.baize.engine.TestFloor.OPERATOR;
import static org.baize.engine.TestFloor.SUPERVISOR;
import static org.baize.engine.TestFloor.TABLE;
import static org.baize.engine.fault.FaultTable.WHY;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.baize.engine.command.FaultCommand.Fault;
import org.baize.engine.command.FaultCommand.Ground;
import org.baize.engine.command.FaultCommand.Invalidate;
import org.baize.engine.command.FaultCommand.ReportFault;
import org.baize.engine.command.MoneyCommand;
import org.baize.engine.command.Origin;
import org.baize.engine.ledger.AccountId;
import org.baize.engine.ledger.AccountKind;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.Terminal;
import org.baize.rules.cash.AccountState;
import org.baize.rules.fault.FaultyPart;
import org.baize.rules.fault.Symptom;
import org.baize.rules.house.InvalidationGround;
import org.baize.testkit.Clause;

/**
 * A slow and obvious twin of the money of corrections: whatever was settled, corrected, made void and cashed out in
 * whichever order, each player ends with what was put in, and the wins and losses of the rounds as they count in the end.
 */
class CorrectionTwinTest {

    private static final Set<Integer> RED = Set.of(1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36);
    private static final List<String> BETS = List.of("straight:17", "straight:20", "red", "black", "dozen:1");

    private final FaultTable there = FaultTable.wheel(MULTI);
    private final Map<Long, Long> putInCents = new LinkedHashMap<>();
    private final List<Played> rounds = new ArrayList<>();

    /** One wager of one player. */
    private record Wager(long account, int terminal, String bet, long cents) {

        /** What the stake and the number make, without the stake. */
        long netCents(int number) {
            boolean wins = switch (bet) {
                case "straight:17" -> number == 17;
                case "straight:20" -> number == 20;
                case "red" -> RED.contains(number);
                case "black" -> number != 0 && !RED.contains(number);
                case "dozen:1" -> number >= 1 && number <= 12;
                default -> throw new IllegalArgumentException(bet);
            };
            long odds = bet.startsWith("straight") ? 35 : bet.equals("dozen:1") ? 2 : 1;
            return wins ? cents * odds : -cents;
        }
    }

    /** One round as it counts now; no number is a void round. */
    private static final class Played {
        private final List<Wager> wagers = new ArrayList<>();
        private Optional<Integer> number = Optional.empty();
        private long closedAtMillis;
    }

    @Property(tries = 30)
    @Clause({"act-multi-terminal-2019:6.1", "act-multi-terminal-2019:6.3", "act-multi-terminal-2019:6.10"})
    void everybodyEndsWithWhatTheRoundsMakeInTheEnd(@ForAll long seed) {
        // A property keeps its fields from try to try; each try has a floor of its own.
        new CorrectionTwinTest().run(new Random(seed));
    }

    private void run(Random random) {
        for (int terminal = 1; terminal <= 3; terminal++) {
            putInCents.merge(accountAt(terminal), 100_00L, Long::sum);
        }
        for (int step = 0; step < 25; step++) {
            switch (random.nextInt(6)) {
                case 0, 1 -> play(random);
                case 2 -> correct(random);
                case 3 -> voidRound(random);
                case 4 -> voidTerminal(random);
                default -> changePlayer(1 + random.nextInt(3));
            }
            compare();
        }
        there.floor().restart();
    }

    private void play(Random random) {
        Played played = new Played();
        there.open();
        for (int terminal = 1; terminal <= 3; terminal++) {
            for (int i = random.nextInt(3); i > 0; i--) {
                String bet = BETS.get(random.nextInt(BETS.size()));
                long cents = 5_00L * (1 + random.nextInt(8));
                if (there.chipsCents(terminal) >= cents && notYet(played, terminal, bet)) {
                    there.wager(terminal, bet, cents);
                    played.wagers.add(new Wager(accountAt(terminal), terminal, bet, cents));
                }
            }
        }
        there.close();
        played.closedAtMillis = there.floor().nowMillis();
        int number = random.nextInt(37);
        there.settle(Integer.toString(number));
        played.number = Optional.of(number);
        rounds.add(played);
    }

    private static boolean notYet(Played played, int terminal, String bet) {
        return played.wagers.stream()
                .noneMatch(one -> one.terminal() == terminal && one.bet().equals(bet));
    }

    private void correct(Random random) {
        int round = anyThatCounts(random);
        if (round >= 0) {
            int number = random.nextInt(37);
            there.correct(round + 1, Integer.toString(number));
            rounds.get(round).number = Optional.of(number);
        }
    }

    private void voidRound(Random random) {
        int round = anyThatCounts(random);
        if (round >= 0) {
            there.floor().accept(OPERATOR, new Invalidate(TABLE, round + 1, Ground.of(InvalidationGround.FIRE), WHY));
            rounds.get(round).number = Optional.empty();
        }
    }

    private void voidTerminal(Random random) {
        int round = anyThatCounts(random);
        if (round >= 0) {
            int terminal = 1 + random.nextInt(3);
            Fault fault = Fault.of(FaultyPart.PLAYER_TERMINAL, Symptom.DECLARED, rounds.get(round).closedAtMillis - 1);
            there.floor().accept(SUPERVISOR, new ReportFault(TABLE, terminal, round + 1, fault, WHY));
            rounds.get(round).wagers.removeIf(wager -> wager.terminal() == terminal);
        }
    }

    private int anyThatCounts(Random random) {
        List<Integer> counting = new ArrayList<>();
        for (int round = 0; round < rounds.size(); round++) {
            if (rounds.get(round).number.isPresent()) {
                counting.add(round);
            }
        }
        return counting.isEmpty() ? -1 : counting.get(random.nextInt(counting.size()));
    }

    private void changePlayer(int terminal) {
        if (there.chipsCents(terminal) == 0) {
            return;
        }
        there.floor().accept(Origin.terminal(terminal), new MoneyCommand.CashOut(terminal));
        Optional<Long> ticket =
                there.floor().terminal(terminal).till().paying().orElseThrow().number();
        if (ticket.isPresent()) {
            there.floor().accept(Origin.terminal(terminal), new MoneyCommand.TicketPrinted(terminal, ticket.get()));
        } else {
            there.floor().accept(SUPERVISOR, new MoneyCommand.ArrangeHandPay(terminal));
        }
        there.floor().buyIn(terminal, 1);
        putInCents.merge(accountAt(terminal), 100_00L, Long::sum);
    }

    private long accountAt(int terminal) {
        return there.floor().terminal(terminal).status().accountNumber();
    }

    /** Everything a player holds, less what the player owes, is what was put in and what the rounds made of it. */
    private void compare() {
        putInCents.forEach((account, in) -> {
            long made = rounds.stream()
                    .filter(round -> round.number.isPresent())
                    .flatMap(round -> round.wagers.stream()
                            .filter(wager -> wager.account() == account)
                            .map(wager -> wager.netCents(round.number.orElseThrow())))
                    .mapToLong(Long::longValue)
                    .sum();
            assertThat(heldCents(account)).as("account %s", account).isEqualTo(in + made);
        });
        assertThat(there.allCents(AccountKind.GONE_PLAYERS)).isZero();
        there.floor()
                .floor()
                .state()
                .terminals()
                .forEach(terminal -> assertThat(terminal.chips().balanceCents()).isNotNegative());
    }

    private long heldCents(long account) {
        FloorState state = there.floor().floor().state();
        long held = state.papers().slips().stream()
                .filter(slip -> slip.issue().account() == account)
                .mapToLong(slip -> slip.cents())
                .sum();
        for (Terminal terminal : state.terminals()) {
            if (terminal.status().accountNumber() == account
                    && terminal.status().account() == AccountState.ACTIVE) {
                held += terminal.chips().balanceCents();
            }
            held += state.ledger().balanceCents(new AccountId(AccountKind.RECEIVABLES, terminal.number(), account));
        }
        return held;
    }
}
