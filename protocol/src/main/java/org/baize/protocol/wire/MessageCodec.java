package org.baize.protocol.wire;

import org.baize.protocol.shape.BadMessageException;
import org.baize.protocol.shape.MessageType;
import org.jspecify.annotations.Nullable;

/**
 * Writes and reads the records of one type. How is worked out when the first one is met; from the thousandth on a class does it
 * that was made for it. Many threads may use one codec.
 */
final class MessageCodec {

    /** To make a class takes a millisecond or so, which is paid back by messages that come often. */
    static final int WARM_UP = 1_000;

    private final MessageType type;
    private final Schema.Layout message;
    private final Messages messages;
    private final long header;

    /** Counted down by all threads without a lock: a use more or less does not matter. */
    private int coldUses = WARM_UP;

    private volatile @Nullable RowCodec rows;
    private volatile @Nullable RecordCodec compiled;

    MessageCodec(MessageType type, Messages messages) {
        this.type = type;
        this.message = messages.schema().message(type.name());
        this.messages = messages;
        this.header = Header.of(message.blockLength(), message.id(), messages.schema());
    }

    Class<?> type() {
        return type.type();
    }

    int templateId() {
        return message.id();
    }

    /** What stands before each message of this type. */
    long header() {
        return header;
    }

    void write(Object value, Writer out) {
        RecordCodec hot = hot();
        if (hot == null) {
            rows().write(value, out);
        } else {
            hot.write(value, out);
        }
    }

    Object read(Reader in, int blockLength, int version) {
        try {
            RecordCodec hot = version == messages.schema().version() ? hot() : null;
            if (hot == null) {
                return rows().read(in, blockLength, version);
            }
            return hot.read(in, rows().body().block(in, blockLength, version));
        } catch (IllegalArgumentException | ArithmeticException refused) {
            throw new BadMessageException(message.name() + ": " + refused.getMessage(), refused);
        }
    }

    private @Nullable RecordCodec hot() {
        RecordCodec made = compiled;
        return made == null && --coldUses <= 0 ? compile() : made;
    }

    private synchronized RecordCodec compile() {
        RecordCodec made = compiled;
        if (made == null) {
            made = RecordCompiler.compile(type.type(), rows().body());
            compiled = made;
        }
        return made;
    }

    private RowCodec rows() {
        RowCodec known = rows;
        return known == null ? bind() : known;
    }

    private synchronized RowCodec bind() {
        RowCodec bound = rows;
        if (bound == null) {
            bound = RowCodec.of(type, message, messages);
            rows = bound;
        }
        return bound;
    }
}
