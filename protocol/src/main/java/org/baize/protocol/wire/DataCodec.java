package org.baize.protocol.wire;

import org.baize.protocol.json.Json;
import org.baize.protocol.shape.BadMessageException;
import org.baize.protocol.shape.Reasons;
import org.baize.protocol.shape.Shape;
import org.baize.rules.law.Reason;

/** Writes and reads one value behind its length. */
interface DataCodec {

    void write(Object value, Writer out);

    Object read(Reader in);

    static DataCodec of(Shape shape, Messages messages) {
        return switch (shape) {
            case Shape.Text _ -> new Texts();
            case Shape.Why _ -> new Whys();
            case Shape.Composite composite -> new Embedded(composite.type().type(), messages);
            case Shape.OneOf oneOf -> new Embedded(oneOf.family(), messages);
            case Shape.Document document -> new Documents(document);
            case Shape.Fixed _, Shape.Maybe _, Shape.Many _, Shape.Pairs _, Shape.Table _ ->
                throw new IllegalArgumentException(shape + " is not written behind a length");
        };
    }

    record Texts() implements DataCodec {

        @Override
        public void write(Object value, Writer out) {
            out.text((String) value);
        }

        @Override
        public Object read(Reader in) {
            return in.text();
        }
    }

    record Whys() implements DataCodec {

        @Override
        public void write(Object value, Writer out) {
            out.text(Reasons.nameOf((Reason) value));
        }

        @Override
        public Object read(Reader in) {
            String name = in.text();
            return Reasons.byName(name).orElseThrow(() -> new BadMessageException("'" + name + "' is no reason"));
        }
    }

    /** A message inside a message, with a header of its own, so that each can grow by itself. */
    record Embedded(Class<?> family, Messages messages) implements DataCodec {

        @Override
        public void write(Object value, Writer out) {
            int length = out.reserve(Integer.BYTES);
            messages.write(value, out);
            out.putInt(length, out.position() - length - Integer.BYTES);
        }

        @Override
        public Object read(Reader in) {
            Reader part = in.part();
            Object value = messages.read(part, family);
            if (part.remaining() > 0) {
                throw new BadMessageException(
                        part.remaining() + " bytes are left over behind a " + family.getSimpleName());
            }
            return value;
        }
    }

    record Documents(Shape.Document shape) implements DataCodec {

        @Override
        public void write(Object value, Writer out) {
            out.text(Json.text(shape, value));
        }

        @Override
        public Object read(Reader in) {
            return Json.read(shape, in.text());
        }
    }
}
