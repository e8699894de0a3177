package org.baize.gateway.staff;

import io.quarkus.smallrye.openapi.OpenApiFilter;
import java.util.List;
import java.util.Map;
import org.baize.engine.command.Command;
import org.baize.gateway.web.Problem;
import org.baize.protocol.shape.MessageType;
import org.baize.protocol.shape.Shape;
import org.baize.protocol.shape.Shapes;
import org.eclipse.microprofile.openapi.OASFactory;
import org.eclipse.microprofile.openapi.OASFilter;
import org.eclipse.microprofile.openapi.models.OpenAPI;
import org.eclipse.microprofile.openapi.models.Operation;
import org.eclipse.microprofile.openapi.models.media.Schema;
import org.eclipse.microprofile.openapi.models.responses.APIResponse;
import org.eclipse.microprofile.openapi.models.security.SecurityScheme;

/** Adds to the document of the resources what they cannot say themselves: every command, how to sign in, and how a refusal looks. */
@OpenApiFilter(stages = OpenApiFilter.RunStage.BUILD)
public final class ApiDocument implements OASFilter {

    private static final String API = "/api/";
    private static final String PROBLEM = "Problem";

    @Override
    public void filterOpenAPI(OpenAPI document) {
        if (document.getComponents() == null) {
            document.setComponents(OASFactory.createComponents());
        }
        describeCommands(document);
        describeProblem(document);
        describeSecurity(document);
        document.getPaths().getPathItems().forEach((path, item) -> {
            if (path.startsWith(API)) {
                item.getOperations().values().forEach(ApiDocument::complete);
            }
        });
    }

    private static void describeCommands(OpenAPI document) {
        CommandSchemas schemas = new CommandSchemas();
        List<MessageType> all = ((Shape.OneOf) Shapes.of(Command.class)).members();
        schemas.family(
                "Command",
                all.stream()
                        .filter(type -> Acts.ofPersons().contains(type.type()))
                        .toList());
        schemas.family("MonitoringCommand", members(all, Acts.OF_MONITORING));
        schemas.family("DeviceCommand", members(all, Acts.OF_DEVICES));
        schemas.family("TillCommand", members(all, Acts.OF_TILLS));
        schemas.named().forEach(document.getComponents()::addSchema);
        Map<String, Schema> known = document.getComponents().getSchemas();
        act(known, "Ask", "Command");
        act(known, "DeviceAsk", "DeviceCommand");
        act(known, "MonitoringAsk", "MonitoringCommand");
        act(known, "TillAsk", "TillCommand");
    }

    private static List<MessageType> members(List<MessageType> all, List<Class<? extends Command>> wanted) {
        return all.stream().filter(type -> wanted.contains(type.type())).toList();
    }

    private static void act(Map<String, Schema> known, String body, String family) {
        Schema schema = known.get(body);
        if (schema != null) {
            schema.addProperty("act", OASFactory.createSchema().ref("#/components/schemas/" + family));
        }
    }

    private static void describeProblem(OpenAPI document) {
        Schema text = OASFactory.createSchema().type(List.of(Schema.SchemaType.STRING));
        Schema problem = OASFactory.createSchema()
                .type(List.of(Schema.SchemaType.OBJECT))
                .description("Why something was not done, as RFC 9457 has it.")
                .addProperty("status", OASFactory.createSchema().type(List.of(Schema.SchemaType.INTEGER)))
                .addProperty("title", text)
                .addProperty("detail", text)
                .addProperty("rule", text)
                .addProperty(
                        "problems",
                        OASFactory.createSchema()
                                .type(List.of(Schema.SchemaType.ARRAY))
                                .items(text));
        document.getComponents().addSchema(PROBLEM, problem);
    }

    private static void describeSecurity(OpenAPI document) {
        document.getComponents()
                .addSecurityScheme(
                        "session",
                        OASFactory.createSecurityScheme()
                                .type(SecurityScheme.Type.APIKEY)
                                .in(SecurityScheme.In.COOKIE)
                                .name("baize-session")
                                .description("A change needs the header X-CSRF-Token too."))
                .addSecurityScheme(
                        "bearer",
                        OASFactory.createSecurityScheme()
                                .type(SecurityScheme.Type.HTTP)
                                .scheme("bearer")
                                .description(
                                        "The token of a session, or of a device, a till, a display or the monitoring system."));
        document.addSecurityRequirement(OASFactory.createSecurityRequirement().addScheme("session"));
        document.addSecurityRequirement(OASFactory.createSecurityRequirement().addScheme("bearer"));
    }

    private static void complete(Operation operation) {
        APIResponse refused = OASFactory.createAPIResponse()
                .description("It was not done, and why.")
                .content(OASFactory.createContent()
                        .addMediaType(
                                Problem.MEDIA_TYPE,
                                OASFactory.createMediaType()
                                        .schema(OASFactory.createSchema().ref("#/components/schemas/" + PROBLEM))));
        operation.getResponses().addAPIResponse("default", refused);
    }
}
