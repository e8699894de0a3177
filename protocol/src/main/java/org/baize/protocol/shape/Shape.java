package org.baize.protocol.shape;

import java.util.List;

/**
 * What a component of a message looks like, read off its Java type. Everything that writes or reads messages, binary or
 * JSON, goes by this and by nothing else, so that no message needs a codec of its own.
 */
public sealed interface Shape {

    /** A whole number of 32 or 64 bits. */
    record Whole(boolean wide) implements Fixed {}

    record Flag() implements Fixed {}

    /** One constant of an enum. */
    record Choice(Class<? extends Enum<?>> of) implements Fixed {}

    /** A calendar day. */
    record Day() implements Fixed {}

    /** A time of the day. */
    record Clock() implements Fixed {}

    record Text() implements Shape {}

    /** Why something is refused: a constant of one of several enums. */
    record Why() implements Shape {}

    /**
     * A value or none.
     *
     * @param holder the Java type that holds it: Optional, OptionalInt or OptionalLong
     */
    record Maybe(Shape of, Class<?> holder) implements Shape {}

    record Many(Shape of) implements Shape {}

    record Pairs(Shape key, Shape value) implements Shape {}

    /** A record, which is a message of its own. */
    record Composite(MessageType type) implements Shape {}

    /** A message of one family. */
    record OneOf(Class<?> family, List<MessageType> members) implements Shape {

        public OneOf {
            members = List.copyOf(members);
        }
    }

    /** Rows of numbers that are kept in primitive columns. */
    record Table(Columnar columns) implements Shape {}

    /** A document that the house writes: it travels as JSON. */
    record Document(MessageType type) implements Shape {}

    /** A shape that always takes the same room. */
    sealed interface Fixed extends Shape {}

    /** Whether it has a place in the fixed block of a message. */
    default boolean inBlock() {
        return this instanceof Fixed || (this instanceof Maybe maybe && maybe.of() instanceof Fixed);
    }
}
