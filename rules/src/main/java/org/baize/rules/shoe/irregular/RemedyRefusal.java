package org.baize.rules.shoe.irregular;

import org.baize.rules.law.Reason;

/** Why a remedy is not carried out. */
public enum RemedyRefusal implements Reason {
    NOT_AUTHORISED("Somebody with more authority must decide this."),
    NOT_AN_OPTION("The rules do not have this remedy here."),
    COUP_STANDS("That coup is over and another has begun; its result stands."),
    REMEDY_COMES_FIRST("The remedy itself must be carried out first.");

    private final String sentence;

    RemedyRefusal(String sentence) {
        this.sentence = sentence;
    }

    @Override
    public String sentence() {
        return sentence;
    }
}
