package org.baize.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.baize.cluster.log.LogFollower;
import org.baize.cluster.log.MemberDirectory;
import org.baize.records.Database;
import org.baize.records.Projector;
import org.baize.records.verify.Finding;
import org.baize.records.verify.Verification;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;

/** Checks the records of a floor against themselves and against its log. */
@Command(
        name = "verify",
        mixinStandardHelpOptions = true,
        versionProvider = Baize.Version.class,
        sortOptions = false,
        description = {
            "Check the records of a floor: the chain of hashes over everything that happened, all that follows from it,"
                    + " the ledger and the meters, which must be those of the log.",
            "The floor must not run meanwhile. Exit code 1 and the first row that does not fit if anything is wrong."
                    + " See 'baize cluster verify' for the log itself."
        })
final class RecordsVerifyCommand implements Callable<Integer> {

    @Mixin
    private RecordsOption option = new RecordsOption();

    @Mixin
    private Output output = new Output();

    @Override
    public Integer call() throws IOException {
        RecordsOption.Chosen chosen = option.chosen();
        MemberDirectory member = MemberDirectory.open(chosen.directory());
        Path scratch = Files.createTempDirectory("baize-verify-");
        try (Database records = chosen.open();
                Projector alone = Projector.openAlone(records.source()).orElseThrow(RecordsOption::written);
                Database made = Database.open(Database.Config.embedded(scratch.resolve("records")))) {
            return verify(member, records, made, alone);
        } finally {
            DataDirectory.delete(scratch);
        }
    }

    private int verify(MemberDirectory member, Database records, Database made, Projector alone) {
        long position = Math.max(0, alone.position());
        say("checking " + Counted.of(alone.nextEvent() - 1, "event") + " ...");
        try (LogFollower log = LogFollower.from(member, position, member::endAtMost)) {
            Optional<Finding> finding = log.liveTo(position)
                    ? new Verification(records, made).firstFinding(log.state(), this::checked)
                    : Optional.of(new Finding("progress", 1, "the log ends before position " + position));
            report(finding, alone.nextEvent() - 1, position);
            return finding.isEmpty() ? ExitCode.OK : ExitCode.SOFTWARE;
        }
    }

    private void checked(long events) {
        say(Counted.of(events, "event") + " checked ...");
    }

    private void say(String what) {
        output.errors().println("baize: " + what);
        output.errors().flush();
    }

    private void report(Optional<Finding> finding, long events, long position) {
        if (output.isJson()) {
            Map<String, Object> tree = new LinkedHashMap<>();
            tree.put("fits", finding.isEmpty());
            tree.put("events", events);
            tree.put("position", position);
            finding.ifPresent(found -> {
                tree.put("table", found.table());
                tree.put("key", found.key());
                tree.put("why", found.sentence());
            });
            output.jsonDocument(tree);
        } else if (finding.isPresent()) {
            say(finding.get().toString());
        } else {
            output.text()
                    .println(Counted.of(events, "event") + " up to position " + position + " of the log."
                            + " Everything fits.");
            output.text().flush();
        }
    }
}
