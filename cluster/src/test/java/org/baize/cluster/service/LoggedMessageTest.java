package org.baize.cluster.service;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.time.LocalDate;
import java.util.Optional;
import org.agrona.ExpandableArrayBuffer;
import org.baize.engine.command.Origin;
import org.baize.engine.command.SetupCommand;
import org.baize.protocol.Protocol;
import org.baize.protocol.message.ToFloor;
import org.baize.protocol.shape.BadMessageException;
import org.baize.protocol.wire.Messages;
import org.junit.jupiter.api.Test;

/** Zeros at the end of a message in the log do not count. */
class LoggedMessageTest {

    private static final Messages MESSAGES = Protocol.messages();

    private final ExpandableArrayBuffer buffer = new ExpandableArrayBuffer();

    @Test
    void zerosBehindAMessageAreNotPartOfIt() {
        ToFloor ask = new ToFloor.Ask(
                Origin.SYSTEM, 1, Optional.empty(), new SetupCommand.BringIntoForce("x", LocalDate.of(2020, 1, 1)));
        int length = MESSAGES.encode(ask, buffer, 0);

        for (int zeros = 0; zeros < 32; zeros++) {
            assertThat(LoggedMessage.decode(MESSAGES, buffer, 0, length + zeros))
                    .isEqualTo(ask);
        }
        assertThatExceptionOfType(BadMessageException.class)
                .isThrownBy(() -> LoggedMessage.decode(MESSAGES, buffer, 0, length + 32));
    }

    @Test
    void zerosThatAMessageHasLostAreAddedAndNothingElse() {
        ToFloor question = new ToFloor.AskForState(7);
        int length = MESSAGES.encode(question, buffer, 0);

        assertThat(LoggedMessage.decode(MESSAGES, buffer, 0, length - 7)).isEqualTo(question);
        buffer.putByte(length - 1, (byte) 1);
        assertThat(LoggedMessage.decode(MESSAGES, buffer, 0, length)).isNotEqualTo(question);
        buffer.putByte(length, (byte) 1);
        assertThatExceptionOfType(BadMessageException.class)
                .isThrownBy(() -> LoggedMessage.decode(MESSAGES, buffer, 0, length + 1));
    }
}
