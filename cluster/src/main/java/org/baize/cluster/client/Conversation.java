package org.baize.cluster.client;

import io.aeron.cluster.client.AeronCluster;
import io.aeron.cluster.client.ControlledEgressListener;
import io.aeron.cluster.codecs.EventCode;
import io.aeron.exceptions.AeronException;
import io.aeron.logbuffer.ControlledFragmentHandler.Action;
import io.aeron.logbuffer.Header;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.agrona.CloseHelper;
import org.agrona.DirectBuffer;
import org.agrona.concurrent.IdleStrategy;
import org.baize.engine.answer.Answer;
import org.baize.engine.answer.FloorReason;
import org.baize.protocol.Protocol;
import org.baize.protocol.message.FromFloor;
import org.baize.protocol.message.ToFloor;
import org.baize.protocol.shape.BadMessageException;
import org.baize.protocol.wire.Bundle;
import org.baize.protocol.wire.Messages;
import org.baize.protocol.wire.NewerVersionException;
import org.baize.protocol.wire.Packing;
import org.jspecify.annotations.Nullable;

/** The thread of a client: keeps a session, sends what is asked in order, again where it must, and hands out answers. */
final class Conversation implements Runnable, ControlledEgressListener {

    private static final long KEEP_ALIVE_NANOS = TimeUnit.SECONDS.toNanos(1);
    private static final long CONNECT_NANOS = TimeUnit.SECONDS.toNanos(2);

    /** Answers get lost: on their way while a leader takes over, or because this client did not read for a while. */
    private static final long SEND_AGAIN_NANOS = TimeUnit.SECONDS.toNanos(1);

    private final ClientConfig config;
    private final Queue<Question<?>> asked;
    private final String driverDirectory;
    private final Messages messages = Protocol.messages();
    private final Packing packing = Protocol.asks().packing();
    private final Bundle answers = Protocol.answers();
    private final Map<Question.Key, Question<?>> underWay = new LinkedHashMap<>();
    private final Deque<Question<?>> toSend = new ArrayDeque<>();
    private final IdleStrategy idle = Idling.withSleepsUpTo(TimeUnit.MICROSECONDS.toNanos(100));
    private volatile boolean open = true;
    private volatile @Nullable Follower follower;
    private @Nullable AeronCluster session;

    /** An older floor answers a bundle of questions once, so that they would end one by one as they are sent again. */
    private boolean oneByOne;

    private long heardOfNanos;
    private long nextEvent;

    Conversation(ClientConfig config, String driverDirectory, Queue<Question<?>> asked) {
        this.config = config;
        this.driverDirectory = driverDirectory;
        this.asked = asked;
    }

    boolean isOpen() {
        return open;
    }

    void stop() {
        open = false;
    }

    void follow(Follower whom) {
        follower = whom;
    }

    @Override
    public void run() {
        String why = "it was closed";
        try {
            while (open) {
                turn();
            }
        } catch (RuntimeException | Error failed) {
            why = failed.toString();
            throw failed;
        } finally {
            open = false;
            end(why);
        }
    }

    private void turn() {
        int work = take();
        AeronCluster connected = session == null ? connect() : session;
        if (connected != null) {
            work += talk(connected);
        }
        giveUpOverdue();
        sendAgainUnanswered();
        idle.idle(work);
    }

    /** Nobody is left waiting, whatever it was that ended it. */
    private void end(String why) {
        CloseHelper.quietClose(session);
        underWay.values().forEach(question -> question.fail(UnknownOutcomeException.ended(question.message(), why)));
        for (Question<?> question = asked.poll(); question != null; question = asked.poll()) {
            question.fail(UnknownOutcomeException.ended(question.message(), why));
        }
    }

    private int take() {
        int taken = 0;
        while (underWay.size() < config.window()) {
            Question<?> question = asked.poll();
            if (question == null) {
                break;
            }
            add(question);
            taken++;
        }
        return taken;
    }

    /** Whoever asks what is under way already shares its answer. */
    private void add(Question<?> question) {
        Question<?> earlier = underWay.putIfAbsent(question.key(), question);
        if (earlier == null) {
            toSend.addLast(question);
        } else if (!earlier.shareAnswerWith(question, config.window())) {
            question.fail(new FloorBusyException());
        }
    }

