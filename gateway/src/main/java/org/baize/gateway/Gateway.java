package org.baize.gateway;

import io.quarkus.runtime.Application;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.baize.devices.demonstration.DemonstrationFloor;
import org.baize.engine.spec.TableSpec.Purpose;
import org.baize.gateway.floor.FloorLink;
import org.baize.gateway.identity.Identity;
import org.baize.gateway.recording.Recording;
import org.jspecify.annotations.Nullable;

/**
 * The running web server. There is one in a process, since the server that we build on is made so. What it needs is handed to it
 * here: no file and no variable of the environment has to be known by whoever runs it.
 */
public final class Gateway implements AutoCloseable {

    private static final AtomicReference<@Nullable Parts> GIVEN = new AtomicReference<>();

    private final Application application;

    private Gateway(Application application) {
        this.application = application;
    }

    /**
     * What a gateway keeps beside the log; closed by whoever has opened it.
     *
     * @param identity who is who
     * @param recording the records of this floor; empty where nobody writes them
     */
    public record Stores(Identity identity, Optional<Recording> recording) {}

    /**
     * What it is started with.
     *
     * @param purpose what the floor is for; see {@link GatewayConfig#checkDemonstration}
     * @param plan what stands on the floor if it is a demonstration
     * @param stores what it keeps beside the log
     */
    public record Parts(
            GatewayConfig config, FloorLink floor, Purpose purpose, DemonstrationFloor.Plan plan, Stores stores) {

        public Parts {
            if (purpose == Purpose.DEMONSTRATION) {
                config.checkDemonstration();
            }
        }

        /** With the demonstration that everybody is shown, if it is one. */
        public Parts(GatewayConfig config, FloorLink floor, Purpose purpose, Stores stores) {
            this(config, floor, purpose, DemonstrationFloor.Plan.USUAL, stores);
        }
    }

    /**
     * Starts it and returns when it serves.
     *
     * @throws GatewayException if it cannot serve there
     */
    public static Gateway start(Parts parts) {
        if (!GIVEN.compareAndSet(null, parts)) {
            throw new IllegalStateException("a gateway runs in this process already");
        }
        parts.config().settings().forEach(System::setProperty);
        try {
            Application application = load();
            application.start(new String[0]);
            return new Gateway(application);
        } catch (RuntimeException failed) {
            GIVEN.set(null);
            throw new GatewayException(
                    "the web server cannot start at " + parts.config().address() + ": " + cause(failed), failed);
        }
    }

    /** The build has written this class; without the build there is no web server. */
    private static Application load() {
        try {
            return Class.forName(Application.APP_CLASS_NAME)
                    .asSubclass(Application.class)
                    .getDeclaredConstructor()
                    .newInstance();
        } catch (ReflectiveOperationException missing) {
            throw new IllegalStateException("the program was not built whole", missing);
        }
    }

    private static String cause(Throwable thrown) {
        Throwable deepest = thrown;
        while (deepest.getCause() != null) {
            deepest = deepest.getCause();
        }
        return String.valueOf(deepest.getMessage());
    }

    /** What the running one was started with. */
    static Parts given() {
        Parts parts = GIVEN.get();
        if (parts == null) {
            throw new IllegalStateException("the web server is started by Gateway.start only");
        }
        return parts;
    }

    @Override
    public void close() {
        application.close();
        GIVEN.set(null);
    }
}
