package org.baize.protocol;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.baize.engine.event.Payouts;
import org.baize.engine.state.StakeColumn;
import org.baize.protocol.shape.MessageType;
import org.baize.protocol.shape.Reasons;
import org.baize.protocol.wire.Messages;
import org.baize.rules.law.Reason;
import org.baize.rules.law.RuleId;
import org.baize.rules.law.Ruled;
import org.baize.testkit.Anything;

/** Messages of every kind, drawn from a seed by their types. */
public final class Samples {

    private static final List<String> WORDS = List.of("", "red", "AS", "KH", "número 17", "a \"reason\"\n", "😀", "x");
    private static final int TRIES = 200;

    /** The least number stands for none where a number may be missing, and is refused there. */
    private static final Pattern UNCARRIED =
            Pattern.compile("Optional(Long)?\\[" + Long.MIN_VALUE + "]|Optional(Int)?\\[" + Integer.MIN_VALUE + "]");

    private final SplittableRandom random;
    private final Anything anything;

    public Samples(long seed) {
        this.random = new SplittableRandom(seed);
        this.anything = new Anything(random, WORDS)
                .making(Reason.class, this::reason)
                .making(Payouts.class, () -> Payouts.of(numbers(4)))
                .making(StakeColumn.class, () -> StakeColumn.of(numbers(2)));
    }

    private Reason reason() {
        Class<? extends Reason> type = anything.pick(Reasons.enums());
        return anything.pick(List.of(type.getEnumConstants()));
    }

    /** Numbers of a table of some rows; the first column holds small ones. */
    private long[] numbers(int width) {
        int rows = random.nextInt(4);
        long[] numbers = new long[rows * width];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = i < rows ? random.nextInt(1000) : random.nextLong();
        }
        return numbers;
    }

    /** A message of that type; empty where its own constructor refuses everything that was drawn. */
    public Optional<Object> of(MessageType type) {
        if (type.type() == Ruled.class) {
            return Optional.of(
                    new Ruled<>(anything.pick(List.of(type.argument().getEnumConstants())), new RuleId("a", "1")));
        }
        return Stream.generate(() -> anything.any(type.type()))
                .limit(TRIES)
                .flatMap(Optional::stream)
                .<Object>map(made -> made)
                .filter(made -> !UNCARRIED.matcher(made.toString()).find())
                .findFirst();
    }

    /** One of every kind that the protocol carries. */
    public static Map<MessageType, Object> ofEach(long seed) {
        Samples samples = new Samples(seed);
        Map<MessageType, Object> each = new LinkedHashMap<>();
        for (MessageType type : Messages.reachable(Protocol.ROOTS)) {
            samples.of(type).ifPresent(made -> each.put(type, made));
        }
        return each;
    }
}
