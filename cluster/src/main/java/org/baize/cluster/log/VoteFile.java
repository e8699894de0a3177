package org.baize.cluster.log;

import io.aeron.cluster.NodeStateFile;
import io.aeron.exceptions.AeronException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;

/**
 * The file in which a member keeps the term for which it has voted. A member that is alone can do without; one of several must
 * not vote twice in a term.
 */
final class VoteFile {

    /** Far more elections than there will ever be between two leaders; the consensus lists every term between. */
    private static final long MOST_TERMS_AHEAD = 100_000;

    private final Path cluster;
    private final Path file;
    private final int members;

    VoteFile(Path directory, int members) {
        this.cluster = MemberDirectory.cluster(directory);
        this.file = cluster.resolve(NodeStateFile.FILENAME);
        this.members = members;
    }

    void check(MemberDirectory member, List<String> notices) throws IOException {
        long lastTerm = member.terms().getLast().id();
        if (!Files.exists(file)) {
            refuseIfNotAlone("is missing");
            notices.add("the file " + file + " was missing and is made anew; this member is alone and needs no vote.");
        } else if (!isRight(lastTerm)) {
            refuseIfNotAlone("is damaged");
            Path aside = file.resolveSibling(NodeStateFile.FILENAME + ".damaged");
            Files.move(file, aside, StandardCopyOption.REPLACE_EXISTING);
            notices.add("the file " + file + " was damaged and is now " + aside.getFileName()
                    + "; this member is alone and needs no vote.");
        }
    }

    private void refuseIfNotAlone(String what) {
        if (members > 1) {
            throw new DamagedLogException("the file " + file + " " + what
                    + ", so this member no longer knows its vote; restore it from a backup");
        }
    }

    private boolean isRight(long lastTerm) throws IOException {
        try (NodeStateFile state = new NodeStateFile(cluster.toFile(), false, 0)) {
            long voted = state.candidateTerm().candidateTermId();
            return voted >= -1 && voted <= lastTerm + MOST_TERMS_AHEAD;
        } catch (AeronException | IllegalArgumentException | IllegalStateException | IndexOutOfBoundsException _) {
            return false;
        }
    }
}
