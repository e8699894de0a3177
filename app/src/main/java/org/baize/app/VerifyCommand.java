package org.baize.app;

import java.io.Console;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import org.baize.cluster.log.BackupException;
import org.baize.cluster.log.DamagedLogException;
import org.baize.cluster.log.LogVerifier;
import org.baize.cluster.log.Manifest;
import org.baize.cluster.log.MemberDirectory;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;

/** Replays the log of a member and compares state hashes. */
@Command(
        name = "verify",
        mixinStandardHelpOptions = true,
        versionProvider = Baize.Version.class,
        sortOptions = false,
        description = {
            "Replay the log of a member on a fresh floor and compare its state with every snapshot and with what members"
                    + " reported; check every frame's checksum, the terms and the books.",
            "Reads the files, so no node need run; one may. Exit code 1 and the first position that does not fit if"
                    + " anything is wrong."
        })
final class VerifyCommand implements Callable<Integer> {

    /** They are typed as they stand: log --from. */
    private static final Set<String> POSITIONS = Set.of("from", "position");

    @Mixin
    private MemberOption chosen = new MemberOption();

    @Mixin
    private Output output = new Output();

    @Override
    public Integer call() {
        try {
            if (Manifest.isIn(chosen.directory())) {
                Manifest.readAndCheck(chosen.directory()); // what does not fit it is not brought back
            }
            report(verify(MemberDirectory.open(chosen.directory())));
            return ExitCode.OK;
        } catch (DamagedLogException damaged) {
            refuse(damaged, damaged.position());
        } catch (BackupException damaged) {
            refuse(damaged, DamagedLogException.NOWHERE);
        }
        return ExitCode.SOFTWARE;
    }

    private LogVerifier.Result verify(MemberDirectory member) {
        if (Optional.ofNullable(System.console()).filter(Console::isTerminal).isEmpty()) {
            return LogVerifier.verify(member, _ -> {});
        }
        try (ProgressBar bar = new ProgressBarBuilder()
                .setTaskName("log")
                .setInitialMax(member.endAtMost())
                .clearDisplayOnFinish()
                .build()) {
            return LogVerifier.verify(member, bar::stepTo);
        }
    }

    private void refuse(RuntimeException damaged, long position) {
        if (output.isJson()) {
            Map<String, Object> tree = new LinkedHashMap<>();
            tree.put("fits", false);
            tree.put("position", position);
            tree.put("why", damaged.getMessage());
            output.jsonDocument(tree);
        } else {
            output.errors().println("baize: " + damaged.getMessage());
            output.errors().flush();
        }
    }

    private void report(LogVerifier.Result result) {
        if (output.isJson()) {
            output.jsonDocument(tree(result));
        } else {
            print(result, output.text());
        }
    }

    private static void print(LogVerifier.Result result, PrintWriter out) {
        tree(result).forEach((key, value) -> {
            String name = key.replaceAll("(?=[A-Z])", " ").toLowerCase(Locale.ROOT);
            if (value instanceof Long number && !POSITIONS.contains(key)) {
                out.printf(Locale.ROOT, "%-18s %,d%n", name, number);
            } else {
                out.printf(Locale.ROOT, "%-18s %s%n", name, value);
            }
        });
        if (result.differing() > 0) {
            out.println(Counted.of(result.differing(), "report")
                    + " of a member differed from most others'; this log agrees with most.");
        }
        out.println("Everything fits.");
        out.flush();
    }

    private static Map<String, Object> tree(LogVerifier.Result result) {
        LogVerifier.Counts counts = result.counts();
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("fits", true);
        tree.put("from", result.from());
        tree.put("entries", counts.entries());
        tree.put("commands", counts.commands());
        tree.put("notUnderstood", counts.notUnderstood());
        tree.put("snapshotsCompared", counts.snapshots());
        tree.put("hashesCompared", counts.hashes());
        tree.put("hashesDiffering", result.differing());
        tree.put("position", result.position());
        tree.put("hash", result.hash());
        return tree;
    }
}
