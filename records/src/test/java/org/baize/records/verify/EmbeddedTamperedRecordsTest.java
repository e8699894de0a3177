package org.baize.records.verify;

import org.baize.records.Database;
import org.baize.records.Databases;

/** Rows changed by hand in the database that comes with the system. */
class EmbeddedTamperedRecordsTest extends TamperedRecordsContract {

    @Override
    Database.Config fresh() {
        return Databases.inMemory();
    }
}
