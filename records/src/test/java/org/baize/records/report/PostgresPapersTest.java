package org.baize.records.report;

import org.baize.records.Database;
import org.baize.records.Databases;

/** Tickets and vouchers on a PostgreSQL server. */
class PostgresPapersTest extends PapersContract {

    @Override
    Database.Config fresh() {
        return Databases.onServer();
    }
}
