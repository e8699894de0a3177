package org.baize.protocol.wire;

import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.agrona.DirectBuffer;
import org.agrona.ExpandableArrayBuffer;
import org.agrona.MutableDirectBuffer;
import org.baize.protocol.shape.BadMessageException;
import org.baize.protocol.shape.MessageType;
import org.baize.protocol.shape.Shape;
import org.baize.protocol.shape.Shapes;
import org.jspecify.annotations.Nullable;

/**
 * All messages: records to bytes and back, each behind a header with its number, its block length and the version.
 * Many threads may use them at once.
 */
public final class Messages {

    private final Schema schema;
    private final IdentityHashMap<Class<?>, MessageCodec> byType = new IdentityHashMap<>();
    private final @Nullable MessageCodec[] byId = new MessageCodec[Header.MOST_TEMPLATES];

    /** Knows everything that can be reached from these types. */
    public Messages(Schema schema, List<Class<?>> roots) {
        this.schema = schema;
        for (MessageType type : reachable(roots)) {
            MessageCodec codec = new MessageCodec(type, this);
            byType.put(type.type(), codec);
            byId[codec.templateId()] = codec;
        }
    }

    /** Every message that one of these types can carry, itself included. */
    public static Set<MessageType> reachable(List<Class<?>> roots) {
        Set<MessageType> found = new LinkedHashSet<>();
        roots.forEach(root -> collect(Shapes.of(root), found));
        return found;
    }

    private static void collect(Shape shape, Set<MessageType> found) {
        switch (shape) {
            case Shape.Composite composite -> collect(composite.type(), found);
            case Shape.OneOf oneOf -> oneOf.members().forEach(member -> collect(member, found));
            case Shape.Many many -> collect(many.of(), found);
            case Shape.Maybe maybe -> collect(maybe.of(), found);
            case Shape.Pairs pairs -> {
                collect(pairs.key(), found);
                collect(pairs.value(), found);
            }
            case Shape.Fixed _, Shape.Text _, Shape.Why _, Shape.Table _, Shape.Document _ -> {}
        }
    }

    private static void collect(MessageType type, Set<MessageType> found) {
        if (found.add(type)) {
            type.components().forEach(component -> collect(type.shapeOf(component), found));
        }
    }

    public Schema schema() {
        return schema;
    }

    /** Writes a record into a buffer that grows; returns how many bytes it took. */
    public int encode(Object message, MutableDirectBuffer into, int offset) {
        Writer out = new Writer(into, offset);
        write(message, out);
        return out.position() - offset;
    }

    /**
     * The message as whoever receives it, or finds it in the log, has it: what UTF-8 cannot write of a text is a question mark there.
     *
     * @throws IllegalArgumentException if it cannot be written at all
     */
    @SuppressWarnings("unchecked") // a message is read as what it was written as
    public <T> T asItTravels(T message) {
        ExpandableArrayBuffer buffer = new ExpandableArrayBuffer();
        return (T) decode(buffer, 0, encode(message, buffer, 0));
    }

    /** Reads the one message that fills these bytes. */
    public Object decode(DirectBuffer from, int offset, int length) {
        return decode(from, offset, length, schema.version());
    }

    /**
     * The same for whoever must not understand more than somebody older does.
     *
     * @param newestVersion a message is refused if any part of it is newer, even if this build knows it
     */
    public Object decode(DirectBuffer from, int offset, int length, int newestVersion) {
        Reader in = new Reader(from, offset, length, Math.min(newestVersion, schema.version()));
        Object message = read(in, Object.class);
        if (in.remaining() > 0) {
            throw new BadMessageException(in.remaining() + " bytes are left over behind a message");
        }
        return message;
    }

    /** Which record these bytes are, also if a newer build wrote them: numbers of messages never change. */
    public Optional<Class<?>> typeOf(DirectBuffer from, int offset, int length) {
        Reader in = new Reader(from, offset, length, schema.version());
        long header = in.getLong(in.take(Header.BYTES));
        return Header.schemaId(header) == schema.id()
                ? Optional.ofNullable(byId[Header.templateId(header)]).map(MessageCodec::type)
                : Optional.empty();
    }

    /** What stands before each message of this type. */
    long headerOf(Class<?> record) {
        return codecOf(record).header();
    }

    void write(Object message, Writer out) {
        MessageCodec codec = codecOf(message.getClass());
        out.putLong(out.reserve(Header.BYTES), codec.header());
        codec.write(message, out);
    }

    /**
     * Reads a message.
     *
     * @param family what it must be one of, which is seen before it is read: else messages could hold each other without end
     */
    Object read(Reader in, Class<?> family) {
        long header = in.getLong(in.take(Header.BYTES));
        int schemaId = Header.schemaId(header);
        int version = Header.version(header);
        if (schemaId != schema.id()) {
            throw new BadMessageException("these bytes are of another schema: " + schemaId);
        }
        if (version > in.newestVersion()) {
            throw new NewerVersionException(version, in.newestVersion());
        }
        MessageCodec codec = codecOf(Header.templateId(header));
        if (!family.isAssignableFrom(codec.type())) {
            throw new BadMessageException("a " + family.getSimpleName() + " is expected, and not a "
                    + codec.type().getSimpleName());
        }
        return codec.read(in, Header.blockLength(header), version);
    }

    private MessageCodec codecOf(Class<?> record) {
        MessageCodec known = byType.get(record);
        if (known == null) {
            throw new IllegalArgumentException(record + " is not a message");
        }
        return known;
    }

    private MessageCodec codecOf(int templateId) {
        MessageCodec known = byId[templateId];
        if (known == null) {
            throw new BadMessageException("there is no message " + templateId);
        }
        return known;
    }
}
