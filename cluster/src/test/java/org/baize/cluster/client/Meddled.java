package org.baize.cluster.client;

import io.aeron.cluster.service.ClientSession;
import io.aeron.cluster.service.ClusteredService;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.agrona.DirectBuffer;
import org.agrona.MutableDirectBuffer;
import org.agrona.concurrent.UnsafeBuffer;
import org.baize.protocol.Protocol;
import org.baize.protocol.message.ToFloor;
import org.jspecify.annotations.Nullable;

/** A service that hears and says what a test lets through, as if the rest had got lost or damaged on the way. */
final class Meddled {

    private static final int VERSION_OFFSET = 6;

    /** Fewer bytes than a command has behind its header. */
    private static final int NONSENSE = 16;

    private Meddled() {}

    /** A message on its way from a session to the service. */
    record Heard(ClientSession session, DirectBuffer bytes, int offset, int length) {

        /** What it says: a count of messages would be off by one when a client asks again. */
        ToFloor message() {
            return (ToFloor) Protocol.messages().decode(bytes, offset, length);
        }

        /** The same one by one, for whoever does not mind what travels together. */
        List<? extends ToFloor> oneByOne() {
            ToFloor message = message();
            return message instanceof ToFloor.Asks several ? several.asks() : List.of(message);
        }

        /** The answer gets lost. */
        Heard unanswered() {
            ClientSession mute = (ClientSession) proxy(
                    ClientSession.class,
                    (method, arguments) -> method.getName().equals("offer") ? 1L : method.invoke(session, arguments));
            return new Heard(mute, bytes, offset, length);
        }

        /** The answer is one that a far newer floor would give. */
        Heard answeredFromTheFuture() {
            ClientSession newer = (ClientSession) proxy(ClientSession.class, (method, arguments) -> {
                if (method.getName().equals("offer")) {
                    ((MutableDirectBuffer) arguments[0]).putByte((Integer) arguments[1] + VERSION_OFFSET, (byte) 0xff);
                }
                return method.invoke(session, arguments);
            });
            return new Heard(newer, bytes, offset, length);
        }

        /** The last bytes are not what they were, as they would be if a client had a fault. */
        Heard withNonsenseInItsLastPart() {
            byte[] copy = new byte[length];
            bytes.getBytes(offset, copy);
            Arrays.fill(copy, length - NONSENSE, length, (byte) 0xff);
            return new Heard(session, new UnsafeBuffer(copy), 0, length);
        }

        /** As a client would send it that is far newer than the floor. */
        Heard fromTheFuture() {
            byte[] copy = new byte[length];
            bytes.getBytes(offset, copy);
            copy[VERSION_OFFSET] = (byte) 0xff;
            return new Heard(session, new UnsafeBuffer(copy), 0, length);
        }
    }

    /** What becomes of a message; empty if it gets lost. */
    interface Meddler {
        Optional<Heard> meddle(Heard heard);
    }

    private interface Call {
        @Nullable
        Object to(Method method, Object[] arguments) throws ReflectiveOperationException;
    }

    static ClusteredService with(ClusteredService service, Meddler meddler) {
        return (ClusteredService) proxy(ClusteredService.class, (method, arguments) -> {
            if (!method.getName().equals("onSessionMessage")) {
                return method.invoke(service, arguments);
            }
            Optional<Heard> heard = meddler.meddle(new Heard(
                    (ClientSession) arguments[0], (DirectBuffer) arguments[2], (Integer) arguments[3], (Integer)
                            arguments[4]));
            if (heard.isEmpty()) {
                return null;
            }
            Heard message = heard.get();
            return method.invoke(
                    service,
                    message.session(),
                    arguments[1],
                    message.bytes(),
                    message.offset(),
                    message.length(),
                    arguments[5]);
        });
    }

    private static Object proxy(Class<?> type, Call call) {
        return Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, (_, method, arguments) -> {
            try {
                return call.to(method, arguments);
            } catch (InvocationTargetException thrown) {
                throw thrown.getCause();
            }
        });
    }
}
