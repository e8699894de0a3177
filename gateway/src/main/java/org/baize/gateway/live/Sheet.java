package org.baize.gateway.live;

/** One thing that is shown: the newest of it, and its number. For the thread that watches the floor, save where it says otherwise. */
public final class Sheet<V> {

    private final String name;
    private final Writing<V> writing;
    private V view;
    private volatile Published latest;

    /** Writes a view as it goes out. */
    public interface Writing<V> {

        String write(long sequence, V view);
    }

    public Sheet(String name, V first, Writing<V> writing) {
        this.name = name;
        this.writing = writing;
        this.view = first;
        this.latest = new Published(name, 1, writing.write(1, first));
    }

    /** What is there now; true if it is something else than before. */
    public boolean look(V now) {
        return look(now, writing);
    }

    /** The same, for a change that is told in words of its own. */
    public boolean look(V now, Writing<V> telling) {
        if (now.equals(view)) {
            return false;
        }
        view = now;
        long sequence = latest.sequence() + 1;
        latest = new Published(name, sequence, telling.write(sequence, now));
        return true;
    }

    public V view() {
        return view;
    }

    /** From any thread. */
    public Published latest() {
        return latest;
    }
}
