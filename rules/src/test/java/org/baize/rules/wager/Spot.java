package org.baize.rules.wager;

import java.util.Arrays;
import java.util.List;
import org.baize.rules.game.Bet;
import org.baize.rules.game.BetLine;
import org.baize.rules.law.RuleId;

/** Four bets that stand for any game, under keys that the texts with companions and differential know. */
enum Spot implements Bet {
    PLAYER("player"),
    BANKER("banker"),
    TIE("tie"),
    PLAYER_PAIR("player-pair");

    private final String text;

    Spot(String text) {
        this.text = text;
    }

    @Override
    public String text() {
        return text;
    }

    static List<BetLine<Spot>> lines() {
        return Arrays.stream(values())
                .map(spot -> new BetLine<>(spot.text, spot.text, List.of(spot), new RuleId("some-rulebook", "1")))
                .toList();
    }
}
