package org.baize.gateway;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.GeneralSecurityException;
import java.security.Key;
import java.security.KeyStore;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.security.cert.Certificate;
import java.security.cert.CertificateFactory;
import java.util.Base64;
import java.util.HexFormat;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.baize.gateway.GatewayConfig.Tls;

/**
 * A certificate that the gateway has signed itself, to try the system out over a network. Browsers warn of it until somebody compares
 * the fingerprint; a floor for money gets one of its own. It is made once and stays in the directory of the gateway.
 *
 * @param fingerprint of the certificate, SHA-256
 */
public record TrialCertificate(Tls files, String fingerprint) {

    private static final String CERTIFICATE = "trial-certificate.pem";
    private static final String KEY = "trial-key.pem";
    private static final String ALIAS = "gateway";
    private static final String PASSWORD = "BAIZE_TRIAL_PASSWORD";
    private static final String DAYS = "825";
    private static final int PATIENCE_SECONDS = 60;

    /** The one of that directory, made for this host if there is none. */
    public static TrialCertificate in(Path directory, String host) {
        Tls files = new Tls(directory.resolve(CERTIFICATE), directory.resolve(KEY));
        try {
            Files.createDirectories(directory);
            if (!Files.exists(files.certificate()) || !Files.exists(files.key())) {
                make(directory, host, files);
            }
            return new TrialCertificate(files, fingerprint(files.certificate()));
        } catch (IOException | GeneralSecurityException failed) {
            throw new BadGatewayConfigException("no certificate can be made in " + directory + ".", failed);
        }
    }

    /** The tool of the Java machine makes it; its store is only a way to our two files. */
    private static void make(Path directory, String host, Tls files) throws IOException, GeneralSecurityException {
        Path store = directory.resolve("trial.p12");
        byte[] random = new byte[16];
        new SecureRandom().nextBytes(random);
        String password = HexFormat.of().formatHex(random);
        try {
            run(host, store, password);
            export(store, password, files);
        } finally {
            Files.deleteIfExists(store);
        }
    }

    private static void run(String host, Path store, String password) throws IOException {
        ProcessBuilder tool = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "keytool")
                                .toString(),
                        "-genkeypair",
                        "-alias",
                        ALIAS,
                        "-keyalg",
                        "EC",
                        "-groupname",
                        "secp256r1",
                        "-dname",
                        "CN=Baize trial",
                        "-validity",
                        DAYS,
                        "-ext",
                        "SAN=" + names(host),
                        "-storetype",
                        "PKCS12",
                        "-keystore",
                        store.toString(),
                        "-storepass:env",
                        PASSWORD)
                .redirectErrorStream(true);
        tool.environment().put(PASSWORD, password);
        await(tool.start());
    }

    private static void await(Process tool) throws IOException {
        try {
            String said = new String(tool.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            if (!tool.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS) || tool.exitValue() != 0) {
                throw new IOException("keytool says: " + said.strip());
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", interrupted);
        }
    }

    private static void export(Path store, String password, Tls files) throws IOException, GeneralSecurityException {
        KeyStore keys = KeyStore.getInstance("PKCS12");
        try (InputStream in = Files.newInputStream(store)) {
            keys.load(in, password.toCharArray());
        }
        Key key = keys.getKey(ALIAS, password.toCharArray());
        Certificate certificate = keys.getCertificate(ALIAS);
        Files.deleteIfExists(files.key());
        Files.createFile(files.key(), forItsOwnerOnly(files.key()));
        Files.writeString(files.key(), pem("PRIVATE KEY", key.getEncoded()));
        Files.writeString(files.certificate(), pem("CERTIFICATE", certificate.getEncoded()));
    }

    private static FileAttribute<?>[] forItsOwnerOnly(Path file) {
        return file.getFileSystem().supportedFileAttributeViews().contains("posix")
                ? new FileAttribute<?>[] {
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"))
                }
                : new FileAttribute<?>[0];
    }

    private static String pem(String what, byte[] bytes) {
        String text = Base64.getMimeEncoder(64, new byte[] {'\n'}).encodeToString(bytes);
        return "-----BEGIN " + what + "-----\n" + text + "\n-----END " + what + "-----\n";
    }

    /** Every name and address under which this machine may be opened. */
    private static String names(String host) {
        Set<String> names = new LinkedHashSet<>(List.of("dns:localhost", "ip:127.0.0.1"));
        boolean address =
                host.contains(":") || host.chars().allMatch(letter -> letter == '.' || Character.isDigit(letter));
        names.add((address ? "ip:" : "dns:") + host);
        try {
            NetworkInterface.networkInterfaces()
                    .flatMap(NetworkInterface::inetAddresses)
                    .map(InetAddress::getHostAddress)
                    .filter(one -> !one.contains("%"))
                    .forEach(one -> names.add("ip:" + one));
        } catch (SocketException unknown) {
            throw new UncheckedIOException(unknown);
        }
        return String.join(",", names);
    }

    private static String fingerprint(Path certificate) throws IOException, GeneralSecurityException {
        try (InputStream in = Files.newInputStream(certificate)) {
            byte[] encoded = CertificateFactory.getInstance("X.509")
                    .generateCertificate(in)
                    .getEncoded();
            return HexFormat.ofDelimiter(":")
                    .withUpperCase()
                    .formatHex(MessageDigest.getInstance("SHA-256").digest(encoded));
        }
    }
}
