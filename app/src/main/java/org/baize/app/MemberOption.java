package org.baize.app;

import java.nio.file.Files;
import java.nio.file.Path;
import picocli.CommandLine.Option;

/** Which member a command is about. Mixed into every command that is about one. */
final class MemberOption {

    @Option(
            names = "--data",
            paramLabel = "DIR",
            defaultValue = "baize-data",
            description = "The directory of the member; ${DEFAULT-VALUE} without it.")
    private Path data = Path.of("");

    Path directory() {
        return data;
    }

    /** The same, for what needs it to be there: a name that was mistyped is no member that is not running. */
    Path existing() {
        if (!Files.isDirectory(data)) {
            throw new BadInputException("there is no directory " + data);
        }
        return data;
    }
}
