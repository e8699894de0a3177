package org.baize.app;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Settles wagers that stand in JSON lines. */
@Command(
        name = "settle",
        mixinStandardHelpOptions = true,
        versionProvider = Baize.Version.class,
        description = {
            "Settle wagers: what each returns, stake and winnings, and by which rule.",
            "Reads JSON lines, one settlement a line:",
            "  {\"rulebook\": \"act-multi-terminal-2019\", \"game\": \"roulette\", \"outcome\": \"number:17\","
                    + " \"wagers\": [{\"bet\": \"split:17-20\", \"stakeCents\": 500}]}",
            "A line that cannot be settled is answered with the reason, on the error stream or with --json as an"
                    + " object with line and error in its place; the others are settled all the same, and the exit"
                    + " code is 2."
        })
final class SettleCommand implements Callable<Integer> {

    private static final int MOST_REASON = 300;

    @Mixin
    private Output output = new Output();

    @Parameters(arity = "0..1", paramLabel = "FILE", description = "The file to read; standard input without it.")
    private @Nullable Path file;

    @Override
    public Integer call() throws IOException {
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(open(), StandardCharsets.UTF_8))) {
            return settleAll(lines);
        }
    }

    private InputStream open() throws IOException {
        if (file == null) {
            return System.in;
        }
        if (!Files.isRegularFile(file) || !Files.isReadable(file)) {
            throw new BadInputException("there is no readable file " + file);
        }
        return Files.newInputStream(file);
    }

    private int settleAll(BufferedReader lines) throws IOException {
        int exitCode = ExitCode.OK;
        int number = 0;
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            number++;
            if (!line.isBlank() && !settle(number, line)) {
                exitCode = ExitCode.USAGE;
            }
        }
        return exitCode;
    }

    private boolean settle(int number, String line) {
        try {
            Settlement settlement = Settlement.of(SettlementRequest.parse(line));
            if (output.isJson()) {
                output.jsonLine(settlement.tree());
            } else {
                print(settlement, output.text());
            }
            return true;
        } catch (IllegalArgumentException | BadInputException e) {
            refuse(number, String.valueOf(e.getMessage()));
        } catch (ArithmeticException overflow) {
            refuse(number, "the amounts of this line are too large to add up");
        }
        return false;
    }

    /** In JSON every line in has one line out, settled or not, so that answers can be matched to questions. */
    private void refuse(int number, String reason) {
        String why = printable(reason);
        if (output.isJson()) {
            Map<String, Object> refusal = new LinkedHashMap<>();
            refusal.put("line", number);
            refusal.put("error", why);
            output.jsonLine(refusal);
        } else {
            output.errors().println("baize: line " + number + ": " + why);
            output.errors().flush();
        }
    }

    /** A reason quotes the input, which may be long or hold characters that steer a terminal. */
    private static String printable(String reason) {
        String harmless = reason.replaceAll("\\p{Cntrl}", "?");
        return harmless.length() <= MOST_REASON ? harmless : harmless.substring(0, MOST_REASON) + " ...";
    }

    private static void print(Settlement settlement, PrintWriter out) {
        out.printf(
                "%s %s, %s: staked %s, returns %s%n",
                settlement.request().rulebook(),
                settlement.request().game(),
                printable(settlement.request().outcome()),
                Dollars.text(settlement.stakeCents()),
                Dollars.text(settlement.returnCents()));
        settlement.wagers().forEach(wager -> print(wager, "  ", out));
        out.flush();
    }

    private static void print(Settlement.Settled wager, String indent, PrintWriter out) {
        out.println(indent + wager.sentence());
        wager.pieces().forEach(piece -> print(piece, indent + "  ", out));
    }
}
