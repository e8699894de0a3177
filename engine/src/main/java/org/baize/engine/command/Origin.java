package org.baize.engine.command;

/**
 * Where a request comes from. The edge has made sure that it really is this terminal, device or person.
 *
 * @param number the number of the terminal, table device or person; 0 for the system itself
 */
public record Origin(Kind kind, int number) {

    /** The floor's own timers and its installation. */
    public static final Origin SYSTEM = new Origin(Kind.SYSTEM, 0);

    /** The system that watches the casino's meters and moves credit to terminals. */
    public static final Origin MONITORING = new Origin(Kind.MONITORING, 0);

    /** What kind of thing or person sends. */
    public enum Kind {
        SYSTEM,
        TERMINAL,
        /** A wheel, shoe, tumbler or display; the number is that of its table. */
        DEVICE,
        PERSON,
        MONITORING,
        /** What plays the part of a device; the number is that of its table, which must be a demonstration. */
        SIMULATOR
    }

    public static Origin terminal(int number) {
        return new Origin(Kind.TERMINAL, number);
    }

    public static Origin device(int table) {
        return new Origin(Kind.DEVICE, table);
    }

    public static Origin simulator(int table) {
        return new Origin(Kind.SIMULATOR, table);
    }

    public static Origin person(int number) {
        return new Origin(Kind.PERSON, number);
    }
}
