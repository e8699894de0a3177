package org.baize.rules.game;

import java.util.List;
import org.baize.rules.law.RuleId;

/** Sections of one kind, such as the 37 neighbours-of-five; a named sector of the wheel is a line with one section. */
public record SectionLine<B extends Bet>(String key, String title, List<Section<B>> sections, RuleId rule) {

    public SectionLine {
        sections = List.copyOf(sections);
        if (sections.isEmpty()) {
            throw new IllegalArgumentException("the line '" + key + "' has no section");
        }
    }
}
