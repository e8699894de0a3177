package org.baize.app;

import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.baize.cluster.client.FloorClient;
import org.baize.cluster.log.Restore;
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
import org.baize.gateway.simulation.DemonstrationKeys;
import org.baize.records.Database;

/** One member with all that is beside it: the web server, the records, and on a demonstration what is simulated. */
final class House {

    private static final String REQUESTS = "web.requests-per-second";

    /** What the file of a member may say about the rest of the house, with what holds without it. */
    static final Map<String, String> KEYS = keys();

    /** Where the records are, in the directory of a member. */
    static final String RECORDS = "records";

    /** The pages that the web server may have, and what each is for. */
    private static final Map<String, String> PAGES = pages();

    private final NodeConfig member;
    private final GatewayConfig web;
    private final Database.Config records;
    private final Optional<Database.Config> identities;
    private final boolean sharesDatabases;
    private final Purpose purpose;
    private final Consumer<String> say;

    /**
     * A house that is not open yet.
     *
     * @param say hears what happens, a sentence at a time
     */
    House(NodeFile file, Purpose purpose, Consumer<String> say) {
        this.member = file.config();
        this.web = web(file, member.directory());
        this.records = records(file, member.directory());
        this.identities = server(file, "identity");
        this.sharesDatabases = identities.isPresent() || server(file, "records").isPresent();
        this.purpose = purpose;
        this.say = say;
    }

    private static Map<String, String> keys() {
        Map<String, String> keys = new LinkedHashMap<>();
        keys.put("web", "");
        keys.put("web.certificate", "");
        keys.put("web.key", "");
        keys.put("web.origins", "");
        keys.put(REQUESTS, Integer.toString(GatewayConfig.USUAL_REQUESTS_PER_SECOND));
        keys.put("records", "");
        keys.put("records.user", "baize");
        keys.put("records.password", "");
        keys.put("identity", "");
        keys.put("identity.user", "baize");
        keys.put("identity.password", "");
        keys.put("oidc.issuer", "");
        keys.put("oidc.client-id", "");
        keys.put("oidc.client-secret", "");
        keys.put("oidc.person-claim", "");
        return keys;
    }

    private static Map<String, String> pages() {
        Map<String, String> pages = new LinkedHashMap<>();
        pages.put("", "the floor");
        pages.put("play/?terminal=101", "a player's terminal");
        pages.put("display/?table=1", "a table's display");
        pages.put("dealer/?table=1", "a dealer's terminal");
        pages.put("pit/", "the pit");
        pages.put("desk/", "the cash desk");
        pages.put("inspector/", "the inspector");
        pages.put("admin/", "the administrator");
        return pages;
    }

    /** Whether the file wants a web server at all. */
    static boolean isServed(NodeFile file) {
        return !file.text("web").isBlank();
    }

    private static GatewayConfig web(NodeFile file, Path directory) {
        WebAddress at = WebAddress.of(file.text("web"));
        List<String> origins = Arrays.stream(file.text("web.origins").split(","))
                .map(String::strip)
                .filter(origin -> !origin.isEmpty())
                .toList();
        return new GatewayConfig(
                at.host(), at.port(), gateway(directory), tls(file), origins, provider(file), requestsPerSecond(file));
    }

