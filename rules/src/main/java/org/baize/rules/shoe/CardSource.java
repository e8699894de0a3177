package org.baize.rules.shoe;

import org.baize.rules.law.Role;

/** Where a recorded card comes from. */
public sealed interface CardSource {

    /** Read by a shoe, which counts its cards from one. */
    record ReadByShoe(String shoeId, int number) implements CardSource {}

    /** Typed in by the dealer. */
    record KeyedIn(Role approvedBy) implements CardSource {}
}
