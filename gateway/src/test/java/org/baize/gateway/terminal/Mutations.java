package org.baize.gateway.terminal;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;

/** What somebody sends who wants to see what breaks: messages that are right but for something. */
final class Mutations {

    private static final List<String> ACTS = List.of(
            "{\"type\":\"place\",\"table\":1,\"bet\":\"red\",\"cents\":500}",
            "{\"type\":\"place\",\"table\":2,\"bet\":\"straight:17\",\"cents\":1000}",
            "{\"type\":\"move\",\"table\":1,\"from\":\"red\",\"to\":\"black\",\"cents\":500}",
            "{\"type\":\"remove\",\"table\":1,\"bet\":\"red\",\"cents\":500}",
            "{\"type\":\"undo\",\"table\":1}",
            "{\"type\":\"clear\",\"table\":1}",
            "{\"type\":\"repeat\",\"table\":1}",
            "{\"type\":\"doubleUp\",\"table\":1}",
            "{\"type\":\"placeSection\",\"table\":1,\"section\":\"zero-neighbours\",\"unitCents\":500}",
            "{\"type\":\"placeMaximum\",\"table\":1,\"number\":\"17\"}",
            "{\"type\":\"confirm\",\"table\":1}",
            "{\"type\":\"shoot\",\"table\":1}",
            "{\"type\":\"callAttendant\",\"table\":1}",
            "{\"type\":\"askForRules\",\"table\":1}",
            "{\"type\":\"cashOut\"}",
            "{\"type\":\"leave\"}",
            "{\"type\":\"noteInserted\",\"noteCents\":2000}",
            "{\"type\":\"ticketInserted\",\"ticket\":\"000000000000000001\"}",
            "{\"type\":\"ticketPrinted\",\"ticket\":\"000000000000000001\"}",
            "{\"type\":\"openTable\",\"table\":1}",
            "{\"type\":\"confirmResult\",\"table\":1}",
            "{\"type\":\"java.lang.Runtime\",\"table\":1}");

    private final SplittableRandom random;
    private final Spoiled spoiled;
    private final int table;
    private final int victim;
    private final List<String> messages;
    private long number;

    /**
     * Mutations by chance.
     *
     * @param table where whoever sends this plays
     * @param victim a terminal that whoever sends this is not
     */
    Mutations(SplittableRandom random, int table, int victim) {
        this(random, table, victim, List.of());
    }

    /**
     * The same of something that is no terminal.
     *
     * @param messages what it may say
     */
    Mutations(SplittableRandom random, int table, int victim, List<String> messages) {
        this.random = random;
        this.spoiled = new Spoiled(random);
        this.table = table;
        this.victim = victim;
        this.messages = List.copyOf(messages);
    }

    /** On a new connection numbers begin anew. */
    void begin() {
        number = 0;
    }

    /** The bytes of one frame, or of something like a frame. */
    byte[] next() {
        byte[] text = text().getBytes(StandardCharsets.UTF_8);
        return switch (random.nextInt(24)) {
            case 0 -> Frames.frame(Frames.BINARY, text);
            case 1 -> Frames.frame(Frames.TEXT, spoiled.withBadUnicode(text));
            case 2 -> Frames.frame(Frames.PING, Arrays.copyOf(text, Math.min(text.length, 100)));
            default -> Frames.frame(Frames.TEXT, text);
        };
    }

    /** What ends a connection at once; one of these may come last. */
    byte[] last() {
        byte[] text = text().getBytes(StandardCharsets.UTF_8);
        return switch (random.nextInt(5)) {
            case 0 -> Frames.frame(Frames.TEXT, new byte[9_000]);
            case 1 -> Frames.frame(0xB, text); // an opcode that nobody has
            case 2 -> Frames.frame(0x0, text); // a continuation of nothing
            case 3 -> Frames.headOnly(1L << 40);
            default -> Frames.unmasked(text);
        };
    }

    private String text() {
        String valid = message();
        return switch (random.nextInt(14)) {
            case 0 -> spoiled.cutShort(valid);
            case 1 -> spoiled.withoutOne(valid);
            case 2 -> spoiled.withAnotherValue(valid);
            case 3 -> spoiled.withAnotherValue(spoiled.withAnotherValue(valid));
            case 4 -> valid.replaceFirst("}$", ",\"terminal\":" + victim + "}");
            case 5 -> valid.replaceFirst("\\{", "{\"type\":\"ask\",");
            case 6 -> "{\"type\":\"ask\",\"number\":1,\"act\":" + "[".repeat(random.nextInt(1, 2_000));
            case 7 -> valid + valid;
            default -> valid;
        };
    }

    private String message() {
        if (!messages.isEmpty() && random.nextInt(10) > 0) {
            return messages.get(random.nextInt(messages.size()));
        }
        return switch (random.nextInt(200)) {
            case 0, 1, 2, 3, 4, 5, 6, 7 -> "{\"type\":\"refresh\"}";
            case 8 -> "{\"type\":\"enrol\",\"code\":\"ABCDEFGHJK\"}";
            case 9 -> "{\"type\":\"hello\",\"token\":\"t1." + victim + ".AAAAAAAAAAAAAAAA." + "A".repeat(43) + "\"}";
            default -> "{\"type\":\"ask\",\"number\":" + asked() + ",\"act\":" + act() + "}";
        };
    }

    private String act() {
        return ACTS.get(random.nextInt(ACTS.size())).replace("\"table\":1", "\"table\":" + table);
    }

    /** Now and then a number that was used before, or one far away. */
    private long asked() {
        return switch (random.nextInt(8)) {
            case 0 -> number;
            case 1 -> random.nextLong();
            default -> ++number;
        };
    }
}
