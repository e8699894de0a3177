package org.baize.devices.tumbler;

import java.util.List;

/**
 * What anybody can see who stands at a tumbler, whatever its camera says.
 *
 * @param spin the activation that it is about; 0 before the first
 * @param faces the upper faces; empty while the dice move or do not all lie flat
 * @param sinceMillis since when it has been so
 */
public record DiceSight(long spin, boolean shaking, List<Integer> faces, long sinceMillis) {

    public DiceSight {
        faces = List.copyOf(faces);
    }
}
