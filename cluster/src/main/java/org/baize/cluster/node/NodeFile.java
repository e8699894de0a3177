package org.baize.cluster.node;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.baize.cluster.log.FileTrouble;

/**
 * The small file that says how a member is set up, lines of {@code key = value}. Everything has a default; what is said on
 * the command line comes before it.
 */
public final class NodeFile {

    /** All keys, with what holds without them. */
    private static final Map<String, String> USUAL = Map.of(
            "member", "", // the only one, if there is one only
            "members", "0=localhost:9300",
            "data", "baize-data",
            "snapshot.messages", Long.toString(Upkeep.USUAL.snapshotMessages()),
            "snapshot.minutes", Long.toString(Upkeep.USUAL.snapshotEvery().toMinutes()),
            "compare.seconds", Long.toString(Upkeep.USUAL.compareEvery().toSeconds()),
            "keep.hours", Long.toString(Upkeep.USUAL.keep().atLeast().toHours()),
            "keep.megabytes", Long.toString(Upkeep.USUAL.keep().mostBytes() >> 20),
            "free.megabytes", Long.toString(Upkeep.USUAL.leastFreeBytes() >> 20));

    /** Its shared memory alone takes this much when it starts. */
    private static final int LEAST_FREE_MEGABYTES = 128;

    private final Map<String, String> values = new TreeMap<>(USUAL);

    private NodeFile(Map<String, String> more) {
        values.putAll(more);
    }

    /** Without a file. */
    public static NodeFile usual() {
        return usual(Map.of());
    }

    /**
     * Without a file.
     *
     * @param more keys of what runs beside the member, with what holds without them
     */
    public static NodeFile usual(Map<String, String> more) {
        return new NodeFile(more);
    }

    /** Reads a file. */
    public static NodeFile read(Path file) {
        return read(file, Map.of());
    }

    /**
     * Reads a file.
     *
     * @param more keys of what runs beside the member, with what holds without them
     */
    public static NodeFile read(Path file, Map<String, String> more) {
        NodeFile read = new NodeFile(more);
        Set<String> said = new TreeSet<>();
        for (String line : lines(file)) {
            if (line.isBlank() || line.strip().startsWith("#")) {
                continue;
            }
            int equals = line.indexOf('=');
            if (equals < 0) {
                throw new BadNodeFileException("'" + line.strip() + "' in " + file + " is not 'key = value'");
            }
            String key = line.substring(0, equals).strip();
            if (!read.values.containsKey(key)) {
                throw new BadNodeFileException("'" + key + "' in " + file + " is not known; there are "
                        + String.join(", ", read.values.keySet()));
            }
            if (!said.add(key)) {
                throw new BadNodeFileException("'" + key + "' is in " + file + " twice");
            }
            read.put(key, line.substring(equals + 1).strip());
        }
        return read;
    }

    private static List<String> lines(Path file) {
        if (Files.isDirectory(file)) {
            throw new BadNodeFileException(file + " is a directory, not a file");
        }
        try {
            return Files.readAllLines(file);
        } catch (NoSuchFileException absent) {
            throw new BadNodeFileException("there is no file " + file);
        } catch (CharacterCodingException notText) {
            throw new BadNodeFileException("the file " + file + " is not a text in UTF-8");
        } catch (IOException unreadable) {
            throw new BadNodeFileException("the file " + file + " cannot be read: " + FileTrouble.of(unreadable));
        }
    }

    /** Says one of the keys otherwise. */
    public NodeFile put(String key, String value) {
        values.put(key, value);
        return this;
    }

    /** What holds for a key, as it is written. */
    public String text(String key) {
        return values.getOrDefault(key, "");
    }

    /** What it all comes to. */
    public NodeConfig config() {
        try {
            List<Member> members = members();
            NodeConfig config = new NodeConfig(self(members), members, directory(), upkeep());
            checkSaid(config);
            return config;
        } catch (IllegalArgumentException wrong) {
            throw new BadNodeFileException(String.valueOf(wrong.getMessage()));
        }
    }

    private int self(List<Member> members) {
        return text("member").isBlank() ? members.getFirst().id() : (int) number("member", 0, Integer.MAX_VALUE);
    }

    /** Of several, none is meant as long as nobody says which: two that took themselves for the same would be one too many. */
    private void checkSaid(NodeConfig config) {
        int members = config.members().size();
        if (members > 1 && text("member").isBlank()) {
            throw new BadNodeFileException("member is missing: which of the " + members + " members is this one?");
        }
    }

    private Path directory() {
        if (text("data").isBlank()) {
            throw new BadNodeFileException("data names no directory");
        }
        return Path.of(text("data"));
    }

    private Upkeep upkeep() {
        return new Upkeep(
                number("snapshot.messages", 1, Long.MAX_VALUE),
                Duration.ofMinutes(number("snapshot.minutes", 1, 1_000_000)),
                Duration.ofSeconds(number("compare.seconds", 1, 1_000_000)),
                new Upkeep.Keep(
                        Duration.ofHours(number("keep.hours", 0, 1_000_000)),
                        number("keep.megabytes", 0, 1_000_000_000) << 20),
                number("free.megabytes", LEAST_FREE_MEGABYTES, 1_000_000_000) << 20);
    }

    private List<Member> members() {
        List<Member> members = new ArrayList<>();
        for (String one : text("members").split(",", -1)) {
            String member = one.strip();
            int equals = member.indexOf('=');
            int colon = member.lastIndexOf(':');
            if (equals < 1 || colon < equals + 2) {
                throw new BadNodeFileException("'" + member + "' is not a member; one is written ID=HOST:PORT");
            }
            String in = " in '" + member + "'";
            members.add(new Member(
                    (int) whole("the number" + in, member.substring(0, equals), 0, Integer.MAX_VALUE),
                    member.substring(equals + 1, colon),
                    (int) whole("the port" + in, member.substring(colon + 1), 1, Member.HIGHEST_FIRST_PORT)));
        }
        return members;
    }

    private long number(String key, long least, long most) {
        return whole(key, text(key), least, most);
    }

    private static long whole(String what, String text, long least, long most) {
        long number;
        try {
            number = Long.parseLong(text);
        } catch (NumberFormatException notOne) {
            throw new BadNodeFileException(what + ": '" + text + "' is not a whole number");
        }
        if (number < least || number > most) {
            String bound = number < least ? least + " at least" : most + " at most";
            throw new BadNodeFileException(what + " must be " + bound + ", not " + number);
        }
        return number;
    }
}
