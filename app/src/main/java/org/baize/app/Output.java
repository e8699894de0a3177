package org.baize.app;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Where a command prints, and whether it prints for people or for programs. Mixed into every command. */
final class Output {

    static final ObjectMapper JSON = new ObjectMapper();

    @Option(names = "--json", description = "Print JSON instead of text.")
    private boolean json;

    @Spec(Spec.Target.MIXEE)
    @SuppressWarnings("NullAway.Init") // set by picocli before the command runs
    private CommandSpec command;

    boolean isJson() {
        return json;
    }

    PrintWriter text() {
        return command.commandLine().getOut();
    }

    PrintWriter errors() {
        return command.commandLine().getErr();
    }

    /** One value as one line of JSON. */
    void jsonLine(Object tree) {
        text().println(encode(tree, false));
        text().flush();
    }

    /** One value as JSON with line breaks, for a document that a person may read too. */
    void jsonDocument(Object tree) {
        text().println(encode(tree, true));
        text().flush();
    }

    /** One value as JSON without line breaks, for whoever prints many. */
    static String oneLine(Object tree) {
        return encode(tree, false);
    }

    private static String encode(Object tree, boolean pretty) {
        try {
            return (pretty ? JSON.writerWithDefaultPrettyPrinter() : JSON.writer()).writeValueAsString(tree);
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException(e);
        }
    }
}
