package org.baize.bench.cluster;

import java.nio.file.Path;
import java.util.List;
import org.baize.bench.work.ChildProcess;

/** A {@link Worker} seen from the benchmark. */
final class WorkerProcess implements AutoCloseable {

    private final ChildProcess process;

    private WorkerProcess(ChildProcess process) {
        this.process = process;
    }

    /** Returns when the process is ready; a member may still look for the others. */
    static WorkerProcess start(Worker.Setting setting, Path log) {
        ChildProcess process = ChildProcess.start(Worker.class, List.of(), setting.arguments(), log);
        process.hear();
        return new WorkerProcess(process);
    }

    Sample flood(int inFlight, long millis) {
        return Sample.parse(process.order("flood " + inFlight + " " + millis));
    }

    Sample sparse(int perSecond, long millis) {
        return Sample.parse(process.order("sparse " + perSecond + " " + millis));
    }

    /** Takes a snapshot and then at least so many wagers; says how many. */
    long fill(int wagers, long stretchMillis) {
        return Long.parseLong(process.order("fill " + wagers + " " + stretchMillis));
    }

    /** How much of a core it uses while nothing is asked of it. */
    double idle(long millis) {
        return Double.parseDouble(process.order("idle 0 " + millis));
    }

    /** Takes no processor time until {@link #goOn}; one turn of another is too short for anything to time out. */
    void stand() {
        process.signal("STOP");
    }

    void goOn() {
        process.signal("CONT");
    }

    @Override
    public void close() {
        process.close();
    }
}
