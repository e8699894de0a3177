package org.baize.app;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import org.baize.cluster.log.Backup;
import org.baize.cluster.log.Manifest;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Copies the state of a member into a new directory. */
@Command(
        name = "backup",
        mixinStandardHelpOptions = true,
        versionProvider = Baize.Version.class,
        sortOptions = false,
        description = {
            "Copy the newest snapshot of a member and the log behind it into a new directory, and replay the copy to"
                    + " verify it. The member may run meanwhile.",
            "'./baize node --restore BACKUP' brings it back, also as another member of the same cluster."
        })
final class BackupCommand implements Callable<Integer> {

    @Mixin
    private MemberOption chosen = new MemberOption();

    @Option(names = "--to", required = true, paramLabel = "DIR", description = "A new or empty directory.")
    @SuppressWarnings("NullAway.Init") // set by picocli before call()
    private Path to;

    @Mixin
    private Output output = new Output();

    @Override
    public Integer call() throws IOException {
        if (!Backup.isFree(to)) {
            throw new BadInputException(to + " is not an empty directory; a backup goes into a new one");
        }
        if (to.toAbsolutePath()
                .normalize()
                .startsWith(chosen.directory().toAbsolutePath().normalize())) {
            throw new BadInputException(
                    to + " lies in the directory of the member itself; what befalls it befalls both");
        }
        report(Backup.take(chosen.directory(), to));
        return ExitCode.OK;
    }

    private void report(Manifest manifest) {
        if (output.isJson()) {
            Map<String, Object> tree = new LinkedHashMap<>();
            tree.put("position", manifest.position());
            tree.put("hash", manifest.state());
            tree.put("files", manifest.files());
            output.jsonDocument(tree);
        } else {
            output.text()
                    .printf(
                            "Backed up to position %d of the log, %s; the copy was replayed and has the state %s.%n",
                            manifest.position(), Counted.of(manifest.files().size(), "file"), manifest.state());
            output.text().flush();
        }
    }
}
