package org.baize.gateway;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.UnknownHostException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * What an operator chooses about the web server.
 *
 * @param host the address that it listens at
 * @param directory where it keeps what it knows about who is who
 * @param tls without it, only this machine itself is served
 * @param origins pages from elsewhere that may connect; its own pages always may
 * @param provider with whom staff may sign in too, beside their passwords
 * @param requestsPerSecond so often the resources may be asked from one address, and four times as often at once
 */
public record GatewayConfig(
        String host,
        int port,
        Path directory,
        Optional<Tls> tls,
        List<String> origins,
        Optional<Provider> provider,
        int requestsPerSecond) {

    /** More than a hundred people at work behind one router need, and much less than the server can answer. */
    public static final int USUAL_REQUESTS_PER_SECOND = 500;

    /** Without a provider outside. */
    public GatewayConfig(String host, int port, Path directory, Optional<Tls> tls, List<String> origins) {
        this(host, port, directory, tls, origins, Optional.empty(), USUAL_REQUESTS_PER_SECOND);
    }

    /**
     * A provider of OpenID Connect.
     *
     * @param issuer as it calls itself
     * @param clientId as it calls this floor
     * @param personClaim where it says the number of a person
     */
    public record Provider(String issuer, String clientId, String clientSecret, String personClaim) {

        public Provider {
            mustBeSafe(issuer);
            if (clientId.isBlank() || clientSecret.isBlank() || personClaim.isBlank()) {
                throw new BadGatewayConfigException(
                        "to sign in with " + issuer + " takes a client-id, a client-secret and a person-claim.");
            }
        }

        /** What is said to a provider goes over TLS, or stays on this machine. */
        public static void mustBeSafe(String address) {
            try {
                URI uri = new URI(address);
                boolean safe = "https".equals(uri.getScheme())
                        || ("http".equals(uri.getScheme()) && uri.getHost() != null && isLoopback(uri.getHost()));
                if (!safe) {
                    throw new BadGatewayConfigException("a provider is asked over https, and not at " + address + ".");
                }
            } catch (URISyntaxException notOne) {
                throw new BadGatewayConfigException("'" + address + "' is no address of a provider.", notOne);
            }
        }

        /** The secret is for no log. */
        @Override
        public String toString() {
            return "provider " + issuer;
        }
    }

    /** A certificate and its key, as PEM files. */
    public record Tls(Path certificate, Path key) {}

    public GatewayConfig {
        origins = List.copyOf(origins);
        if (port < 0 || port > 65_535) {
            throw new BadGatewayConfigException("a port is a number from 0 to 65535, and not " + port + ".");
        }
        if (requestsPerSecond < 1 || requestsPerSecond > 100_000) {
            throw new BadGatewayConfigException(
                    "from one address 1 to 100000 requests a second are taken, and not " + requestsPerSecond + ".");
        }
        if (tls.isEmpty() && !isLoopback(host)) {
            throw new BadGatewayConfigException("at " + host
                    + " others can listen in: give a certificate and its key, or listen at localhost only.");
        }
    }

    /** For this machine alone, as a first trial. */
    public static GatewayConfig onThisMachine(int port, Path directory) {
        return new GatewayConfig("localhost", port, directory, Optional.empty(), List.of());
    }

    /**
     * A demonstration has no secrets: it is for this machine alone.
     *
     * @throws BadGatewayConfigException if others are served
     */
    public void checkDemonstration() {
        if (!isForThisMachine()) {
            throw new BadGatewayConfigException("a demonstration is for this machine alone, and not for " + host
                    + ": anybody could be anybody there.");
        }
    }

    /** Whether nobody but this machine itself is served. */
    public boolean isForThisMachine() {
        return isLoopback(host);
    }

    /** Whether it listens at all addresses of this machine. */
    public boolean isAtEveryAddress() {
        return address(host).isAnyLocalAddress();
    }

    /** Whether that host is this machine, as nobody else sees it. */
    public static boolean isLoopback(String host) {
        return address(host).isLoopbackAddress();
    }

    private static InetAddress address(String host) {
        try {
            return InetAddress.getByName(host);
        } catch (UnknownHostException unknown) {
            throw new BadGatewayConfigException("there is no host " + host + ".", unknown);
        }
    }

    /** The address that it listens at. */
    public String address() {
        return address(host, port);
    }

    /** The address to open in a browser: whoever listens everywhere is found at an address of this machine. */
    public String addressToOpen() {
        return isAtEveryAddress() ? address(ownAddress(), port) : address();
    }

    private String address(String at, int there) {
        return (tls.isPresent() ? "https://" : "http://") + (at.contains(":") ? "[" + at + "]" : at) + ":" + there;
    }

    /** One by which others reach this machine, if there is one. */
    private static String ownAddress() {
        try {
            return NetworkInterface.networkInterfaces()
                    .flatMap(NetworkInterface::inetAddresses)
                    .filter(address -> address instanceof Inet4Address && !address.isLoopbackAddress())
                    .map(InetAddress::getHostAddress)
                    .findFirst()
                    .orElse("localhost");
        } catch (SocketException notKnown) {
            return "localhost";
        }
    }

    /** The same in the server's own words. */
    Map<String, String> settings() {
        Map<String, String> settings = new TreeMap<>();
        settings.put("quarkus.http.host", host);
        settings.put("quarkus.http.port", Integer.toString(port));
        tls.ifPresent(files -> {
            settings.put("quarkus.http.ssl-port", Integer.toString(port));
            settings.put("quarkus.http.insecure-requests", "disabled");
            settings.put(
                    "quarkus.http.ssl.certificate.files", files.certificate().toString());
            settings.put("quarkus.http.ssl.certificate.key-files", files.key().toString());
            settings.put("quarkus.http.header.\"Strict-Transport-Security\".value", "max-age=31536000");
        });
        return settings;
    }
}
