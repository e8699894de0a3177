package org.baize.engine.fault;

import static org.baize.engine.TestFloor.MULTI;

import java.util.List;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.baize.engine.TestFloor;
import org.baize.testkit.Clause;

/** Corrections in any order against a slow twin, at a wheel and at a shoe with its commission. */
class CorrectionTwinTest {

    @Property(tries = 30)
    @Clause({"act-multi-terminal-2019:6.1", "act-multi-terminal-2019:6.3", "act-multi-terminal-2019:6.10"})
    void everybodyEndsWithWhatTheRoundsMakeInTheEnd(@ForAll long seed) {
        new CorrectionTwin(new Roulette()).run(new Random(seed));
    }

    @Property(tries = 20)
    @Clause({
        "act-multi-terminal-2019:6.1",
        "act-multi-terminal-2019:6.3",
        "act-multi-terminal-2019:8.7(b)/A/Banker",
        "act-multi-terminal-2019:8.7(b)/B/Banker 6"
    })
    void theHouseEndsWithTheCommissionOfTheCoupsAsTheyCount(@ForAll long seed, @ForAll boolean methodB) {
        new CorrectionTwin(new TwinCoups(methodB, seed)).run(new Random(seed));
    }

    /** A wheel with one zero. */
    private static final class Roulette implements CorrectionTwin.Game {

        private static final Set<Integer> RED =
                Set.of(1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36);

        private final FaultTable there = FaultTable.wheel(MULTI);

        @Override
        public TestFloor floor() {
            return there.floor();
        }

        @Override
        public List<String> bets() {
            return List.of("straight:17", "straight:20", "red", "black", "dozen:1");
        }

        @Override
        public void open() {
            there.open();
        }

        @Override
        public void wager(int terminal, String bet, long cents) {
            there.wager(terminal, bet, cents);
        }

        @Override
        public void close() {
            there.close();
        }

        @Override
        public String settle(Random random) {
            String number = any(random);
            there.settle(number);
            return number;
        }

        @Override
        public String any(Random random) {
            return Integer.toString(random.nextInt(37));
        }

        @Override
        public long netCents(String bet, long cents, String result) {
            int number = Integer.parseInt(result);
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

        @Override
        public long commissionCents(String bet, long cents, String result) {
            return 0;
        }
    }
}
