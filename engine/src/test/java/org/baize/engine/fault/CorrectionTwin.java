package org.baize.engine.fault;

import static org.assertj.core.api.Assertions.assertThat;
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
import org.baize.engine.TestFloor;
import org.baize.engine.command.FaultCommand.CorrectResult;
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
import org.baize.rules.cash.PaperState;
import org.baize.rules.fault.FaultyPart;
import org.baize.rules.fault.Symptom;
import org.baize.rules.house.InvalidationGround;

/**
 * A slow and obvious twin of the money of corrections: whatever was settled, corrected, made void and cashed out in
 * whichever order, each player ends with what was put in, and the wins and losses of the rounds as they count in the
 * end.
 */
final class CorrectionTwin {

    private final Game game;
    private final TestFloor floor;
    private final Map<Long, Long> putInCents = new LinkedHashMap<>();
    private final List<Played> rounds = new ArrayList<>();

    /** What is played, with odds of its own; results are texts. */
    interface Game {

        /** A table with a hundred dollars at each of its three terminals. */
        TestFloor floor();

        List<String> bets();

        void open();

        void wager(int terminal, String bet, long cents);

        void close();

        /** Plays the round to its end and says what the result was. */
        String settle(Random random);

        /** Some result that this game can have. */
        String any(Random random);

        /** What the stake and the result make, without the stake and after commission. */
        long netCents(String bet, long cents, String result);

        long commissionCents(String bet, long cents, String result);
    }

    /** One wager of one player. */
    private record Wager(long account, int terminal, String bet, long cents) {}

    /** One round as it counts now; no result is a void round. */
    private static final class Played {
        private final List<Wager> wagers = new ArrayList<>();
        private Optional<String> result = Optional.empty();
        private long openedAtMillis;
    }

    CorrectionTwin(Game game) {
        this.game = game;
        this.floor = game.floor();
    }

    void run(Random random) {
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
        floor.restart();
    }

    private void play(Random random) {
        Played played = new Played();
        game.open();
        played.openedAtMillis = floor.nowMillis();
        for (int terminal = 1; terminal <= 3; terminal++) {
            for (int i = random.nextInt(3); i > 0; i--) {
                String bet = game.bets().get(random.nextInt(game.bets().size()));
                long cents = 5_00L * (1 + random.nextInt(8));
                if (floor.chipsCents(terminal) >= cents && notYet(played, terminal, bet)) {
                    game.wager(terminal, bet, cents);
                    played.wagers.add(new Wager(accountAt(terminal), terminal, bet, cents));
                }
            }
        }
        game.close();
        played.result = Optional.of(game.settle(random));
        rounds.add(played);
    }

    private static boolean notYet(Played played, int terminal, String bet) {
        return played.wagers.stream()
                .noneMatch(one -> one.terminal() == terminal && one.bet().equals(bet));
    }

    private void correct(Random random) {
        int round = anyThatCounts(random);
        if (round >= 0) {
            String result = game.any(random);
            floor.accept(SUPERVISOR, new CorrectResult(TABLE, round + 1, result, WHY));
            rounds.get(round).result = Optional.of(result);
        }
    }

    private void voidRound(Random random) {
        int round = anyThatCounts(random);
        if (round >= 0) {
            floor.accept(OPERATOR, new Invalidate(TABLE, round + 1, Ground.of(InvalidationGround.FIRE), WHY));
            rounds.get(round).result = Optional.empty();
        }
    }

    private void voidTerminal(Random random) {
        int round = anyThatCounts(random);
        if (round >= 0) {
            int terminal = 1 + random.nextInt(3);
            Fault fault = Fault.of(FaultyPart.PLAYER_TERMINAL, Symptom.DECLARED, rounds.get(round).openedAtMillis);
            floor.accept(SUPERVISOR, new ReportFault(TABLE, terminal, round + 1, fault, WHY));
            rounds.get(round).wagers.removeIf(wager -> wager.terminal() == terminal);
        }
    }

    private int anyThatCounts(Random random) {
        List<Integer> counting = new ArrayList<>();
        for (int round = 0; round < rounds.size(); round++) {
            if (rounds.get(round).result.isPresent()) {
                counting.add(round);
            }
        }
        return counting.isEmpty() ? -1 : counting.get(random.nextInt(counting.size()));
    }

    private void changePlayer(int terminal) {
        if (floor.chipsCents(terminal) == 0) {
            return;
        }
        floor.accept(Origin.terminal(terminal), new MoneyCommand.CashOut(terminal));
        Optional<Long> ticket =
                floor.terminal(terminal).till().paying().orElseThrow().number();
        if (ticket.isPresent()) {
            floor.accept(Origin.terminal(terminal), new MoneyCommand.TicketPrinted(terminal, ticket.get()));
        } else {
            floor.accept(SUPERVISOR, new MoneyCommand.ArrangeHandPay(terminal));
        }
        floor.buyIn(terminal, 1);
        putInCents.merge(accountAt(terminal), 100_00L, Long::sum);
    }

    private long accountAt(int terminal) {
        return floor.terminal(terminal).status().accountNumber();
    }

    /** Everything a player holds, less what the player owes, is what was put in and what the rounds made of it. */
    private void compare() {
        putInCents.forEach((account, in) -> assertThat(heldCents(account))
                .as("account %s", account)
                .isEqualTo(in
                        + sum((wager, result) ->
                                wager.account() == account ? game.netCents(wager.bet(), wager.cents(), result) : 0)));
        assertThat(allCents(AccountKind.COMMISSION))
                .isEqualTo(sum((wager, result) -> game.commissionCents(wager.bet(), wager.cents(), result)));
        assertThat(allCents(AccountKind.GONE_PLAYERS)).isZero();
        floor.floor()
                .state()
                .terminals()
                .forEach(terminal -> assertThat(terminal.chips().balanceCents()).isNotNegative());
    }

    /** Something about a wager, given the result of its round. */
    private interface Worth {

        long cents(Wager wager, String result);
    }

    private long sum(Worth worth) {
        long sum = 0;
        for (Played round : rounds) {
            for (Wager wager : round.wagers) {
                sum += round.result.map(result -> worth.cents(wager, result)).orElse(0L);
            }
        }
        return sum;
    }

    private long allCents(AccountKind kind) {
        return floor.floor().state().ledger().accounts().stream()
                .filter(account -> account.id().kind() == kind)
                .mapToLong(account -> account.balanceCents())
                .sum();
    }

    private long heldCents(long account) {
        FloorState state = floor.floor().state();
        long held = state.papers().slips().stream()
                .filter(slip -> slip.issue().account() == account)
                .filter(slip -> slip.state() != PaperState.CANCELLED)
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
