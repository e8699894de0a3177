package org.baize.app;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LoadCommandTest {

    @ParameterizedTest
    @CsvSource({
        "--terminals=0, '--terminals must be 1 to 20000, not 0'",
        "--tables=1001, '--tables must be 1 to 1000, not 1001'",
        "--minutes=0, '--minutes must be 1 to 100000, not 0'",
        "--warm-up=-1, '--warm-up must be 0 to 3600, not -1'",
        "--heap=10, '--heap must be 64 or more, not 10'",
        "--web=70000, 'a port is a number from 1 to 65535, and not 70000'"
    })
    void saysWhatIsWrongWithTheInput(String option, String sentence) {
        CommandRun run = CommandRun.of("load", option);

        assertThat(run.err()).isEqualTo("baize: " + sentence + System.lineSeparator());
        assertThat(run.exitCode()).isEqualTo(2);
    }
}
