package org.baize.cluster.log;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.EOFException;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import org.junit.jupiter.api.Test;

class FileTroubleTest {

    @Test
    void isToldWithoutTheNameOfAClassOfJava() {
        assertThat(FileTrouble.of(new NoSuchFileException("/data/0-0.rec"))).isEqualTo("/data/0-0.rec is missing");
        assertThat(FileTrouble.of(new AccessDeniedException("/data"))).isEqualTo("/data may not be opened");
        assertThat(FileTrouble.of(new FileAlreadyExistsException("/data"))).isEqualTo("/data is there already");
        assertThat(FileTrouble.of(new FileSystemException("/data", null, "Not a directory")))
                .isEqualTo("/data: Not a directory");
        assertThat(FileTrouble.of(new IOException("No space left on device"))).isEqualTo("No space left on device");
    }

    @Test
    void whatSaysNothingOfItselfIsAtLeastNamed() {
        assertThat(FileTrouble.of(new EOFException())).isEqualTo("java.io.EOFException");
        assertThat(FileTrouble.of(new NotDirectoryException("/data")))
                .isEqualTo("java.nio.file.NotDirectoryException: /data");
    }
}
