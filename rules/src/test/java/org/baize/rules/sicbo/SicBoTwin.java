package org.baize.rules.sicbo;

import java.util.Arrays;
import java.util.List;

/** The game again, slow and obvious: sorted faces and the words of the bet, nothing of the code under test. */
final class SicBoTwin {

    private SicBoTwin() {}

    /** What goes back for ten staked. */
    static int returnedForTen(ExpectedLine line, int... dice) {
        int step = step(line.bet(), dice);
        return step == 0 ? 0 : 10 + 10 * line.steps().odds().get(step - 1);
    }

    /** Zero for a loss, else which of the odds is paid. */
    static int step(String bet, int... dice) {
        int[] faces = dice.clone();
        Arrays.sort(faces);
        int sum = faces[0] + faces[1] + faces[2];
        boolean allAlike = faces[0] == faces[2];
        if (bet.equals("small")) {
            return List.of(4, 5, 6, 7, 8, 9, 10).contains(sum) && !allAlike ? 1 : 0;
        }
        if (bet.equals("big")) {
            return List.of(11, 12, 13, 14, 15, 16, 17).contains(sum) && !allAlike ? 1 : 0;
        }
        if (bet.equals("any-triple")) {
            return allAlike ? 1 : 0;
        }
        return numberedStep(bet, faces, sum);
    }

    private static int numberedStep(String bet, int[] faces, int sum) {
        String shown = "" + faces[0] + faces[1] + faces[2];
        String numbers = bet.substring(bet.indexOf(':') + 1);
        if (bet.startsWith("triple:")) {
            return shown.equals(numbers.repeat(3)) ? 1 : 0;
        }
        if (bet.startsWith("double:")) {
            return shown.contains(numbers.repeat(2)) ? 1 : 0;
        }
        if (bet.startsWith("single:")) {
            return 3 - shown.replace(numbers, "").length();
        }
        if (bet.startsWith("combination:")) {
            return shown.contains(numbers.substring(0, 1)) && shown.contains(numbers.substring(2)) ? 1 : 0;
        }
        return sum == Integer.parseInt(numbers) ? 1 : 0;
    }
}
