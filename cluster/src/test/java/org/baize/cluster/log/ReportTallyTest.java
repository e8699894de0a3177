package org.baize.cluster.log;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.agrona.ExpandableArrayBuffer;
import org.agrona.concurrent.UnsafeBuffer;
import org.baize.protocol.Protocol;
import org.baize.protocol.message.ToFloor;
import org.baize.protocol.wire.Messages;
import org.junit.jupiter.api.Test;

/** What members reported of their states, held against a replay. */
class ReportTallyTest {

    private static final Messages MESSAGES = Protocol.messages();

    private final ReportTally tally = new ReportTally(MESSAGES);

    @Test
    void oneThatDiffersFromMostIsCountedAndNoFault() {
        tally.took(64, "right");
        report(0, 64, "right");
        report(1, 64, "wrong");
        report(2, 64, "right");
        report(2, 32, "of a place before the replay began");
        tally.close();

        assertThat(tally.compared()).isEqualTo(3);
        assertThat(tally.differing()).isEqualTo(1);
    }

    @Test
    void mostThatDifferAreAFault() {
        tally.took(64, "replayed");
        report(0, 64, "lived");

        assertThatExceptionOfType(DamagedLogException.class)
                .isThrownBy(tally::close)
                .returns(64L, DamagedLogException::position);
    }

    private void report(int member, long position, String hash) {
        ExpandableArrayBuffer buffer = new ExpandableArrayBuffer();
        int length = MESSAGES.encode(new ToFloor.Report(member, position, hash), buffer, 0);
        tally.reported(new LogEntry.Message(new LogEntry.Place(96, 160, 0, 5), 1, new UnsafeBuffer(buffer, 0, length)));
    }
}
