package org.baize.records.report;

import org.baize.records.Database;
import org.baize.records.Databases;

/** The reports on a PostgreSQL server. */
class PostgresReportsTest extends ReportsContract {

    @Override
    Database.Config fresh() {
        return Databases.onServer();
    }
}
