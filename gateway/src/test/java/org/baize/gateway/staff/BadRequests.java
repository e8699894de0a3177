package org.baize.gateway.staff;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.baize.gateway.records.ReportKind;
import org.baize.gateway.terminal.Spoiled;

/** What somebody sends who wants to see what breaks: requests that are right but for something, and some that are right. */
final class BadRequests {

    private static final List<String> METHODS =
            List.of("GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "TRACE", "get", "BREW");
    private static final List<String> NAMES = Stream.concat(
                    Arrays.stream(ReportKind.values()).map(ReportKind::toString),
                    Stream.of(
                            "1",
                            "0",
                            "-1",
                            "no-such-report",
                            "verification",
                            "99999999999999999999",
                            "..",
                            "..%2f..%2fetc%2fhosts",
                            "%00",
                            "%zz",
                            "%c3%28",
                            "a".repeat(3_000),
                            "'"))
            .toList();
    private static final List<String> TYPES = List.of(
            "text/plain",
            "application/xml",
            "multipart/form-data",
            "application/x-www-form-urlencoded",
            "application/json; charset=utf-7",
            "nonsense");
    private static final List<String> HEADERS = List.of(
            "Origin: https://evil.example",
            "Upgrade: websocket",
            "X-Filler: " + "y".repeat(20_000),
            "Range: bytes=-1,0-",
            "Accept: application/xml",
            "Accept: ;;;",
            "Content-Encoding: gzip",
            "Expect: 200-maybe",
            "X-HTTP-Method-Override: DELETE",
            "Cookie: baize-session=\"; baize-session=; =x");

    private final SplittableRandom random;
    private final ApiSamples samples;
    private final Spoiled spoiled;
    private final String host;
    private final List<Supplier<String>> callers;

    /**
     * Requests by chance.
     *
     * @param callers the header lines by which somebody says who asks
     */
    BadRequests(SplittableRandom random, ApiSamples samples, String host, List<Supplier<String>> callers) {
        this.random = random;
        this.samples = samples;
        this.spoiled = new Spoiled(random);
        this.host = host;
        this.callers = callers;
    }

    /** The bytes of one request, after which the connection is to be closed. */
    byte[] next() {
        List<ApiSamples.Operation> all = samples.operations();
        ApiSamples.Operation operation = all.get(random.nextInt(all.size()));
        byte[] body = body(operation);
        String head = method(operation) + " " + path(operation) + query() + " HTTP/1.1\r\n"
                + (random.nextInt(100) == 0 ? "" : "Host: " + host + "\r\n")
                + pick(callers).get()
                + (random.nextInt(5) == 0 ? pick(HEADERS) + "\r\n" : "")
                + "Content-Type: " + (random.nextInt(8) == 0 ? pick(TYPES) : "application/json") + "\r\n"
                + "Content-Length: " + (random.nextInt(100) == 0 ? "-5" : body.length) + "\r\n"
                + "Connection: close\r\n\r\n";
        ByteArrayOutputStream request = new ByteArrayOutputStream();
        request.writeBytes(head.getBytes(StandardCharsets.ISO_8859_1));
        request.writeBytes(body);
        return request.toByteArray();
    }

    private String method(ApiSamples.Operation operation) {
        return random.nextInt(8) == 0 ? pick(METHODS) : operation.method();
    }

    private String path(ApiSamples.Operation operation) {
        String path = operation.path();
        while (path.contains("{")) {
            path = path.replaceFirst("\\{[^}]*}", pick(NAMES));
        }
        return path;
    }

    private String query() {
        return switch (random.nextInt(8)) {
            case 0 -> "?" + pick(List.of("page", "from", "table", "terminal", "after", "format")) + "=" + pick(NAMES);
            case 1 -> "?" + "a=b&".repeat(200);
            default -> "";
        };
    }

    private byte[] body(ApiSamples.Operation operation) {
        String valid = operation.body().map(samples::body).orElse("{}");
        byte[] text = text(valid).getBytes(StandardCharsets.UTF_8);
        return random.nextInt(20) == 0 ? spoiled.withBadUnicode(text) : text;
    }

    private String text(String valid) {
        return switch (random.nextInt(16)) {
            case 0 -> spoiled.cutShort(valid);
            case 1 -> spoiled.withoutOne(valid);
            case 2, 3, 4 -> spoiled.withAnotherValue(valid);
            case 5 -> spoiled.withAnotherValue(spoiled.withAnotherValue(valid));
            case 6 -> valid.replaceFirst("\\{", "{\"person\":1,");
            case 7 -> valid.replaceFirst(":.*", ":" + "[".repeat(random.nextInt(1, 20_000)));
            case 8 -> valid + valid;
            case 9 -> random.nextInt(8) == 0 ? "x".repeat(70_000) : "";
            default -> valid;
        };
    }

    private <T> T pick(List<T> from) {
        return from.get(random.nextInt(from.size()));
    }
}
