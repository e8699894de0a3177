package org.baize.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a floor is started with, and what it is not started with. */
class RunCommandTest {

    private static final LocalDateTime NOW = LocalDateTime.of(2026, 11, 16, 9, 5, 7);

    @TempDir
    Path folder;

    private Path holding(String... parts) throws IOException {
        Path file = folder.resolve(Path.of("data", parts));
        Files.createDirectories(file.getParent());
        Files.createFile(file);
        return folder.resolve("data");
    }

    private static String sentence(String... arguments) {
        CommandRun run = CommandRun.of(arguments);
        assertThat(run.exitCode()).as(run.err()).isEqualTo(2);
        assertThat(run.err().lines()).hasSize(1);
        return run.err();
    }

    @Test
    void aFloorForMoneyIsNeverShownAsADemonstration() throws IOException {
        Path data = holding("archive", "archive.catalog");

        assertThat(sentence("run", "--data", data.toString()))
                .contains("holds a floor for money")
                .contains("--no-demo");
        assertThat(data.resolve("gateway")).doesNotExist();
    }

    @Test
    void aDemonstrationIsNeverPlayedForMoney() throws IOException {
        Path data = holding("gateway", "demonstration.key");

        assertThat(sentence("run", "--no-demo", "--data", data.toString())).contains("holds a demonstration");
    }

    @Test
    void aDemonstrationKeepsWhoIsWhoAndItsRecordsToItself() throws IOException {
        Path data = folder.resolve("trial");
        for (String key : new String[] {"identity", "records"}) {
            Path config = Files.writeString(
                    folder.resolve("floor.properties"), key + " = jdbc:postgresql://localhost:1/baize\n");

            assertThat(sentence("run", "--config", config.toString(), "--data", data.toString()))
                    .as(key)
                    .contains("a demonstration keeps who is who and its records to itself");
            assertThat(data).doesNotExist();

            Files.createDirectories(data);
            assertThat(sentence("run", "--fresh", "--config", config.toString(), "--data", data.toString()))
                    .contains("a demonstration keeps who is who and its records to itself");
            assertThat(data).as("nothing was set aside").exists();
            Files.delete(data);
        }
    }

    @Test
    void whichClaimNamesAPersonIsChosenAndNeverGuessed() throws IOException {
        Path config = Files.writeString(
                folder.resolve("floor.properties"),
                "oidc.issuer = https://provider.invalid\noidc.client-id = a\noidc.client-secret = b\n");

        assertThat(sentence("run", "--config", config.toString(), "--data", folder.toString()))
                .contains("a person-claim");
    }

    @Test
    void whatHoldsKeysIsForItsOwnerOnly() throws IOException {
        Path wide = holding("gateway", "demonstration.key");
        PosixFileAttributeView view = Files.getFileAttributeView(wide, PosixFileAttributeView.class);
        assumeThat(view).as("only some systems know owners and groups").isNotNull();
        Files.setPosixFilePermissions(wide, PosixFilePermissions.fromString("rwxr-xr-x"));
        Files.setPosixFilePermissions(wide.resolve("gateway"), PosixFilePermissions.fromString("rwxr-xr-x"));
        List<String> said = new ArrayList<>();

        DataDirectory.forItsOwner(folder.resolve("new"), said::add);
        assertThat(said).isEmpty();
        assertThat(permissions(folder.resolve("new"))).isEqualTo("rwx------");
        assertThat(permissions(folder.resolve("new/gateway"))).isEqualTo("rwx------");

        DataDirectory.forItsOwner(wide, said::add);
        assertThat(permissions(wide.resolve("gateway"))).isEqualTo("rwx------");
        assertThat(said).singleElement().asString().contains("chmod 700 " + wide);
    }

    private static String permissions(Path path) throws IOException {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(path));
    }

    @Test
    void aDemonstrationIsForThisMachineAlone() throws IOException {
        Path config = Files.writeString(
                folder.resolve("floor.properties"), "web = 0.0.0.0:8443\nweb.certificate = a.pem\nweb.key = b.pem\n");

        assertThat(sentence("run", "--demo", "--config", config.toString(), "--data", folder.toString()))
                .contains("a demonstration is for this machine alone, and not for 0.0.0.0");
    }

    @Test
    void elsewhereNothingGoesOutInTheClear() throws IOException {
        Path data = holding("gateway", "demonstration.key");

        CommandRun run = CommandRun.of("run", "--web", "0.0.0.0:8443", "--data", data.toString());

        assertThat(run.out()).containsPattern("fingerprint is ([0-9A-F]{2}:){31}[0-9A-F]{2}");
        assertThat(data.resolve("gateway/trial-certificate.pem")).exists();
        assertThat(run.err()).as("the certificate is taken, the floor is not").contains("holds a demonstration");
        assertThat(sentence("run", "--demo", "--web", "0.0.0.0:8080", "--data", folder.toString()))
                .contains("give a certificate and its key");
    }

    @Test
    void aCertificateGoesWithItsKey() throws IOException {
        Path config = Files.writeString(folder.resolve("floor.properties"), "web.certificate = a.pem\n");

        assertThat(sentence("run", "--config", config.toString())).contains("web.certificate and web.key go together");
    }

    @Test
    void whatIsThrownAwayIsNotKept() {
        assertThat(sentence("run", "--ephemeral", "--data", folder.toString())).contains("--ephemeral keeps nothing");
    }

    @Test
    void anAddressIsAPortOrAHostAndAPort() {
        assertThat(WebAddress.of("8080")).isEqualTo(new WebAddress("localhost", 8080));
        assertThat(WebAddress.of("[::1]:8080")).isEqualTo(new WebAddress("::1", 8080));
        assertThat(WebAddress.of("192.0.2.1:443")).isEqualTo(new WebAddress("192.0.2.1", 443));
        for (String none : new String[] {"", ":80", "localhost:", "localhost:http"}) {
            assertThatThrownBy(() -> WebAddress.of(none))
                    .isInstanceOf(BadInputException.class)
                    .hasMessageContaining("PORT or HOST:PORT");
        }
    }

    @Test
    void whatWasThereIsSetAsideAndNeverDeleted() throws IOException {
        Path data = holding("precious");

        Path aside = DataDirectory.setAside(data, NOW);

        assertThat(aside).hasFileName("data-until-20261116-090507");
        assertThat(aside.resolve("precious")).exists();
        assertThat(data).doesNotExist();
        assertThat(DataDirectory.setAside(data, NOW)).isEqualTo(data);
    }

    @Test
    void whatIsWrongIsToldBeforeAnythingIsSetAside() throws IOException {
        String data = holding("precious").toString();
        Path config = Files.writeString(
                folder.resolve("floor.properties"),
                "web = 192.0.2.1:8443\nweb.certificate = nowhere.pem\nweb.key = nowhere.key\n");

        assertThat(sentence("run", "--fresh", "--data", data, "--demo", "--web", "0.0.0.0:8080"))
                .contains("give a certificate");
        assertThat(sentence("run", "--fresh", "--data", data, "--port", "-5")).contains("must be 1 at least");
        assertThat(sentence("run", "--fresh", "--data", data, "--web", "http")).contains("PORT or HOST:PORT");
        assertThat(sentence("run", "--fresh", "--data", data, "--config", config.toString()))
                .contains("nowhere.pem cannot be read");
        assertThat(Path.of(data).resolve("precious")).exists();
    }

    @Test
    void nothingOfATemporaryDirectoryIsLeft() throws IOException {
        Path data = holding("deep", "below", "file");

        DataDirectory.delete(data);

        assertThat(data).doesNotExist();
    }
}
