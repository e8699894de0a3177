package org.baize.cluster.log;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;

/** Says why files cannot be used, in words for whoever runs a node: Java's own begin with the name of a class. */
public final class FileTrouble {

    private FileTrouble() {}

    /** The end of a sentence, such as "/data: Not a directory". */
    public static String of(IOException trouble) {
        return switch (trouble) {
            case NoSuchFileException missing -> missing.getFile() + " is missing";
            case AccessDeniedException denied -> denied.getFile() + " may not be opened";
            case FileAlreadyExistsException taken -> taken.getFile() + " is there already";
            case FileSystemException other when other.getReason() != null -> other.getFile() + ": " + other.getReason();
            case FileSystemException other -> other.toString(); // the message is nothing but the file
            case IOException other when other.getMessage() != null -> other.getMessage();
            case IOException other -> other.toString();
        };
    }
}
