package org.baize.cluster.log;

import io.aeron.cluster.NodeStateFile;
import io.aeron.cluster.RecordingLog;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Brings a backup back into the directory of a member, of the same one or, when that lost its disk, of another in the same
 * cluster. A member that comes back like this has forgotten for whom it voted behind the end of the backup: bring it back
 * while a leader is there, not during an election.
 */
public final class Restore {

    private static final int FILE_SYNC_LEVEL = 1;
    private static final String TERMS = "cluster/" + RecordingLog.RECORDING_LOG_FILE_NAME;

    private Restore() {}

    /**
     * Copies a backup into a directory that holds no log.
     *
     * @throws BackupException if it does, or if the backup is not what was written
     */
    public static Manifest into(Path backup, Path directory) {
        if (!isFree(directory)) {
            throw new BackupException(directory + " holds a log already; a backup is restored into an empty one");
        }
        Manifest manifest = Manifest.readAndCheck(backup);
        try {
            for (String file : manifest.files().keySet()) {
                if (!file.equals(TERMS)) {
                    copy(backup, directory, file);
                }
            }
            writeVote(directory, MemberDirectory.open(backup), manifest.position());
            copy(backup, directory, TERMS); // without it no node starts here, should this end half-way
            check(directory, manifest);
            return manifest;
        } catch (IOException e) {
            throw new BackupException("the backup cannot be restored into " + directory + ": " + FileTrouble.of(e), e);
        }
    }

    /** Whether a directory holds no log yet, and may be filled from a backup. */
    public static boolean isFree(Path directory) {
        return !Files.exists(directory.resolve(TERMS))
                && !Files.exists(MemberDirectory.archive(directory).resolve(CatalogFile.NAME));
    }

    /** What is not right is no log: no node must start on it later. */
    private static void check(Path directory, Manifest manifest) throws IOException {
        boolean right = false;
        try {
            checkState(directory, manifest);
            right = true;
        } finally {
            if (!right) {
                Files.delete(directory.resolve(TERMS));
            }
        }
    }

    /** As a node would start on it. */
    private static void checkState(Path directory, Manifest manifest) {
        String state =
                LogVerifier.verifyFromNewest(MemberDirectory.open(directory)).hash();
        if (!state.equals(manifest.state())) {
            throw new BackupException(
                    "what was restored into " + directory + " has the state " + state + " and not " + manifest.state());
        }
    }

    private static void copy(Path backup, Path directory, String file) throws IOException {
        Path target = directory.resolve(file);
        Files.createDirectories(target.resolveSibling(""));
        SparseFiles.copy(backup.resolve(file), target, Files.size(backup.resolve(file)));
    }

    /** The member has voted in every term that it knows of. */
    private static void writeVote(Path directory, MemberDirectory from, long position) throws IOException {
        Path cluster = Files.createDirectories(MemberDirectory.cluster(directory));
        try (NodeStateFile state = new NodeStateFile(cluster.toFile(), true, FILE_SYNC_LEVEL)) {
            if (!from.terms().isEmpty()) {
                state.updateCandidateTermId(from.terms().getLast().id(), position, System.currentTimeMillis());
            }
        }
    }
}
