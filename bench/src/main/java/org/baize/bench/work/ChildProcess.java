package org.baize.bench.work;

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

/** A Java process of the benchmark that is spoken with line by line. It runs under the same flags as the benchmark itself. */
public final class ChildProcess implements AutoCloseable {

    private static final long END_SECONDS = 10;

    private final Process process;
    private final Writer orders;
    private final BufferedReader said;
    private final Path log;

    private ChildProcess(Process process, Path log) {
        this.process = process;
        this.orders = process.outputWriter(StandardCharsets.UTF_8);
        this.said = process.inputReader(StandardCharsets.UTF_8);
        this.log = log;
    }

    /**
     * Starts it.
     *
     * @param flags of the virtual machine, behind those of this process, so that they count
     * @param log where its errors go
     */
    public static ChildProcess start(Class<?> main, List<String> flags, List<String> arguments, Path log) {
        List<String> command = new ArrayList<>();
        command.add(ProcessHandle.current().info().command().orElseThrow());
        command.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
                .filter(flag -> !flag.startsWith("-agentlib") && !flag.startsWith("-javaagent"))
                .toList());
        command.addAll(flags);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), main.getName()));
        command.addAll(arguments);
        try {
            return new ChildProcess(
                    new ProcessBuilder(command).redirectError(log.toFile()).start(), log);
        } catch (IOException e) {
            throw new BenchException("a process of the benchmark cannot be started: " + e, e);
        }
    }

    /** What it answers to that. */
    public String order(String line) {
        try {
            orders.write(line + "\n");
            orders.flush();
        } catch (IOException e) {
            throw ended(e);
        }
        return hear();
    }

    /** The next line that it says. */
    public String hear() {
        try {
            String line = said.readLine();
            if (line == null) {
                throw new IOException("its output has ended");
            }
            return line;
        } catch (IOException e) {
            throw ended(e);
        }
    }

    public void signal(String name) {
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
