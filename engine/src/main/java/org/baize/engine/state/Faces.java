package org.baize.engine.state;

import java.util.ArrayList;
import java.util.List;
import org.baize.rules.baccarat.Side;
import org.baize.rules.shoe.FacingRules.Exposure;
import org.baize.rules.shoe.FacingRules.Facing;

/**
 * Whether the cards lie face up, and who turns them if not.
 *
 * @param exposed the hands of this coup that were turned
 */
public record Faces(Facing facing, Exposure named, List<Side> exposed) {

    public static final Faces UP = new Faces(Facing.FACE_UP, new Exposure(List.of(), List.of()), List.of());

    public Faces {
        exposed = List.copyOf(exposed);
    }

    public boolean shown(Side side) {
        return facing == Facing.FACE_UP || exposed.contains(side);
    }

    public Faces facing(Facing chosen) {
        return new Faces(chosen, named, exposed);
    }

    public Faces naming(Exposure who) {
        return new Faces(facing, who, exposed);
    }

    public Faces exposing(Side side) {
        List<Side> more = new ArrayList<>(exposed);
        more.add(side);
        return new Faces(facing, named, more);
    }

    /** The next coup lies as this one did, unturned. */
    public Faces afterCoup() {
        return new Faces(facing, named, List.of());
    }
}
