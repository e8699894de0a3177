package org.baize.records.projection;

import org.baize.engine.command.Command;
import org.baize.engine.command.PaymentCommand;
import org.baize.engine.command.StaffCommand;
import org.baize.engine.event.Event;
import org.baize.engine.event.PaymentEvent;
import org.baize.engine.event.StaffEvent;
import org.baize.engine.spec.PinVerifier;
import org.baize.engine.spec.TableSpec;
import org.baize.protocol.json.Json;
import org.baize.protocol.shape.MessageType;
import org.baize.protocol.shape.Shape;
import org.baize.protocol.shape.Shapes;

/**
 * Messages as the JSON of the protocol. Keys and what opens with them stay in the log: many people read records, and none
 * of them needs those.
 */
public final class Texts {

    private static final Shape EVENT = Shapes.of(Event.class);
    private static final Shape COMMAND = Shapes.of(Command.class);
    private static final Shape SPEC = Shapes.of(TableSpec.class);
    private static final ClassValue<String> KINDS = new ClassValue<>() {
        @Override
        protected String computeValue(Class<?> type) {
            return MessageType.nameOf(type);
        }
    };
    private static final PinVerifier NO_PIN = new PinVerifier("", "");

    private Texts() {}

    public static String of(Event event) {
        return Json.text(EVENT, withoutSecrets(event));
    }

    public static Event event(String text) {
        return (Event) Json.read(EVENT, text);
    }

    public static String of(Command command) {
        return Json.text(COMMAND, withoutSecrets(command));
    }

    public static Command command(String text) {
        return (Command) Json.read(COMMAND, text);
    }

    public static String of(TableSpec spec) {
        return Json.text(SPEC, spec);
    }

    public static TableSpec spec(String text) {
        return (TableSpec) Json.read(SPEC, text);
    }

    /** The name of a message in the schema. */
    public static String kind(Object message) {
        return KINDS.get(message.getClass());
    }

    private static Event withoutSecrets(Event event) {
        if (event instanceof StaffEvent.Enrolled one) {
            return new StaffEvent.Enrolled(one.person(), one.name(), one.roles(), NO_PIN, one.by());
        }
        if (event instanceof StaffEvent.PinChanged changed) {
            return new StaffEvent.PinChanged(changed.person(), NO_PIN);
        }
        return event instanceof PaymentEvent.ValidationKeySet set
                ? new PaymentEvent.ValidationKeySet("", set.by())
                : event;
    }

    private static Command withoutSecrets(Command command) {
        if (command instanceof StaffCommand.Enrol one) {
            return new StaffCommand.Enrol(one.person(), one.name(), one.roles(), NO_PIN);
        }
        if (command instanceof StaffCommand.SignOn on) {
            return new StaffCommand.SignOn(on.table(), on.role(), "");
        }
        if (command instanceof StaffCommand.ChangePin) {
            return new StaffCommand.ChangePin("", NO_PIN);
        }
        return command instanceof PaymentCommand.SetValidationKey ? new PaymentCommand.SetValidationKey("") : command;
    }
}
