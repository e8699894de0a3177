package org.baize.engine.state;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Things that have a small number of their own: found by it at once, and walked through in its order. */
final class Numbered<T> {

    private final List<T> inOrder = new ArrayList<>();
    private @Nullable Object[] byNumber = new Object[16];

    // Only put fills the array, and only with things of this type.
    @SuppressWarnings("unchecked")
    @Nullable
    T get(int number) {
        return number >= 0 && number < byNumber.length ? (T) byNumber[number] : null;
    }

    List<T> inOrder() {
        return Collections.unmodifiableList(inOrder);
    }

    /** Adds a thing under a number that is free. */
    void put(int number, T thing) {
        if (get(number) != null) {
            throw new IllegalStateException("number " + number + " is taken by " + get(number));
        }
        if (number >= byNumber.length) {
            byNumber = Arrays.copyOf(byNumber, Math.max(number + 1, byNumber.length * 2));
        }
        int before = 0;
        for (int lower = 0; lower < number; lower++) {
            before += byNumber[lower] == null ? 0 : 1;
        }
        byNumber[number] = thing;
        inOrder.add(before, thing);
    }
}
