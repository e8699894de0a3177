package org.baize.engine.view.road;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.CharRange;
import net.jqwik.api.constraints.StringLength;
import org.baize.engine.view.road.Roads.MarkColour;
import org.baize.rules.baccarat.CoupResult;
import org.junit.jupiter.api.Test;

/** The roads against score cards that were drawn by hand. */
class RoadsTest {

    /** Hands as a player writes them down: B, P, T. */
    private static List<Bead> hands(String written) {
        List<Bead> hands = new ArrayList<>();
        for (char letter : written.replace(" ", "").toCharArray()) {
            hands.add(new Bead(
                    switch (letter) {
                        case 'B' -> CoupResult.BANKER;
                        case 'P' -> CoupResult.PLAYER;
                        default -> CoupResult.TIE;
                    },
                    false,
                    false,
                    false));
        }
        return hands;
    }

    /** A grid as lines of text, with a dot where nothing lies. */
    private static String drawn(List<int[]> places, List<String> letters) {
        char[][] grid = new char[Roads.ROWS]
                [places.stream().mapToInt(place -> place[0] + 1).max().orElse(0)];
        Arrays.stream(grid).forEach(row -> Arrays.fill(row, '.'));
        for (int i = 0; i < places.size(); i++) {
            assertThat(grid[places.get(i)[1]][places.get(i)[0]]).isEqualTo('.');
            grid[places.get(i)[1]][places.get(i)[0]] = letters.get(i).charAt(0);
        }
        StringBuilder text = new StringBuilder();
        for (char[] row : grid) {
            text.append(row).append('\n');
        }
        return text.toString();
    }

    private static String big(String written) {
        List<Roads.BigMark> marks = Roads.of(hands(written)).bigRoad();
        return drawn(
                marks.stream()
                        .map(mark -> new int[] {mark.column(), mark.row()})
                        .toList(),
                marks.stream().map(mark -> mark.hand().winner().name()).toList());
    }

    private static String colours(List<Roads.Mark> marks) {
        StringBuilder text = new StringBuilder();
        marks.forEach(mark -> text.append(mark.colour().name().charAt(0)));
        return text.toString();
    }

    @Test
    void theBeadPlateGoesDownSixAndOnToTheNextColumn() {
        List<Roads.BeadMark> beads = Roads.of(hands("BPTBBPP")).beads();

        assertThat(beads.get(2)).isEqualTo(new Roads.BeadMark(0, 2, hands("T").getFirst()));
        assertThat(beads.get(6)).isEqualTo(new Roads.BeadMark(1, 0, hands("P").getFirst()));
    }

    @Test
    void theBigRoadHasAColumnForEachStreak() {
        assertThat(big("BB PPP B P")).isEqualTo("""
                BPBP
                BP..
                .P..
                ....
                ....
                ....
                """);
    }

    @Test
    void aLongStreakTurnsToTheRightAtTheBottomAndTheNextStaysAboveItsTail() {
        assertThat(big("BBBBBBBB PPPPPP B")).isEqualTo("""
                BPB
                BP.
                BP.
                BP.
                BPP
                BBB
                """);
    }

    @Test
    void tiesAreStrokesThroughTheMarkBeforeThem() {
        Roads roads = Roads.of(hands("TT B TP TT"));

        assertThat(roads.bigRoad()).extracting(Roads.BigMark::ties).containsExactly(3, 2);
        assertThat(roads.leadingTies()).isZero();
        assertThat(Roads.of(hands("TT")).leadingTies()).isEqualTo(2);
        assertThat(Roads.of(hands("TT")).bigRoad()).isEmpty();
    }

    /** Columns of 2, 3, 1, 1 and 2: worked out mark by mark with a pencil. */
    @Test
    void theSmallRoadsAreReadOffTheBigRoad() {
        Roads.Derived derived = Roads.of(hands("BB PPP B P BB")).derived();

        // 2nd of column 2: beside and above are both there. 3rd: above is there, beside is not. Heads: 3/2, 1/3, 1/1.
        // 2nd of column 5: column 4 has its first and not its second.
        assertThat(colours(derived.bigEyeBoy())).isEqualTo("RBBBRB");
        // Heads of columns 4 and 5: 1 against 2, 1 against 3. 2nd of column 5 beside column 3: no second there.
        assertThat(colours(derived.smallRoad())).isEqualTo("BBB");
        // Head of column 5: column 4 against column 1, 1 and 2. Its 2nd beside column 2: both are there.
        assertThat(colours(derived.cockroachRoad())).isEqualTo("BR");
    }

    @Test
    void aChopIsRedInAllSmallRoads() {
        Roads.Derived derived = Roads.of(hands("BPBPBPBP")).derived();

        assertThat(colours(derived.bigEyeBoy())).isEqualTo("RRRRRR");
        assertThat(colours(derived.smallRoad())).isEqualTo("RRRRR");
        assertThat(colours(derived.cockroachRoad())).isEqualTo("RRRR");
        assertThat(derived.bigEyeBoy().getLast()).isEqualTo(new Roads.Mark(0, 5, MarkColour.RED));
    }

    /** Beyond the end of the column that is looked back at, both marks are missing: that is regular again. */
    @Test
    void aDragonIsBlueOnceWhereItPassesTheColumnBeforeAndRedAfter() {
        assertThat(colours(Roads.of(hands("BB PPPPP")).derived().bigEyeBoy())).isEqualTo("RBRR");
    }

    @Test
    void marksOfASmallRoadLieInColumnsByColour() {
        List<Roads.Mark> marks = Roads.of(hands("BB PPPPP")).derived().bigEyeBoy();

        assertThat(drawn(
                        marks.stream()
                                .map(mark -> new int[] {mark.column(), mark.row()})
                                .toList(),
                        marks.stream()
                                .map(mark -> mark.colour().name().toLowerCase(Locale.ROOT))
                                .toList()))
                .isEqualTo("""
                        rbr
                        ..r
                        ...
                        ...
                        ...
                        ...
                        """);
    }

    @Test
    void asksWhatTheNextHandWouldAdd() {
        Roads.Next next = Roads.of(hands("BB PP")).next();

        assertThat(next.ifPlayer().bigEyeBoy()).contains(MarkColour.BLUE);
        assertThat(next.ifBanker().bigEyeBoy()).contains(MarkColour.RED);
        assertThat(next.ifBanker().smallRoad()).isEqualTo(Optional.empty());
    }

    /** What was asked comes true with the hand, and ties change nothing but strokes. */
    @Property(tries = 200)
    void whatIsAskedIsWhatComes(@ForAll @StringLength(max = 80) @CharRange(from = 'A', to = 'D') String random) {
        String written = random.replace('A', 'B').replace('C', 'P').replace('D', 'T');
        Roads before = Roads.of(hands(written));
        Roads after = Roads.of(hands(written + "P"));

        assertThat(before.next().ifPlayer().cockroachRoad())
                .isEqualTo(
                        after.derived().cockroachRoad().size()
                                        > before.derived().cockroachRoad().size()
                                ? Optional.of(after.derived()
                                        .cockroachRoad()
                                        .getLast()
                                        .colour())
                                : Optional.empty());
        assertThat(Roads.of(hands(written + "T")).derived()).isEqualTo(before.derived());
        assertThat(after.bigRoad().stream().map(mark -> mark.column() * 10 + mark.row()))
                .doesNotHaveDuplicates();
    }
}
