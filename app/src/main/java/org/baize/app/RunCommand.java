package org.baize.app;

import java.io.PrintWriter;
import java.util.concurrent.Callable;
import org.baize.cluster.client.FloorClient;
import org.baize.cluster.client.Follower;
import org.baize.cluster.node.NodeConfig;
import org.baize.cluster.node.NodeFile;
import org.baize.cluster.node.NodeRunner;
import org.baize.protocol.json.Json;
import org.baize.protocol.message.FromFloor.Happened;
import org.baize.protocol.shape.Shape;
import org.baize.protocol.shape.Shapes;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Runs a floor in this process: one node, and a client beside it. */
@Command(
        name = "run",
        mixinStandardHelpOptions = true,
        versionProvider = Baize.Version.class,
        sortOptions = false,
        description = "Runs a floor on this machine: one member with its log in a directory, and a client in the same"
                + " process. Ctrl-C stops it in good order.")
final class RunCommand implements Callable<Integer> {

    private static final Shape HAPPENED = Shapes.of(Happened.class);

    @Option(
            names = "--data",
            paramLabel = "DIR",
            defaultValue = "baize-data",
            description = "The directory of the floor; ${DEFAULT-VALUE} without it.")
    private String data = "";

    @Option(
            names = "--port",
            paramLabel = "N",
            defaultValue = "9300",
            description = "The first of its five ports; ${DEFAULT-VALUE} without it.")
    private int port;

    @Option(names = "--events", description = "Print everything that happens, as lines of JSON.")
    private boolean events;

    @Spec
    @SuppressWarnings("NullAway.Init") // set by picocli before call()
    private CommandSpec spec;

    @Override
    public Integer call() {
        NodeConfig config = NodeFile.usual()
                .put("data", data)
                .put("members", "0=localhost:" + port)
                .config();
        try (Stopping stopping = Stopping.begin()) {
            NodeRunner runner = new NodeRunner(config, sentence -> print("baize: " + sentence));
            runner.run(stopping::asked, this::follow);
            return ExitCode.OK;
        }
    }

    private void follow(FloorClient floor) {
        if (events) {
            var _ = floor.follow(new EventPrinter());
        }
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
