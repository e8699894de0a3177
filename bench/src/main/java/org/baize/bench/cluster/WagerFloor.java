package org.baize.bench.cluster;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.baize.bench.OneTable;
import org.baize.bench.work.BenchException;
import org.baize.cluster.client.FloorClient;
import org.baize.engine.Floor;
import org.baize.engine.answer.Answer;
import org.baize.engine.command.Command;
import org.baize.engine.command.Origin;
import org.baize.engine.command.RoundCommand;
import org.baize.engine.command.WagerCommand;
import org.baize.protocol.message.ToFloor;

/** A real table with many terminals that have money and may bet, on a floor that is reached through a client. */
final class WagerFloor {

    static final int TERMINALS = 1024;

    /** Betting stays open during all that is measured. */
    private static final int WAGERING_PERIOD_SECONDS = 24 * 60 * 60;

    /** Enough for everything that a terminal can wager in one stretch. */
    private static final long CREDIT_CENTS = 50_000_00;

    private static final OneTable TABLE = new OneTable(TERMINALS, WAGERING_PERIOD_SECONDS);
    private static final int BETS = TABLE.bets();

    private final FloorClient client;
    private final long[] sequences = new long[TERMINALS + 1];

    /** Opens the table unless it is open, and takes all chips back from the layout. */
    WagerFloor(FloorClient client) {
        this.client = client;
        if (client.lastSequence(Origin.SYSTEM).join() == 0) {
            open();
        }
        learnSequences();
        List<CompletableFuture<Answer>> cleared = new ArrayList<>();
        for (int terminal = 1; terminal <= TERMINALS; terminal++) {
            cleared.add(client.ask(ask(
                    Origin.terminal(terminal),
                    ++sequences[terminal],
                    new WagerCommand.Clear(OneTable.NUMBER, terminal))));
        }
        cleared.forEach(CompletableFuture::join);
    }

    private void open() {
        List<OneTable.Said> opening = new ArrayList<>(TABLE.opening());
        opening.add(new OneTable.Said(OneTable.DEALER, new RoundCommand.OpenBetting(OneTable.NUMBER)));
        for (int terminal = 1; terminal <= TERMINALS; terminal++) {
            opening.add(OneTable.note(terminal));
            opening.add(OneTable.transfer(terminal, CREDIT_CENTS));
        }
        Map<Origin, Long> used = new HashMap<>();
        List<ToFloor.Ask> asks = opening.stream()
                .map(said -> ask(said.by(), used.merge(said.by(), 1L, Long::sum), said.command()))
                .toList();
        for (int from = 0; from < asks.size(); from += Floor.ANSWERS_KEPT) {
            accepted(asks.subList(from, Math.min(asks.size(), from + Floor.ANSWERS_KEPT)));
        }
    }

    private void accepted(List<ToFloor.Ask> asks) {
        asks.stream().map(client::ask).toList().forEach(answer -> mustBeAccepted(answer.join()));
    }

    static void mustBeAccepted(Answer answer) {
        if (answer instanceof Answer.Refused refused) {
            throw new BenchException("the floor refused what the benchmark asked: " + refused.refusal());
        }
    }

    private void learnSequences() {
        List<CompletableFuture<Long>> last = new ArrayList<>();
        for (int terminal = 1; terminal <= TERMINALS; terminal++) {
            last.add(client.lastSequence(Origin.terminal(terminal)));
        }
        for (int terminal = 1; terminal <= TERMINALS; terminal++) {
            sequences[terminal] = last.get(terminal - 1).join();
        }
    }

    /** The next wager of a terminal: one chip, each time on another bet. */
    CompletableFuture<Answer> wager(int terminal) {
        return client.ask(wager(terminal, ++sequences[terminal]));
    }

    static ToFloor.Ask wager(int terminal, long sequence) {
        int bet = (int) ((terminal + sequence) % BETS);
        return ask(
                Origin.terminal(terminal),
                sequence,
                new WagerCommand.Place(OneTable.NUMBER, terminal, bet, OneTable.CHIP_CENTS));
    }

    private static ToFloor.Ask ask(Origin by, long sequence, Command command) {
        return new ToFloor.Ask(by, sequence, Optional.empty(), command);
    }
}
