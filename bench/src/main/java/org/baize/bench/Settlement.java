package org.baize.bench;

import java.util.Collection;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/** Nanoseconds to settle one wager, beside the nanoseconds to read one stake. */
record Settlement(double nanosPerWager, double limitNanosPerWager) {

    private static final int ROUNDS = 5;

    static Settlement measure(double seconds) throws RunnerException {
        TimeValue each = TimeValue.milliseconds(Math.max(1, Math.round(seconds * 1_000 / ROUNDS)));
        Collection<RunResult> results = new Runner(new OptionsBuilder()
                        .include(SettlementBenchmark.class.getName())
                        .forks(1)
                        // Of no use to us but for its silence: without it the measuring library draws warnings into our
                        // output.
                        .jvmArgsAppend("--sun-misc-unsafe-memory-access=allow")
                        .warmupIterations(ROUNDS)
                        .warmupTime(each)
                        .measurementIterations(ROUNDS)
                        .measurementTime(each)
                        .verbosity(VerboseMode.SILENT)
                        .build())
                .run();
        return new Settlement(score(results, "settle"), score(results, "limit"));
    }

    private static double score(Collection<RunResult> results, String method) {
        return results.stream()
                .filter(result -> result.getParams().getBenchmark().endsWith("." + method))
                .mapToDouble(result -> result.getPrimaryResult().getScore())
                .findFirst()
                .orElseThrow();
    }
}
