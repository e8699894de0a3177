package org.baize.rules.rulebook;

import java.time.LocalDate;
import java.util.Optional;

/**
 * Which text a rulebook is. A rulebook is never edited after release: a new approval is a new edition.
 *
 * @param id stable id, written into every round that is played under it
 * @param instrument the approval as its makers cite it
 * @param made when the approval was signed
 * @param revokes the earlier approval that this one ends
 */
public record Edition(String id, String title, String instrument, LocalDate made, Optional<String> revokes) {}
