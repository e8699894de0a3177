package org.baize.devices;

import java.util.Comparator;
import java.util.PriorityQueue;

/** Time that passes only when a test lets it: hours of it in milliseconds. */
public final class SteppedTime implements Clockwork {

    private record Due(long atMillis, long order, Runnable act) {}

    private final PriorityQueue<Due> waiting =
            new PriorityQueue<>(Comparator.comparingLong(Due::atMillis).thenComparingLong(Due::order));
    private long nowMillis;
    private long order;

    public SteppedTime(long startMillis) {
        this.nowMillis = startMillis;
    }

    @Override
    public long nowMillis() {
        return nowMillis;
    }

    @Override
    public void after(long delayMillis, Runnable act) {
        waiting.add(new Due(nowMillis + delayMillis, order++, act));
    }

    /** Lets so much time pass, and does whatever is due in it. */
    public void pass(long millis) {
        long until = nowMillis + millis;
        while (!waiting.isEmpty() && waiting.peek().atMillis() <= until) {
            Due due = waiting.remove();
            nowMillis = Math.max(nowMillis, due.atMillis());
            due.act().run();
        }
        nowMillis = until;
    }
}
