package org.baize.protocol.wire;

import org.baize.protocol.shape.BadMessageException;
import org.baize.protocol.shape.MessageType;
import org.jspecify.annotations.Nullable;

/** A constant of an enum under the number that the schema gives it, which stays when the constants are put in another order. */
@SuppressWarnings("EnumOrdinal") // only to find that number, in this process: every wager has such a constant
final class EnumCodec implements FixedCodec.InOneByte {

    private final Class<? extends Enum<?>> type;

    /** By the place of the constant in this build. */
    private final int[] numbers;

    private final @Nullable Object[] constants = new Object[NULL + 1];

    private EnumCodec(Class<? extends Enum<?>> type) {
        this.type = type;
        this.numbers = new int[type.getEnumConstants().length];
    }

    static EnumCodec of(Class<? extends Enum<?>> type, Schema schema) {
        EnumCodec codec = new EnumCodec(type);
        for (Enum<?> constant : type.getEnumConstants()) {
            int number = schema.number(MessageType.nameOf(type), constant.name());
            codec.numbers[constant.ordinal()] = number;
            codec.constants[number] = constant;
        }
        return codec;
    }

    @Override
    public void put(Writer out, int at, Object value) {
        out.putByte(at, numbers[type.cast(value).ordinal()]);
    }

    @Override
    public Object get(Reader in, int at) {
        int number = in.getByte(at);
        Object constant = constants[number];
        if (constant == null) {
            throw new BadMessageException(number + " is no " + type.getSimpleName());
        }
        return constant;
    }
}
