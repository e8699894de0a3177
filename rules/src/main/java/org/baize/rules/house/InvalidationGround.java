package org.baize.rules.house;

/** Why the outcome of a round may be cancelled by authority, apart from faults of equipment and of dealing. */
public enum InvalidationGround {
    CIVIL_COMMOTION,
    FIRE,
    RIOT,
    BRAWL,
    ROBBERY,
    ACT_OF_GOD,
    /** Something of the kind, where a text leaves its list open. */
    SIMILAR_DISRUPTION,
    IMPRACTICAL,
    FRAUD
}
