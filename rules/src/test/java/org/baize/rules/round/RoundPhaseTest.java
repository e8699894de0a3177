package org.baize.rules.round;

import static org.assertj.core.api.Assertions.assertThat;
import static org.baize.rules.round.RoundPhase.BETTING;
import static org.baize.rules.round.RoundPhase.CLOSED;
import static org.baize.rules.round.RoundPhase.DEALING;
import static org.baize.rules.round.RoundPhase.IDLE;
import static org.baize.rules.round.RoundPhase.RESULT;
import static org.baize.rules.round.RoundPhase.SETTLED;
import static org.baize.rules.round.RoundPhase.VOID;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class RoundPhaseTest {

    @Test
    void everyTransitionIsOneOfThese() {
        List<String> allowed = Arrays.stream(RoundPhase.values())
                .flatMap(from -> Arrays.stream(RoundPhase.values())
                        .filter(from::mayBecome)
                        .map(to -> from + ">" + to))
                .toList();

        assertThat(allowed)
                .containsExactlyInAnyOrder(
                        "IDLE>BETTING",
                        "IDLE>DEALING",
                        "BETTING>CLOSED",
                        "BETTING>VOID",
                        "CLOSED>BETTING",
                        "CLOSED>DEALING",
                        "CLOSED>VOID",
                        "DEALING>CLOSED",
                        "DEALING>RESULT",
                        "DEALING>VOID",
                        "RESULT>CLOSED",
                        "RESULT>DEALING",
                        "RESULT>SETTLED",
                        "RESULT>VOID");
    }

    @Test
    void nothingIsSettledWithoutAResult() {
        assertThat(Arrays.stream(RoundPhase.values()).filter(from -> from.mayBecome(SETTLED)))
                .containsExactly(RESULT);
    }

    @Test
    void everyRoundUnderWayCanStillBeSettledOrMadeVoid() {
        for (RoundPhase phase : List.of(BETTING, CLOSED, DEALING, RESULT)) {
            assertThat(reachableFrom(phase)).contains(SETTLED, VOID);
            assertThat(phase.mayBecome(VOID)).isTrue();
            assertThat(phase.running()).isTrue();
        }
    }

    @Test
    void aResolvedRoundStaysResolved() {
        assertThat(reachableFrom(SETTLED)).isEmpty();
        assertThat(reachableFrom(VOID)).isEmpty();
        assertThat(Arrays.stream(RoundPhase.values()).filter(RoundPhase::resolved))
                .containsExactly(SETTLED, VOID);
        assertThat(IDLE.running()).isFalse();
    }

    private static Set<RoundPhase> reachableFrom(RoundPhase start) {
        Set<RoundPhase> reached = EnumSet.noneOf(RoundPhase.class);
        Deque<RoundPhase> open = new ArrayDeque<>(List.of(start));
        while (!open.isEmpty()) {
            RoundPhase from = open.pop();
            for (RoundPhase to : RoundPhase.values()) {
                if (from.mayBecome(to) && reached.add(to)) {
                    open.push(to);
                }
            }
        }
        return reached;
    }
}
