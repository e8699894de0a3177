package org.baize.load.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.baize.devices.demonstration.DemonstrationTables;
import org.baize.engine.spec.TableSpec;
import org.baize.engine.state.Play;
import org.baize.rules.rulebook.Rulebooks;
import org.junit.jupiter.api.Test;

/** A terminal notices whatever the server tells it wrongly. The server is the test. */
class PlayerTest {

    private static final int TABLE = DemonstrationTables.AUTOMATED_ROULETTE;

    private final Score score = new Score();
    private final Stage stage = new Stage();
    private final Player player =
            new Player(new Player.Seat(1_001, "token", table()), score, stage, new SplittableRandom(1));

    private TableSeen table() {
        TableSpec spec = DemonstrationTables.spec(TABLE);
        return new TableSeen(TABLE, Play.of(Rulebooks.byId(spec.rulebookId()), spec.setup()), score);
    }

    /** Time and network, in the hand of the test. */
    private static final class Stage implements Player.World, Player.Line {

        private final List<String> said = new ArrayList<>();
        private final List<Runnable> later = new ArrayList<>();
        private long nowMillis = 1_000_000;

        @Override
        public long nowMillis() {
            return nowMillis;
        }

        @Override
        public void after(long millis, Runnable act) {
            later.add(act);
        }

        @Override
        public void connect(Player player) {
            player.connected(this);
        }

        @Override
        public boolean isEnding() {
            return false;
        }

        @Override
        public void say(String text) {
            said.add(text);
        }

        @Override
        public void cut() {
            said.add("cut");
        }

        /** The plan of the round is carried out at once, and so is what follows from it. */
        void doAll() {
            List<Runnable> now = List.copyOf(later);
            later.clear();
            now.forEach(Runnable::run);
        }
    }

    private static String own(long credit) {
        return "\"own\":{\"open\":true,\"acceptedNotesCents\":[],\"attendantCalled\":false,\"tables\":[{\"table\":"
                + TABLE + ",\"money\":{\"creditCents\":" + credit + "},\"wagers\":[]}]}";
    }

    private static String now(long round, String phase) {
        return "\"now\":{\"table\":" + TABLE + ",\"round\":{\"number\":" + round + ",\"phase\":\"" + phase
                + "\",\"closesAtMillis\":1025000},\"recent\":[]}";
    }

    private void welcome(long credit) {
        stage.connect(player);
        player.heard("{\"type\":\"welcome\",\"terminal\":1001,\"sequence\":1,\"clockMillis\":1000000," + own(credit)
                + ",\"tables\":[{\"sequence\":1," + now(1, "IDLE") + ",\"layout\":{}}]}");
    }

    private long findings() {
        return score.standing().count(Score.Counted.FINDINGS);
    }

    private void waitLong() {
        player.check();
        stage.nowMillis += 2 * Player.PATIENCE_MILLIS;
        player.check();
    }

    /** Betting opens, and the first that the player does is to put in a note. */
    private void buysIn() {
        player.heard("{\"type\":\"tableChanged\",\"sequence\":2,\"clockMillis\":1000000,\"news\":[],"
                + now(2, "BETTING") + "}");
        while (stage.said.stream().noneMatch(text -> text.contains("noteInserted"))) {
            stage.doAll();
        }
    }

    @Test
    void whatItMustHaveIsAllItMayBeShown() {
        welcome(0);
        waitLong();
        assertThat(findings()).isZero();
        assertThat(player.isDone()).isTrue();
    }

    @Test
    void moneyFromNowhereIsFound() {
        welcome(5_00);
        waitLong();
        assertThat(findings()).isEqualTo(1);
        assertThat(player.isCalm()).isFalse();
    }

    @Test
    void anAcceptedNoteThatIsNotShownIsFound() {
        welcome(0);
        buysIn();
        player.heard("{\"type\":\"accepted\",\"number\":1,\"cuts\":[]}");
        waitLong();
        assertThat(findings()).isEqualTo(1);
        assertThat(player.tally()).isEqualTo(new Player.Tally(1, 0, 0));
    }

    @Test
    void aRefusedNoteThatIsCreditedIsFound() {
        welcome(0);
        buysIn();
        player.heard("{\"type\":\"refused\",\"number\":1,\"reason\":\"X\",\"sentence\":\"\"}");
        player.heard("{\"type\":\"ownChanged\",\"sequence\":2," + own(100_00) + "}");
        waitLong();
        assertThat(findings()).isEqualTo(1);
    }

    @Test
    void afterACutWhatIsShownTellsWhetherItWasDone() {
        welcome(0);
        buysIn();
        player.cut();
        stage.doAll();
        welcome(100_00);
        waitLong();
        assertThat(findings()).isZero();
        assertThat(player.account().creditCents()).isEqualTo(100_00);
        assertThat(player.tally()).isEqualTo(new Player.Tally(1, 0, 0));
    }

    @Test
    void afterACutMoneyThatFitsNeitherIsFound() {
        welcome(0);
        buysIn();
        player.cut();
        stage.doAll();
        welcome(200_00);
        waitLong();
        assertThat(findings()).isEqualTo(1);
    }

    @Test
    void anAnswerToNothingIsFound() {
        welcome(0);
        player.heard("{\"type\":\"accepted\",\"number\":9,\"cuts\":[]}");
        assertThat(findings()).isEqualTo(1);
    }

    @Test
    void aCountdownThatChangesWithTheConnectionIsFound() {
        welcome(0);
        player.heard("{\"type\":\"tableChanged\",\"sequence\":2,\"clockMillis\":1000000,\"news\":[],"
                + now(1, "BETTING").replace("1025000", "1024000") + "}");
        stage.connect(player);
        player.heard("{\"type\":\"welcome\",\"terminal\":1001,\"sequence\":1,\"clockMillis\":1000000," + own(0)
                + ",\"tables\":[{\"sequence\":3," + now(1, "BETTING") + ",\"layout\":{}}]}");
        assertThat(findings()).isEqualTo(1);
    }
}
