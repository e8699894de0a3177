package org.baize.app;

import java.io.PrintWriter;
import java.util.concurrent.Callable;
import org.baize.cluster.client.FloorClient;
import org.baize.cluster.client.Follower;
import org.baize.cluster.node.NodeConfig;
import org.baize.cluster.node.NodeFile;
import org.baize.cluster.node.NodeRunner;
import org.baize.engine.spec.TableSpec.Purpose;
import org.baize.gateway.Gateway;
import org.baize.gateway.GatewayConfig;
import org.baize.gateway.floor.ClusterLink;
import org.baize.gateway.floor.FloorLink;
import org.baize.gateway.identity.DemonstrationAccess;
import org.baize.gateway.identity.Identity;
import org.baize.protocol.json.Json;
import org.baize.protocol.message.FromFloor.Happened;
import org.baize.protocol.shape.Shape;
import org.baize.protocol.shape.Shapes;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Runs a floor in this process: one node, and the web server beside it. */
@Command(
        name = "run",
        mixinStandardHelpOptions = true,
        versionProvider = Baize.Version.class,
        sortOptions = false,
        description = "Runs a floor on this machine: one member with its log in a directory, and the web server that"
                + " terminals connect to. Ctrl-C stops it in good order.")
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

    @Option(
            names = "--web",
            paramLabel = "N",
            defaultValue = "8080",
            description = "The port of the web server, for this machine only; ${DEFAULT-VALUE} without it.")
    private int web;

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
        GatewayConfig served =
                GatewayConfig.onThisMachine(web, config.directory().resolve("gateway"));
        try (Stopping stopping = Stopping.begin()) {
            NodeRunner runner = new NodeRunner(config, sentence -> print("baize: " + sentence));
            runner.run(
                    stopping::asked,
                    (node, floor) -> serve(served, new ClusterLink(floor, config.directory(), node::committed), floor));
            return ExitCode.OK;
        }
    }

    /** The web server is part of this command only: all others start without a thought of it. */
    private Runnable serve(GatewayConfig config, FloorLink link, FloorClient floor) {
        if (events) {
            var _ = floor.follow(new EventPrinter());
        }
        Identity identity = Identity.in(config.directory());
        Gateway gateway = Gateway.start(new Gateway.Parts(config, link, Purpose.DEMONSTRATION, identity));
        print("baize: the demonstration floor is at " + config.address() + "/");
        DemonstrationAccess access = identity.demonstration();
        print("baize: staff sign in by number, such as 1, with the password " + access.password() + " and the PIN "
                + access.pin());
        print("baize: terminals connect to " + config.address() + "/terminal");
        return () -> {
            gateway.close();
            identity.close();
        };
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
