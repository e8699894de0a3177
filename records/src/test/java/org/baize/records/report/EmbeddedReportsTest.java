package org.baize.records.report;

import org.baize.records.Database;
import org.baize.records.Databases;

/** The reports in the database that comes with the system. */
class EmbeddedReportsTest extends ReportsContract {

    @Override
    Database.Config fresh() {
        return Databases.inMemory();
    }
}
