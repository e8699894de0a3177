package org.baize.gateway.floor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import org.baize.cluster.log.Step;
import org.baize.engine.answer.Answer;
import org.baize.engine.command.Command;
import org.baize.engine.command.MoneyCommand;
import org.baize.engine.command.Origin;
import org.baize.engine.command.RoundCommand;
import org.baize.engine.command.StaffCommand;
import org.baize.engine.event.MoneyEvent;
import org.baize.engine.event.RoundEvent;
import org.baize.engine.event.StaffEvent;
import org.baize.engine.state.FloorState;
import org.baize.gateway.terminal.FloorInMemory;
import org.baize.gateway.terminal.House;
import org.baize.protocol.message.ToFloor;
import org.baize.rules.law.Role;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** One person acts at two gateways at once: each act is carried out once, and each gets the answer that is its own. */
@Timeout(30)
class TwoGatewaysTest {

    private static final int NOWHERE = 998;
    private static final int TIMES = 200;

    private final FloorInMemory floor = new FloorInMemory();
    private final House house = House.forDemonstration(floor);
    private final House.Wheel table = house.table(House.MULTI);
    private final Origin dealer = Origin.person(table.dealer());

    /** A gateway whose member is behind: it reads the log when the test says so. */
    private final class Late implements FloorLink {

        private final Queue<Runnable> unread = new ArrayDeque<>();
        private boolean late;

        @Override
        public CompletableFuture<Answer> ask(ToFloor.Ask ask) {
            return floor.ask(ask);
        }

        @Override
        public CompletableFuture<Long> lastSequence(Origin origin) {
            return floor.lastSequence(origin);
        }

        @Override
        public Watching follow(FloorWatcher watcher) {
            return floor.follow(new FloorWatcher() {
                @Override
                public void stands(FloorState state, long atMillis) {
                    watcher.stands(state, atMillis);
                }

                @Override
                public void stepped(Step step, FloorState after) {
                    read(() -> watcher.stepped(step, after));
                }

                @Override
                public void failed(Throwable why) {
                    watcher.failed(why);
                }
            });
        }

        private synchronized void read(Runnable step) {
            if (late) {
                unread.add(step);
            } else {
                step.run();
            }
        }

        synchronized void fallBehind() {
            late = true;
        }

        synchronized void catchUp() {
            late = false;
            unread.forEach(Runnable::run);
            unread.clear();
        }
    }

    private CompletableFuture<Answer> say(Lines gateway, Command command) {
        return gateway.of(dealer).say(Optional.empty(), command);
    }

    private static List<?> events(CompletableFuture<Answer> answer) {
        assertThat(answer).succeedsWithin(10, TimeUnit.SECONDS).isInstanceOf(Answer.Accepted.class);
        return ((Answer.Accepted) answer.join()).events();
    }

    @Test
    void anAnswerToSomethingElseIsNotHandedOnAndTheActIsDoneAllTheSame() {
        Late behind = new Late();
        try (Lines here = new Lines(floor);
                Lines there = new Lines(behind)) {
            say(there, new StaffCommand.SignOff(table.number())).join();
            say(there, new StaffCommand.SignOn(table.number(), Role.DEALER, "key"))
                    .join();
            behind.fallBehind();
            List<?> opened = events(say(here, new RoundCommand.OpenBetting(table.number())));
            CompletableFuture<Answer> off = say(there, new StaffCommand.SignOff(table.number()));
            floor.pass(0); // by now the floor has answered, with what it said before
            assertThat(off).isNotDone();

            behind.catchUp();

            assertThat(opened).hasAtLeastOneElementOfType(RoundEvent.BettingOpened.class);
            assertThat(events(off)).hasOnlyElementsOfType(StaffEvent.SignedOff.class);
        }
    }

    @Test
    void theMachinesOfATerminalAreAnsweredToo() {
        int terminal = table.terminal();
        try (Lines lines = new Lines(floor)) {
            CompletableFuture<Answer> answer = lines.of(Origin.terminal(terminal))
                    .say(Optional.empty(), new MoneyCommand.InsertNote(terminal, 20_00, true));

            assertThat(events(answer)).hasAtLeastOneElementOfType(MoneyEvent.NoteCredited.class);
        }
    }

    @Test
    void manyActsAtBothGatewaysAtOnceAllGetTheirOwnAnswers() throws InterruptedException {
        try (Lines here = new Lines(floor);
                Lines there = new Lines(floor)) {
            Queue<String> answeredHere = new ConcurrentLinkedQueue<>();
            Queue<String> answeredThere = new ConcurrentLinkedQueue<>();
            List<Thread> hands = List.of(
                    asks(here, new RoundCommand.OpenBetting(NOWHERE), answeredHere),
                    asks(there, new RoundCommand.CloseBetting(table.number()), answeredThere));
            for (Thread hand : hands) {
                hand.join();
            }
            assertThat(answeredHere).hasSize(TIMES).containsOnly("NOT_SIGNED_ON");
            assertThat(answeredThere).hasSize(TIMES).doesNotContain("NOT_SIGNED_ON", "ACCEPTED");
        }
    }

    private Thread asks(Lines gateway, Command command, Queue<String> answers) {
        return Thread.ofPlatform().start(() -> {
            for (int i = 0; i < TIMES; i++) {
                answers.add(
                        switch (say(gateway, command).join()) {
                            case Answer.Accepted _ -> "ACCEPTED";
                            case Answer.Refused refused ->
                                refused.refusal().reason().name();
                        });
            }
        });
    }
}
