package org.baize.rules.roulette;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.baize.rules.game.BetLine;
import org.baize.rules.game.Payoff;
import org.baize.rules.law.RuleId;
import org.baize.testkit.Clause;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every bet of every roulette game against every number, beside a twin that reads only texts and a table of odds. */
class RouletteGamesTest {

    private static final List<Integer> RED = List.of(1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36);
    private static final List<Integer> BLACK =
            List.of(2, 4, 6, 8, 10, 11, 13, 15, 17, 20, 22, 24, 26, 28, 29, 31, 33, 35);

    /** One line of odds.txt. */
    record Expected(Games games, String line, int positions, int odds, Rules rules) {

        record Rules(RuleId offered, RuleId won, RuleId lost, RuleId lostOnZero) {}

        static Expected read(String line) {
            String[] cell = line.split("\\|", -1);
            List<RuleId> rule = Arrays.stream(cell, 5, 9)
                    .map(number -> new RuleId(cell[0], number))
                    .toList();
            return new Expected(
                    Games.of(cell[0], cell[1]),
                    cell[2],
                    Integer.parseInt(cell[3]),
                    Integer.parseInt(cell[4]),
                    new Rules(rule.get(0), rule.get(1), rule.get(2), rule.get(3)));
        }

        BetLine<RouletteBet> betLine() {
            return games.game().lines().stream()
                    .filter(candidate -> candidate.key().equals(line))
                    .findFirst()
                    .orElseThrow();
        }

        @Override
        public String toString() {
            return games + " " + line;
        }
    }

    static Stream<Expected> expected() {
        return odds().map(Expected::read);
    }

    @ParameterizedTest
    @MethodSource("expected")
    @Clause({
        "act-multi-terminal-2019:9.4(a)/Straight Up",
        "act-multi-terminal-2019:9.4(a)/Split",
        "act-multi-terminal-2019:9.4(a)/Street",
        "act-multi-terminal-2019:9.4(a)/Corner",
        "act-multi-terminal-2019:9.4(a)/Six Line or Double Street",
        "act-multi-terminal-2019:9.4(a)/Row",
        "act-multi-terminal-2019:9.4(a)/Dozen",
        "act-multi-terminal-2019:9.4(a)/Low (1-18)",
        "act-multi-terminal-2019:9.4(a)/High (19-36)",
        "act-multi-terminal-2019:9.4(a)/Even",
        "act-multi-terminal-2019:9.4(a)/Odd",
        "act-multi-terminal-2019:9.4(a)/Red",
        "act-multi-terminal-2019:9.4(a)/Black",
        "act-multi-terminal-2019:9.4(b)(iii)",
        "act-multi-terminal-2019:9.4(c)/loses",
        "act-american-roulette-2005:4.4(g)",
        "act-american-roulette-2005:4.4(h)",
        "act-american-roulette-2005:4.4(i)",
        "act-american-roulette-2005:4.4(j)",
        "act-american-roulette-2005:4.4(k)",
        "act-american-roulette-2005:4.4(l)",
        "act-american-roulette-2005:4.4(m)",
        "act-american-roulette-2005:4.4(n)",
        "act-american-roulette-2005:6.1(a)",
        "act-american-roulette-2005:6.1(b)",
        "act-american-roulette-2005:6.1(c)",
        "act-american-roulette-2005:6.1(d)",
        "act-american-roulette-2005:6.1(e)",
        "act-american-roulette-2005:6.1(f)",
        "act-american-roulette-2005:6.1(g)",
        "act-american-roulette-2005:6.1(h)",
        "act-american-roulette-2005:6.1(i)",
        "act-american-roulette-2005:6.1(j)",
        "act-american-roulette-2005:6.1(k)",
        "act-american-roulette-2005:6.1(l)",
        "act-american-roulette-2005:6.1(m)",
        "act-american-roulette-2005:6.1(n)",
        "act-american-roulette-2005:7.1",
        "act-american-roulette-2005:7.3(b)",
        "nsw-rapid-2016:5.1.1",
        "nsw-rapid-2016:5.1.2",
        "nsw-rapid-2016:5.1.3",
        "nsw-rapid-2016:5.1.4",
        "nsw-rapid-2016:5.1.5",
        "nsw-rapid-2016:5.1.6",
        "nsw-rapid-2016:5.1.7",
        "nsw-rapid-2016:5.1.8",
        "nsw-rapid-2016:5.1.9",
        "nsw-rapid-2016:5.1.10",
        "nsw-rapid-2016:5.1.11",
        "nsw-rapid-2016:5.1.12",
        "nsw-rapid-2016:5.1.13",
        "nsw-rapid-2016:8.5",
        "nsw-rapid-2016:8.5/One number or Straight Up",
        "nsw-rapid-2016:8.5/Two numbers or Split",
        "nsw-rapid-2016:8.5/Three numbers or Street",
        "nsw-rapid-2016:8.5/Four numbers or Corner",
        "nsw-rapid-2016:8.5/Six numbers or Six-Line",
        "nsw-rapid-2016:8.5/Column",
        "nsw-rapid-2016:8.5/Dozen",
        "nsw-rapid-2016:8.5/Low (1-18)",
        "nsw-rapid-2016:8.5/High (19-36)",
        "nsw-rapid-2016:8.5/Even",
        "nsw-rapid-2016:8.5/Odd",
        "nsw-rapid-2016:8.5/Red",
        "nsw-rapid-2016:8.5/Black",
        "nsw-rapid-2016:8.6"
    })
    void eachBetPaysItsOddsOnItsOwnNumbersAndLosesWholeOnAllOthers(Expected expected) {
        BetLine<RouletteBet> line = expected.betLine();

        assertThat(line.bets()).hasSize(expected.positions());
        assertThat(line.rule()).isEqualTo(expected.rules().offered());
        for (RouletteBet bet : line.bets()) {
            for (Pocket pocket : expected.games().table().outcomes()) {
                Payoff payoff = expected.games().table().payoff(bet, pocket);
                boolean wins = twinCovers(bet.text(), pocket.label());
                RuleId lost = pocket.isZero()
                        ? expected.rules().lostOnZero()
                        : expected.rules().lost();
                assertThat(payoff.returnCents(1_000))
                        .as("%s on %s", bet, pocket)
                        .isEqualTo(wins ? 1_000 + 1_000L * expected.odds() : 0);
                assertThat(payoff.rule()).isEqualTo(wins ? expected.rules().won() : lost);
            }
        }
    }

