package org.baize.rules.house;

import org.baize.rules.game.GameKind;
import org.baize.rules.law.RuleId;

/** So many of a device must be registered at a table of that game. */
public record DeviceNeed(GameKind game, Device device, int count, RuleId rule) {

    boolean missingAt(TableEquipment equipment) {
        long registered = equipment.devices().stream()
                .filter(candidate -> candidate == device)
                .count();
        return equipment.game() == game && registered < count;
    }
}
