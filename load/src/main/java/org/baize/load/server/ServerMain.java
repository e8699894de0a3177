package org.baize.load.server;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.baize.cluster.client.FloorClient;
import org.baize.cluster.node.ChildProcess;
import org.baize.cluster.node.Node;
import org.baize.cluster.node.NodeConfig;
import org.baize.cluster.node.NodeFile;
import org.baize.cluster.node.NodeRunner;
import org.baize.engine.spec.TableSpec.Purpose;
import org.baize.gateway.Gateway;
import org.baize.gateway.GatewayConfig;
import org.baize.gateway.floor.ClusterLink;
import org.baize.gateway.identity.Identity;
import org.baize.gateway.recording.Recorder;
import org.baize.records.Database;

/** The process of the server: what {@code ./baize run} starts, on a floor for a crowd. It runs until it is ended by a signal. */
public final class ServerMain {

    /** What it says when terminals may come. */
    static final String READY = "ready";

    private final NodeConfig node;
    private final GatewayConfig web;
    private final CrowdFloor floor;

    private ServerMain(NodeConfig node, GatewayConfig web, CrowdFloor floor) {
        this.node = node;
        this.web = web;
        this.floor = floor;
    }

    /**
     * The arguments that make a process this server.
     *
     * @param node the first port of the member
     * @param web the port of the web server
     */
    record Place(Path directory, int node, int web) {

        List<String> arguments(CrowdFloor floor) {
            return List.of(
                    directory.toString(),
                    Integer.toString(node),
                    Integer.toString(web),
                    Integer.toString(floor.terminals()),
                    Integer.toString(floor.tables()));
        }
    }

    public static void main(String[] arguments) {
        Path directory = Path.of(arguments[0]);
        NodeConfig node = NodeFile.usual()
                .put("data", directory.toString())
                .put("members", "0=localhost:" + arguments[1])
                .config();
        GatewayConfig web = GatewayConfig.onThisMachine(Integer.parseInt(arguments[2]), directory.resolve("gateway"));
        new ServerMain(node, web, new CrowdFloor(Integer.parseInt(arguments[3]), Integer.parseInt(arguments[4]))).run();
    }

    private void run() {
        BooleanSupplier stop = ChildProcess.begin();
        Recorder.hold(node.directory());
        new NodeRunner(node, System.out::println).run(stop, this::serve);
    }

    private Runnable serve(Node member, FloorClient client) {
        ClusterLink link = new ClusterLink(client, node.directory(), member::committed);
        Identity identity = Identity.in(web.directory());
        Recorder recorder = Recorder.begin(
                new Recorder.Source(node.directory(), member::committed),
                Database.Config.embedded(node.directory().resolve("records").resolve("records")),
                System.out::println);
        Gateway gateway = Gateway.start(new Gateway.Parts(
                web, link, Purpose.DEMONSTRATION, floor.plan(), new Gateway.Stores(identity, Optional.of(recorder))));
        System.out.println(READY);
        return () -> {
            gateway.close();
            recorder.close();
            identity.close();
        };
    }
}
