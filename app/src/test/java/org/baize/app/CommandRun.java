package org.baize.app;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import picocli.CommandLine;

/** One run of the command line: what it printed, what it complained of, how it ended. */
record CommandRun(int exitCode, String out, String err) {

    static CommandRun of(String... arguments) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        CommandLine commandLine =
                Baize.commandLine(arguments).setOut(new PrintWriter(out, true)).setErr(new PrintWriter(err, true));
        int exitCode = commandLine.execute(arguments);
        return new CommandRun(exitCode, out.toString(), err.toString());
    }

    static CommandRun withInput(String input, String... arguments) {
        InputStream standardInput = System.in;
        System.setIn(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)));
        try {
            return of(arguments);
        } finally {
            System.setIn(standardInput);
        }
    }

    List<String> lines() {
        return out.lines().toList();
    }

    JsonNode json() {
        return parse(out);
    }

    static JsonNode parse(String json) {
        try {
            return Output.JSON.readTree(json);
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException(e);
        }
    }
}
