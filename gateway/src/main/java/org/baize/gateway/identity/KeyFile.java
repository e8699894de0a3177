package org.baize.gateway.identity;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.SecureRandom;
import java.util.Optional;

/** A secret that is made at the first start and stays in the directory of the gateway. */
public final class KeyFile {

    static final String NAME = "gateway.key";
    private static final int BYTES = 32;

    private KeyFile() {}

    /** The key that an earlier version signed tokens with, if it has left one. */
    static Optional<byte[]> left(Path directory) {
        return Files.exists(directory.resolve(NAME)) ? Optional.of(in(directory, NAME)) : Optional.empty();
    }

    /** The key of that name. */
    public static byte[] in(Path directory, String name) {
        Path file = directory.resolve(name);
        try {
            Files.createDirectories(directory);
            if (!Files.exists(file)) {
                make(file);
            }
            byte[] key = Files.readAllBytes(file);
            if (key.length != BYTES) {
                throw new IllegalStateException(file + " is no key: it has " + key.length + " bytes and not " + BYTES);
            }
            return key;
        } catch (IOException unreadable) {
            throw new UncheckedIOException("the key " + file + " cannot be used", unreadable);
        }
    }

    /** Written whole before it gets its name: two that start at once use the same one, and nobody ever half a key. */
    private static void make(Path file) throws IOException {
        byte[] key = new byte[BYTES];
        new SecureRandom().nextBytes(key);
        Path draft = Files.createTempFile(file.toAbsolutePath().getParent(), "key", ".new", forItsOwnerOnly(file));
        try {
            Files.write(draft, key);
            Files.createLink(file, draft);
        } catch (FileAlreadyExistsException another) {
            return; // its key is the key
        } finally {
            Files.delete(draft);
        }
    }

    private static FileAttribute<?>[] forItsOwnerOnly(Path file) {
        return file.getFileSystem().supportedFileAttributeViews().contains("posix")
                ? new FileAttribute<?>[] {
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"))
                }
                : new FileAttribute<?>[0];
    }
}
