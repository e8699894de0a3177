package org.baize.gateway.message;

/** What goes out to a screen, of whichever kind. */
public sealed interface Outgoing permits ToTerminal, ToDisplay, ToStaff {}
