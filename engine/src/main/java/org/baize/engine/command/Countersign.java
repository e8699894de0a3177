package org.baize.engine.command;

import org.baize.rules.law.Role;

/**
 * A second person signs an act at the terminal of the first.
 *
 * @param role the role in which that person signs
 * @param pinKey derived from that person's PIN by the edge; the PIN itself never reaches the log
 */
public record Countersign(int person, Role role, String pinKey) {}
