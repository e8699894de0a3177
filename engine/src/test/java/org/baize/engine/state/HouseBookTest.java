package org.baize.engine.state;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.event.PatronEvent.Breach;
import org.baize.engine.event.PatronEvent.Imposed;
import org.baize.engine.event.PatronEvent.Seat;
import org.baize.rules.game.GameKind;
import org.baize.rules.house.BreachGround;
import org.baize.rules.house.Sanction;
import org.baize.rules.house.SanctionEffect;
import org.baize.rules.law.RuleId;
import org.junit.jupiter.api.Test;

/** The book stays small however long the floor runs. */
class HouseBookTest {

    @Test
    void forgetsTheOldestBreachAndWhatWasImposedForIt() {
        HouseBook book = HouseBook.EMPTY;
        for (int i = 1; i <= HouseBook.BREACHES_KEPT; i++) {
            book = book.with(breach(book.nextBreach()));
            book = book.with(imposed(i));
        }
        assertThat(book.breaches()).hasSize(HouseBook.BREACHES_KEPT).containsKey(1L);

        HouseBook full = book.with(breach(book.nextBreach()));

        assertThat(full.breaches()).hasSize(HouseBook.BREACHES_KEPT).doesNotContainKey(1L);
        assertThat(full.sanctions()).hasSize(HouseBook.BREACHES_KEPT - 1).doesNotContainKey(1L);
        assertThat(full.nextBreach()).as("numbers go on").isEqualTo(HouseBook.BREACHES_KEPT + 2);
    }

    @Test
    void keepsOneExclusionFromAGame() {
        PatronFile file = PatronFile.EMPTY
                .excluded(bar(GameKind.ROULETTE))
                .excluded(bar(GameKind.ROULETTE))
                .excluded(bar(GameKind.SIC_BO));

        assertThat(file.exclusions()).containsExactly(bar(GameKind.ROULETTE), bar(GameKind.SIC_BO));
    }

    private static Breach breach(long number) {
        return new Breach(number, BreachGround.TAMPERING, new Seat(1, 1, 1), List.of("A"), "seen");
    }

    private static Imposed imposed(long breach) {
        return new Imposed(
                breach,
                Sanction.EXCLUDE_FROM_GAME,
                SanctionEffect.REFUSE_WAGERS_AT_GAME,
                GameKind.ROULETTE,
                1,
                List.of("A"),
                "seen");
    }

    private static Bar bar(GameKind game) {
        return new Bar(
                FloorReason.EXCLUDED,
                Bar.ANY_ACCOUNT,
                Optional.of(game),
                true,
                new RuleId("act-multi-terminal-2019", "7.3(b)"));
    }
}
