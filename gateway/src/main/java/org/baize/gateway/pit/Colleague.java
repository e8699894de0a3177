package org.baize.gateway.pit;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.baize.gateway.live.Connection;
import org.baize.gateway.live.Published;
import org.baize.gateway.web.SocketCallers;

/** Somebody of the staff at a connection, and what is watched there. */
final class Colleague {

    private final Connection connection;
    private final SocketCallers.Shown session;
    private volatile List<Supplier<List<Published>>> watched = List.of();

    Colleague(Connection connection, SocketCallers.Shown session) {
        this.connection = connection;
        this.session = session;
        connection.looksAt(this::newest, () -> {});
    }

    Connection connection() {
        return connection;
    }

    /** By which it signed in. */
    SocketCallers.Shown session() {
        return session;
    }

    /** This too, from now on. */
    void watches(Supplier<List<Published>> newest) {
        List<Supplier<List<Published>>> more = new ArrayList<>(watched);
        more.add(newest);
        watched = List.copyOf(more);
    }

    void watchesNothing() {
        watched = List.of();
    }

    private List<Published> newest() {
        return watched.stream().flatMap(one -> one.get().stream()).toList();
    }
}