    @Test
    void theTableOfOddsNamesEveryLineOfEveryGameInOrder() {
        Games.all()
                .forEach(games -> assertThat(games.game().lines().stream().map(BetLine::key))
                        .containsExactlyElementsOf(expected()
                                .filter(expected -> expected.games().equals(games))
                                .map(Expected::line)
                                .toList()));
    }

    @Test
    @Clause({"act-american-roulette-2005:6.1(e)", "act-american-roulette-2005:4.4(e)"})
    void numbersCoveredTimesOddsAndStakeMakeThirtySixExceptForTheFiveLine() {
        expected()
                .forEach(expected -> assertThat(expected.betLine().bets()).allSatisfy(bet -> {
                    int fair = bet.kind() == BetKind.FIVE_LINE ? 35 : 36;
                    assertThat(bet.pockets().size() * (expected.odds() + 1)).isEqualTo(fair);
                }));
    }

    @Test
    @Clause({
        "act-multi-terminal-2019:9.4(c)/wins",
        "act-american-roulette-2005:7.3(a)",
        "nsw-rapid-2016:8.6",
        "nsw-rapid-2016:5.1.2.2",
        "nsw-rapid-2016:5.1.3.2",
        "nsw-rapid-2016:5.1.3.3",
        "nsw-rapid-2016:5.1.4.2"
    })
    void onZeroSevenPositionsWin() {
        for (Games games : List.of(Games.MULTI_TERMINAL, Games.SINGLE_ZERO, Games.RAPID)) {
            assertThat(winners(games, "0"))
                    .containsExactly(
                            "straight:0",
                            "split:0-1",
                            "split:0-2",
                            "split:0-3",
                            "street:0-1-2",
                            "street:0-2-3",
                            "corner:0-1-2-3");
        }
    }

    @Test
    @Clause({"act-american-roulette-2005:7.3(a)", "act-american-roulette-2005:4.4(c)/DZ"})
    void withTwoZerosEachPaysOnlyWhatHoldsIt() {
        assertThat(winners(Games.DOUBLE_ZERO, "0"))
                .containsExactly(
                        "straight:0",
                        "split:0-00",
                        "split:0-1",
                        "split:0-2",
                        "street:0-00-2",
                        "street:0-1-2",
                        "five-line:0-00-1-2-3");
        assertThat(winners(Games.DOUBLE_ZERO, "00"))
                .containsExactly(
                        "straight:00",
                        "split:0-00",
                        "split:00-2",
                        "split:00-3",
                        "street:0-00-2",
                        "street:00-2-3",
                        "five-line:0-00-1-2-3");
    }

