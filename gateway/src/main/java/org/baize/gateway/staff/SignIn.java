package org.baize.gateway.staff;

import jakarta.inject.Singleton;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import org.baize.engine.answer.FloorReason;
import org.baize.engine.command.Origin;
import org.baize.engine.command.PaymentCommand;
import org.baize.engine.command.StaffCommand;
import org.baize.engine.spec.PinVerifier;
import org.baize.engine.state.FloorState;
import org.baize.engine.state.Person;
import org.baize.gateway.identity.Credentials;
import org.baize.gateway.identity.Credentials.Checked;
import org.baize.gateway.identity.EnrolmentCodes;
import org.baize.gateway.identity.EnrolmentCodes.Subject;
import org.baize.gateway.identity.Identity;
import org.baize.gateway.identity.Kind;
import org.baize.gateway.identity.PinKeys;
import org.baize.gateway.identity.Sessions.Session;
import org.baize.gateway.web.Problem;
import org.baize.gateway.web.ProblemException;
import org.baize.rules.law.Role;

/** Lets people in, and lets them choose how. */
@Singleton
final class SignIn {

    private static final int UNAUTHORIZED = 401;
    private static final int VALIDATION_KEY_BYTES = 32;
    private static final Pattern PIN = Pattern.compile("[0-9]{4,12}");
    private static final Pattern NUMBER = Pattern.compile("[1-9][0-9]{0,8}");

    private final Identity identity;
    private final Floor floor;
    private final InstantSource clock = InstantSource.system();

    SignIn(Identity identity, Floor floor) {
        this.identity = identity;
        this.floor = floor;
    }

    /** Opens a session for whoever knows the password of that name or number. */
    Session open(String name, String password, String address) {
        OptionalInt person = floor.read(state -> person(state, name));
        Checked.Right right = check(person, name, password, address);
        return identity.sessions().open(right.person(), right.pinKey());
    }

    /** Names need not be different; whoever shares one signs in by number. */
    private static OptionalInt person(FloorState state, String name) {
        String typed = name.strip();
        List<Integer> found = state.staff().stream()
                .filter(one -> NUMBER.matcher(typed).matches()
                        ? one.number() == Integer.parseInt(typed)
                        : one.name().toLowerCase(Locale.ROOT).equals(typed.toLowerCase(Locale.ROOT)))
                .filter(one -> !one.roles().isEmpty())
                .map(Person::number)
                .toList();
        return found.size() == 1 ? OptionalInt.of(found.getFirst()) : OptionalInt.empty();
    }

    private Checked.Right check(OptionalInt person, String name, String password, String address) {
        return switch (identity.credentials().check(person, name, password, address)) {
            case Checked.Right right -> right;
            case Checked.Wrong _ ->
                throw new ProblemException(
                        Problem.of(UNAUTHORIZED, "NOT_RECOGNISED", "Name and password do not belong together."));
            case Checked.Locked locked -> throw locked(locked.untilMillis());
        };
    }

    private ProblemException locked(long untilMillis) {
        return ProblemException.locked(untilMillis - clock.millis());
    }

    /** Another password. All sessions end, and one begins. */
    Session changePassword(Session session, String password, String chosen, String address) {
        Checked.Right right = checkOwn(session, password, address);
        identity.credentials().set(session.person(), acceptable(chosen), right.pinKey());
        return identity.sessions().open(session.person(), right.pinKey());
    }

    /** Another PIN, which the floor is told with the one so far. */
    Session changePin(Session session, String password, String pin, String chosen, String address) {
        checkOwn(session, password, address);
        String before = pinKey(session.person(), pin);
        String key = choosePin(session.person(), before, chosen);
        identity.credentials().set(session.person(), password, Optional.of(key));
        return identity.sessions().open(session.person(), Optional.of(key));
    }

    private Checked.Right checkOwn(Session session, String password, String address) {
        String name = Integer.toString(session.person());
        return check(OptionalInt.of(session.person()), name, password, address);
    }

    private String choosePin(int person, String before, String chosen) {
        PinKeys.Salted salted = identity.pins().salted(acceptablePin(chosen));
        floor.mustAccept(
                Origin.person(person), new StaffCommand.ChangePin(before, PinVerifier.of(salted.salt(), salted.key())));
        return salted.key();
    }