    private @Nullable AeronCluster connect() {
        try {
            session = AeronCluster.connect(config.connection()
                    .aeronDirectoryName(driverDirectory)
                    .messageTimeoutNs(CONNECT_NANOS)
                    .newLeaderTimeoutNs(config.newLeaderNanos())
                    .controlledEgressListener(this));
            heardOfNanos = System.nanoTime();
            askAnew();
        } catch (AeronException notThere) {
            session = null; // Nobody leads yet, or nobody is there: the next turn tries again.
        }
        return session;
    }

    /** What happened until now and was not heard is lost; the answer tells how much that is. */
    private void followAgain() {
        if (follower != null) {
            add(new Question<>(
                    new ToFloor.Follow(),
                    FromFloor.Following.class::cast,
                    System.nanoTime() + config.patience().toNanos()));
        }
    }

    private int talk(AeronCluster connected) {
        try {
            int work = send(connected);
            work += connected.controlledPollEgress();
            long now = System.nanoTime();
            if (now - heardOfNanos > KEEP_ALIVE_NANOS && connected.sendKeepAlive()) {
                heardOfNanos = now;
            }
            if (connected.isClosed()) {
                drop();
            }
            return work;
        } catch (AeronException broken) {
            drop();
            return 0;
        }
    }

    private void drop() {
        CloseHelper.quietClose(session);
        session = null;
    }

    private int send(AeronCluster connected) {
        int sent = 0;
        long now = System.nanoTime();
        int most = connected.ingressPublication().maxMessageLength() - AeronCluster.SESSION_HEADER_LENGTH;
        while (!toSend.isEmpty()) {
            pack();
            if (packing.count() == 0) {
                continue; // nothing that waits can be written
            }
            if (packing.length() > most) {
                notSent(toSend.removeFirst(), most);
                continue;
            }
            if (connected.offer(packing.buffer(), packing.offset(), packing.length()) <= 0) {
                break; // Later; and if the leader is gone, the session waits for the next one or closes.
            }
            for (int left = packing.count(); left > 0; left--) {
                toSend.removeFirst().sentAt(now);
                sent++;
            }
        }
        return sent;
    }

    /** As many as may travel together; only what is to be carried out travels with others. */
    private void pack() {
        packing.clear();
        Iterator<Question<?>> questions = toSend.iterator();
        while (questions.hasNext()) {
            Question<?> question = questions.next();
            boolean single = !(question.message() instanceof ToFloor.Ask);
            if (single && packing.count() > 0) {
                return;
            }
            try {
                if (!packing.add(question.message()) || single || oneByOne) {
                    return;
                }
            } catch (RuntimeException unwritable) { // whatever is wrong with one question, the others go on
                questions.remove();
                underWay.remove(question.key());
                question.fail(NotSentException.unwritable(unwritable));
            }
        }
    }

    /** Alone it was too long, since no bundle is. */
    private void notSent(Question<?> tooLong, int most) {
        underWay.remove(tooLong.key());
        tooLong.fail(NotSentException.tooLong(packing.length(), most));
    }

    private void sendAllAgain() {
        toSend.clear();
        toSend.addAll(underWay.values());
    }

    /** All of them, in their order: the floor takes the numbers of an origin only without a gap. */
    private void sendAgainUnanswered() {
        if (session != null && toSend.isEmpty() && !underWay.isEmpty()) {
            Question<?> first = underWay.values().iterator().next();
            if (first.wasSentBefore(System.nanoTime() - SEND_AGAIN_NANOS)) {
                sendAllAgain();
            }
        }
    }

    /** They were asked in this order and have the same patience, so the first that may wait ends the search. */
    private void giveUpOverdue() {
        long now = System.nanoTime();
        Iterator<Question<?>> questions = underWay.values().iterator();
        while (questions.hasNext()) {
            Question<?> question = questions.next();
            if (!question.isOverdue(now)) {
                return;
            }
            questions.remove();
            toSend.remove(question);
            question.fail(UnknownOutcomeException.late(question.message()));
        }
    }

    /** What a bundle of answers set free is sent before the next is read, so that the floor has work meanwhile. */
    @Override
    public Action onMessage(long sessionId, long atMillis, DirectBuffer bytes, int offset, int length, Header header) {
        if (answers.split(bytes, offset, length, this::hear)) {
            return Action.BREAK;
        }
        hear(bytes, offset, length);
        return Action.CONTINUE;
    }

