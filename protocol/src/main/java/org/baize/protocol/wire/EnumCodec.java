package org.baize.protocol.wire;

import java.util.LinkedHashMap;
import java.util.Map;
import org.baize.protocol.shape.BadMessageException;
import org.baize.protocol.shape.MessageType;
import org.jspecify.annotations.Nullable;

/** A constant of an enum under the number that the schema gives it, which stays when the constants are put in another order. */
final class EnumCodec implements FixedCodec.InOneByte {

    private final Class<?> type;
    private final Map<Object, Integer> numbers = new LinkedHashMap<>();
    private final @Nullable Object[] constants = new Object[NULL + 1];

    private EnumCodec(Class<?> type) {
        this.type = type;
    }

    static EnumCodec of(Class<? extends Enum<?>> type, Schema schema) {
        EnumCodec codec = new EnumCodec(type);
        for (Enum<?> constant : type.getEnumConstants()) {
            int number = schema.number(MessageType.nameOf(type), constant.name());
            codec.numbers.put(constant, number);
            codec.constants[number] = constant;
        }
        return codec;
    }

    @Override
    public void put(Writer out, int at, Object value) {
        out.putByte(at, number(value));
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

    private int number(Object constant) {
        Integer number = numbers.get(constant);
        if (number == null) {
            throw new IllegalArgumentException(constant + " is no " + type.getSimpleName());
        }
        return number;
    }
}
