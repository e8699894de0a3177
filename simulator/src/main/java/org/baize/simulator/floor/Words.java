package org.baize.simulator.floor;

import java.util.List;

/** What somebody might write where text is asked for. */
final class Words {

    private static final List<String> NONSENSE = List.of("", " ", "0", "-1", "\u0000", "x".repeat(300), "Ω", "null");

    private final Stage stage;
    private final Chance chance;

    Words(Stage stage) {
        this.stage = stage;
        this.chance = stage.chance();
    }

    String about(String name) {
        if (chance.oneIn(8)) {
            return chance.pick(NONSENSE);
        }
        return switch (name) {
            case "pinKey" -> "key of " + chance.between(1, 13);
            case "number" -> Integer.toString(chance.below(37));
            case "section" -> chance.pick("tier", "orphans", "near-of-zero", "neighbours-5:17", "grand-series");
            case "face" -> chance.pick("2H", "KD", "9S", "AC", "10C", "joker");
            case "byLineCents" -> chance.pick("red", "player", "small", "straight");
            case "outcome", "actual" -> chance.pick("number:17", "dice:1-2-3", "coup:P=KH,4S B=9C,9D");
            case "rulebookId" -> chance.pick(stage.tableSpecs()).rulebookId();
            default -> chance.pick("reason given", "17", "a name", "0");
        };
    }
}
