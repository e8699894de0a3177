package org.baize.records.verify;

import org.baize.records.Database;
import org.baize.records.Databases;

/** Rows changed by hand on a PostgreSQL server. */
class PostgresTamperedRecordsTest extends TamperedRecordsContract {

    @Override
    Database.Config fresh() {
        return Databases.onServer();
    }
}
