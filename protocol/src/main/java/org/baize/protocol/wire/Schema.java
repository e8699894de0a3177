package org.baize.protocol.wire;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/** The schema file: which messages there are, under which numbers, and where their fields lie. */
public final class Schema {

    private static final String FILE = "/org/baize/protocol/baize.xml";

    private final int id;
    private final int version;
    private final Map<String, Map<String, Integer>> enums;
    private final Map<String, Layout> messages;

    /**
     * One message.
     *
     * @param places where its values are, in the order of the file
     */
    record Layout(String name, int id, int blockLength, List<Place> places) {

        Layout {
            places = List.copyOf(places);
        }
    }

    /**
     * Where one value of a message or of an entry is.
     *
     * @param offset its place in the block; for a group or what has a length of its own, 0
     * @param sinceVersion the first version that has it
     * @param entry what an entry of it holds, if it is a group
     * @param entryLength the block length of such an entry
     */
    record Place(String name, int offset, int sinceVersion, List<Place> entry, int entryLength) {

        Place {
            entry = List.copyOf(entry);
        }
    }

    Schema(int id, int version, Map<String, Map<String, Integer>> enums, Map<String, Layout> messages) {
        this.id = id;
        this.version = version;
        this.enums = enums;
        this.messages = messages;
    }

    /** The schema that this build speaks. */
    public static Schema load() {
        try (InputStream file = Schema.class.getResourceAsStream(FILE)) {
            if (file == null) {
                throw new IllegalStateException(FILE + " is not on the class path");
            }
            return read(file);
        } catch (IOException unreadable) {
            throw new IllegalStateException(FILE + " cannot be read", unreadable);
        }
    }

    /** A schema from a file, such as that of another build. */
    public static Schema read(InputStream file) {
        return SchemaFile.read(file);
    }

    public int id() {
        return id;
    }

    public int version() {
        return version;
    }

    Layout message(String name) {
        return known(messages.get(name), name);
    }

    /** All messages by their names. */
    Map<String, Layout> messages() {
        return messages;
    }

    /** The number of a constant in the schema's enum. */
    int number(String enumeration, String constant) {
        return known(known(enums.get(enumeration), enumeration).get(constant), enumeration + "." + constant);
    }

    private static <T> T known(@Nullable T found, String name) {
        if (found == null) {
            throw new NoSuchElementException("the schema has no " + name);
        }
        return found;
    }
}
