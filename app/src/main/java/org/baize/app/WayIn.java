package org.baize.app;

import java.util.function.Consumer;
import org.baize.engine.spec.TableSpec.Purpose;
import org.baize.gateway.identity.DemonstrationAccess;
import org.baize.gateway.identity.Identity;

/** Tells whoever has started a floor how anybody gets in. */
record WayIn(Identity identity, Purpose purpose) {

    void tell(Consumer<String> say) {
        switch (purpose) {
            case DEMONSTRATION -> tellDemonstration(say);
            case MONEY -> tellFirstAdministrator(say);
        }
    }

    private void tellDemonstration(Consumer<String> say) {
        DemonstrationAccess access = identity.demonstration();
        say.accept("staff sign in by number, such as 1, with the password " + access.password() + " and the PIN "
                + access.pin());
    }

    /**
     * As long as nobody can sign in, each start has a code. What was said to the floor is no sign of that: a start may end between
     * the first word to the floor and the first password, and who is who may be lost when the floor is not.
     */
    private void tellFirstAdministrator(Consumer<String> say) {
        if (!identity.credentials().hasAny()) {
            say.accept("whoever has this code becomes the first administrator, once: "
                    + identity.firstAdministratorCode());
        }
    }
}
