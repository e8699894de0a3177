package org.baize.gateway.staff;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.util.List;
import org.baize.cluster.client.FloorClient;
import org.baize.engine.answer.Answer;
import org.baize.engine.command.CardCommand;
import org.baize.engine.command.Command;
import org.baize.engine.command.DiceCommand;
import org.baize.engine.command.FaultCommand;
import org.baize.engine.command.MoneyCommand;
import org.baize.engine.command.PaymentCommand;
import org.baize.engine.command.StaffCommand;
import org.baize.engine.command.WheelCommand;
import org.baize.engine.event.Event;
import org.baize.gateway.web.ProblemException;
import org.baize.protocol.json.Json;
import org.baize.protocol.shape.BadMessageException;
import org.baize.protocol.shape.Shape;
import org.baize.protocol.shape.Shapes;
import org.baize.records.projection.Texts;

/** Commands and events as the JSON of the protocol, and who may say which command at all. */
final class Acts {

    /** What carries keys is said by resources of its own, which make them. */
    static final List<Class<? extends Command>> WITH_KEYS = List.of(
            StaffCommand.Enrol.class,
            StaffCommand.SignOn.class,
            StaffCommand.ChangePin.class,
            PaymentCommand.SetValidationKey.class);

    /** What the system that watches the meters does here. */
    static final List<Class<? extends Command>> OF_MONITORING =
            List.of(MoneyCommand.TransferIn.class, MoneyCommand.TransferOut.class);

    /** What a wheel, a shoe, a tumbler, a display or a ticket machine reports. */
    static final List<Class<? extends Command>> OF_DEVICES = List.of(
            WheelCommand.SpinBall.class,
            WheelCommand.TrackBall.class,
            WheelCommand.SenseNumber.class,
            WheelCommand.ReportDisplay.class,
            CardCommand.ReadCard.class,
            CardCommand.ShowCuttingCard.class,
            CardCommand.AnnounceResult.class,
            CardCommand.Report.class,
            DiceCommand.ReadDice.class,
            DiceCommand.ReportIncident.class,
            DiceCommand.ReportExposure.class,
            FaultCommand.ReportFault.class,
            PaymentCommand.Redeem.class);

    /** What the note acceptor, the ticket slot and the printer of a terminal report. */
    static final List<Class<? extends Command>> OF_TILLS = List.of(
            MoneyCommand.InsertNote.class,
            MoneyCommand.InsertTicket.class,
            MoneyCommand.ReportCashDevices.class,
            MoneyCommand.TicketPrinted.class,
            MoneyCommand.PrintFailed.class,
            MoneyCommand.PrintedIllegible.class);

    private static final Shape COMMAND = Shapes.of(Command.class);
    private static final ObjectMapper MAPPER = new ObjectMapper();

    /** Above it a page reads a number wrongly. */
    private static final long LARGEST_OF_A_PAGE = (1L << 53) - 1;

    private Acts() {}

    /** All commands that a person may say. */
    static List<Class<?>> ofPersons() {
        return ((Shape.OneOf) COMMAND)
                .members().stream()
                        .<Class<?>>map(type -> type.type())
                        .filter(type -> !WITH_KEYS.contains(type))
                        .toList();
    }

    static Command ofPerson(JsonNode act) {
        Command command = read(act);
        if (WITH_KEYS.contains(command.getClass())) {
            throw ProblemException.bad("This is said through a resource of its own.");
        }
        return command;
    }

    static Command of(List<Class<? extends Command>> allowed, JsonNode act) {
        Command command = read(act);
        if (!allowed.contains(command.getClass())) {
            throw ProblemException.forbidden("NOT_FOR_THIS_ORIGIN", "This cannot be asked from there.");
        }
        return command;
    }

    /** Only what the log will show as it was said: whoever waits for something else would never see it there. */
    private static Command read(JsonNode act) {
        try {
            Command command = (Command) Json.read(COMMAND, act.toString());
            if (!FloorClient.asItTravels(command).equals(command)) {
                throw ProblemException.bad("A text in it has half a letter.");
            }
            return command;
        } catch (BadMessageException | IllegalArgumentException bad) {
            throw ProblemException.bad(String.valueOf(bad.getMessage()));
        }
    }

    /** What came of an act and whose money it moved; a refusal is told as a problem. */
    static JsonNode done(Carried carried) {
        ObjectNode done = done(carried.answer());
        carried.moved().ifPresent(all -> {
            ArrayNode moved = done.putArray("moved");
            all.forEach(one -> moved.addObject()
                    .put("terminal", one.terminal())
                    .put("creditCents", one.creditCents())
                    .put("betCents", one.betCents()));
        });
        return done;
    }

    /** What came of an act; a refusal is told as a problem. */
    static ObjectNode done(Answer answer) {
        return switch (answer) {
            case Answer.Accepted accepted -> {
                ObjectNode done = JsonNodeFactory.instance.objectNode();
                done.set("events", events(accepted.events()));
                yield done;
            }
            case Answer.Refused refused -> throw Floor.refused(refused.refusal());
        };
    }

    /** What happened, without keys, and with long numbers as text. */
    static JsonNode events(List<Event> events) {
        ArrayNode array = JsonNodeFactory.instance.arrayNode();
        events.forEach(event -> array.add(forPages(parsed(Texts.of(event)))));
        return array;
    }

    static JsonNode parsed(String text) {
        try {
            return MAPPER.readTree(text);
        } catch (JsonProcessingException ours) {
            throw new IllegalStateException("what we wrote cannot be read", ours);
        }
    }

    private static JsonNode forPages(JsonNode node) {
        return switch (node) {
            case ObjectNode object -> {
                object.properties().forEach(entry -> entry.setValue(forPages(entry.getValue())));
                yield object;
            }
            case ArrayNode array -> {
                for (int i = 0; i < array.size(); i++) {
                    array.set(i, forPages(array.get(i)));
                }
                yield array;
            }
            case JsonNode number
            when number.isIntegralNumber() && Math.abs(number.longValue()) > LARGEST_OF_A_PAGE ->
                TextNode.valueOf(number.asText());
            default -> node;
        };
    }
}
