package org.baize.app;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.concurrent.Callable;
import org.baize.cluster.client.Follower;
import org.baize.cluster.node.NodeFile;
import org.baize.engine.spec.TableSpec.Purpose;
import org.baize.gateway.TrialCertificate;
import org.baize.protocol.json.Json;
import org.baize.protocol.message.FromFloor.Happened;
import org.baize.protocol.shape.Shape;
import org.baize.protocol.shape.Shapes;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Runs a whole floor in this process: one member, the records, the web server, and what is simulated. */
@Command(
        name = "run",
        mixinStandardHelpOptions = true,
        versionProvider = Baize.Version.class,
        sortOptions = false,
        description = {
            "Runs a whole floor on this machine: one member with its log in a directory, the records, and the web server."
                    + " Ctrl-C stops it in good order.",
            "On this machine alone it is a demonstration: nine tables with simulated devices and dealers."
        },
        footer = {
            "",
            "The file of --config is that of 'baize node', and an option goes before it;",
            "see 'baize node --help' for its keys."
        })
final class RunCommand implements Callable<Integer> {

    private static final String USUAL_WEB = "localhost:8080";
    private static final String TO_BE_MADE = "to be made";
    private static final Shape HAPPENED = Shapes.of(Happened.class);

    @Option(names = "--config", paramLabel = "FILE", description = "A file with the settings; see below.")
    private @Nullable Path file;

    @Option(
            names = "--data",
            paramLabel = "DIR",
            description = "The directory of the floor, kept for the next start; baize-data without it.")
    private @Nullable Path data;

    @Option(names = "--ephemeral", description = "Keeps nothing: the directory is a temporary one.")
    private boolean ephemeral;

    @Option(
            names = "--fresh",
            description = "Starts anew: what is in the directory is set aside under a name with the time.")
    private boolean fresh;

    @Option(
            names = "--demo",
            negatable = true,
            description = "Whether it is a demonstration; it is where only this machine is served, and nowhere else.")
    private @Nullable Boolean demo;

    @Option(names = "--port", paramLabel = "N", description = "The first of its five ports; 9300 without it.")
    private @Nullable Integer port;

    @Option(
            names = "--web",
            paramLabel = "ADDRESS",
            description = "Where the web server listens, as PORT for this machine only or as HOST:PORT; " + USUAL_WEB
                    + " without it.")
    private @Nullable String web;

    @Option(names = "--events", description = "Print everything that happens, as lines of JSON.")
    private boolean events;

    @Spec
    @SuppressWarnings("NullAway.Init") // set by picocli before call()
    private CommandSpec spec;

    @Override
    public Integer call() {
        NodeFile settings = settings();
        try (Stopping stopping = Stopping.begin(Stopping.PATIENCE_WITH_A_NODE)) {
            if (ephemeral) {
                throwAway(settings, stopping);
            } else {
                run(settings, stopping);
            }
            return ExitCode.OK;
        }
    }

    private NodeFile settings() {
        NodeFile settings = file == null ? NodeFile.usual(House.KEYS) : NodeFile.read(file, House.KEYS);
        if (data != null) {
            settings.put("data", data.toString());
        }
        if (port != null) {
            settings.put("members", "0=localhost:" + port);
        }
        if (web != null) {
            settings.put("web", web);
        } else if (!House.isServed(settings)) {
            settings.put("web", USUAL_WEB);
        }
        return settings;
    }

    private void setAside(Path kept) {
        Path aside = DataDirectory.setAside(kept, LocalDateTime.now(ZoneId.systemDefault()));
        if (!aside.equals(kept)) {
            print("baize: what was in " + kept + " is now in " + aside);
        }
    }

    private void throwAway(NodeFile settings, Stopping stopping) {
        if (data != null || fresh) {
            throw new BadInputException("--ephemeral keeps nothing, so there is no --data and no --fresh with it");
        }
        Path directory = DataDirectory.ephemeral();
        try {
            run(settings.put("data", directory.toString()), stopping);
        } finally {
            DataDirectory.delete(directory);
        }
    }

    private void run(NodeFile settings, Stopping stopping) {
        Purpose purpose = purpose(settings);
        boolean onTrial = purpose == Purpose.MONEY && needsCertificate(settings);
        if (fresh) {
            check(settings, purpose, onTrial);
            setAside(Path.of(settings.text("data")));
        }
        if (onTrial) {
            useTrialCertificate(settings);
        }
        House house = new House(settings, purpose, sentence -> print("baize: " + sentence));
        house.run(stopping::asked, client -> {
            if (events) {
                var _ = client.follow(new EventPrinter());
            }
        });
    }

    /** Whatever is wrong is told before anything is moved. */
    private static void check(NodeFile settings, Purpose purpose, boolean onTrial) {
        if (onTrial) {
            settings.put("web.certificate", TO_BE_MADE).put("web.key", TO_BE_MADE);
        }
        House house = new House(settings, purpose, _ -> {});
        house.checkDemonstration();
        if (!onTrial) {
            house.checkCertificate();
        }
    }

    /** Half of one is a mistake, of which the house tells. */
    private static boolean needsCertificate(NodeFile settings) {
        return !WebAddress.of(settings.text("web")).isThisMachine()
                && settings.text("web.certificate").isBlank()
                && settings.text("web.key").isBlank();
    }

    private void useTrialCertificate(NodeFile settings) {
        Path directory = Path.of(settings.text("data"));
        DataDirectory.forItsOwner(directory, _ -> {}); // the house says what there is to say
        TrialCertificate trial = TrialCertificate.in(
                House.gateway(directory), WebAddress.of(settings.text("web")).host());
        settings.put("web.certificate", trial.files().certificate().toString());
        settings.put("web.key", trial.files().key().toString());
        print("baize: it has a certificate of its own making, for trials only, which browsers warn of; its SHA-256"
                + " fingerprint is " + trial.fingerprint());
    }

    private Purpose purpose(NodeFile settings) {
        boolean shown = demo == null ? WebAddress.of(settings.text("web")).isThisMachine() : demo;
        return shown ? Purpose.DEMONSTRATION : Purpose.MONEY;
    }

    private void print(String line) {
        PrintWriter out = spec.commandLine().getOut();
        out.println(line);
        out.flush();
    }

    private final class EventPrinter implements Follower {

        @Override
        public void happened(Happened events) {
            print(Json.text(HAPPENED, events));
        }

        @Override
        public void lost(long from, long to) {
            print("baize: this output was too slow: events " + from + " to " + (to - 1) + " are missing here");
        }
    }
}
