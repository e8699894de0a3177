package org.baize.rules.house;

/** What the dealer's screen does about an idle seat. The software never removes anybody by itself. */
public enum IdleRemedy {
    FLAG,
    OFFER_VACATE
}
