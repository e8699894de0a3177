package org.baize.load;

import java.nio.file.Path;
import java.time.Duration;
import org.baize.load.server.CrowdFloor;
import org.baize.load.server.ServerProcess;

/**
 * What is to be done.
 *
 * @param warmingUp how long they play before times are measured
 * @param playing how long times are measured; coming in and going home take some more
 * @param seed of all that the crowd does by chance; the dealers have chance of their own
 */
public record LoadPlan(
        CrowdFloor floor, Duration warmingUp, Duration playing, long seed, ServerProcess.Options server) {

    /** Where everything is kept until it is over. */
    public Path directory() {
        return server.directory();
    }
}