    private static int requestsPerSecond(NodeFile file) {
        String text = file.text(REQUESTS);
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException notOne) {
            throw new BadInputException(REQUESTS + " is a whole number, and not '" + text + "'");
        }
    }

    private static Optional<GatewayConfig.Provider> provider(NodeFile file) {
        String issuer = file.text("oidc.issuer");
        return issuer.isBlank()
                ? Optional.empty()
                : Optional.of(new GatewayConfig.Provider(
                        issuer,
                        file.text("oidc.client-id"),
                        file.text("oidc.client-secret"),
                        file.text("oidc.person-claim")));
    }

    private static Optional<GatewayConfig.Tls> tls(NodeFile file) {
        String certificate = file.text("web.certificate");
        String key = file.text("web.key");
        if (certificate.isBlank() != key.isBlank()) {
            throw new BadInputException(
                    "web.certificate and web.key go together: the one is of no use without the other");
        }
        return certificate.isBlank()
                ? Optional.empty()
                : Optional.of(new GatewayConfig.Tls(Path.of(certificate), Path.of(key)));
    }

    /** Where the records of a member are: with a server if the file names one, else beside the log. */
    static Database.Config records(NodeFile file, Path directory) {
        return server(file, "records").orElseGet(() -> embedded(directory));
    }

    /** The database server that the file names under that key, if it does. */
    private static Optional<Database.Config> server(NodeFile file, String key) {
        String url = file.text(key);
        return url.isBlank()
                ? Optional.empty()
                : Optional.of(new Database.Config(url, file.text(key + ".user"), file.text(key + ".password")));
    }

    /** Who is who is known to this member alone, or to all whose files name the same database. */
    private Identity identity() {
        return identities
                .map(shared -> Identity.open(shared, web.directory()))
                .orElseGet(() -> Identity.in(web.directory()));
    }

    static Database.Config embedded(Path directory) {
        return Database.Config.embedded(directory.resolve(RECORDS).resolve("records"));
    }

    /** Where the web server keeps what is its own, in the directory of a member. */
    static Path gateway(Path directory) {
        return directory.resolve("gateway");
    }

    /** A floor is all for money or all for demonstration, as long as it lives. */
    private void checkPurpose() {
        Path directory = member.directory();
        boolean shown = DemonstrationKeys.areIn(gateway(directory));
        if (purpose == Purpose.DEMONSTRATION && !shown && !Restore.isFree(directory)) {
            throw new BadInputException(directory + " holds a floor for money, which is never shown as a demonstration;"
                    + " start it with --no-demo, or choose another directory with --data");
        }
        if (purpose == Purpose.MONEY && shown) {
            throw new BadInputException(directory + " holds a demonstration, on which nothing is worth anything;"
                    + " choose another directory with --data, or start anew with --fresh");
        }
        checkDemonstration();
    }

    /** A demonstration is for this machine alone, and anybody there may be anybody: it shares nothing with a floor for money. */
    void checkDemonstration() {
        if (purpose == Purpose.DEMONSTRATION) {
            web.checkDemonstration();
            if (sharesDatabases) {
                throw new BadInputException("a demonstration keeps who is who and its records to itself;"
                        + " take identity and records out of the settings, or start it with --no-demo");
            }
        }
    }

    /** Nothing is written before this. */
    private void begin() {
        DataDirectory.forItsOwner(member.directory(), say);
        if (purpose == Purpose.DEMONSTRATION) {
            var _ = DemonstrationKeys.in(gateway(member.directory())); // marks it before there is any log
        }
    }

    /** The files of a certificate that somebody has named must be there. */
    void checkCertificate() {
        web.tls().ifPresent(files -> {
            for (Path file : List.of(files.certificate(), files.key())) {
                if (!Files.isReadable(file)) {
                    throw new BadInputException("the file " + file + " cannot be read");
                }
            }
        });
    }

    /**
     * Opens it until somebody wants it to stop.
     *
     * @param beside begins with the client of the house
     */
    void run(BooleanSupplier stop, Consumer<FloorClient> beside) {
        checkPurpose();
        checkCertificate();
        begin();
        Recorder.hold(member.directory());
        new NodeRunner(member, say).run(stop, (node, client) -> {
            beside.accept(client);
            return open(node, client);
        });
    }

    private Runnable open(Node node, FloorClient client) {
        Path directory = member.directory();
        Identity identity = identity();
        Recorder recorder = Recorder.begin(new Recorder.Source(directory, node::committed), records, say);
        Runnable end = () -> {
            recorder.close();
            identity.close();
        };
        try {
            ClusterLink link = new ClusterLink(client, directory, node::committed);
            Gateway gateway = Gateway.start(
                    new Gateway.Parts(web, link, purpose, new Gateway.Stores(identity, Optional.of(recorder))));
            tellAddresses();
            new WayIn(identity, purpose).tell(say);
            return () -> {
                gateway.close();
                end.run();
            };
        } catch (RuntimeException failed) {
            end.run();
            throw failed;
        }
    }

    private void tellAddresses() {
        String address = web.addressToOpen();
        PAGES.forEach((page, what) -> {
            if (isBuiltIn(page)) {
                say.accept(what + ": " + address + "/" + page);
            }
        });
        say.accept("terminals connect to " + address.replaceFirst("^http", "ws") + "/terminal");
        if (purpose == Purpose.DEMONSTRATION) {
            say.accept("this is a demonstration: nothing on it is worth anything; see " + address + "/api/demo");
        }
    }

    private static boolean isBuiltIn(String page) {
        String folder = URI.create(page).getPath();
        return House.class.getResource("/META-INF/resources/" + folder + "index.html") != null;
    }
}
