package org.baize.gateway.simulation;

import java.util.Arrays;
import java.util.Locale;
import java.util.NoSuchElementException;
import org.baize.devices.dealing.SimulatedTable;

/** A simulated person at a table, who can be sent away. */
public enum Person {
    DEALER,
    SUPERVISOR;

    boolean isOn(SimulatedTable table) {
        return switch (this) {
            case DEALER -> table.dealer().on();
            case SUPERVISOR -> table.supervisor().on();
        };
    }

    void turn(SimulatedTable table, boolean on) {
        switch (this) {
            case DEALER -> {
                if (on) {
                    table.dealer().turnOn();
                } else {
                    table.dealer().turnOff();
                }
            }
            case SUPERVISOR -> {
                if (on) {
                    table.supervisor().turnOn();
                } else {
                    table.supervisor().turnOff();
                }
            }
        }
    }

    /** The one of that name, as addresses have it. */
    static Person named(String name) {
        return Arrays.stream(values())
                .filter(one -> one.name().toLowerCase(Locale.ROOT).equals(name))
                .findFirst()
                .orElseThrow(() -> new NoSuchElementException("there is a dealer and a supervisor, and no " + name));
    }

    /** The name under which it is remembered that this one is off. */
    String at(int table) {
        return name().toLowerCase(Locale.ROOT) + " " + table;
    }
}
