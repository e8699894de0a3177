package org.baize.app;

import java.io.Console;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.LongConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import org.baize.cluster.log.LogFollower;
import org.baize.cluster.log.MemberDirectory;
import org.baize.cluster.log.Step;
import org.baize.gateway.recording.Recorder;
import org.baize.records.Database;
import org.baize.records.Projector;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;

/** Makes the records of a floor anew. */
@Command(
        name = "rebuild",
        mixinStandardHelpOptions = true,
        versionProvider = Baize.Version.class,
        sortOptions = false,
        description = {
            "Erase the records of a floor and make them anew from its log, up to its last snapshot; the rest follows when"
                    + " the floor runs again. The floor must not run meanwhile.",
            "Nothing is erased if the log no longer reaches back to its beginning."
        })
final class RecordsRebuildCommand implements Callable<Integer> {

    @Mixin
    private RecordsOption option = new RecordsOption();

    @Mixin
    private Output output = new Output();

    @Override
    public Integer call() {
        RecordsOption.Chosen chosen = option.chosen();
        MemberDirectory member = MemberDirectory.open(chosen.directory());
        if (member.start() > 0) {
            throw new BadInputException("the log of " + chosen.directory() + " begins at position " + member.start()
                    + " only, and what was before it cannot be made again; the records stay as they are");
        }
        try (Database records = chosen.open()) {
            Projector.openAlone(records.source())
                    .orElseThrow(RecordsOption::written)
                    .close();
            Recorder.holdFrom(chosen.directory(), 0);
            records.erase();
            try (Projector projector = Projector.open(records.source())) {
                rebuild(member, projector);
                Recorder.holdFrom(chosen.directory(), Math.max(0, projector.position()));
                output.text().println("made " + Counted.of(projector.nextEvent() - 1, "event") + " anew");
                output.text().flush();
            }
        }
        return ExitCode.OK;
    }

    /** What stands behind the last snapshot may not be with most members: it is for whoever runs the floor to know. */
    private static void rebuild(MemberDirectory member, Projector projector) {
        long end = member.snapshots().stream()
                .mapToLong(MemberDirectory.Snapshot::position)
                .max()
                .orElse(0);
        if (Optional.ofNullable(System.console()).filter(Console::isTerminal).isEmpty()) {
            rebuild(member, projector, end, _ -> {});
            return;
        }
        try (ProgressBar bar = new ProgressBarBuilder()
                .setTaskName("log")
                .setInitialMax(end)
                .clearDisplayOnFinish()
                .build()) {
            rebuild(member, projector, end, bar::stepTo);
        }
    }

    private static void rebuild(MemberDirectory member, Projector projector, long end, LongConsumer progress) {
        try (LogFollower log = LogFollower.from(member, projector.position(), () -> end)) {
            for (Optional<Step> step = log.next(); step.isPresent(); step = log.next()) {
                projector.take(Recorder.entry(step.get()));
                progress.accept(log.position());
            }
            projector.commit();
        }
    }
}
