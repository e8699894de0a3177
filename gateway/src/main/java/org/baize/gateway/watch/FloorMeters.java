package org.baize.gateway.watch;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import jakarta.inject.Singleton;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.baize.cluster.log.Step;
import org.baize.engine.event.Event;
import org.baize.engine.event.RoundEvent;
import org.baize.engine.event.WagerEvent;
import org.baize.engine.meters.Audit;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.StateSnapshot;
import org.baize.gateway.live.Lookout;
import org.baize.gateway.live.Onlooker;
import org.baize.gateway.live.Touched;

/** Counts what happens on the floor as the log tells it, and checks the books now and then. */
@Singleton
final class FloorMeters implements Onlooker {

    /** To check all books takes a while on a large floor, and they are checked elsewhere after every command of a test. */
    private static final long BETWEEN_CHECKS_NANOS = TimeUnit.SECONDS.toNanos(30);

    private static final System.Logger LOG = System.getLogger(FloorMeters.class.getName());

    private final MeterRegistry meters;
    private final Counter wagers;
    private final Counter checks;
    private final Map<Ended, Counter> rounds = new ConcurrentHashMap<>();
    private long checkedNanos = System.nanoTime() - BETWEEN_CHECKS_NANOS;
    private final AtomicBoolean checking = new AtomicBoolean();
    private volatile long ledgerSumCents;
    private volatile int findings;

    /** How a round of a table ended. */
    private record Ended(int table, String how) {}

    FloorMeters(MeterRegistry meters, Lookout lookout) {
        this.meters = meters;
        FunctionCounter.builder("baize.lookout.failures", lookout, Lookout::failures)
                .description("How often something of the floor could not be shown; those screens had to connect anew.")
                .register(meters);
        this.checks = Counter.builder("baize.ledger.checks")
                .description("How often ledger and meters were checked.")
                .register(meters);
        this.wagers = Counter.builder("baize.wagers")
                .description("Touches of layouts that the floor has taken.")
                .register(meters);
        Gauge.builder("baize.ledger.sum.cents", this, me -> me.ledgerSumCents)
                .description("All accounts together; anything but zero is money from nowhere.")
                .register(meters);
        Gauge.builder("baize.ledger.findings", this, me -> me.findings)
                .description("What the last check of ledger and meters found.")
                .register(meters);
    }

    @Override
    public void stands(FloorState state, long atMillis) {
        check(state);
    }

    @Override
    public void stepped(Step step, Touched touched, FloorState after) {
        step.events().forEach(this::count);
        check(after);
    }

    private void count(Event event) {
        if (event instanceof WagerEvent) {
            wagers.increment();
        } else if (event instanceof RoundEvent.RoundSettled settled) {
            ended(settled.table(), "SETTLED");
        } else if (event instanceof RoundEvent.RoundVoided voided) {
            ended(voided.table(), "VOID");
        }
    }

    private void ended(int table, String how) {
        rounds.computeIfAbsent(new Ended(table, how), this::counter).increment();
    }

    private Counter counter(Ended ended) {
        return Counter.builder("baize.rounds")
                .description("Rounds that are over.")
                .tags("table", Integer.toString(ended.table()), "end", ended.how())
                .register(meters);
    }

    /** The log is read on while the books are checked: they are checked as they stood, on a thread of their own. */
    private void check(FloorState state) {
        long now = System.nanoTime();
        if (now - checkedNanos >= BETWEEN_CHECKS_NANOS && checking.compareAndSet(false, true)) {
            checkedNanos = now;
            StateSnapshot books = state.snapshot();
            Thread.ofPlatform().daemon().name("books-check").start(() -> check(books));
        }
    }

    private void check(StateSnapshot books) {
        try {
            FloorState then = FloorState.restore(books);
            ledgerSumCents = then.ledger().sumCents();
            findings = Audit.findings(then).size();
        } catch (RuntimeException failed) {
            LOG.log(System.Logger.Level.ERROR, "the books cannot be checked", failed);
            findings = 1;
        } finally {
            checks.increment();
            checking.set(false);
        }
    }
}
