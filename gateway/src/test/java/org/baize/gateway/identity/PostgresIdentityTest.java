package org.baize.gateway.identity;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Optional;
import java.util.OptionalInt;
import org.baize.gateway.identity.Credentials.Checked;
import org.baize.gateway.identity.EnrolmentCodes.Subject;
import org.baize.records.Database;
import org.baize.testkit.Postgres;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** On a server two gateways share who is who, beside records that may be erased. */
@Timeout(120)
class PostgresIdentityTest {

    private static final String PASSWORD = "a long password";

    @TempDir
    Path directory;

    private Identity gateway(Database.Config config, String name) {
        return Identity.open(config, directory.resolve(name), Stores.CHEAP, InstantSource.system());
    }

    @Test
    void twoGatewaysShareWhoIsWhoAndErasingRecordsLeavesItAlone(@TempDir Path folder) throws IOException {
        try (Postgres server = Postgres.start(folder, freePort())) {
            Database.Config config = new Database.Config(server.url(), "postgres", "");
            try (Database records = Database.open(config);
                    Identity one = gateway(config, "one");
                    Identity other = gateway(config, "other")) {
                one.credentials().set(7, PASSWORD, Optional.of("key"));
                Sessions.Session session = one.sessions().open(7, Optional.of("key"));
                String token = one.badges().enrol(Subject.terminal(3));
                String code = one.codes().issue(Subject.terminal(4));
                DoneActs.Ask ask = new DoneActs.Ask(7, "once", "an act");
                assertThat(one.doneActs().begin(ask)).isInstanceOf(DoneActs.Known.Taken.class);

                records.erase();
                other.badges().refresh();

                assertThat(other.credentials().check(OptionalInt.of(7), "7", PASSWORD, "desk"))
                        .isEqualTo(new Checked.Right(7, Optional.of("key")));
                assertThat(other.sessions().find(session.token())).contains(session);
                assertThat(other.badges().holder(token)).contains(Subject.terminal(3));
                assertThat(other.codes().redeem(code)).contains(Subject.terminal(4));
                assertThat(one.codes().redeem(code)).isEmpty();
                assertThat(other.doneActs().begin(ask)).isEqualTo(new DoneActs.Known.Before(Optional.empty()));
            }
        }
    }

    private static int freePort() throws IOException {
        try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return free.getLocalPort();
        }
    }
}
