package org.baize.devices.shoe;

import java.util.List;
import org.baize.rules.baccarat.Card;

/**
 * What anybody can see who stands at the shoe, whatever it reads.
 *
 * @param out the cards that left it since it was loaded, in that order
 * @param cuttingCardOut the cutting card has come out
 * @param sinceMillis when the last of them came
 */
public record ShoeSight(List<Card> out, boolean cuttingCardOut, long sinceMillis) {

    public ShoeSight {
        out = List.copyOf(out);
    }
}