    @Test
    @Clause({
        "act-multi-terminal-2019:9.4(a)/Street",
        "act-multi-terminal-2019:9.4(a)/Corner",
        "act-multi-terminal-2019:9.4(b)(ii)(A)",
        "act-multi-terminal-2019:9.4(b)(ii)(B)",
        "act-multi-terminal-2019:9.4(b)(ii)(C)"
    })
    void streetsAndCornerOfZero() {
        assertThat(Games.MULTI_TERMINAL.tenOn("street:0-1-2", "1")).isEqualTo(120);
        assertThat(Games.MULTI_TERMINAL.tenOn("street:0-1-2", "3")).isZero();
        assertThat(Games.MULTI_TERMINAL.tenOn("street:0-2-3", "3")).isEqualTo(120);
        assertThat(Games.MULTI_TERMINAL.tenOn("street:0-2-3", "1")).isZero();
        assertThat(Games.MULTI_TERMINAL.tenOn("street:34-35-36", "35")).isEqualTo(120);
        assertThat(Games.MULTI_TERMINAL.tenOn("corner:25-26-28-29", "28")).isEqualTo(90);
        assertThat(Games.MULTI_TERMINAL.tenOn("corner:0-1-2-3", "0")).isEqualTo(90);
    }

    @Test
    @Clause({
        "nsw-rapid-2016:Diagram C/Straight Up",
        "nsw-rapid-2016:Diagram C/Split",
        "nsw-rapid-2016:Diagram C/Street",
        "nsw-rapid-2016:Diagram C/Corner",
        "nsw-rapid-2016:Diagram C/Line",
        "nsw-rapid-2016:Diagram C/Columns",
        "nsw-rapid-2016:Diagram C/Dozens",
        "nsw-rapid-2016:Diagram C/Even Money Bets",
        "nsw-rapid-2016:5.1.2.1",
        "nsw-rapid-2016:5.1.3.1",
        "nsw-rapid-2016:5.1.4.1"
    })
    void examplesOfTheOddsPage() {
        assertThat(Games.RAPID.payoff("straight:0", "0").net()).hasToString("35");
        assertThat(Games.RAPID.payoff("split:12-15", "12").net()).hasToString("17");
        assertThat(Games.RAPID.payoff("split:12-15", "15").net()).hasToString("17");
        assertThat(Games.RAPID.payoff("street:25-26-27", "26").net()).hasToString("11");
        assertThat(Games.RAPID.payoff("corner:23-24-26-27", "27").net()).hasToString("8");
        assertThat(Games.RAPID.payoff("six-line:31-36", "33").net()).hasToString("5");
        assertThat(Games.RAPID.payoff("column:3", "36").net()).hasToString("2");
        assertThat(Games.RAPID.payoff("dozen:2", "24").net()).hasToString("2");
        assertThat(Stream.of("red", "odd", "low")
                        .map(bet -> Games.RAPID.payoff(bet, "1").net()))
                .allSatisfy(net -> assertThat(net).hasToString("1"));
        assertThat(Stream.of("black", "even", "high")
                        .map(bet -> Games.RAPID.payoff(bet, "20").net()))
                .allSatisfy(net -> assertThat(net).hasToString("1"));
    }

    private static List<String> winners(Games games, String number) {
        return games.bets().stream()
                .map(RouletteBet::text)
                .filter(bet -> games.payoff(bet, number) instanceof Payoff.Win)
                .toList();
    }

    /** Says from the printed text alone whether a number wins. */
    private static boolean twinCovers(String text, String label) {
        String[] part = text.split(":", -1);
        boolean zero = label.equals("0") || label.equals("00");
        int n = zero ? -1 : Integer.parseInt(label);
        return switch (part[0]) {
            case "column" -> !zero && (n + 2) % 3 + 1 == Integer.parseInt(part[1]);
            case "dozen" -> !zero && (n + 11) / 12 == Integer.parseInt(part[1]);
            case "low" -> !zero && n <= 18;
            case "high" -> n >= 19;
            case "even" -> !zero && n % 2 == 0;
            case "odd" -> !zero && n % 2 == 1;
            case "red" -> RED.contains(n);
            case "black" -> BLACK.contains(n);
            default -> List.of(part[1].split("-", -1)).contains(label);
        };
    }

    private static Stream<String> odds() {
        try (InputStream in =
                Objects.requireNonNull(RouletteGamesTest.class.getResourceAsStream("/roulette/odds.txt"))) {
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            return text.lines().filter(line -> !line.startsWith("#")).toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
