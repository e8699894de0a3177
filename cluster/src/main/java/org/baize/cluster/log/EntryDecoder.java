package org.baize.cluster.log;

import io.aeron.cluster.codecs.ClusterActionRequestDecoder;
import io.aeron.cluster.codecs.MessageHeaderDecoder;
import io.aeron.cluster.codecs.NewLeadershipTermEventDecoder;
import io.aeron.cluster.codecs.SessionCloseEventDecoder;
import io.aeron.cluster.codecs.SessionMessageHeaderDecoder;
import io.aeron.cluster.codecs.SessionOpenEventDecoder;
import io.aeron.cluster.codecs.TimerEventDecoder;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.agrona.DirectBuffer;
import org.agrona.SemanticVersion;
import org.agrona.concurrent.UnsafeBuffer;
import org.baize.protocol.Protocol;
import org.baize.protocol.wire.Bundle;

/** Turns the cluster's own messages into entries: mostly one; of what a client asked together, one for each. */
final class EntryDecoder {

    private final Bundle asks = Protocol.asks();
    private final MessageHeaderDecoder header = new MessageHeaderDecoder();
    private final SessionMessageHeaderDecoder message = new SessionMessageHeaderDecoder();
    private final TimerEventDecoder timer = new TimerEventDecoder();
    private final SessionOpenEventDecoder opened = new SessionOpenEventDecoder();
    private final SessionCloseEventDecoder closed = new SessionCloseEventDecoder();
    private final NewLeadershipTermEventDecoder term = new NewLeadershipTermEventDecoder();
    private final ClusterActionRequestDecoder action = new ClusterActionRequestDecoder();

    /** Where in an entry the bytes of a message lie. */
    private record Content(int start, int size) {}

    List<LogEntry> decode(Fragments entry) {
        DirectBuffer bytes = entry.buffer();
        header.wrap(bytes, 0);
        if (entry.length() < MessageHeaderDecoder.ENCODED_LENGTH
                || header.schemaId() != MessageHeaderDecoder.SCHEMA_ID
                || entry.length() < MessageHeaderDecoder.ENCODED_LENGTH + header.blockLength()) {
            throw new DamagedLogException("the entry at position " + entry.begin() + " is none", entry.begin());
        }
        return header.templateId() == SessionMessageHeaderDecoder.TEMPLATE_ID
                ? messages(entry, bytes)
                : List.of(event(entry, bytes));
    }

    private LogEntry event(Fragments entry, DirectBuffer bytes) {
        return switch (header.templateId()) {
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

    private List<LogEntry> messages(Fragments entry, DirectBuffer bytes) {
        message.wrapAndApplyHeader(bytes, 0, header);
        int offset = MessageHeaderDecoder.ENCODED_LENGTH + header.blockLength();
        List<Content> parts = new ArrayList<>();
        if (!asks.split(
                bytes, offset, entry.length() - offset, (_, start, size) -> parts.add(new Content(start, size)))) {
            parts.add(new Content(offset, entry.length() - offset));
        }
        return IntStream.range(0, parts.size())
                .mapToObj(part -> message(entry, parts, part))
                .toList();
    }

    /** Each part has a place of its own, where its bytes lie: the first begins with the entry, the last ends with it. */
    private LogEntry message(Fragments entry, List<Content> parts, int part) {
        long begin = part == 0 ? 0 : parts.get(part).start();
        long end = part == parts.size() - 1
                ? entry.end()
                : entry.begin() + parts.get(part + 1).start();
        LogEntry.Place place =
                new LogEntry.Place(entry.begin() + begin, end, message.leadershipTermId(), message.timestamp());
        byte[] content = new byte[parts.get(part).size()];
        entry.buffer().getBytes(parts.get(part).start(), content);
        return new LogEntry.Message(place, message.clusterSessionId(), new UnsafeBuffer(content));
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
