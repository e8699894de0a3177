package org.baize.cluster.service;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.agrona.ExpandableArrayBuffer;
import org.baize.engine.command.Origin;
import org.baize.engine.command.SetupCommand;
import org.baize.protocol.Protocol;
import org.baize.protocol.message.FromFloor;
import org.baize.protocol.message.SnapshotHead;
import org.baize.protocol.message.ToFloor;
import org.baize.protocol.wire.Messages;
import org.baize.protocol.wire.NewerVersionException;
import org.baize.protocol.wire.Schema;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Two builds in one cluster, in the middle of an upgrade: whatever comes, both do the same with it. */
class VersionTest {

    private static final String SCHEMA = "/org/baize/protocol/baize.xml";
    private static final Messages OLD = Protocol.messages();
    private static final int VERSION = OLD.schema().version();

    private final ExpandableArrayBuffer buffer = new ExpandableArrayBuffer();
    private final LoggedFloor before = new LoggedFloor(OLD, new Comparison(0, 3));
    private Messages young = OLD;
    private LoggedFloor after = before;
    private long sequence;

    /** The next build, whose schema is one version on. */
    @BeforeEach
    void upgrade() throws IOException {
        try (InputStream file = Protocol.class.getResourceAsStream(SCHEMA)) {
            String next = new String(file.readAllBytes(), StandardCharsets.UTF_8)
                    .replaceFirst("version=\"" + VERSION + "\"", "version=\"" + (VERSION + 1) + "\"");
            young = new Messages(
                    Schema.read(new ByteArrayInputStream(next.getBytes(StandardCharsets.UTF_8))), Protocol.ROOTS);
        }
        after = new LoggedFloor(young, new Comparison(1, 3));
    }

    @Test
    void underAnOldLeaderNobodyUnderstandsWhatIsNew() {
        before.leads(VERSION);
        after.leads(VERSION);

        assertThat(take(before, young)).isInstanceOf(FromFloor.NotUnderstood.class);
        assertThat(take(after, young)).isInstanceOf(FromFloor.NotUnderstood.class);
        assertThat(after.hash()).isEqualTo(before.hash());

        sequence++;
        assertThat(take(before, OLD)).isInstanceOf(FromFloor.Told.class);
        assertThat(take(after, OLD)).isInstanceOf(FromFloor.Told.class);
        assertThat(after.hash()).isEqualTo(before.hash());
    }

    @Test
    void underANewLeaderTheNewUnderstandAndTheOldStop() {
        after.leads(VERSION + 1);

        sequence++;
        assertThat(take(after, young)).isInstanceOf(FromFloor.Told.class);
        assertThatExceptionOfType(NewerVersionException.class)
                .isThrownBy(() -> before.leads(VERSION + 1))
                .withMessageContaining("newer Baize (message version " + (VERSION + 1) + ")");
    }

    @Test
    void aSnapshotRemembersWhoLed() {
        after.leads(VERSION);
        LoggedFloor restored = restored(after.head(after.hash(), 0));

        assertThat(take(restored, young)).isInstanceOf(FromFloor.NotUnderstood.class);
        restored.leads(VERSION + 1);
        sequence++;
        assertThat(take(restored, young)).isInstanceOf(FromFloor.Told.class);
    }

    @Test
    void aSnapshotThatDoesNotKnowIsOfABuildThatCouldNotFollowANewerLeader() {
        SnapshotHead old = new SnapshotHead(1, List.of(), "", 0, OptionalInt.empty());

        assertThat(old.understoodVersion()).isEqualTo(4);
        assertThat(take(restored(old), OLD)).isInstanceOf(FromFloor.NotUnderstood.class);
    }

    private LoggedFloor restored(SnapshotHead head) {
        return new LoggedFloor(young, new Comparison(1, 3), head, after.snapshot());
    }

    private FromFloor take(LoggedFloor floor, Messages writer) {
        ToFloor.Ask ask = new ToFloor.Ask(
                Origin.SYSTEM,
                Math.max(1, sequence),
                Optional.empty(),
                new SetupCommand.BringIntoForce("act-multi-terminal-2019", LocalDate.of(2020, 1, 1)));
        int length = writer.encode(ask, buffer, 0);
        return floor.take(buffer, 0, length, new LoggedFloor.Place(64, 1, 1)).reply();
    }
}
