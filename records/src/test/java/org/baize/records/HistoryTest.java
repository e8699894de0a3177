package org.baize.records;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.LongStream;
import org.baize.rules.rulebook.Rulebook;
import org.baize.rules.rulebook.Rulebooks;
import org.junit.jupiter.api.Test;

/** The floors that the other tests use are worth it. */
class HistoryTest {

    @Test
    void theFloorsAreUnderAllFiveTexts() {
        assertThat(LongStream.rangeClosed(2, 7)
                        .mapToObj(seed -> History.of(seed).floor().state())
                        .flatMap(floor -> floor.tables().stream())
                        .map(table -> table.rulebook().id())
                        .distinct())
                .containsExactlyInAnyOrderElementsOf(
                        Rulebooks.all().stream().map(Rulebook::id).toList());
    }
}
