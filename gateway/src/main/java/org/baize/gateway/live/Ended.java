package org.baize.gateway.live;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.ToDoubleFunction;
import org.baize.gateway.message.ToTerminal.Why;

/** Counts the sockets of one kind that are connected, and those that the server has ended, by why. */
public final class Ended implements Consumer<Why> {

    /** Counts the connections that the server has ended, by kind and why. */
    public static final String NAME = "baize.sockets.ended";

    private static final String KIND = "kind";

    private final Map<Why, Counter> counters = new EnumMap<>(Why.class);

    public Ended(String kind, MeterRegistry meters) {
        for (Why why : Why.values()) {
            counters.put(
                    why,
                    Counter.builder(NAME)
                            .description("Connections that the server has ended.")
                            .tags(KIND, kind, "why", why.name())
                            .register(meters));
        }
    }

    /** How many are connected. */
    public static <T> void gauge(String kind, MeterRegistry meters, T of, ToDoubleFunction<T> counting) {
        Gauge.builder("baize.sockets", of, counting)
                .description("Screens that are connected.")
                .tag(KIND, kind)
                .register(meters);
    }

    @Override
    public void accept(Why why) {
        Objects.requireNonNull(counters.get(why)).increment();
    }
}
