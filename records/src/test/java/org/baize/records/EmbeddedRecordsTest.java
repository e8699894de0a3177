package org.baize.records;

import org.junit.jupiter.api.Timeout;

/** The records in the database that comes with the system. */
@Timeout(120)
class EmbeddedRecordsTest extends RecordsContract {

    @Override
    Database.Config fresh() {
        return Databases.inMemory();
    }
}
