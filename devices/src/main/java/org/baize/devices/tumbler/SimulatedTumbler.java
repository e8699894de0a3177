package org.baize.devices.tumbler;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.baize.devices.Chance;
import org.baize.devices.Clockwork;
import org.baize.devices.Listeners;
import org.baize.devices.Mischief;
import org.baize.rules.sicbo.DiceRules;

/** A tumbler that is not there: three dice, shaken for some seconds, and a camera. Serves demonstrations only. */
public final class SimulatedTumbler implements Tumbler {

    private static final int DICE = 3;
    private static final int FACES = 6;
    private static final long OFFLINE_MILLIS = 20_000;
    private static final long LOOK_MILLIS = 400;

    private final Clockwork time;
    private final Chance chance;
    private final Mischief<TumblerMisbehaviour> mischief = new Mischief<>();
    private final Listeners<TumblerReport> listeners = new Listeners<>();
    private volatile DiceSight sight;
    private Lie lie = Lie.FLAT;
    private List<Integer> up = List.of();
    private boolean wanted;
    private boolean offline;

    /** How the dice came to lie. */
    private enum Lie {
        FLAT,
        COCKED,
        /** One on another, of which nothing is to be seen. */
        STACKED,
        BROKEN
    }

    public SimulatedTumbler(Clockwork time, Chance chance) {
        this.time = time;
        this.chance = chance;
        this.sight = new DiceSight(0, false, List.of(), time.nowMillis());
    }

    /** Has it do this wrong as soon as it can. */
    public void misbehave(TumblerMisbehaviour next) {
        mischief.add(next);
    }

    /** What the dealer sees. */
    public DiceSight sight() {
        return sight;
    }

    @Override
    public void listen(Consumer<? super TumblerReport> listener) {
        listeners.add(listener);
    }

    @Override
    public CompletionStage<Shake> shake(long spin) {
        CompletableFuture<Shake> shaken = new CompletableFuture<>();
        time.after(0, () -> shaken.complete(shakeNow(spin)));
        return shaken;
    }

    private Shake shakeNow(long spin) {
        if (offline) {
            return Shake.OFFLINE;
        }
        if (sight.shaking()) {
            return Shake.BUSY;
        }
        wanted = false;
        if (mischief.now(TumblerMisbehaviour.DOES_NOT_START)) {
            sight = new DiceSight(spin, false, List.of(), time.nowMillis());
            tell(new TumblerReport.Failed("the motor does not start"));
            return Shake.OUT_OF_ORDER;
        }
        sight = new DiceSight(spin, true, List.of(), time.nowMillis());
        tell(new TumblerReport.ShakeBegan(spin));
        if (mischief.now(TumblerMisbehaviour.OFFLINE)) {
            goOffline();
        }
        time.after(chance.between(3_000, 6_000), () -> comeToRest(spin));
        return Shake.SHAKING;
    }

    private void goOffline() {
        tell(new TumblerReport.WentOffline());
        offline = true;
        time.after(OFFLINE_MILLIS, () -> {
            offline = false;
            tell(new TumblerReport.CameBack());
            look();
        });
    }

    private void comeToRest(long spin) {
        lie = fall();
        up = IntStream.range(0, DICE).mapToObj(die -> chance.between(1, FACES)).toList();
        sight = new DiceSight(spin, false, lie == Lie.FLAT ? up : List.of(), time.nowMillis());
        if (mischief.now(TumblerMisbehaviour.LID_OPEN)) {
            tell(new TumblerReport.LidOpen());
        }
        look();
    }

    private Lie fall() {
        if (mischief.now(TumblerMisbehaviour.COCKED_DIE)) {
            return Lie.COCKED;
        }
        if (mischief.now(TumblerMisbehaviour.STACKED_DICE)) {
            return Lie.STACKED;
        }
        return mischief.now(TumblerMisbehaviour.DIE_BROKEN) ? Lie.BROKEN : Lie.FLAT;
    }

    @Override
    public void read() {
        time.after(0, () -> {
            wanted = true;
            look();
        });
    }

    /** Looks at the dice if somebody wants it and they lie still. */
    private void look() {
        if (wanted && !sight.shaking() && !offline) {
            wanted = false;
            long spin = sight.spin();
            time.after(LOOK_MILLIS, () -> {
                if (sight.spin() == spin) {
                    tellWhatLies();
                }
            });
        }
    }

    private void tellWhatLies() {
        switch (lie) {
            case COCKED -> tell(seen(sight.spin(), up, 1));
            case STACKED -> tell(seen(sight.spin(), up.subList(0, DICE - 1), 1));
            case BROKEN -> tell(new TumblerReport.DieBroken());
            case FLAT -> {
                if (!sight.faces().isEmpty()) {
                    tellFaces();
                }
            }
        }
    }

    private void tellFaces() {
        long spin = mischief.now(TumblerMisbehaviour.LATE_READING) ? sight.spin() - 1 : sight.spin();
        tell(seen(spin, read(up), 0));
        if (mischief.now(TumblerMisbehaviour.READ_TWICE)) {
            tell(seen(spin, up, 0));
        }
    }

    private List<Integer> read(List<Integer> upper) {
        List<Integer> faces = new ArrayList<>(upper);
        if (mischief.now(TumblerMisbehaviour.UNREADABLE)) {
            faces.set(chance.between(0, DICE - 1), 0);
        } else if (mischief.now(TumblerMisbehaviour.MISREAD)) {
            int die = chance.between(0, DICE - 1);
            faces.set(die, faces.get(die) % FACES + 1);
        }
        return faces;
    }

    private static TumblerReport seen(long spin, List<Integer> faces, int cocked) {
        return new TumblerReport.DiceSeen(spin, faces, DiceRules.Side.UPPER, cocked);
    }

    private void tell(TumblerReport report) {
        if (!offline) {
            listeners.tell(report);
        }
    }
}
