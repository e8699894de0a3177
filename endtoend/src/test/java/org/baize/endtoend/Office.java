package org.baize.endtoend;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URI;
import java.util.List;
import org.baize.engine.command.Command;
import org.baize.engine.command.SetupCommand;
import org.baize.engine.spec.TableSpec;
import org.baize.engine.spec.TerminalSpec;
import org.baize.protocol.json.Json;
import org.baize.protocol.shape.Shape;
import org.baize.protocol.shape.Shapes;
import org.baize.rules.law.Role;

/** An administrator at work: people, machines, tables and terminals, all from outside. */
final class Office {

    /** What everybody chooses who is enrolled here. */
    static final String PASSWORD = "chosen by a test";

    static final String PIN = "314159";

    private static final Shape COMMAND = Shapes.of(Command.class);

    private final URI server;
    private final Staff administrator;

    Office(URI server, Staff administrator) {
        this.server = server;
        this.administrator = administrator;
    }

    /** A command as everybody writes it. */
    static String json(Command command) {
        return Json.text(COMMAND, command);
    }

    JsonNode act(Command command) {
        return administrator.act(json(command));
    }

    /** Enrols somebody, who chooses a password and a PIN, signs in and takes up the duty. */
    Staff employ(int person, Role role, int table) {
        String code = administrator
                .post(
                        "staff",
                        "{\"person\":" + person + ",\"name\":\"Person " + person + "\",\"roles\":[\"" + role + "\"]}")
                .good()
                .path("code")
                .asText();
        new Staff(server, "")
                .post(
                        "credentials",
                        "{\"code\":\"" + code + "\",\"password\":\"" + PASSWORD + "\",\"pin\":\"" + PIN + "\"}")
                .good();
        Staff staff = Staff.signIn(server, person, PASSWORD);
        staff.post("session/duty", "{\"role\":\"" + role + "\",\"table\":" + table + "}")
                .good();
        return staff;
    }

    void install(int table, TableSpec spec) {
        act(new SetupCommand.InstallTable(table, spec));
    }

    void open(int table) {
        act(new SetupCommand.OpenTable(table));
    }

    /** A terminal that reaches these tables and takes these notes, if any. */
    void seat(int terminal, List<Integer> tables, List<Long> notesCents) {
        act(new SetupCommand.InstallTerminal(terminal, new TerminalSpec(tables, true, notesCents, true, true)));
    }

    /** The token for which a machine has shown the code that the administrator made. */
    String token(String kind, int number) {
        String code = administrator
                .post("enrolments", "{\"kind\":\"" + kind + "\",\"number\":" + number + "}")
                .good()
                .path("code")
                .asText();
        return new Staff(server, "")
                .post("tokens", "{\"code\":\"" + code + "\"}")
                .good()
                .path("token")
                .asText();
    }

    /** Whoever holds the token of such a machine. */
    Staff machine(String kind, int number) {
        return new Staff(server, token(kind, number));
    }
}
