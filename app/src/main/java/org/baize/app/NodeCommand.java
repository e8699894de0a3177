package org.baize.app;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.baize.cluster.log.Manifest;
import org.baize.cluster.log.Restore;
import org.baize.cluster.node.NodeConfig;
import org.baize.cluster.node.NodeFile;
import org.baize.cluster.node.NodeRunner;
import org.baize.engine.spec.TableSpec.Purpose;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Runs one member of a cluster in this process. */
@Command(
        name = "node",
        mixinStandardHelpOptions = true,
        versionProvider = Baize.Version.class,
        sortOptions = false,
        description =
                "Runs one member: the only one by default, or one of three. What it acknowledges is on disk. Ctrl-C"
                        + " stops it in good order, with a last snapshot.",
        footer = {
            "",
            "The file of --config has lines of 'key = value', and comments behind #. An",
            "option goes before the file. All keys, with what holds without them:",
            "  member =                     which of the members this one is; the only one",
            "                               need not say",
            "  members = 0=localhost:9300   all members, one or three: ID=HOST:PORT, with",
            "                               commas; each uses five ports from PORT on",
            "  data = baize-data            the directory that holds everything",
            "  snapshot.messages = 1000000  a snapshot is due after so many messages",
            "  snapshot.minutes = 15        and after so many minutes, if there were any",
            "  compare.seconds = 60         how often the members compare their states",
            "  keep.hours = 24              old log is kept so long",
            "  keep.megabytes = 4096        unless it is more than this",
            "  free.megabytes = 256         with less room on the disk a node stops",
            "Without the next one it has no web server and no records:",
            "  web =                        where it listens: PORT for this machine, or",
            "                               HOST:PORT",
            "  web.certificate =            a file in PEM; needed where others can listen in",
            "  web.key =                    its key, in PEM",
            "  web.origins =                pages from elsewhere that may connect, with",
            "                               commas",
            "  web.requests-per-second = 500",
            "                               so often one address may ask; more are told",
            "                               to wait",
            "  records =                    jdbc:postgresql://...; without it a file in data",
            "  records.user = baize",
            "  records.password =",
            "  identity =                   who is who, as above; the same for all members",
            "                               that have a web server",
            "  identity.user = baize",
            "  identity.password =",
            "  oidc.issuer =                staff may sign in with this provider too",
            "  oidc.client-id =",
            "  oidc.client-secret =",
            "  oidc.person-claim =          which says a person's number; one that the",
            "                               provider alone sets, and never gives to another"
        })
final class NodeCommand implements Callable<Integer> {

    @Option(names = "--config", paramLabel = "FILE", description = "A file with the settings; see below.")
    private @Nullable Path file;

    @Option(
            names = "--member",
            paramLabel = "ID",
            description = "Which of the members this one is, if there are several.")
    private @Nullable Integer member;

    @Option(names = "--members", paramLabel = "LIST", description = "All members: 0=HOST:PORT,1=HOST:PORT,2=HOST:PORT.")
    private @Nullable String members;

    @Option(names = "--data", paramLabel = "DIR", description = "The directory of this member.")
    private @Nullable Path data;

    @Option(
            names = "--restore",
            paramLabel = "BACKUP",
            description =
                    "First fills the directory, which must hold no log yet, from a backup that 'baize cluster backup'"
                            + " made of this member or of another.")
    private @Nullable Path backup;

    @Spec
    @SuppressWarnings("NullAway.Init") // set by picocli before call()
    private CommandSpec spec;

    @Override
    public Integer call() {
        NodeFile settings = settings();
        NodeConfig config = settings.config();
        if (backup != null) {
            restore(backup, config.directory());
        }
        try (Stopping stopping = Stopping.begin(Stopping.PATIENCE_WITH_A_NODE)) {
            if (House.isServed(settings)) {
                new House(settings, Purpose.MONEY, this::say).run(stopping::asked, _ -> {});
            } else {
                DataDirectory.forItsOwner(config.directory(), this::say);
                new NodeRunner(config, this::say).run(stopping::asked);
            }
            return ExitCode.OK;
        }
    }

    private void restore(Path from, Path directory) {
        if (!Manifest.isIn(from)) {
            throw new BadInputException("there is no finished backup in " + from);
        }
        if (!Restore.isFree(directory)) {
            throw new BadInputException(directory + " holds a log already; a backup is restored into an empty one");
        }
        DataDirectory.forItsOwner(directory, _ -> {}); // the start that follows says what there is to say
        Manifest restored = Restore.into(from, directory);
        say("restored " + from + ", up to position " + restored.position() + " of the log");
    }

    private void say(String sentence) {
        PrintWriter out = spec.commandLine().getOut();
        out.println("baize: " + sentence);
        out.flush();
    }

    private NodeFile settings() {
        NodeFile settings = file == null ? NodeFile.usual(House.KEYS) : NodeFile.read(file, House.KEYS);
        if (member != null) {
            settings.put("member", member.toString());
        }
        if (members != null) {
            settings.put("members", members);
        }
        if (data != null) {
            settings.put("data", data.toString());
        }
        return settings;
    }
}
