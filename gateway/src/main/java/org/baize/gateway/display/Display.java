package org.baize.gateway.display;

import java.util.OptionalInt;
import org.baize.gateway.live.Connection;

/** A display at its connection, and the table that it shows. */
final class Display {

    private final Connection connection;
    private volatile OptionalInt table = OptionalInt.empty();

    Display(Connection connection) {
        this.connection = connection;
    }

    Connection connection() {
        return connection;
    }

    /** Empty before it has said so. */
    OptionalInt table() {
        return table;
    }

    void shows(int number) {
        table = OptionalInt.of(number);
    }
}
