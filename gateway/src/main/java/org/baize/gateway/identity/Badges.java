package org.baize.gateway.identity;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import org.baize.gateway.identity.EnrolmentCodes.Subject;

/**
 * Which tokens of terminals, devices, displays and the monitoring system are good. Each holder has a generation; to enrol it anew, or
 * to revoke it, begins the next, and tokens of the one before are worth nothing. The generations are kept in memory, since a token is
 * looked at where nobody may wait for a database, and {@link #refresh} brings what another gateway has changed.
 */
public final class Badges {

    private static final System.Logger LOG = System.getLogger(Badges.class.getName());
    private static final String CHANGES = "ALL";

    private final IdentityStore store;
    private final Tokens tokens;
    private final Map<Subject, Integer> generations = new ConcurrentHashMap<>();
    private final List<Consumer<Subject>> listeners = new CopyOnWriteArrayList<>();
    private final List<Untold> untold = new ArrayList<>();
    private int changesSeen = -1;

    /** Somebody who is still to be told of a holder whose tokens are worthless. */
    private record Untold(Consumer<Subject> listener, Subject holder) {}

    public Badges(IdentityStore store, byte[] signingKey) {
        this.store = store;
        this.tokens = new Tokens(signingKey);
        refresh();
    }

    /** From now on it is told whose tokens have become worthless. */
    public void onRevoked(Consumer<Subject> listener) {
        listeners.add(listener);
    }

    /** Whether somebody means to show a token, and no session. */
    public static boolean looksLikeToken(String text) {
        return text.startsWith(Tokens.PREFIX);
    }

    /** Who holds the token; empty if it is none of ours, or not good any more. Does not wait for anything. */
    public Optional<Subject> holder(String token) {
        return tokens.read(token)
                .filter(said -> said.generation() == generation(said.holder()))
                .map(Tokens.Said::holder);
    }

    /** One more token of the same generation. */
    public String token(Subject holder) {
        return tokens.issue(new Tokens.Said(holder, generation(holder)));
    }

    /** A token of a new generation. */
    public String enrol(Subject holder) {
        revoke(holder);
        return token(holder);
    }

    /** Ends all tokens of that holder. */
    public void revoke(Subject holder) {
        next(holder.kind().name(), holder.number());
        next(CHANGES, 0);
        refresh();
    }

    private void next(String kind, int number) {
        store.tryInsert("insert into identity.generation (kind, number, generation) values (?, ?, 0)", kind, number);
        store.update(
                "update identity.generation set generation = generation + 1 where kind = ? and number = ?",
                kind,
                number);
    }

    private int generation(Subject holder) {
        return generations.getOrDefault(holder, 0);
    }

    private record Row(String kind, int number, int generation) {}

    /** Learns what has changed since; to be called about once a second. */
    public synchronized void refresh() {
        tellAgain();
        int changes = rows("where kind = '" + CHANGES + "'").stream()
                .mapToInt(Row::generation)
                .sum();
        if (changes == changesSeen) {
            return;
        }
        rows("where kind <> '" + CHANGES + "'")
                .forEach(row -> Kind.named(row.kind())
                        .ifPresent(kind -> learn(new Subject(kind, row.number()), row.generation())));
        changesSeen = changes;
    }

    private void tellAgain() {
        List<Untold> again = List.copyOf(untold);
        untold.clear();
        again.forEach(this::tell);
    }

    private void learn(Subject holder, int generation) {
        Integer before = generations.put(holder, generation);
        if (changesSeen >= 0 && (before == null || before != generation)) {
            listeners.forEach(listener -> tell(new Untold(listener, holder)));
        }
    }

    /** Who fails to hear of it keeps nobody else from hearing, and is told again: somebody may still be there who should be cut off. */
    private void tell(Untold one) {
        try {
            one.listener().accept(one.holder());
        } catch (RuntimeException failed) {
            LOG.log(System.Logger.Level.ERROR, one.holder() + " was revoked, and could not be cut off yet", failed);
            untold.add(one);
        }
    }

    private List<Row> rows(String which) {
        return store.query(
                "select kind, number, generation from identity.generation " + which,
                row -> new Row(row.getString(1), row.getInt(2), row.getInt(3)));
    }
}
