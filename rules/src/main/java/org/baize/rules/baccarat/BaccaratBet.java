package org.baize.rules.baccarat;

import org.baize.rules.game.Bet;

/** Every bet that an approved text offers on a coup. Which of them a game has, its lines say. */
public enum BaccaratBet implements Bet {
    PLAYER("player", "Player"),
    BANKER("banker", "Banker"),
    TIE("tie", "Tie"),
    PLAYER_PAIR("player-pair", "Player Pair"),
    BANKER_PAIR("banker-pair", "Banker Pair"),
    PLAYER_PERFECT_PAIRS("player-perfect-pairs", "Player Perfect Pairs"),
    BANKER_PERFECT_PAIRS("banker-perfect-pairs", "Banker Perfect Pairs"),
    DRAGON_BONUS_PLAYER("dragon-bonus-player", "Dragon Bonus Player"),
    DRAGON_BONUS_BANKER("dragon-bonus-banker", "Dragon Bonus Banker");

    private final String text;
    private final String title;

    BaccaratBet(String text, String title) {
        this.text = text;
        this.title = title;
    }

    @Override
    public String text() {
        return text;
    }

    /** The name a player reads. */
    public String title() {
        return title;
    }

    /** Whether the first two cards of each hand decide it, so that no third card can change it. */
    public boolean decidedByInitialDeal() {
        return switch (this) {
            case PLAYER_PAIR, BANKER_PAIR, PLAYER_PERFECT_PAIRS, BANKER_PERFECT_PAIRS -> true;
            case PLAYER, BANKER, TIE, DRAGON_BONUS_PLAYER, DRAGON_BONUS_BANKER -> false;
        };
    }
}
