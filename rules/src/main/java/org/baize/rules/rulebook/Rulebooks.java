package org.baize.rules.rulebook;

import java.util.List;

/** All rulebooks in force. */
public final class Rulebooks {

    private static final List<Rulebook> ALL = List.of(
            ActMultiTerminal2019.RULEBOOK,
            ActMiniBaccarat2015.RULEBOOK,
            ActAmericanRoulette2005.RULEBOOK,
            NswRapid2016.RULEBOOK,
            NswSicBo2016.RULEBOOK);

    private Rulebooks() {}

    public static List<Rulebook> all() {
        return ALL;
    }

    /** The rulebook of that id; asking for an unknown one is answered with the ones there are. */
    public static Rulebook byId(String id) {
        return ALL.stream()
                .filter(rulebook -> rulebook.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new UnknownNameException(
                        id, "a rulebook", ALL.stream().map(Rulebook::id).toList()));
    }
}
