package org.baize.protocol.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.regex.Pattern;
import org.baize.engine.command.Command;
import org.baize.engine.command.PaymentCommand;
import org.baize.engine.spec.TerminalSpec;
import org.baize.protocol.shape.BadMessageException;
import org.baize.protocol.shape.Shape;
import org.baize.protocol.shape.Shapes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A document that somebody wrote by hand: it is taken exactly, or the place of the mistake is named. */
class JsonTest {

    private static final Shape TERMINAL = Shapes.of(TerminalSpec.class);
    private static final String GOOD = "{'reach':{'tables':[1,2],'severalAtOnce':false,'limits':{}},"
            + "'acceptedNotesCents':[2000,5000],'stacker':true,'printer':true}";

    @Test
    void aDocumentIsRead() {
        assertThat(Json.text(TERMINAL, Json.read(TERMINAL, json(GOOD)))).isEqualTo(json(GOOD));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "[1,2]        | [1,'2']    | reach.tables[1] must be a whole number of 32 bits",
                "[1,2]        | 1          | reach.tables must be a list",
                "[1,2]        | [1,2.5]    | reach.tables[1] must be a whole number of 32 bits",
                "false        | 0          | reach.severalAtOnce must be true or false",
                "'tables'     | 'table'    | reach.table is unknown here",
            })
    void aMistakeIsNamedWithItsPlace(String good, String bad, String complaint) {
        assertThatExceptionOfType(BadMessageException.class)
                .isThrownBy(() -> Json.read(TERMINAL, json(GOOD.replaceFirst(Pattern.quote(good), bad))))
                .withMessage(complaint);
    }

    @Test
    void aNumberTooLongForAPageMayComeAsDigits() {
        Shape command = Shapes.of(Command.class);

        Object redeem = Json.read(
                command, "{\"@type\":\"Redeem\",\"number\":\"123456789012345678\",\"readable\":true,\"signed\":false}");

        assertThat(redeem).isEqualTo(new PaymentCommand.Redeem(123_456_789_012_345_678L, true, false));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{'@type':'TrackBall','table':1,'direction':'NOT_SENSED','revolutions':-2147483648} | revolutions -2147483648",
                "{'@type':'DelayPayment','number':1,'reason':'x','untilMillis':-9223372036854775808,'playerAgrees':true}"
                        + " | untilMillis -9223372036854775808",
                "{'@type':'BringIntoForce','rulebookId':'x','from':'+999999999-12-31'} | from '+999999999-12-31'",
                "{'@type':'BringIntoForce','rulebookId':'x','from':'-5877641-06-23'} | from '-5877641-06-23'",
            })
    void whatCannotBeWrittenOnTheWireIsRefusedByItsPlace(String text, String complaint) {
        assertThatExceptionOfType(BadMessageException.class)
                .isThrownBy(() -> Json.read(Shapes.of(Command.class), json(text)))
                .withMessageStartingWith(complaint);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"{} | reach is missing", "[] | the document must be an object"})
    void whatIsMissingIsNamed(String text, String complaint) {
        assertThatExceptionOfType(BadMessageException.class)
                .isThrownBy(() -> Json.read(TERMINAL, text))
                .withMessage(complaint);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"{", "{} {}", "{\"a\":1,\"a\":2}"})
    void whatIsNotJsonIsRefused(String text) {
        assertThatExceptionOfType(BadMessageException.class)
                .isThrownBy(() -> Json.read(TERMINAL, text))
                .withMessageStartingWith("this is not JSON");
    }

    private static String json(String text) {
        return text.replace('\'', '"');
    }
}
