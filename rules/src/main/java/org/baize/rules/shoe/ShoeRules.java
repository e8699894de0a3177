package org.baize.rules.shoe;

/** How one text has a shoe prepared, burned and ended, and what it does about irregular draws. */
public record ShoeRules() {}
