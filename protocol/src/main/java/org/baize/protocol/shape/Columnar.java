package org.baize.protocol.shape;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.baize.engine.event.Payouts;
import org.baize.engine.spec.Columns;
import org.baize.engine.state.StakeColumn;

/**
 * A value that keeps its numbers in columns.
 *
 * @param columns the names of the columns, from left to right
 * @param maker makes the value from its numbers, column after column
 */
public record Columnar(Class<? extends Columns> type, List<String> columns, Function<long[], Columns> maker) {

    private static final List<Columnar> ALL = List.of(
            new Columnar(
                    Payouts.class, List.of("terminal", "stakeCents", "creditCents", "commissionCents"), Payouts::of),
            new Columnar(StakeColumn.class, List.of("bet", "cents"), StakeColumn::of));

    public Columnar {
        columns = List.copyOf(columns);
    }

    static Optional<Columnar> of(Class<?> type) {
        return ALL.stream().filter(one -> one.type() == type).findFirst();
    }

    public Columns make(long[] numbers) {
        return maker.apply(numbers);
    }
}
