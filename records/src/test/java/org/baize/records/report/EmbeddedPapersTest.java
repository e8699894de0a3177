package org.baize.records.report;

import org.baize.records.Database;
import org.baize.records.Databases;

/** Tickets and vouchers in the database that comes with the system. */
class EmbeddedPapersTest extends PapersContract {

    @Override
    Database.Config fresh() {
        return Databases.inMemory();
    }
}
