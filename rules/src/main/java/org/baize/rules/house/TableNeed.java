package org.baize.rules.house;

import org.baize.rules.law.Reason;

/** What a text may ask of a table that is to open; as a reason: that it is missing. */
public enum TableNeed implements Reason {
    TABLE_APPROVAL("The table has no approval on file."),
    SYSTEM_APPROVAL("The game system in this version has no approval on file."),
    PLAYER_TERMINAL("The table has no player terminal."),
    TERMINALS_WITHIN_APPROVAL("The table has more player terminals than approved."),
    DEALER_TERMINAL("The table has no dealer terminal."),
    GAME_SYSTEM("A part of the game system is not available."),
    NOTE_STACKER("A player terminal has no note stacker."),
    TICKET_PRINTER("A player terminal has no ticket printer.");

    private final String sentence;

    TableNeed(String sentence) {
        this.sentence = sentence;
    }

    @Override
    public String sentence() {
        return sentence;
    }

    boolean missingAt(TableEquipment table) {
        TableEquipment.Terminals terminals = table.terminals();
        return switch (this) {
            case TABLE_APPROVAL -> !table.approvals().table();
            case SYSTEM_APPROVAL -> !table.approvals().system();
            case PLAYER_TERMINAL -> terminals.player() < 1;
            case TERMINALS_WITHIN_APPROVAL -> terminals.player() > terminals.approvedMaximum();
            case DEALER_TERMINAL -> !terminals.dealer();
            case GAME_SYSTEM -> !table.gameSystemReady();
            case NOTE_STACKER -> !terminals.allWithStacker();
            case TICKET_PRINTER -> !terminals.allWithPrinter();
        };
    }
}
