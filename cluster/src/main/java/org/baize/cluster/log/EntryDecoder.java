package org.baize.cluster.log;

import io.aeron.cluster.codecs.ClusterActionRequestDecoder;
import io.aeron.cluster.codecs.MessageHeaderDecoder;
import io.aeron.cluster.codecs.NewLeadershipTermEventDecoder;
import io.aeron.cluster.codecs.SessionCloseEventDecoder;
import io.aeron.cluster.codecs.SessionMessageHeaderDecoder;
import io.aeron.cluster.codecs.SessionOpenEventDecoder;
import io.aeron.cluster.codecs.TimerEventDecoder;
import org.agrona.DirectBuffer;
import org.agrona.SemanticVersion;
import org.agrona.concurrent.UnsafeBuffer;

/** Turns the cluster's own messages into entries. */
final class EntryDecoder {

    private final MessageHeaderDecoder header = new MessageHeaderDecoder();
    private final SessionMessageHeaderDecoder message = new SessionMessageHeaderDecoder();
    private final TimerEventDecoder timer = new TimerEventDecoder();
    private final SessionOpenEventDecoder opened = new SessionOpenEventDecoder();
    private final SessionCloseEventDecoder closed = new SessionCloseEventDecoder();
    private final NewLeadershipTermEventDecoder term = new NewLeadershipTermEventDecoder();
    private final ClusterActionRequestDecoder action = new ClusterActionRequestDecoder();

    LogEntry decode(Fragments entry) {
        DirectBuffer bytes = entry.buffer();
        header.wrap(bytes, 0);
        if (entry.length() < MessageHeaderDecoder.ENCODED_LENGTH
                || header.schemaId() != MessageHeaderDecoder.SCHEMA_ID
                || entry.length() < MessageHeaderDecoder.ENCODED_LENGTH + header.blockLength()) {
            throw new DamagedLogException("the entry at position " + entry.begin() + " is none", entry.begin());
        }
        return switch (header.templateId()) {
            case SessionMessageHeaderDecoder.TEMPLATE_ID -> message(entry, bytes);
            case TimerEventDecoder.TEMPLATE_ID -> timer(entry, bytes);
            case SessionOpenEventDecoder.TEMPLATE_ID -> opened(entry, bytes);
            case SessionCloseEventDecoder.TEMPLATE_ID -> closed(entry, bytes);
            case NewLeadershipTermEventDecoder.TEMPLATE_ID -> term(entry, bytes);
            case ClusterActionRequestDecoder.TEMPLATE_ID -> action(entry, bytes);
            default -> new LogEntry.Other(new LogEntry.Place(entry.begin(), entry.end(), -1, 0), header.templateId());
        };
    }

    private static LogEntry.Place place(Fragments entry, long term, long atMillis) {
        return new LogEntry.Place(entry.begin(), entry.end(), term, atMillis);
    }

    private LogEntry message(Fragments entry, DirectBuffer bytes) {
        message.wrapAndApplyHeader(bytes, 0, header);
        int offset = MessageHeaderDecoder.ENCODED_LENGTH + header.blockLength();
        byte[] content = new byte[entry.length() - offset];
        bytes.getBytes(offset, content);
        return new LogEntry.Message(
                place(entry, message.leadershipTermId(), message.timestamp()),
                message.clusterSessionId(),
                new UnsafeBuffer(content));
    }

    private LogEntry timer(Fragments entry, DirectBuffer bytes) {
        timer.wrapAndApplyHeader(bytes, 0, header);
        return new LogEntry.Timer(place(entry, timer.leadershipTermId(), timer.timestamp()), timer.correlationId());
    }

    private LogEntry opened(Fragments entry, DirectBuffer bytes) {
        opened.wrapAndApplyHeader(bytes, 0, header);
        return new LogEntry.Opened(
                place(entry, opened.leadershipTermId(), opened.timestamp()),
                opened.clusterSessionId(),
                opened.responseChannel());
    }

    private LogEntry closed(Fragments entry, DirectBuffer bytes) {
        closed.wrapAndApplyHeader(bytes, 0, header);
        return new LogEntry.Closed(
                place(entry, closed.leadershipTermId(), closed.timestamp()),
                closed.clusterSessionId(),
                closed.closeReason().name());
    }

    private LogEntry term(Fragments entry, DirectBuffer bytes) {
        term.wrapAndApplyHeader(bytes, 0, header);
        return new LogEntry.Term(
                place(entry, term.leadershipTermId(), term.timestamp()),
                term.termBaseLogPosition(),
                term.leaderMemberId(),
                SemanticVersion.minor(term.appVersion()));
    }

    private LogEntry action(Fragments entry, DirectBuffer bytes) {
        action.wrapAndApplyHeader(bytes, 0, header);
        return new LogEntry.Action(
                place(entry, action.leadershipTermId(), action.timestamp()),
                action.action().name());
    }
}
