package org.baize.records;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The same on a PostgreSQL server that the tests start and throw away. */
@Timeout(120)
class PostgresRecordsTest extends RecordsContract {

    @Override
    Database.Config fresh() {
        return Databases.onServer();
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
