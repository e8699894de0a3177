package org.baize.gateway.staff;

import com.fasterxml.jackson.databind.JsonNode;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import java.time.InstantSource;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.baize.engine.paper.Barcode;
import org.baize.engine.spec.TableSpec;
import org.baize.engine.spec.TerminalSpec;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.TableStatus;
import org.baize.engine.state.Terminal;
import org.baize.engine.state.TerminalStatus;
import org.baize.engine.view.OpenMatters;
import org.baize.engine.view.PaperView;
import org.baize.engine.view.RuleSign;
import org.baize.gateway.web.CurrentCaller;
import org.baize.gateway.web.OpenToAll;
import org.baize.gateway.web.ProblemException;
import org.baize.protocol.json.Json;
import org.baize.protocol.shape.Shape;
import org.baize.protocol.shape.Shapes;
import org.baize.rules.law.Role;
import org.baize.rules.rulebook.Rulebook;
import org.baize.rules.rulebook.Rulebooks;

/** What staff look up: tables, terminals, papers and texts as the floor knows them. */
@Path("/api")
final class FloorResource {

    private static final Shape TABLE_SPEC = Shapes.of(TableSpec.class);
    private static final Shape TERMINAL_SPEC = Shapes.of(TerminalSpec.class);
    private static final Pattern DIGITS = Pattern.compile("[0-9]{1,18}");

    private final Floor floor;
    private final CurrentCaller current;
    private final InstantSource clock = InstantSource.system();

    FloorResource(Floor floor, CurrentCaller current) {
        this.floor = floor;
        this.current = current;
    }

    /** A table in a list. */
    record TableLine(int table, String name, String rulebook, String game, boolean open, boolean demonstration) {}

    /** A table with the document that it was installed with. */
    record TableDocument(int table, TableStatus status, JsonNode spec) {}

    /** A terminal with the document that it was installed with. */
    record TerminalDocument(int terminal, String rulebook, TerminalStatus status, JsonNode spec) {}

    /** What is taken while the floor is read: whoever reads keeps the log waiting, so documents are written after it. */
    private record Installed<S, D>(S status, D spec) {}

    private record TerminalSeen(int terminal, String rulebook, Installed<TerminalStatus, TerminalSpec> installed) {}

    /** A text, and from when on it is in force here. */
    record Text(String id, Optional<LocalDate> inForceFrom) {}

    @GET
    @Path("/tables")
    public List<TableLine> tables() {
        current.session();
        return floor.read(state -> state.tables().stream()
                .map(table -> new TableLine(
                        table.number(),
                        table.spec().name(),
                        table.spec().rulebookId(),
                        table.spec().setup().game().gameId(),
                        table.open(),
                        table.spec().demonstration()))
                .toList());
    }

    @GET
    @Path("/tables/{table}")
    public TableDocument table(@PathParam("table") int number) {
        current.session();
        return floor.read(state -> state.table(number).map(table -> new Installed<>(table.status(), table.spec())))
                .map(table -> new TableDocument(number, table.status(), json(TABLE_SPEC, table.spec())))
                .orElseThrow(FloorResource::noTable);
    }

    /** What a player should know of the text of a table; a house posts its rules for everybody. */
    @GET
    @Path("/tables/{table}/rules")
    @OpenToAll
    public RuleSign rules(@PathParam("table") int number) {
        return floor.read(state -> state.table(number).map(table -> RuleSign.of(table.rulebook())))
                .orElseThrow(FloorResource::noTable);
    }

    private static ProblemException noTable() {
        return ProblemException.notFound("There is no such table.");
    }

    @GET
    @Path("/terminals")
    public List<TerminalDocument> terminals() {
        current.session();
        List<TerminalSeen> seen = floor.read(
                state -> state.terminals().stream().map(FloorResource::seen).toList());
        return seen.stream()
                .map(one -> new TerminalDocument(
                        one.terminal(),
                        one.rulebook(),
                        one.installed().status(),
                        json(TERMINAL_SPEC, one.installed().spec())))
                .toList();
    }

    private static TerminalSeen seen(Terminal terminal) {
        return new TerminalSeen(
                terminal.number(), terminal.rulebookId(), new Installed<>(terminal.status(), terminal.spec()));
    }

    private static JsonNode json(Shape shape, Object spec) {
        return Acts.parsed(Json.text(shape, spec));
    }

    /** What failed, who claims or disputes something, and who may not play: nothing of it is settled. */
    @GET
    @Path("/matters")
    public OpenMatters matters() {
        floor.mustBeSignedOn(current.session().person(), role -> role == Role.DEALER || answersPlayers(role));
        return floor.read(OpenMatters::of);
    }

    /** A ticket or voucher, by its number or by what a scanner reads. */
    @GET
    @Path("/papers/{ticket}")
    public PaperView paper(@PathParam("ticket") String ticket) {
        floor.mustBeSignedOn(current.session().person(), FloorResource::answersPlayers);
        long number = number(ticket);
        return floor.read(state -> PaperView.of(state, number, clock.millis()))
                .orElseThrow(() -> ProblemException.notFound("There never was such a ticket here."));
    }

    /** Whom a player turns to about money, and who looks after them. */
    private static boolean answersPlayers(Role role) {
        return switch (role) {
            case CASH_DESK,
                    GAMES_SUPERVISOR,
                    CASINO_SUPERVISOR,
                    ELECTRONIC_GAMING_SUPERVISOR,
                    ELECTRONIC_GAMING_HOST,
                    ASSISTANT_GAMING_MANAGER,
                    GAMING_SHIFT_MANAGER,
                    GAMING_MANAGER,
                    OPERATOR_AUTHORITY,
                    INSPECTOR -> true;
            case PLAYER_TERMINAL,
                    DEVICE,
                    DEALER,
                    TOURNAMENT_DIRECTOR,
                    PROMOTIONS_OFFICER,
                    SCRUTINEER,
                    ADMINISTRATOR,
                    MONITORING_SYSTEM -> false;
        };
    }

    private static long number(String ticket) {
        if (Barcode.reads(ticket)) {
            return Barcode.number(ticket);
        }
        if (!DIGITS.matcher(ticket).matches()) {
            throw ProblemException.bad("A ticket has 18 digits, and its code 20.");
        }
        return Long.parseLong(ticket);
    }

    @GET
    @Path("/rulebooks")
    public List<Text> rulebooks() {
        current.session();
        return floor.read(FloorResource::texts);
    }

    private static List<Text> texts(FloorState state) {
        return Rulebooks.all().stream()
                .map(Rulebook::id)
                .map(id -> new Text(id, state.inForceFrom(id)))
                .toList();
    }
}
