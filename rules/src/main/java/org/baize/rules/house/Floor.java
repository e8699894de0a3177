package org.baize.rules.house;

import java.util.Optional;

/**
 * Tables, seats and terminals in one text.
 *
 * @param idleSeat holding a place without wagering, where the text counts rounds
 * @param severalTerminals one player at several terminals, where the text speaks of it
 */
public record Floor(
        Opening opening, Closing closing, Optional<IdleSeat> idleSeat, Optional<SeveralTerminals> severalTerminals) {}
