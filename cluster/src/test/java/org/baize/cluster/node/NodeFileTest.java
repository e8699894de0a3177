package org.baize.cluster.node;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NodeFileTest {

    @TempDir
    Path directory;

    private NodeFile file(String text) throws IOException {
        return NodeFile.read(Files.writeString(directory.resolve("node.properties"), text));
    }

    @Test
    void withoutAFileItIsOneMemberOnThisMachine() {
        NodeConfig config = NodeFile.usual().config();

        assertThat(config)
                .isEqualTo(new NodeConfig(0, List.of(new Member(0, "localhost", 9300)), Path.of("baize-data")));
        assertThat(config.upkeep()).isEqualTo(Upkeep.USUAL);
    }

    @Test
    void theOnlyMemberNeedNotSayWhichItIs() throws IOException {
        assertThat(file("members = 7=alpha:9300").config().memberId()).isEqualTo(7);
        assertThatExceptionOfType(BadNodeFileException.class)
                .isThrownBy(() -> file("members = 0=alpha:9300, 1=beta:9300, 2=gamma:9300")
                        .config())
                .withMessage("member is missing: which of the 3 members is this one?");
    }

    @Test
    void readsWhatAFileSays() throws IOException {
        NodeConfig config = file("""
                        # one of three
                        member = 1
                        members = 0=alpha:9300, 1=beta:9300, 2=fd00::3:9300
                        data = somewhere
                        snapshot.messages = 5
                        snapshot.minutes = 6
                        compare.seconds = 7
                        keep.hours = 8
                        keep.megabytes = 9
                        free.megabytes = 200
                        """).config();

        assertThat(config.self()).isEqualTo(new Member(1, "beta", 9300));
        assertThat(config.members()).hasSize(3).contains(new Member(2, "fd00::3", 9300));
        assertThat(config.directory()).isEqualTo(Path.of("somewhere"));
        assertThat(config.upkeep())
                .isEqualTo(new Upkeep(
                        5,
                        Duration.ofMinutes(6),
                        Duration.ofSeconds(7),
                        new Upkeep.Keep(Duration.ofHours(8), 9L << 20),
                        200L << 20));
    }

    @Test
    void anOptionComesBeforeTheFile() throws IOException {
        assertThat(file("data = one").put("data", "other").config().directory()).isEqualTo(Path.of("other"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "membr = 1 | 'membr' in",
                "member | 'member' in",
                "member = 0;member = 1 | 'member' is in",
                "member = x | member: 'x' is not a whole number",
                "member = -1 | member must be 0 at least, not -1",
                "member = 3 | member 3 is not among the members",
                "members = 0=a:1, 0=b:1 | two members have the same number",
                "members = 0=a:1, 1=b:1 | there are one or three members, not 2",
                "members = 0=a:10, 1=b:10, 2=a:14 | members 0 and 2 share ports of a",
                "members = 0=a | '0=a' is not a member; one is written ID=HOST:PORT",
                "members = 0=:1 | '0=:1' is not a member; one is written ID=HOST:PORT",
                "members = | '' is not a member",
                "members = 0=a:x | the port in '0=a:x': 'x' is not a whole number",
                "members = 0=a:0 | the port in '0=a:0' must be 1 at least, not 0",
                "members = 0=a:65532 | the port in '0=a:65532' must be 65531 at most, not 65532",
                "data = | data names no directory",
                "snapshot.messages = 0 | snapshot.messages must be 1 at least, not 0",
                "snapshot.minutes = 0 | snapshot.minutes must be 1 at least, not 0",
                "compare.seconds = 2000000 | compare.seconds must be 1000000 at most, not 2000000",
                "free.megabytes = 1 | free.megabytes must be 128 at least, not 1",
            })
    void saysWhatIsWrong(String lines, String sentence) {
        assertThatExceptionOfType(BadNodeFileException.class)
                .isThrownBy(() -> file(lines.replace(';', '\n')).config())
                .withMessageContaining(sentence);
    }

    @Test
    void takesABackslashAsItIs() throws IOException {
        assertThat(file("data = a\\b").config().directory()).isEqualTo(Path.of("a\\b"));
    }

    @Test
    void saysThatThereIsNoFile() {
        assertThatExceptionOfType(BadNodeFileException.class)
                .isThrownBy(() -> NodeFile.read(directory.resolve("none")))
                .withMessageStartingWith("there is no file");
        assertThatExceptionOfType(BadNodeFileException.class)
                .isThrownBy(() -> NodeFile.read(directory))
                .withMessageEndingWith(" is a directory, not a file");
    }
}