    /** Whoever was enrolled chooses a password and a PIN, by the code that was the PIN until now. */
    int redeem(String code, String password, String pin, String address) {
        int person = lookUp(code, Kind.PERSON, address).number();
        acceptable(password);
        String before = identity.pins().key(EnrolmentCodes.plain(code), salt(person));
        String key = choosePin(person, before, pin);
        if (identity.codes().redeem(code).isEmpty()) {
            throw notGood();
        }
        identity.credentials().set(person, password, Optional.of(key));
        return person;
    }

    private Subject lookUp(String code, Kind kind, String address) {
        return identity.codeTries()
                .of(address, () -> identity.codes().look(code).filter(subject -> subject.kind() == kind))
                .orElseThrow(SignIn::notGood);
    }

    private static ProblemException notGood() {
        return ProblemException.forbidden("CODE_NOT_GOOD", "This code is not good, or not any more.");
    }

    /** Who becomes the first administrator. */
    record First(String code, int person, String name, String password, String pin) {}

    /**
     * Makes whoever has the code of the first start the first administrator. Where there is one, but nobody who could sign in, as
     * after the loss of the database, that person's own PIN is asked for instead.
     */
    int foundAdministrator(First first, String address) {
        lookUp(first.code(), Kind.FIRST_ADMINISTRATOR, address);
        acceptable(first.password());
        acceptablePin(first.pin());
        String key = floor.read(state -> state.staff().isEmpty()) ? enrolFirst(first) : recognised(first);
        if (identity.codes().redeem(first.code()).isEmpty()) {
            throw notGood();
        }
        identity.credentials().set(first.person(), first.password(), Optional.of(key));
        return first.person();
    }

    private String enrolFirst(First first) {
        keyTickets();
        PinKeys.Salted salted = identity.pins().salted(first.pin());
        floor.mustAccept(
                Origin.SYSTEM,
                new StaffCommand.Enrol(
                        first.person(),
                        first.name(),
                        List.of(Role.ADMINISTRATOR),
                        PinVerifier.of(salted.salt(), salted.key())));
        return salted.key();
    }

    /** Nothing can be numbered before the installation has a key, and once somebody works there it is too late for one of chance. */
    private void keyTickets() {
        if (!floor.read(state -> state.papers().keyed())) {
            byte[] key = new byte[VALIDATION_KEY_BYTES];
            new SecureRandom().nextBytes(key);
            floor.mustAccept(
                    Origin.SYSTEM,
                    new PaymentCommand.SetValidationKey(HexFormat.of().formatHex(key)));
        }
    }

    private String recognised(First first) {
        Person person = floor.read(state -> state.person(first.person()))
                .filter(one -> one.roles().contains(Role.ADMINISTRATOR) && !one.locked())
                .orElseThrow(SignIn::notGood);
        String key = identity.pins().key(first.pin(), person.pin().salt());
        floor.mustAccept(Origin.person(first.person()), new StaffCommand.ChangePin(key, person.pin()));
        return key;
    }

    /**
     * What somebody signs with who types that PIN. A code is none, though the floor has it in the place of one until its owner has
     * chosen: nobody signs with it, and after its ten minutes it is good for nothing.
     */
    String pinKey(int person, String pin) {
        if (!PIN.matcher(pin).matches()) {
            throw ProblemException.conflict(FloorReason.PIN_WRONG.name(), FloorReason.PIN_WRONG.sentence());
        }
        return identity.pins().key(pin, salt(person));
    }

    private String salt(int person) {
        return floor.read(state -> state.person(person))
                .map(one -> one.pin().salt())
                .orElseThrow(() -> ProblemException.notFound("Nobody with this number works here."));
    }

    private static String acceptable(String password) {
        if (!Credentials.isLongEnough(password)) {
            throw ProblemException.bad(
                    "A password has " + Credentials.SHORTEST + " to " + Credentials.LONGEST + " letters.");
        }
        return password;
    }

    private static String acceptablePin(String pin) {
        if (!PIN.matcher(pin).matches()) {
            throw ProblemException.bad("A PIN has 4 to 12 digits.");
        }
        return pin;
    }
}
