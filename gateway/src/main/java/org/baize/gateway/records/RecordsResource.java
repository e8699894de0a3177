package org.baize.gateway.records;

import io.smallrye.common.annotation.RunOnVirtualThread;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.StreamingOutput;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.time.InstantSource;
import java.util.Optional;
import java.util.function.Consumer;
import org.baize.engine.state.FloorState;
import org.baize.gateway.identity.Identity;
import org.baize.gateway.recording.Recording;
import org.baize.gateway.records.ReportKind.Aspect;
import org.baize.gateway.staff.Floor;
import org.baize.gateway.web.CurrentCaller;
import org.baize.gateway.web.Problem;
import org.baize.gateway.web.ProblemException;
import org.baize.records.report.Heading;
import org.baize.records.report.Report;
import org.baize.records.row.RecordsException;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** What is on record, for those who may read it. Queries may take long, so nothing here runs on the threads of the network. */
@Path("/api/records")
@Tag(name = "records")
@RunOnVirtualThread
final class RecordsResource {

    private static final int MOST_ROWS = 1_000;

    private static final int UNAVAILABLE = 503;

    private final CurrentCaller current;
    private final Floor floor;
    private final Identity identity;
    private final Optional<Recording> recording;
    private final Checking checking;
    private final String version;

    RecordsResource(
            CurrentCaller current,
            Floor floor,
            Identity identity,
            Optional<Recording> recording,
            Checking checking,
            @ConfigProperty(name = "quarkus.application.version", defaultValue = "(not packaged)") String version) {
        this.version = version;
        this.current = current;
        this.floor = floor;
        this.identity = identity;
        this.recording = recording;
        this.checking = checking;
    }

    /** One page of a report, or all of it as a download. */
    @GET
    @Path("/{report}")
    @Produces({MediaType.APPLICATION_JSON, "text/csv"})
    @Operation(
            summary = "Reads a report",
            description =
                    "Rows come in pages: ask for the next one with what the last one named as next. With format=csv or"
                            + " format=file, which is JSON, all rows are one download. Above them stand title, period, the time"
                            + " at which it was made and the version. Amounts in JSON are cents, times milliseconds since 1970;"
                            + " in CSV dollars, and the time of the house.")
    public Response report(@PathParam("report") ReportKind kind, @BeanParam Wanted wanted, @BeanParam Paging paging) {
        floor.mustBeSignedOn(current.session().person(), role -> ReadingRights.mayRead(role, kind));
        try {
            int utcOffsetMinutes = floor.read(FloorState::utcOffsetMinutes);
            Report<?> report = new Found(recording(), identity.deskShifts(), utcOffsetMinutes).report(kind, wanted);
            Heading heading = new Heading(
                    wanted.about(kind),
                    Optional.of(wanted.period()).filter(_ -> kind.isAbout(Aspect.PERIOD)),
                    InstantSource.system().millis(),
                    version,
                    utcOffsetMinutes);
            return switch (paging.format) {
                case "json" -> page(report, heading, paging);
                case "csv" -> download(kind + ".csv", "text/csv;charset=utf-8", to -> report.csv(heading, to));
                case "file" -> download(kind + ".json", MediaType.APPLICATION_JSON, to -> report.json(heading, to));
                default -> throw ProblemException.bad("The format is json, csv or file.");
            };
        } catch (RecordsException failed) {
            // Without a cause it is about what was asked for, which is not on record; else the database has failed.
            throw failed.getCause() == null
                    ? ProblemException.bad(String.valueOf(failed.getMessage()))
                    : Found.unreachable();
        }
    }

    /** Where a page begins and how long it is. */
    public static class Paging {

        @QueryParam("after")
        @DefaultValue("-9223372036854775808")
        long after;

        @QueryParam("limit")
        @DefaultValue("100")
        int limit;

        @QueryParam("format")
        @DefaultValue("json")
        String format = "";
    }

    private static Response page(Report<?> report, Heading heading, Paging paging) {
        int limit = Math.clamp(paging.limit, 1, MOST_ROWS);
        return Response.ok(report.json(heading, paging.after, limit), MediaType.APPLICATION_JSON_TYPE)
                .build();
    }

    private static Response download(String name, String type, Consumer<Writer> all) {
        StreamingOutput rows = out -> {
            Writer text = new OutputStreamWriter(out, StandardCharsets.UTF_8);
            all.accept(text);
            text.flush();
        };
        return Response.ok(rows, type)
                .header(HttpHeaders.CONTENT_DISPOSITION, "attachment; filename=\"" + name + "\"")
                .build();
    }

    /** Has everything checked from the beginning; it is shown by a look at the same place. */
    @POST
    @Path("/verification")
    @Produces(MediaType.APPLICATION_JSON)
    @Operation(summary = "Begins to check chain, ledger and meters")
    public Checking.State verify() {
        floor.mustBeSignedOn(current.session().person(), ReadingRights::mayVerify);
        return checking.begin(recording());
    }

    @GET
    @Path("/verification")
    @Produces(MediaType.APPLICATION_JSON)
    @Operation(summary = "Shows how far the check has come and what it found")
    public Checking.State verified() {
        floor.mustBeSignedOn(current.session().person(), ReadingRights::mayVerify);
        return checking.state();
    }

    private Recording recording() {
        return recording.orElseThrow(
                () -> new ProblemException(Problem.of(UNAVAILABLE, "NOTHING_RECORDED", "No records are kept here.")));
    }
}
