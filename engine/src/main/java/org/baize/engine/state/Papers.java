package org.baize.engine.state;

import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.baize.engine.ledger.Mutation;
import org.baize.engine.paper.Slip;
import org.baize.engine.paper.ValidationNumbers;

/** Every ticket and voucher that was ever made out here. None is forgotten: a paid one must be recognised for good. */
public final class Papers {

    private final Map<Long, Slip> slips = new TreeMap<>();
    private Optional<String> keyHex = Optional.empty();
    private Optional<ValidationNumbers> numbers = Optional.empty();
    private long numbered;

    /**
     * The papers as a value.
     *
     * @param keyHex the key of the validation numbers
     * @param numbered how many numbers were given out
     */
    public record Snapshot(Optional<String> keyHex, long numbered, List<Slip> slips) {}

    static Papers restore(Snapshot snapshot) {
        Papers papers = new Papers();
        snapshot.keyHex().ifPresent(papers::key);
        papers.numbered = snapshot.numbered();
        snapshot.slips().forEach(papers::put);
        return papers;
    }

    Snapshot snapshot() {
        return new Snapshot(keyHex, numbered, List.copyOf(slips.values()));
    }

    /** Whether the installation has given the key, without which nothing can be numbered. */
    public boolean keyed() {
        return keyHex.isPresent();
    }

    /** A number to come: 0 is the next, 1 the one after it. */
    public long number(int ahead) {
        return numbers.orElseThrow(() -> new IllegalStateException("there is no key for validation numbers"))
                .number(numbered + 1 + ahead);
    }

    public Optional<Slip> slip(long number) {
        return Optional.ofNullable(slips.get(number));
    }

    /** The paper of that number, which is known to be there. */
    public Slip slipAt(long number) {
        return slip(number).orElseThrow(() -> new IllegalStateException("there is no paper " + number));
    }

    public Collection<Slip> slips() {
        return Collections.unmodifiableCollection(slips.values());
    }

    @Mutation
    public void key(String hex) {
        keyHex = Optional.of(hex);
        numbers = Optional.of(new ValidationNumbers(hex));
    }

    /** The next number was given out; it is never given again, whatever becomes of the paper. */
    @Mutation
    public void take(long number) {
        if (number != number(0)) {
            throw new IllegalStateException("number " + number + " is out of turn: the next is " + number(0));
        }
        numbered++;
    }

    @Mutation
    public void put(Slip slip) {
        slips.put(slip.number(), slip);
    }
}