    private void hear(DirectBuffer bytes, int offset, int length) {
        FromFloor said;
        try {
            said = (FromFloor) messages.decode(bytes, offset, length);
        } catch (BadMessageException | NewerVersionException bad) {
            unreadable(messages.typeOf(bytes, offset, length), String.valueOf(bad.getMessage()));
            return;
        }
        hear(said);
    }

    private void hear(FromFloor said) {
        switch (said) {
            case FromFloor.Told told -> told(told);
            case FromFloor.Sequence sequence -> answered(new Question.Key.OfSequence(sequence.origin()), sequence);
            case FromFloor.State state -> answered(new Question.Key.OfState(state.id()), state);
            case FromFloor.Following following -> {
                expect(following.next());
                answered(new Question.Key.OfFollow(), following);
            }
            case FromFloor.Noted noted -> answered(new Question.Key.OfReport(noted.member(), noted.position()), noted);
            case FromFloor.Happened happened -> hear(happened);
            case FromFloor.Answers several -> several.told().forEach(this::told);
            case FromFloor.NotUnderstood not -> {
                oneByOne = true;
                endFirst(question -> UnknownOutcomeException.notUnderstood(question.message(), not.why()));
            }
        }
    }

    /** Events that cannot be read are missing, which shows with the next that can; an answer ends its question. */
    private void unreadable(Optional<Class<?>> type, String why) {
        if (type.filter(FromFloor.Happened.class::equals).isEmpty()) {
            endFirst(question -> UnknownOutcomeException.unreadable(question.message(), why));
        }
    }

    /**
     * It does not say to what. Answers come in the order of the questions, so it was the first that waits, unless answers
     * were lost; then that one's outcome is unknown indeed, and the turn of the right one comes.
     */
    private void endFirst(Function<Question<?>, UnknownOutcomeException> how) {
        Iterator<Question<?>> questions = underWay.values().iterator();
        while (questions.hasNext()) {
            Question<?> question = questions.next();
            if (question.wasSent()) {
                questions.remove();
                toSend.remove(question);
                question.fail(how.apply(question));
                return;
            }
        }
    }

    private void told(FromFloor.Told told) {
        Question.Key key = new Question.Key.OfAsk(told.origin(), told.sequence());
        if (isRefused(told.answer(), FloorReason.SEQUENCE_GAP) && isBehindAnother(told)) {
            Question<?> question = underWay.get(key);
            if (question != null) {
                toSend.addLast(question);
            }
        } else if (isRefused(told.answer(), FloorReason.SEQUENCE_PASSED)) {
            passed(key, told);
        } else {
            answered(key, told);
        }
    }

    /** A gap behind a question that is still under way is none: that one was sent again and comes first. */
    private boolean isBehindAnother(FromFloor.Told told) {
        return underWay.containsKey(new Question.Key.OfAsk(told.origin(), told.sequence() - 1));
    }

    /** What was sent more than once may have been carried out the first time, and the floor keeps the answer no more. */
    private void passed(Question.Key key, FromFloor.Told told) {
        Question<?> question = underWay.get(key);
        if (question != null && question.wasSentAgain()) {
            underWay.remove(key);
            question.fail(UnknownOutcomeException.forgotten(question.message()));
        } else {
            answered(key, told);
        }
    }

    private static boolean isRefused(Answer answer, FloorReason reason) {
        return answer instanceof Answer.Refused refused && refused.refusal().reason() == reason;
    }

    private void answered(Question.Key key, FromFloor answer) {
        Question<?> question = underWay.remove(key);
        if (question != null) {
            question.answer(answer);
        }
    }

    private void expect(long next) {
        Follower whom = follower;
        if (whom != null && nextEvent > 0 && next > nextEvent) {
            whom.lost(nextEvent, next);
        }
        nextEvent = next;
    }

    private void hear(FromFloor.Happened happened) {
        Follower whom = follower;
        if (whom == null) {
            return;
        }
        if (happened.number() != nextEvent) {
            expect(happened.number());
        }
        nextEvent = happened.number() + happened.events().size();
        whom.happened(happened);
    }

    @Override
    public void onSessionEvent(
            long correlationId, long sessionId, long term, int leader, EventCode code, String detail) {
        if (code != EventCode.OK && code != EventCode.REDIRECT) {
            drop();
        }
    }

    @Override
    public void onNewLeader(long sessionId, long term, int leader, String endpoints) {
        askAnew();
    }

    /** Somebody else leads, perhaps. */
    private void askAnew() {
        oneByOne = false;
        sendAllAgain();
        followAgain();
    }
}
