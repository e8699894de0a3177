package org.baize.simulator.floor;

import java.util.ArrayList;
import java.util.List;
import org.baize.engine.chapter.Deadlines;
import org.baize.engine.command.Origin;
import org.baize.engine.command.RoundCommand;

/** Decides who acts next and how much time goes by. */
final class Director {

    private static final long HOUR_MILLIS = 3_600_000;

    private final Stage stage;
    private final Chance chance;
    private final Office office;
    private final List<Actor> players = new ArrayList<>();
    private final List<Actor> crews = new ArrayList<>();
    private final List<Actor> pits = new ArrayList<>();
    private final List<Actor> houses = new ArrayList<>();
    private final Actor stranger;
    private final Actor cashDesk;

    Director(Stage stage) {
        this.stage = stage;
        this.chance = stage.chance();
        this.office = new Office(stage);
        this.stranger = new Stranger(stage);
        this.cashDesk = new CashDesk(stage);
        for (int table : stage.tableNumbers()) {
            crews.add(new Crew(stage, table));
            pits.add(new Pit(stage, table));
            houses.add(new Management(stage, table));
        }
        for (int terminal = 1; terminal <= stage.terminalSpecs().size(); terminal++) {
            players.add(new Player(stage, terminal));
        }
    }

    void open() {
        office.build();
    }

    void next() {
        passTime();
        int who = chance.below(1000);
        if (who < 4) {
            office.act();
        } else if (who < 60) {
            stranger.act();
        } else if (who < 100) {
            cashDesk.act();
        } else if (who < 130) {
            chance.pick(pits).act();
        } else if (who < 170) {
            chance.pick(houses).act();
        } else if (who < 420) {
            chance.pick(crews).act();
        } else {
            chance.pick(players).act();
        }
    }

    /** Mostly seconds, sometimes straight to the next deadline, now and then a quiet hour. */
    private void passTime() {
        int how = chance.below(4000);
        if (how < 2) {
            stage.pass(chance.between(1, 12) * HOUR_MILLIS);
            office.act();
        } else if (how < 60) {
            stage.pass(chance.between(5, 90) * 1000L);
        } else if (how < 120) {
            long due = stage.floor().nextDueMillis();
            if (due != Deadlines.NEVER) {
                stage.pass(Math.max(0, due - stage.nowMillis() - chance.below(2)));
                stage.send(Origin.SYSTEM, new RoundCommand.WakeUp());
            }
        } else if (how < 2600) {
            stage.pass(chance.below(1_500));
        }
    }
}
