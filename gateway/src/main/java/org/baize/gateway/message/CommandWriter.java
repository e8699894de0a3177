package org.baize.gateway.message;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import java.io.IOException;
import org.baize.engine.command.Command;
import org.baize.protocol.json.Json;
import org.baize.protocol.shape.Shape;
import org.baize.protocol.shape.Shapes;

/** Writes a command as the protocol has it, so that a screen sends back what it was offered. */
final class CommandWriter extends JsonSerializer<Command> {

    private static final Shape COMMAND = Shapes.of(Command.class);

    @Override
    public void serialize(Command command, JsonGenerator out, SerializerProvider serializers) throws IOException {
        out.writeRawValue(Json.text(COMMAND, command));
    }
}
