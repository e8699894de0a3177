package org.baize.records.report;

import org.baize.records.Database;
import org.baize.records.Databases;

/** Long tables on a PostgreSQL server. */
class PostgresManyRowsTest extends ManyRowsContract {

    PostgresManyRowsTest() {
        super(true);
    }

    @Override
    Database.Config fresh() {
        return Databases.onServer();
    }
}
