package org.baize.rules.sicbo;

/** When the dice are tumbled. The operator chooses among those that the text knows. */
public enum ShakeMode {
    /** By the dealer when the round opens; the dice lie concealed while wagers are taken. */
    SHAKE_FIRST,
    /** By the dealer when wagering has ended. */
    SHAKE_LAST,
    /** By the device itself when wagering has ended, on the shooter's button or without one. */
    AUTOMATIC
}
