package org.baize.engine.state;

import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import org.baize.engine.ledger.AccountSnapshot;
import org.baize.engine.spec.CreditHold;

/** The whole state as a value. */
public record StateSnapshot(
        int utcOffsetMinutes,
        long accountsOpened,
        Map<String, LocalDate> inForce,
        List<Person> staff,
        HouseBook house,
        List<TableSnapshot> tables,
        List<TerminalSnapshot> terminals,
        List<AccountSnapshot> ledger,
        Papers.Snapshot papers,
        List<Transfers.Transfer> transfers,
        List<CreditHold> creditHolds) {}
