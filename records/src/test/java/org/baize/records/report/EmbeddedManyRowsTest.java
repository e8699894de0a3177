package org.baize.records.report;

import org.baize.records.Database;
import org.baize.records.Databases;

/** Long tables in the database that comes with the system. */
class EmbeddedManyRowsTest extends ManyRowsContract {

    EmbeddedManyRowsTest() {
        super(false);
    }

    @Override
    Database.Config fresh() {
        return Databases.inMemory();
    }
}
