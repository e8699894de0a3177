package org.baize.protocol.wire;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalTime;
import org.baize.protocol.shape.BadMessageException;
import org.baize.protocol.shape.Holder;
import org.baize.protocol.shape.Shape;

/** Puts one value of fixed size into a block and takes it out again. */
interface FixedCodec {

    void put(Writer out, int at, Object value);

    Object get(Reader in, int at);

    /** What stands in a block for a value that may be missing and is. */
    void putNull(Writer out, int at);

    boolean isNull(Reader in, int at);

    static FixedCodec of(Shape shape, Schema schema) {
        return switch (shape) {
            case Shape.Maybe maybe -> new Holding(Holder.of(maybe.holder()), of(maybe.of(), schema));
            case Shape.Whole whole -> whole.wide() ? new Wide() : new Narrow();
            case Shape.Flag _ -> new Flag();
            case Shape.Choice choice -> EnumCodec.of(choice.of(), schema);
            case Shape.Day _ -> new Day();
            case Shape.Clock _ -> new Clock();
            case Shape.Text _,
                    Shape.Why _,
                    Shape.Many _,
                    Shape.Pairs _,
                    Shape.Composite _,
                    Shape.OneOf _,
                    Shape.Table _,
                    Shape.Document _ -> throw new IllegalArgumentException(shape + " has no fixed size");
        };
    }

    /** Values that are carried as a number of 32 bits. */
    interface In32Bits extends FixedCodec {

        int NULL = Integer.MIN_VALUE;

        @Override
        default void putNull(Writer out, int at) {
            out.putInt(at, NULL);
        }

        @Override
        default boolean isNull(Reader in, int at) {
            return in.getInt(at) == NULL;
        }
    }

    /** Values that are carried as a number of 64 bits. */
    interface In64Bits extends FixedCodec {

        long NULL = Long.MIN_VALUE;

        @Override
        default void putNull(Writer out, int at) {
            out.putLong(at, NULL);
        }

        @Override
        default boolean isNull(Reader in, int at) {
            return in.getLong(at) == NULL;
        }
    }

    /** Values that are carried as one byte without a sign. */
    interface InOneByte extends FixedCodec {

        int NULL = 255;

        @Override
        default void putNull(Writer out, int at) {
            out.putByte(at, NULL);
        }

        @Override
        default boolean isNull(Reader in, int at) {
            return in.getByte(at) == NULL;
        }
    }

    record Narrow() implements In32Bits {

        @Override
        public void put(Writer out, int at, Object value) {
            out.putInt(at, (Integer) value);
        }

        @Override
        public Object get(Reader in, int at) {
            return in.getInt(at);
        }
    }

    record Wide() implements In64Bits {

        @Override
        public void put(Writer out, int at, Object value) {
            out.putLong(at, (Long) value);
        }

        @Override
        public Object get(Reader in, int at) {
            return in.getLong(at);
        }
    }

    record Flag() implements InOneByte {

        @Override
        public void put(Writer out, int at, Object value) {
            out.putByte(at, (Boolean) value ? 1 : 0);
        }

        @Override
        public Object get(Reader in, int at) {
            int number = in.getByte(at);
            if (number > 1) {
                throw new BadMessageException(number + " is neither yes nor no");
            }
            return number == 1;
        }
    }

    /** Days since the first of January 1970. */
    record Day() implements In32Bits {

        @Override
        public void put(Writer out, int at, Object value) {
            long days = ((LocalDate) value).toEpochDay();
            if (days != (int) days) {
                throw new IllegalArgumentException(value + " is too far away");
            }
            out.putInt(at, (int) days);
        }

        @Override
        public Object get(Reader in, int at) {
            return LocalDate.ofEpochDay(in.getInt(at));
        }
    }

    /** Nanoseconds since midnight. */
    record Clock() implements In64Bits {

        @Override
        public void put(Writer out, int at, Object value) {
            out.putLong(at, ((LocalTime) value).toNanoOfDay());
        }

        @Override
        public Object get(Reader in, int at) {
            try {
                return LocalTime.ofNanoOfDay(in.getLong(at));
            } catch (DateTimeException e) {
                throw new BadMessageException(in.getLong(at) + " is no time of a day", e);
            }
        }
    }

    /** A value or none. The number that stands for none cannot be carried as a value and is refused. */
    record Holding(Holder holder, FixedCodec of) implements FixedCodec {

        @Override
        public void put(Writer out, int at, Object value) {
            Object inside = holder.inside(value);
            if (inside == null) {
                of.putNull(out, at);
                return;
            }
            if (inside.equals(Long.MIN_VALUE) || inside.equals(Integer.MIN_VALUE)) {
                throw new IllegalArgumentException(inside + " stands for no value and cannot be one");
            }
            of.put(out, at, inside);
        }

        @Override
        public Object get(Reader in, int at) {
            return holder.around(of.isNull(in, at) ? null : of.get(in, at));
        }

        @Override
        public void putNull(Writer out, int at) {
            of.putNull(out, at);
        }

        @Override
        public boolean isNull(Reader in, int at) {
            return of.isNull(in, at);
        }
    }
}
