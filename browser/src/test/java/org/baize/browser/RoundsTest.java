package org.baize.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.assertj.core.api.Assertions;
import org.baize.browser.PlayerSeat.Result;
import org.junit.jupiter.api.Test;

/** Whole rounds at tables that deal by themselves, through the whole system. */
class RoundsTest extends Browsing {

    private PlayerSeat playerAt(int terminal, String table) {
        PlayerSeat player = PlayerSeat.at(chromium.page(1366, 768), system, terminal, table);
        Motion.watch(player.page());
        return player.buysIn(100);
    }

    /**
     * A bet that somebody lays, and what comes of it.
     *
     * @param lays it, in one of the ways in which a chip gets onto a layout
     * @param left of a hundred dollars, by what comes: the colour of a number, or the side that wins
     */
    private record Play(PlayerSeat player, Consumer<PlayerSeat> lays, Map<String, String> left) {}

    /** The games side by side, since each takes its time. */
    @Test
    void chipsAreTouchedOrDraggedAndTheMetersFollowTheResult() {
        try (PlayerSeat american = playerAt(301, "Double Zero");
                PlayerSeat rapid = playerAt(203, "Dragon Baccarat");
                PlayerSeat multi = playerAt(105, "Baccarat")) {
            american.page().emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(ReducedMotion.NO_PREFERENCE));
            List<Play> plays = List.of(
                    new Play(
                            american,
                            player -> player.drags(Drag::withTheMouse, 10, "red", "black"),
                            Map.of("red", "$90.00", "black", "$110.00", "green", "$90.00")),
                    new Play(
                            rapid,
                            player -> player.drags(Drag::withAFinger, 10, "banker", "player"),
                            Map.of("player", "$110.00", "banker", "$90.00", "tie", "$100.00")),
                    new Play(
                            multi,
                            player -> player.bets("banker", "$5.00")
                                    .button("Confirm")
                                    .click(),
                            // Less a commission of five in a hundred.
                            Map.of("player", "$95.00", "banker", "$104.75", "tie", "$100.00")));

            eachInTurn(plays, PlayerSeat::hasTimeToBet, play -> play.lays().accept(play.player()));
            eachInTurn(plays, player -> "$0.00".equals(player.meter("bet").innerText()), RoundsTest::isPaidByTheResult);

            Assertions.assertThat(Motion.seen(american.page())).isNotEmpty();
            Assertions.assertThat(Motion.seen(rapid.page())).isEmpty();
            Assertions.assertThat(Motion.seen(multi.page())).isEmpty();
        }
    }

    /** With whichever of them is ready first: tables wait for nobody. */
    private static void eachInTurn(List<Play> plays, Predicate<PlayerSeat> ready, Consumer<Play> does) {
        List<Play> waiting = new ArrayList<>(plays);
        while (!waiting.isEmpty()) {
            waiting.getFirst()
                    .player()
                    .page()
                    .waitForCondition(
                            () -> waiting.stream().anyMatch(play -> ready.test(play.player())),
                            new Page.WaitForConditionOptions().setTimeout(PlayerSeat.ROUND_MILLIS));
            waiting.stream()
                    .filter(play -> ready.test(play.player()))
                    .findFirst()
                    .ifPresent(play -> {
                        does.accept(play);
                        waiting.remove(play);
                    });
        }
    }

    /** What came is on the layout's side of the screen, among the player's own games, and in the account. */
    private static void isPaidByTheResult(Play play) {
        PlayerSeat player = play.player();
        Result came = player.lastResult();
        player.shows("credit", Objects.requireNonNull(play.left().get(came.which()), came.which()));
        Locator shown = player.page()
                .locator(".recent-list li:first-child .mark, .road.bead g:last-child text")
                .last();
        assertThat(shown).hasText(came.print());
    }
}
