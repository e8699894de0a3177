package org.baize.records;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import org.baize.testkit.Postgres;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The same on a PostgreSQL server that the tests start and throw away. */
@Timeout(120)
class PostgresRecordsTest extends RecordsContract {

    private static @Nullable Postgres server;

    @BeforeAll
    static void startServer(@TempDir Path folder) {
        assumeTrue(Postgres.programs().isPresent(), "PostgreSQL is not installed");
        server = Databases.server(folder);
    }

    @AfterAll
    static void stopServer() {
        if (server != null) {
            server.close();
        }
    }

    @Override
    Database.Config fresh() {
        return Databases.on(Objects.requireNonNull(server));
    }

    /** Several members have one server: the records have one writer, and another takes over when it is gone. */
    @Test
    void oneWritesAtATime() {
        Database.Config config = fresh();
        try (Database one = Database.open(config);
                Database other = Database.open(config)) {
            Projector writes = Projector.openAlone(one.source()).orElseThrow();
            assertThat(Projector.openAlone(other.source())).isEmpty();

            writes.close();

            Optional<Projector> takesOver = Projector.openAlone(other.source());
            assertThat(takesOver).isPresent();
            assertThat(Projector.openAlone(one.source())).isEmpty();
            takesOver.orElseThrow().close();
        }
    }
}
