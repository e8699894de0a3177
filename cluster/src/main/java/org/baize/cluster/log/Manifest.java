package org.baize.cluster.log;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * What a backup holds. It is written last, so that a backup without one was not finished.
 *
 * @param position where its log ends
 * @param state the hash of the floor there
 * @param files the SHA-256 of each file, by its path inside the backup
 */
public record Manifest(long position, String state, Map<String, String> files) {

    static final String NAME = "MANIFEST";

    private static final String TITLE = "baize-backup 1";

    public Manifest {
        files = Collections.unmodifiableMap(new TreeMap<>(files));
    }

    static Manifest write(Path backup, long position, String state) throws IOException {
        Map<String, String> files = new TreeMap<>();
        try (Stream<Path> found = Files.walk(backup)) {
            for (Path file : found.filter(Files::isRegularFile).toList()) {
                files.put(backup.relativize(file).toString(), sha256(file));
            }
        }
        List<String> lines = new ArrayList<>(List.of(TITLE, "position " + position, "state " + state));
        files.forEach((path, sum) -> lines.add(sum + "  " + path));
        Files.write(backup.resolve(NAME), lines, StandardOpenOption.CREATE_NEW, StandardOpenOption.SYNC);
        return new Manifest(position, state, files);
    }

    /** Whether a directory holds a backup that was finished. */
    public static boolean isIn(Path backup) {
        return Files.isRegularFile(backup.resolve(NAME));
    }

    /** Reads it, and holds every file against it. */
    public static Manifest readAndCheck(Path backup) {
        Path file = backup.resolve(NAME);
        if (!isIn(backup)) {
            throw new BackupException("there is no finished backup in " + backup);
        }
        try {
            Manifest manifest = parse(Files.readAllLines(file));
            for (Map.Entry<String, String> listed : manifest.files.entrySet()) {
                Path content = backup.resolve(listed.getKey()).normalize();
                if (!content.startsWith(backup.normalize())) {
                    throw new BackupException("the backup is damaged: it lists " + listed.getKey());
                }
                if (!Files.isRegularFile(content)) {
                    throw new BackupException("the backup is damaged: " + content + " is missing");
                }
                if (!sha256(content).equals(listed.getValue())) {
                    throw new BackupException("the backup is damaged: " + content + " is not what was written");
                }
            }
            return manifest;
        } catch (IOException e) {
            throw new BackupException("the backup in " + backup + " cannot be read: " + FileTrouble.of(e), e);
        } catch (InvalidPathException e) {
            throw new BackupException(
                    "the backup in " + backup + " cannot be read: it lists what can be no name of a file", e);
        }
    }

    private static Manifest parse(List<String> lines) {
        try {
            if (!lines.getFirst().equals(TITLE)) {
                throw new BackupException("the backup is of another kind: " + lines.getFirst());
            }
            Map<String, String> files = new TreeMap<>();
            lines.stream()
                    .skip(3)
                    .forEach(line -> files.put(line.substring(line.indexOf("  ") + 2), line.split("  ", 2)[0]));
            return new Manifest(
                    Long.parseLong(lines.get(1).substring("position ".length())),
                    lines.get(2).substring("state ".length()),
                    files);
        } catch (IndexOutOfBoundsException | NumberFormatException | NoSuchElementException broken) {
            throw new BackupException("the backup is damaged: its manifest cannot be read", broken);
        }
    }

    static String sha256(Path file) throws IOException {
        try (DigestInputStream in =
                new DigestInputStream(Files.newInputStream(file), MessageDigest.getInstance("SHA-256"))) {
            in.transferTo(OutputStream.nullOutputStream());
            return HexFormat.of().formatHex(in.getMessageDigest().digest());
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every platform has SHA-256", e);
        }
    }
}
