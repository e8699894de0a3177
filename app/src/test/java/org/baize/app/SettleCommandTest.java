package org.baize.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SettleCommandTest {

    @Test
    void tellsWhatEachWagerReturnsAndWhy() {
        CommandRun run = settle(
                "act-multi-terminal-2019", "roulette", "number:17", wager("split:17-20", 500), wager("red", 1000));

        JsonNode wagers = run.json().path("wagers");

        assertThat(run.exitCode()).isZero();
        assertThat(wagers.path(0).path("returnCents").asLong()).isEqualTo(9_000);
        assertThat(wagers.path(0).path("winningsCents").asLong()).isEqualTo(8_500);
        assertThat(wagers.path(0).path("result").asText()).isEqualTo("win");
        assertThat(wagers.path(0).path("odds").asText()).isEqualTo("17 to 1");
        assertThat(wagers.path(0).path("rule").asText()).isEqualTo("act-multi-terminal-2019:9.4(a)/Split");
        assertThat(wagers.path(1).path("returnCents").asLong()).isZero();
        assertThat(wagers.path(1).path("result").asText()).isEqualTo("loss");
        assertThat(run.json().path("returnCents").asLong()).isEqualTo(9_000);
        assertThat(run.json().path("stakeCents").asLong()).isEqualTo(1_500);
    }

    @Test
    void keepsCommissionApart() {
        JsonNode banker = settle(
                        "act-multi-terminal-2019", "baccarat-a", "coup:P=KH,2S,4D B=9C,8D", wager("banker", 10_000))
                .json()
                .path("wagers")
                .path(0);

        assertThat(banker.path("returnCents").asLong()).isEqualTo(19_500);
        assertThat(banker.path("winningsCents").asLong()).isEqualTo(9_500);
        assertThat(banker.path("commissionCents").asLong()).isEqualTo(500);
    }

    @Test
    void settlesASectionPieceByPiece() {
        JsonNode tier = settle("nsw-rapid-2016", "roulette", "number:8", wager("tier", 600))
                .json()
                .path("wagers")
                .path(0);

        assertThat(tier.path("returnCents").asLong()).isEqualTo(1_800);
        assertThat(tier.path("pieces")).hasSize(6);
    }

    @Test
    void printsForPeopleWithoutJson() {
        CommandRun run = CommandRun.withInput(
                line("nsw-sic-bo-2016", "sic-bo", "dice:2-2-5", wager("double:2", 1_000)), "settle");

        assertThat(run.lines().get(1))
                .contains("double:2 $10.00 wins at 12 to 1, returns $130.00")
                .contains("nsw-sic-bo-2016:3.9.10/double");
    }

    @Test
    void readsAFile(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(
                folder.resolve("wagers.jsonl"), line("nsw-sic-bo-2016", "sic-bo", "dice:2-2-5", wager("big", 100)));

        assertThat(CommandRun.of("settle", "--json", file.toString())
                        .json()
                        .path("returnCents")
                        .asLong())
                .isZero();
    }

    @Test
    void namesAFileThatIsNotThere() {
        CommandRun run = CommandRun.of("settle", "no-such-file.jsonl");

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).contains("there is no readable file no-such-file.jsonl");
    }

    @Test
    void aBadLineIsAnsweredAndTheOthersAreSettled() {
        String good = line("nsw-sic-bo-2016", "sic-bo", "dice:2-2-5", wager("double:2", 1_000));

        CommandRun run = CommandRun.withInput(good + "\nnonsense\n\n" + good, "settle", "--json");

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.lines()).hasSize(3);
        assertThat(CommandRun.parse(run.lines().get(1)).path("line").asInt()).isEqualTo(2);
        assertThat(CommandRun.parse(run.lines().get(2)).path("returnCents").asLong())
                .isEqualTo(13_000);
        assertThat(CommandRun.parse(run.lines().get(1)).path("error").asText()).contains("this is not one JSON object");
        assertThat(run.err()).isEmpty();
    }

    @Test
    void aFolderIsNoFile(@TempDir Path folder) {
        CommandRun run = CommandRun.of("settle", folder.toString());

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).contains("there is no readable file");
    }

    @Test
    void bytesThatAreNoTextSpoilOnlyTheirLine(@TempDir Path folder) throws IOException {
        String good = line("nsw-sic-bo-2016", "sic-bo", "dice:2-2-5", wager("double:2", 1_000)) + "\n";
        Path file = folder.resolve("wagers.jsonl");
        Files.write(file, (good + "{\"rulebook\": \"\u00ff\"}\n" + good).getBytes(StandardCharsets.ISO_8859_1));

        CommandRun run = CommandRun.of("settle", "--json", file.toString());

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.lines()).hasSize(3);
        assertThat(CommandRun.parse(run.lines().getLast()).path("returnCents").asLong())
                .isEqualTo(13_000);
    }

    @Test
    void aReasonCannotSteerTheTerminalNorFillIt() {
        String hostile = "\\u001b[2Jred\\nbaize: line 9: forged" + "x".repeat(5_000);

        CommandRun run = CommandRun.withInput(line("nsw-rapid-2016", "roulette", "17", wager(hostile, 100)), "settle");

        assertThat(run.err().lines()).hasSize(1);
        assertThat(run.err()).doesNotContain("\u001b").hasSizeLessThan(400);
    }

    @Test
    void amountsThatDoNotAddUpAreRefusedWithASentence() {
        String huge = wager("triple:4", 10_000_000_000_000L);

        CommandRun run = settle(
                "nsw-sic-bo-2016",
                "sic-bo",
                "dice:4-4-4",
                Collections.nCopies(6_000, huge).toArray(String[]::new));

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.json().path("error").asText()).contains("too large to add up");
    }

    @Test
    void aStakeThatCouldLeavePartOfACentIsRefusedWhateverTheOutcome() {
        CommandRun lost = settle("nsw-rapid-2016", "baccarat", "coup:P=9H,10S B=2C,5D", wager("banker", 10));

        assertThat(lost.exitCode()).isEqualTo(2);
        assertThat(lost.json().path("error").asText()).contains("'banker' takes multiples of 20 cents");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
        {"rulebook": "nsw-sic-bo-2016", "game": "sic-bo", "outcome": "dice:1-2-3"}                               | 'wagers' must be an array
        {"rulebook": "x", "game": "sic-bo", "outcome": "dice:1-2-3", "wagers": [{"bet": "big", "stakeCents": 1}]} | 'x' is not a rulebook
        {"rulebook": "nsw-sic-bo-2016", "game": "x", "outcome": "dice:1-2-3", "wagers": [{"bet": "big", "stakeCents": 1}]} | 'x' is not a game of nsw-sic-bo-2016
        {"rulebook": "nsw-sic-bo-2016", "game": "sic-bo", "outcome": "dice:1-2-7", "wagers": [{"bet": "big", "stakeCents": 1}]} | a die shows 1 to 6
        {"rulebook": "nsw-sic-bo-2016", "game": "sic-bo", "outcome": "dice:1-2-3", "wagers": [{"bet": "total:3", "stakeCents": 1}]} | a total is 4 to 17
        {"rulebook": "nsw-sic-bo-2016", "game": "sic-bo", "outcome": "dice:1-2-3", "wagers": [{"bet": "big", "stakeCents": 0}]} | above zero, not 0
        {"rulebook": "nsw-sic-bo-2016", "game": "sic-bo", "outcome": "dice:1-2-3", "wagers": [{"bet": "big", "stakeCents": 1.5}]} | whole number of cents
        {"rulebook": "nsw-sic-bo-2016", "game": "sic-bo", "outcome": "dice:1-2-3", "wagers": [{"bet": "big", "cents": 5}]} | unknown field 'cents'
        {"rulebook": "nsw-rapid-2016", "game": "baccarat", "outcome": "coup:P=2H,2S,AD B=9C,8D", "wagers": [{"bet": "banker", "stakeCents": 10}]} | multiples of 20 cents
        {"rulebook": "nsw-rapid-2016", "game": "roulette", "outcome": "17", "wagers": [{"bet": "tier", "stakeCents": 100}]} | cannot be divided by 6
        {"rulebook": "nsw-rapid-2016", "game": "roulette", "outcome": "17", "wagers": [{"bet": "straight:17", "stakeCents": 9223372036854775807}]} | too large
        """)
    void saysWhatIsWrongWithALine(String line, String why) {
        CommandRun run = CommandRun.withInput(line, "settle");

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains("line 1: ").contains(why);
    }

    private static CommandRun settle(String rulebook, String game, String outcome, String... wagers) {
        return CommandRun.withInput(line(rulebook, game, outcome, wagers), "settle", "--json");
    }

    private static String line(String rulebook, String game, String outcome, String... wagers) {
        return "{\"rulebook\": \"%s\", \"game\": \"%s\", \"outcome\": \"%s\", \"wagers\": [%s]}"
                .formatted(rulebook, game, outcome, String.join(", ", wagers));
    }

    private static String wager(String bet, long stakeCents) {
        return "{\"bet\": \"%s\", \"stakeCents\": %d}".formatted(bet, stakeCents);
    }
}
