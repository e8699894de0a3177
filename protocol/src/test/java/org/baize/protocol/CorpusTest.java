package org.baize.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.agrona.ExpandableArrayBuffer;
import org.agrona.concurrent.UnsafeBuffer;
import org.baize.engine.Floor;
import org.baize.engine.FloorSnapshot;
import org.baize.engine.StateHash;
import org.baize.protocol.json.Json;
import org.baize.protocol.shape.MessageType;
import org.baize.protocol.shape.Shape;
import org.baize.protocol.wire.Messages;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/**
 * Messages that were written once must be read for ever. Lines are added to the corpus and never changed: {@code name},
 * the bytes in hexadecimal, and what they say as JSON. Beside them stand states of whole floors under earlier versions, each
 * behind its hash.
 */
class CorpusTest {

    private static final int WISHED_BYTES = 240;
    private static final int SEEDS = 12;
    private static final int VERSION_OFFSET = 6;

    private final Messages messages = Protocol.messages();
    private final Map<String, MessageType> types = Messages.reachable(Protocol.ROOTS).stream()
            .collect(Collectors.toMap(MessageType::name, type -> type, (one, other) -> one, TreeMap::new));

    @Test
    void everyLineStillSaysTheSame() throws IOException {
        for (String line : lines()) {
            String[] parts = line.split("\t", 3);
            byte[] bytes = HexFormat.of().parseHex(parts[1]);
            Object message = messages.decode(new UnsafeBuffer(bytes), 0, bytes.length);
            Shape shape = new Shape.Composite(type(parts[0]));

            // Both are written as of today: what was added since stands in neither.
            assertThat(Json.text(shape, message)).as(parts[0]).isEqualTo(Json.text(shape, Json.read(shape, parts[2])));
        }
    }

    @Test
    void everyMessageIsInIt() throws IOException {
        List<String> present = lines().stream()
                .map(line -> line.substring(0, line.indexOf('\t')))
                .distinct()
                .toList();
        List<String> lacking =
                types.keySet().stream().filter(name -> !present.contains(name)).toList();

        assertThat(lacking)
                .as(
                        "add these lines to the corpus:\n%s",
                        lacking.stream().map(this::draft).collect(Collectors.joining("\n")))
                .isEmpty();
    }

    /** A message that has grown is in it as it was and as it is: with a line of the version that added to it, or a later one. */
    @Test
    void everyMessageIsInItInItsNewestForm() throws Exception {
        Map<String, Integer> written = new TreeMap<>();
        for (String line : lines()) {
            String[] parts = line.split("\t", 3);
            byte[] bytes = HexFormat.of().parseHex(parts[1]);
            int version = new UnsafeBuffer(bytes).getShort(VERSION_OFFSET, ByteOrder.LITTLE_ENDIAN);
            written.merge(parts[0], version, Math::max);
        }
        List<String> lacking = newestForms().entrySet().stream()
                .filter(form -> types.containsKey(form.getKey()))
                .filter(form -> written.getOrDefault(form.getKey(), 0) < form.getValue())
                .map(Map.Entry::getKey)
                .toList();

        assertThat(lacking)
                .as(
                        "add these lines to the corpus, and leave the older ones:\n%s",
                        lacking.stream().map(this::draft).collect(Collectors.joining("\n")))
                .isEmpty();
    }

    /** The version in which a message got its last part, by the schema file. */
    private static Map<String, Integer> newestForms() throws Exception {
        Map<String, Integer> newest = new TreeMap<>();
        try (InputStream file = Protocol.class.getResourceAsStream("/org/baize/protocol/baize.xml")) {
            NodeList all = DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(file)
                    .getElementsByTagName("sbe:message");
            for (int index = 0; index < all.getLength(); index++) {
                Element message = (Element) all.item(index);
                newest.put(message.getAttribute("name"), newest(message));
            }
        }
        return newest;
    }

    private static int newest(Element message) {
        NodeList parts = message.getElementsByTagName("*");
        return IntStream.range(0, parts.getLength())
                .mapToObj(index -> ((Element) parts.item(index)).getAttribute("sinceVersion"))
                .filter(since -> !since.isEmpty())
                .mapToInt(Integer::parseInt)
                .max()
                .orElse(1);
    }

    /** What an earlier version wrote must not look damaged to this one, nor its members differ from ours. */
    @Test
    void everyStateKeepsItsHash() throws IOException {
        List<String> states = lines("/corpus/states.tsv");

        assertThat(states).isNotEmpty().allSatisfy(line -> {
            String[] parts = line.split("\t", 2);
            byte[] bytes = Base64.getDecoder().decode(parts[1]);
            FloorSnapshot state = (FloorSnapshot) messages.decode(new UnsafeBuffer(bytes), 0, bytes.length);

            assertThat(StateHash.of(state)).isEqualTo(parts[0]);
            assertThat(StateHash.of(Floor.restore(state).snapshot())).isEqualTo(parts[0]);
        });
    }

    private static List<String> lines() throws IOException {
        return lines("/corpus/messages.tsv");
    }

    private static List<String> lines(String resource) throws IOException {
        try (InputStream file = CorpusTest.class.getResourceAsStream(resource)) {
            return file == null
                    ? List.of()
                    : new String(file.readAllBytes(), StandardCharsets.UTF_8)
                            .lines()
                            .toList();
        }
    }

    /** A line for a message that has none yet: the fullest of some samples that are not too long. */
    String draft(String name) {
        MessageType type = type(name);
        List<Object> samples = IntStream.rangeClosed(1, SEEDS)
                .mapToObj(seed -> new Samples(seed).of(type))
                .flatMap(Optional::stream)
                .sorted((one, other) -> Integer.compare(length(one), length(other)))
                .toList();
        Object chosen = samples.stream()
                .filter(sample -> length(sample) <= WISHED_BYTES)
                .reduce((one, longer) -> longer)
                .orElse(samples.getFirst());
        ExpandableArrayBuffer buffer = new ExpandableArrayBuffer();
        byte[] bytes = new byte[messages.encode(chosen, buffer, 0)];
        buffer.getBytes(0, bytes);
        return name + "\t" + HexFormat.of().formatHex(bytes) + "\t" + Json.text(new Shape.Composite(type), chosen);
    }

    private MessageType type(String name) {
        return Objects.requireNonNull(types.get(name), () -> "no message is called " + name);
    }

    private int length(Object sample) {
        return messages.encode(sample, new ExpandableArrayBuffer(), 0);
    }
}
