package org.baize.bench.cluster;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.HdrHistogram.Histogram;
import org.baize.bench.work.BenchException;
import org.baize.testkit.Postgres;

/** Sixteen clients, each with a connection and prepared statements, and each with one transaction under way. */
final class PostgresLoad implements AutoCloseable {

    static final int CLIENTS = 16;

    private final Postgres server;
    private final ExecutorService clients = Executors.newFixedThreadPool(CLIENTS);

    PostgresLoad(Postgres server) {
        this.server = server;
        try (Connection connection = server.connect();
                Statement statement = connection.createStatement();
                InputStream script = PostgresLoad.class.getResourceAsStream("wagers.sql")) {
            if (script == null) {
                throw new IllegalStateException("wagers.sql is not on the class path");
            }
            statement.execute(new String(script.readAllBytes(), StandardCharsets.UTF_8));
        } catch (SQLException | IOException e) {
            throw new BenchException("PostgreSQL does not take the tables of the benchmark: " + e.getMessage(), e);
        }
    }

    /** Wagers a second, and how long a transaction took. */
    Sample flood(PostgresForm form, long millis) {
        List<Future<Histogram>> running = new ArrayList<>();
        for (int client = 0; client < CLIENTS; client++) {
            int first = 1 + client * PostgresForm.ACCOUNTS_EACH;
            running.add(clients.submit(() -> write(form, first, millis)));
        }
        Histogram all = new Histogram(TimeUnit.MINUTES.toNanos(1), 3);
        for (Future<Histogram> one : running) {
            all.add(taken(one));
        }
        Sample transactions = Sample.of(all, millis / 1e3);
        return new Sample(
                transactions.perSecond() * form.wagers(),
                transactions.p50Micros(),
                transactions.p99Micros(),
                transactions.p999Micros());
    }

    /** Brings everything to disk that it would otherwise write there while others are measured. */
    void settle() {
        try (Connection connection = server.connect();
                Statement statement = connection.createStatement()) {
            statement.execute("checkpoint");
            int code = new ProcessBuilder("sync").inheritIO().start().waitFor();
            if (code != 0) {
                throw new BenchException("'sync' failed with " + code);
            }
        } catch (SQLException | IOException e) {
            throw new BenchException("PostgreSQL does not come to rest: " + e.getMessage(), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new BenchException("the benchmark was stopped", e);
        }
    }

    private static Histogram taken(Future<Histogram> one) {
        try {
            return one.get();
        } catch (ExecutionException e) {
            throw new BenchException("PostgreSQL did not take a wager: " + e.getCause(), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new BenchException("the benchmark was stopped", e);
        }
    }

    private Histogram write(PostgresForm form, int firstAccount, long millis) throws SQLException {
        try (Connection connection = server.connect()) {
            PostgresForm.Writing writing = form.prepare(connection, firstAccount);
            Histogram nanos = new Histogram(TimeUnit.MINUTES.toNanos(1), 3);
            long sent = System.nanoTime();
            long end = sent + TimeUnit.MILLISECONDS.toNanos(millis);
            for (long turn = 0; sent - end < 0; turn++) {
                writing.write(turn);
                long now = System.nanoTime();
                nanos.recordValue(now - sent);
                sent = now;
            }
            return nanos;
        }
    }

    @Override
    public void close() {
        clients.shutdownNow();
    }
}
