package org.baize.gateway.identity;

import java.nio.file.Path;
import java.time.InstantSource;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.baize.gateway.identity.EnrolmentCodes.Subject;
import org.baize.gateway.identity.SlowFunction.Cost;
import org.baize.records.Database;
import org.jspecify.annotations.Nullable;

/** Everything about who is who, over one database. */
public final class Identity implements AutoCloseable {

    private static final System.Logger LOG = System.getLogger(Identity.class.getName());
    private static final long REFRESH_MILLIS = 1_000;

    private final IdentityStore store;
    private final byte[] signingKey;
    private final SlowFunction slow;
    private final Credentials credentials;
    private final Sessions sessions;
    private final EnrolmentCodes codes;
    private final CodeTries codeTries;
    private final Badges badges;
    private final DoneActs doneActs;
    private final OutsideSignIns outsideSignIns;
    private final DeskShifts deskShifts;
    private @Nullable DemonstrationAccess demonstration;
    private final ScheduledExecutorService refresher = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("identity-refresh").factory());

    private Identity(IdentityStore store, Path directory, Cost cost, InstantSource clock) {
        this.store = store;
        this.signingKey = store.signingKey(directory);
        this.slow = new SlowFunction(cost);
        this.credentials = new Credentials(store, slow, clock);
        this.sessions = new Sessions(store, clock);
        this.codes = new EnrolmentCodes(store, clock);
        this.codeTries = new CodeTries(store, clock);
        this.badges = new Badges(store, signingKey);
        this.doneActs = new DoneActs(store, clock);
        this.outsideSignIns = new OutsideSignIns(store, signingKey, clock);
        this.deskShifts = new DeskShifts(store);
    }

    /** In an embedded database in that directory. */
    public static Identity in(Path directory) {
        return open(IdentityStore.embeddedIn(directory), directory);
    }

    /**
     * In a database that several gateways may share.
     *
     * @param directory of this gateway, where an earlier version left its key
     */
    public static Identity open(Database.Config database, Path directory) {
        return open(database, directory, Cost.USUAL, InstantSource.system());
    }

    public static Identity open(Database.Config database, Path directory, Cost cost, InstantSource clock) {
        Identity identity = new Identity(IdentityStore.open(database), directory, cost, clock);
        var _ = identity.refresher.scheduleWithFixedDelay(
                identity::refresh, REFRESH_MILLIS, REFRESH_MILLIS, TimeUnit.MILLISECONDS);
        return identity;
    }

    /**
     * A database that is away for a moment is asked again the next time, and so it is after any other failure: one that got out of
     * here would end the refreshing, and whoever is revoked elsewhere would stay.
     */
    private void refresh() {
        try {
            badges.refresh();
        } catch (IdentityException away) {
            LOG.log(System.Logger.Level.WARNING, "whose tokens were revoked elsewhere is not known just now", away);
        } catch (RuntimeException failed) {
            LOG.log(System.Logger.Level.ERROR, "whose tokens were revoked elsewhere cannot be learned", failed);
        }
    }

    public Credentials credentials() {
        return credentials;
    }

    public Sessions sessions() {
        return sessions;
    }

    public EnrolmentCodes codes() {
        return codes;
    }

    public CodeTries codeTries() {
        return codeTries;
    }

    public Badges badges() {
        return badges;
    }

    public DoneActs doneActs() {
        return doneActs;
    }

    public OutsideSignIns outsideSignIns() {
        return outsideSignIns;
    }

    public DeskShifts deskShifts() {
        return deskShifts;
    }

    public PinKeys pins() {
        return new PinKeys(slow);
    }

    /** How everybody signs in, should this be a floor for demonstration; worked out once, since it is slow. */
    public synchronized DemonstrationAccess demonstration() {
        DemonstrationAccess known = demonstration;
        if (known == null) {
            known = DemonstrationAccess.of(signingKey, slow);
            demonstration = known;
        }
        return known;
    }

    /** The code by which whoever started a floor without staff becomes its first administrator. */
    public String firstAdministratorCode() {
        return codes.issue(new Subject(Kind.FIRST_ADMINISTRATOR, 0));
    }

    @Override
    public void close() {
        refresher.shutdownNow();
        store.close();
    }
}
