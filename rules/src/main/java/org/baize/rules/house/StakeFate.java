package org.baize.rules.house;

/** What becomes of a stake on an invalidated round. */
public enum StakeFate {
    RETURNED,
    FORFEITED
}
