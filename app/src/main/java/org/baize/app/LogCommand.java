package org.baize.app;

import com.fasterxml.jackson.databind.util.RawValue;
import java.io.PrintWriter;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.baize.cluster.log.LogEntry;
import org.baize.cluster.log.LogReader;
import org.baize.cluster.log.MemberDirectory;
import org.baize.protocol.Protocol;
import org.baize.protocol.json.Json;
import org.baize.protocol.message.ToFloor;
import org.baize.protocol.shape.BadMessageException;
import org.baize.protocol.shape.Shape;
import org.baize.protocol.shape.Shapes;
import org.baize.protocol.wire.Messages;
import org.baize.protocol.wire.NewerVersionException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Prints what stands in the log of a member. */
@Command(
        name = "log",
        mixinStandardHelpOptions = true,
        versionProvider = Baize.Version.class,
        sortOptions = false,
        description = {
            "Print the log of a member, one line an entry: position, time (UTC), session, what it says.",
            "Reads the files, so no node need run; one may. Where the log is damaged it says so, with exit code 1."
        })
final class LogCommand implements Callable<Integer> {

    private static final int BATCH = 64 * 1024;
    private static final Shape TO_FLOOR = Shapes.of(ToFloor.class);

    @Mixin
    private MemberOption chosen = new MemberOption();

    @Option(
            names = "--from",
            paramLabel = "POSITION",
            description = "The first entry at this position or behind it; without it, the first that there is.")
    private @Nullable Long from;

    @Option(
            names = "--to",
            paramLabel = "POSITION",
            description = "Only entries that begin before this position; without it, to the end.")
    private @Nullable Long to;

    @Mixin
    private Output output = new Output();

    private final Messages messages = Protocol.messages();
    private final StringBuilder lines = new StringBuilder();

    @Override
    public Integer call() {
        MemberDirectory member = MemberDirectory.open(chosen.directory());
        long first = from == null ? member.start() : from;
        if (first < 0) {
            throw new BadInputException("--from must be 0 at least, not " + first);
        }
        if (first < member.start()) {
            throw new BadInputException("the log begins at position " + member.start() + ", and not at " + first
                    + "; what was before is purged");
        }
        if (to != null && to <= first) {
            throw new BadInputException("--to must be behind " + first + ", not " + to);
        }
        try (LogReader log = new LogReader(member, first)) {
            print(log, first);
        } finally {
            flush();
        }
        return ExitCode.OK;
    }

    private void print(LogReader log, long first) {
        Optional<LogEntry> entry = log.next();
        if (entry.isEmpty() && first > log.position()) {
            throw new BadInputException("the log ends at position " + log.position() + ", before " + first);
        }
        for (; entry.isPresent() && isWanted(entry.get()); entry = log.next()) {
            lines.append(output.isJson() ? json(entry.get()) : text(entry.get()))
                    .append('\n');
            if (lines.length() > BATCH && !flush()) {
                return; // whoever reads has seen enough
            }
        }
        if (entry.isEmpty() && log.isTorn()) {
            flush();
            output.errors()
                    .println("baize: the last write was cut short at position " + log.position()
                            + "; nothing in it was acknowledged.");
            output.errors().flush();
        }
    }

    private boolean isWanted(LogEntry entry) {
        return to == null || entry.place().position() < to;
    }

    private boolean flush() {
        PrintWriter out = output.text();
        out.print(lines);
        lines.setLength(0);
        return !out.checkError();
    }

    private String text(LogEntry entry) {
        LogEntry.Place place = entry.place();
        return String.format(
                Locale.ROOT, "%12d  %s  %s", place.position(), Instant.ofEpochMilli(place.atMillis()), says(entry));
    }

    private String says(LogEntry entry) {
        return switch (entry) {
            case LogEntry.Message message -> "session " + message.session() + "  " + said(message);
            case LogEntry.Timer timer -> "timer " + timer.timer() + " fires";
            case LogEntry.Opened opened -> "session " + opened.session() + "  opens, answers go to " + opened.channel();
            case LogEntry.Closed closed -> "session " + closed.session() + "  closes: " + closed.why();
            case LogEntry.Term term -> "term " + term.place().term() + ": member " + term.leader() + " leads";
            case LogEntry.Action action -> "all members: " + action.action();
            case LogEntry.Other other -> "between the members: message " + other.template();
        };
    }

    private String said(LogEntry.Message message) {
        try {
            return message.decoded(messages).toString();
        } catch (BadMessageException | NewerVersionException bad) {
            return "not understood: " + bad.getMessage();
        }
    }

    private String json(LogEntry entry) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("position", entry.place().position());
        tree.put("end", entry.place().end());
        tree.put("time", Instant.ofEpochMilli(entry.place().atMillis()).toString());
        tree.put("term", entry.place().term());
        tree.put("entry", entry.getClass().getSimpleName().toLowerCase(Locale.ROOT));
        switch (entry) {
            case LogEntry.Message message -> putMessage(tree, message);
            case LogEntry.Timer timer -> tree.put("timer", timer.timer());
            case LogEntry.Opened opened -> {
                tree.put("session", opened.session());
                tree.put("channel", opened.channel());
            }
            case LogEntry.Closed closed -> {
                tree.put("session", closed.session());
                tree.put("why", closed.why());
            }
            case LogEntry.Term term -> {
                tree.put("leader", term.leader());
                tree.put("version", term.version());
            }
            case LogEntry.Action action -> tree.put("action", action.action());
            case LogEntry.Other other -> tree.put("template", other.template());
        }
        return Output.oneLine(tree);
    }

    private void putMessage(Map<String, Object> tree, LogEntry.Message message) {
        tree.put("session", message.session());
        try {
            switch (message.decoded(messages)) {
                case ToFloor said -> tree.put("message", new RawValue(Json.text(TO_FLOOR, said)));
                case Object other -> tree.put("notUnderstood", other + " is not for the floor");
            }
        } catch (BadMessageException | NewerVersionException bad) {
            tree.put("notUnderstood", bad.getMessage());
        }
    }
}
