package org.baize.rules.sicbo;

import java.util.List;

/**
 * What a table remembers of its tumbler: the number of the last activation and how far it has come in this round.
 * Activations are numbered through the life of the table, so that a reading can be told to be late.
 */
public record Spin(long number, Stage stage) {

    /** How far the activation has come. */
    public enum Stage {
        /** Not activated in this round. */
        IDLE,
        /** Activated; its reading is awaited. */
        TUMBLING,
        /** Its reading is in. */
        READ,
        /** Called off by the dealer; it has no result. */
        CALLED_OFF,
        /** Something went wrong; nothing may be read or paid. */
        LOCKED
    }

    public Spin {
        if (number < 0) {
            throw new IllegalArgumentException("activations are counted from zero: " + number);
        }
    }

    /** A table that has never tumbled its dice. */
    public static Spin none() {
        return new Spin(0, Stage.IDLE);
    }

    public Spin activated() {
        require(stage == Stage.IDLE || stage == Stage.CALLED_OFF, "activated");
        return new Spin(number + 1, Stage.TUMBLING);
    }

    public Spin read() {
        require(stage == Stage.TUMBLING, "read");
        return new Spin(number, Stage.READ);
    }

    public Spin calledOff() {
        require(stage != Stage.LOCKED, "called off");
        return new Spin(number, Stage.CALLED_OFF);
    }

    public Spin locked() {
        return new Spin(number, Stage.LOCKED);
    }

    /** What is left of the spin after these acts. */
    public Spin after(List<TumblerAct> acts) {
        if (acts.contains(TumblerAct.TUMBLE_AGAIN)) {
            return calledOff();
        }
        return acts.contains(TumblerAct.REFUSE_RESULT) ? locked() : this;
    }

    /** A new round: what happened before is over, the count goes on. */
    public Spin nextRound() {
        return new Spin(number, Stage.IDLE);
    }

    /** Whether the dice of this round have been tumbled, whatever became of it. */
    public boolean activatedThisRound() {
        return stage != Stage.IDLE;
    }

    private void require(boolean possible, String act) {
        if (!possible) {
            throw new IllegalStateException("a spin that is " + stage + " cannot be " + act);
        }
    }
}
