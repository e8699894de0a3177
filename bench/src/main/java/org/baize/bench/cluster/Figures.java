package org.baize.bench.cluster;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What was measured so far, round by round. */
final class Figures {

    private final Map<Arm, Map<Integer, List<Sample>>> floods = new EnumMap<>(Arm.class);
    private final Map<PostgresForm, List<Sample>> postgres = new EnumMap<>(PostgresForm.class);

    void add(Arm arm, int inFlight, Sample sample) {
        floods.computeIfAbsent(arm, _ -> new TreeMap<>())
                .computeIfAbsent(inFlight, _ -> new ArrayList<>())
                .add(sample);
    }

    void add(PostgresForm form, Sample sample) {
        postgres.computeIfAbsent(form, _ -> new ArrayList<>()).add(sample);
    }

    /** The median of the rounds. */
    Map<Arm, Map<Integer, Sample>> floods() {
        Map<Arm, Map<Integer, Sample>> medians = new EnumMap<>(Arm.class);
        floods.forEach((arm, levels) -> {
            Map<Integer, Sample> ofArm = new TreeMap<>();
            levels.forEach((inFlight, samples) -> ofArm.put(inFlight, Sample.median(samples)));
            medians.put(arm, ofArm);
        });
        return medians;
    }

    Map<PostgresForm, Sample> postgres() {
        Map<PostgresForm, Sample> medians = new EnumMap<>(PostgresForm.class);
        postgres.forEach((form, samples) -> medians.put(form, Sample.median(samples)));
        return medians;
    }
}
