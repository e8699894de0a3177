package org.baize.rules.house;

import org.baize.rules.law.Reason;

/** Why somebody may not do an act. */
public enum AuthorityReason implements Reason {
    ACT_UNKNOWN("These rules know no such act."),
    INSPECTOR_ONLY_READS("An inspector reads everything and changes nothing."),
    NOT_ENTITLED("Your sign-in does not carry the authority for this."),
    SECOND_PERSON_NEEDED("A second person with authority must sign as well."),
    SECOND_PERSON_NOT_ENTITLED("The second person does not carry the authority for this.");

    private final String sentence;

    AuthorityReason(String sentence) {
        this.sentence = sentence;
    }

    @Override
    public String sentence() {
        return sentence;
    }
}
