package org.baize.app;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ChaosCommandTest {

    @ParameterizedTest
    @CsvSource({"--members=2, '--members must be 1 or 3, not 2'", "--minutes=0, '--minutes must be 1 to 100000, not 0'"
    })
    void saysWhatIsWrongWithTheInput(String option, String sentence) {
        CommandRun run = CommandRun.of("chaos", option);

        assertThat(run.err()).isEqualTo("baize: " + sentence + System.lineSeparator());
        assertThat(run.exitCode()).isEqualTo(2);
    }
}
