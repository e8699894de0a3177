package org.baize.cluster.node;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.stream.Collectors;
import org.baize.cluster.log.FileTrouble;
import org.baize.cluster.log.Manifest;
import org.baize.cluster.log.Restore;

/**
 * Says in a member's directory which member of which cluster it belongs to. Started as another, or alone, a member would
 * acknowledge what the others never hear of, and lose it when it is one of them again.
 */
final class MemberMark {

    private static final String FILE = "member";

    /** Before there is a log, anything else is what a crash left of the first start. */
    private static final String WRITTEN = "member \\d+ of [\\d, ]+";

    private MemberMark() {}

    /** Only for whoever holds the lock on the directory. */
    static void check(NodeConfig config) {
        if (Manifest.isIn(config.directory())) {
            throw new NodeException(config.directory() + " holds a backup, which a node would spoil; 'baize node"
                    + " --restore " + config.directory() + "' brings it back into another directory.");
        }
        Path file = config.directory().resolve(FILE);
        String mark = mark(config);
        try {
            String written =
                    Files.exists(file) ? Files.readString(file, ISO_8859_1).strip() : "";
            if (!written.matches(WRITTEN)) {
                if (Files.exists(file) && !Restore.isFree(config.directory())) {
                    throw new NodeException("the file " + file + ", which says whose directory this is, is damaged; if"
                            + " it is that of " + mark + ", write just that into it.");
                }
                Files.writeString(
                        file,
                        mark + "\n",
                        StandardOpenOption.CREATE,
                        StandardOpenOption.TRUNCATE_EXISTING,
                        StandardOpenOption.SYNC);
            } else if (!written.equals(mark)) {
                throw new NodeException("the directory " + config.directory() + " is that of " + written
                        + ", and not of "
                        + mark + "; another cluster begins with 'baize cluster backup' and 'baize node --restore' into"
                        + " new directories.");
            }
        } catch (IOException e) {
            throw new NodeException("the file " + file + " cannot be used: " + FileTrouble.of(e), e);
        }
    }

    private static String mark(NodeConfig config) {
        return "member " + config.memberId() + " of "
                + config.members().stream()
                        .map(member -> Integer.toString(member.id()))
                        .sorted()
                        .collect(Collectors.joining(", "));
    }
}
