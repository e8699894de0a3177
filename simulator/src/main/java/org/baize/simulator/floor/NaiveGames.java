package org.baize.simulator.floor;

import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Whether a condition of the odds table holds, from the spelling of the bet and of what came out. */
final class NaiveGames {

    private static final List<Integer> REDS =
            List.of(1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36);
    private static final Pattern FACTS = Pattern.compile(
            "facts:P=(\\d) B=(\\d)( natural)? player-pair=(none|mixed|coloured|perfect) banker-pair=(none|mixed|coloured|perfect)");

    private NaiveGames() {}

    static boolean holds(String when, String bet, String outcome) {
        if (outcome.startsWith("number:")) {
            return ballLiesIn(bet, outcome.substring("number:".length()));
        }
        if (outcome.startsWith("dice:")) {
            return diceFavour(when, bet, outcome.substring("dice:".length()).split("-", -1));
        }
        return coupFavours(when, outcome);
    }

    private static boolean ballLiesIn(String bet, String number) {
        String kind = kind(bet);
        if (kind.equals("straight") || (bet.contains("-") && bet.contains(":"))) {
            return Arrays.asList(detail(bet).split("-", -1)).contains(number);
        }
        if (number.equals("0") || number.equals("00")) {
            return false;
        }
        int n = Integer.parseInt(number);
        return switch (kind) {
            case "column" -> (n - Integer.parseInt(detail(bet))) % 3 == 0;
            case "dozen" -> (n + 11) / 12 == Integer.parseInt(detail(bet));
            case "low" -> n <= 18;
            case "high" -> n >= 19;
            case "even" -> n % 2 == 0;
            case "odd" -> n % 2 == 1;
            case "red" -> REDS.contains(n);
            case "black" -> !REDS.contains(n);
            default -> throw new IllegalStateException("no bet of roulette: " + bet);
        };
    }

    private static boolean diceFavour(String when, String bet, String[] faces) {
        int total = Arrays.stream(faces).mapToInt(Integer::parseInt).sum();
        boolean triple = showing(faces, faces[0]) == 3;
        return switch (kind(bet)) {
            case "small" -> !triple && total <= 10;
            case "big" -> !triple && total >= 11;
            case "any-triple" -> triple;
            case "triple" -> showing(faces, detail(bet)) == 3;
            case "double" -> showing(faces, detail(bet)) >= 2;
            case "single" ->
                showing(faces, detail(bet))
                        == List.of("none", "one", "two", "three").indexOf(when);
            case "combination" -> Arrays.stream(detail(bet).split("-", -1)).allMatch(face -> showing(faces, face) > 0);
            case "total" -> total == Integer.parseInt(detail(bet));
            default -> throw new IllegalStateException("no bet of sic bo: " + bet);
        };
    }

    private static long showing(String[] faces, String face) {
        return Arrays.stream(faces).filter(face::equals).count();
    }

    private static boolean coupFavours(String when, String outcome) {
        Matcher facts = FACTS.matcher(outcome);
        if (!facts.matches()) {
            throw new IllegalStateException("not the facts of a coup: " + outcome);
        }
        int lead = Integer.parseInt(facts.group(1)) - Integer.parseInt(facts.group(2));
        boolean natural = facts.group(3) != null;
        return switch (when) {
            case "tie" -> lead == 0;
            case "tie-natural" -> lead == 0 && natural;
            case "banker-wins-with-6" -> lead < 0 && facts.group(2).equals("6");
            case "player-pair" -> !facts.group(4).equals("none");
            case "banker-pair" -> !facts.group(5).equals("none");
            default -> sideFavours(when, when.startsWith("player") ? lead : -lead, natural, facts);
        };
    }

    private static boolean sideFavours(String when, int lead, boolean natural, Matcher facts) {
        String rest = when.substring(when.indexOf('-') + 1);
        if (rest.startsWith("pair-")) {
            return facts.group(when.startsWith("player") ? 4 : 5).equals(rest.substring("pair-".length()));
        }
        if (rest.startsWith("wins-by-")) {
            return !natural && lead == Integer.parseInt(rest.substring("wins-by-".length()));
        }
        return switch (rest) {
            case "wins" -> lead > 0;
            case "wins-natural" -> lead > 0 && natural;
            default -> throw new IllegalStateException("no condition of baccarat: " + when);
        };
    }

    private static String kind(String bet) {
        int colon = bet.indexOf(':');
        return colon < 0 ? bet : bet.substring(0, colon);
    }

    private static String detail(String bet) {
        return bet.substring(bet.indexOf(':') + 1);
    }
}
