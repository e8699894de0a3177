package org.baize.devices.dealing;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import org.baize.engine.answer.Answer;
import org.baize.engine.command.Command;
import org.baize.engine.command.Countersign;
import org.baize.engine.command.Origin;
import org.jspecify.annotations.Nullable;

/**
 * Does what somebody wants, one thing after the other and at the pace of people. What is refused is asked by the next
 * of the people who might be entitled to it; when all were refused, something else has its turn for a while.
 */
final class Hand {

    private static final int REMEMBERED = 32;

    /** What is refused again and again is asked for ever more rarely, but not more rarely than this many times. */
    private static final int MOST_PATIENCE = 4;

    private final List<Asker> people;
    private final Voice voice;
    private final Runnable draw;
    private final long patienceMillis;
    private final Map<Command, Refused> refused = new LinkedHashMap<>() {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Command, Refused> eldest) {
            return size() > REMEMBERED;
        }
    };
    private boolean on = true;
    private boolean asking;
    private @Nullable Act wanted;
    private long sinceMillis;
    private int person;

    /** How often everybody was refused, and until when nobody asks again. */
    private record Refused(int times, long untilMillis) {}

    /** Who asks, alone or with a second signature. */
    record Asker(Origin by, Optional<Countersign> second) {}

    /**
     * Somebody's hand.
     *
     * @param people who asks, and who asks after a refusal
     * @param patienceMillis how long something waits that everybody was refused
     */
    Hand(List<Asker> people, Voice voice, Runnable draw, long patienceMillis) {
        this.people = List.copyOf(people);
        this.voice = voice;
        this.draw = draw;
        this.patienceMillis = patienceMillis;
    }

    synchronized void turn(boolean toWork) {
        on = toWork;
        wanted = null;
    }

    synchronized boolean on() {
        return on;
    }

    /** These things are wanted, the first before the others. */
    synchronized void consider(List<Act> wishes, long nowMillis) {
        if (!on || asking) {
            return;
        }
        Optional<Act> next =
                wishes.stream().filter(wish -> hopeful(wish, nowMillis)).findFirst();
        if (next.isEmpty() || !next.get().equals(wanted)) {
            wanted = next.orElse(null);
            sinceMillis = nowMillis;
            person = 0;
        }
        if (wanted != null && nowMillis - sinceMillis >= wanted.pauseMillis()) {
            act(wanted, nowMillis);
        }
    }

    private boolean hopeful(Act act, long nowMillis) {
        Refused before = act instanceof Act.Say say ? refused.get(say.command()) : null;
        return before == null || before.untilMillis() <= nowMillis;
    }

    private void act(Act now, long nowMillis) {
        switch (now) {
            case Act.Draw _ -> {
                wanted = null;
                draw.run();
            }
            case Act.Say say -> {
                Asker asks = people.get(person);
                CompletionStage<Answer> said = voice.say(asks.by(), asks.second(), say.command());
                asking = true;
                said.whenComplete((answer, lost) -> answered(say.command(), answer, nowMillis));
            }
        }
    }

    /** Without an answer nobody knows what has happened: the state will tell, and the wish is formed anew. */
    private synchronized void answered(Command asked, @Nullable Answer answer, long askedMillis) {
        asking = false;
        if (!(answer instanceof Answer.Refused)) {
            refused.remove(asked);
            wanted = null;
            return;
        }
        person++;
        if (person == people.size()) {
            Refused before = refused.get(asked);
            int times = before == null ? 1 : Math.min(before.times() + 1, MOST_PATIENCE);
            refused.put(asked, new Refused(times, askedMillis + times * patienceMillis));
            wanted = null;
        }
    }
}
