package org.baize.rules.shoe.preparation;

/** Who a text has cut the cards. */
public enum Cutter {
    DEALER,
    /** A patron is offered the cut; if nobody wants it, a supervisor cuts. */
    PATRON_ELSE_SUPERVISOR
}
