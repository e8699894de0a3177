package org.baize.cluster.node;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The small file that says how a member is set up, lines of {@code key = value}. Everything has a default; what is said on
 * the command line comes before it.
 */
public final class NodeFile {

    /** All keys, with what holds without them. */
    private static final Map<String, String> USUAL = Map.of(
            "member", "0",
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

    private NodeFile() {}

    /** Without a file. */
    public static NodeFile usual() {
        return new NodeFile();
    }

    /** Reads a file. */
    public static NodeFile read(Path file) {
        Properties lines = new Properties();
        try (Reader in = Files.newBufferedReader(file)) {
            lines.load(in);
        } catch (NoSuchFileException absent) {
            throw new BadNodeFileException("there is no file " + file);
        } catch (IOException | IllegalArgumentException unreadable) {
            throw new BadNodeFileException("the file " + file + " cannot be read: " + unreadable);
        }
        NodeFile read = new NodeFile();
        for (String key : lines.stringPropertyNames()) {
            if (!USUAL.containsKey(key)) {
                throw new BadNodeFileException("'" + key + "' in " + file + " is not known; there are "
                        + String.join(", ", new TreeSet<>(USUAL.keySet())));
            }
            read.put(key, lines.getProperty(key).strip());
        }
        return read;
    }

    /** Says one of the keys otherwise. */
    public NodeFile put(String key, String value) {
        values.put(key, value);
        return this;
    }

    /** What it all comes to. */
    public NodeConfig config() {
        try {
            return new NodeConfig(
                    (int) number("member", Integer.MAX_VALUE), members(), Path.of(value("data")), upkeep());
        } catch (IllegalArgumentException wrong) {
            throw new BadNodeFileException(String.valueOf(wrong.getMessage()));
        }
    }

    private Upkeep upkeep() {
        long freeMegabytes = number("free.megabytes", 1_000_000_000);
        if (freeMegabytes < LEAST_FREE_MEGABYTES) {
            throw new BadNodeFileException("free.megabytes: a node needs " + LEAST_FREE_MEGABYTES + " at least");
        }
        return new Upkeep(
                number("snapshot.messages", Long.MAX_VALUE),
                Duration.ofMinutes(number("snapshot.minutes", 1_000_000)),
                Duration.ofSeconds(number("compare.seconds", 1_000_000)),
                new Upkeep.Keep(
                        Duration.ofHours(number("keep.hours", 1_000_000)),
                        number("keep.megabytes", 1_000_000_000) << 20),
                freeMegabytes << 20);
    }

    private List<Member> members() {
        List<Member> members = new ArrayList<>();
        for (String one : value("members").split(",", -1)) {
            String member = one.strip();
            int equals = member.indexOf('=');
            int colon = member.lastIndexOf(':');
            if (equals < 1 || colon < equals) {
                throw new BadNodeFileException("'" + member + "' is not a member; one is written ID=HOST:PORT");
            }
            members.add(new Member(
                    (int) whole("members", member.substring(0, equals), Integer.MAX_VALUE),
                    member.substring(equals + 1, colon),
                    (int) whole("members", member.substring(colon + 1), Integer.MAX_VALUE)));
        }
        return members;
    }

    private String value(String key) {
        return values.getOrDefault(key, "");
    }

    private long number(String key, long most) {
        return whole(key, value(key), most);
    }

    private static long whole(String key, String text, long most) {
        try {
            long number = Long.parseLong(text);
            if (number >= 0 && number <= most) {
                return number;
            }
        } catch (NumberFormatException notOne) {
            throw new BadNodeFileException(key + ": '" + text + "' is not a whole number");
        }
        throw new BadNodeFileException(key + ": " + text + " is out of range");
    }
}
