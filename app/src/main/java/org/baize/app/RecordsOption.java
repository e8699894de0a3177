package org.baize.app;

import java.nio.file.Files;
import java.nio.file.Path;
import org.baize.cluster.node.NodeFile;
import org.baize.cluster.node.RunningNode;
import org.baize.records.Database;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Which records a command is about, and of which floor. Mixed into every command that is about some. */
final class RecordsOption {

    @Option(
            names = "--config",
            paramLabel = "FILE",
            description = "The file that the floor runs with; it says where data and records are.")
    private @Nullable Path file;

    @Option(names = "--data", paramLabel = "DIR", description = "The directory of the floor; baize-data without it.")
    private @Nullable Path data;

    @Option(
            names = "--records",
            paramLabel = "URL",
            description = "The database, as JDBC has it; the embedded one in the directory without it.")
    private @Nullable String records;

    /** Where the floor and its records are. */
    record Chosen(Path directory, Database.Config records) {

        /** Opens records that are there and that nobody writes. */
        Database open() {
            boolean embedded = records.equals(House.embedded(directory));
            if (embedded && RunningNode.isIn(directory)) {
                throw new BadInputException("a floor runs on " + directory + " and writes its records; stop it first");
            }
            if (embedded && !Files.isDirectory(directory.resolve(House.RECORDS))) {
                throw new BadInputException("there are no records in " + directory);
            }
            return Database.open(records);
        }
    }

    Chosen chosen() {
        NodeFile settings = file == null ? NodeFile.usual(House.KEYS) : NodeFile.read(file, House.KEYS);
        if (data != null) {
            settings.put("data", data.toString());
        }
        if (records != null) {
            settings.put("records", records);
        }
        Path directory = settings.config().directory();
        return new Chosen(directory, House.records(settings, directory));
    }

    static BadInputException written() {
        return new BadInputException("a floor writes these records just now; stop it first");
    }
}
