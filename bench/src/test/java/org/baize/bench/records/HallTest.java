package org.baize.bench.records;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.baize.engine.event.FaultEvent;
import org.baize.engine.event.MoneyEvent;
import org.baize.engine.event.PaymentEvent;
import org.baize.engine.event.RoundEvent;
import org.baize.engine.event.StaffEvent;
import org.baize.engine.meters.Meters;
import org.baize.records.Entry;
import org.junit.jupiter.api.Test;

class HallTest {

    private static final int TURNS = 100;

    @Test
    void everythingHappensThatReportsTellOfAndTheSameAgain() {
        List<Entry> entries = new ArrayList<>();
        Hall hall = new Hall(entries::add);
        while (hall.turns() < TURNS) {
            hall.play();
        }

        Set<Class<?>> happened = entries.stream()
                .map(Entry::events)
                .flatMap(Collection::stream)
                .map(Object::getClass)
                .collect(Collectors.toSet());
        assertThat(happened)
                .contains(
                        RoundEvent.RoundSettled.class,
                        RoundEvent.RoundVoided.class,
                        FaultEvent.RoundCorrected.class,
                        MoneyEvent.TicketIssued.class,
                        MoneyEvent.TicketCancelled.class,
                        MoneyEvent.VoucherIssued.class,
                        PaymentEvent.PaperRedeemed.class,
                        StaffEvent.SignedOff.class);
        assertThat(Meters.of(Hall.after(TURNS).state())).isEqualTo(Meters.of(hall.state()));
    }
}
