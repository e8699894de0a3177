package org.baize.bench.cluster;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A {@link Worker} seen from the benchmark. It runs under the same flags of the virtual machine as the benchmark itself. */
final class WorkerProcess implements AutoCloseable {

    private static final long END_SECONDS = 10;

    private final Process process;
    private final Writer orders;
    private final BufferedReader said;
    private final Path log;

    private WorkerProcess(Process process, Path log) {
        this.process = process;
        this.orders = process.outputWriter(StandardCharsets.UTF_8);
        this.said = process.inputReader(StandardCharsets.UTF_8);
        this.log = log;
    }

    /** Returns when the process is ready; a member may still look for the others. */
    static WorkerProcess start(Worker.Setting setting, Path log) {
        List<String> command = new ArrayList<>();
        command.add(ProcessHandle.current().info().command().orElseThrow());
        command.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
                .filter(flag -> !flag.startsWith("-agentlib") && !flag.startsWith("-javaagent"))
                .toList());
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), Worker.class.getName()));
        command.addAll(setting.arguments());
        try {
            WorkerProcess worker = new WorkerProcess(
                    new ProcessBuilder(command).redirectError(log.toFile()).start(), log);
            worker.hear();
            return worker;
        } catch (IOException e) {
            throw new BenchException("a process of the benchmark cannot be started: " + e, e);
        }
    }

    Sample flood(int inFlight, long millis) {
        return Sample.parse(order("flood " + inFlight + " " + millis));
    }

    Sample sparse(int perSecond, long millis) {
        return Sample.parse(order("sparse " + perSecond + " " + millis));
    }

    /** Takes a snapshot and then at least so many wagers; says how many. */
    long fill(int wagers, long stretchMillis) {
        return Long.parseLong(order("fill " + wagers + " " + stretchMillis));
    }

    /** How much of a core it uses while nothing is asked of it. */
    double idle(long millis) {
        return Double.parseDouble(order("idle 0 " + millis));
    }

    /** Takes no processor time until {@link #goOn}; the seconds in between are too few for anything to time out. */
    void stand() {
        signal("STOP");
    }

    void goOn() {
        signal("CONT");
    }

    private void signal(String name) {
        try {
            int exit = new ProcessBuilder("kill", "-" + name, Long.toString(process.pid()))
                    .start()
                    .waitFor();
            if (exit != 0) {
                throw new BenchException("process " + process.pid() + " cannot be sent " + name);
            }
        } catch (IOException e) {
            throw new BenchException("there is no command 'kill': " + e, e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new BenchException("interrupted", e);
        }
    }

    private String order(String line) {
        try {
            orders.write(line + "\n");
            orders.flush();
            return hear();
        } catch (IOException e) {
            throw ended(e);
        }
    }

    private String hear() throws IOException {
        String line = said.readLine();
        if (line == null) {
            throw ended(new IOException("its output has ended"));
        }
        return line;
    }

    private BenchException ended(IOException why) {
        String last = "";
        try {
            last = Files.readString(log).strip();
        } catch (IOException unreadable) {
            why.addSuppressed(unreadable);
        }
        return new BenchException("a process of the benchmark has ended; it said last: " + last, why);
    }

    /** Its directory is thrown away, so it need not end gently. */
    @Override
    public void close() {
        process.destroyForcibly();
        try {
            if (!process.waitFor(END_SECONDS, TimeUnit.SECONDS)) {
                throw new BenchException("process " + process.pid() + " outlives being killed");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
