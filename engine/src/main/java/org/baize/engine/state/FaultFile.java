package org.baize.engine.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.baize.engine.spec.FaultCase;

/**
 * What waits for a decision at one table, and who is out of its round.
 *
 * @param opened cases and claims so far
 * @param errors what terminals show in the round {@code round}, each once
 * @param out terminals that take no more part in the round {@code round}
 */
public record FaultFile(
        long opened,
        List<FaultCase> cases,
        List<FaultCase.Claim> claims,
        long round,
        List<Shown> errors,
        List<Integer> out) {

    /** So many claims of one terminal may wait at once. */
    public static final int CLAIMS_OF_ONE_TERMINAL = 64;

    /** So many different errors one terminal can show in a round; the part is broken long before. */
    public static final int ERRORS_OF_ONE_TERMINAL = 64;

    public static final FaultFile EMPTY = new FaultFile(0, List.of(), List.of(), 0, List.of(), List.of());

    public FaultFile {
        cases = List.copyOf(cases);
        claims = List.copyOf(claims);
        errors = List.copyOf(errors);
        out = List.copyOf(out);
    }

    /** An error that a terminal shows. */
    public record Shown(int terminal, String code) {}

    public long next() {
        return opened + 1;
    }

    public Optional<FaultCase> caseOf(long number) {
        return cases.stream().filter(one -> one.number() == number).findFirst();
    }

    public Optional<FaultCase.Claim> claimOf(long number) {
        return claims.stream().filter(one -> one.number() == number).findFirst();
    }

    /** Whether nothing of that round may be paid now. */
    public boolean holds(long roundNumber) {
        return holdsBeside(roundNumber, List.of());
    }

    /** Whether a case other than these holds that round. */
    public boolean holdsBeside(long roundNumber, List<FaultCase> these) {
        return cases.stream().anyMatch(one -> one.round() == roundNumber && one.holds() && !these.contains(one));
    }

    /** Whether the table stands still. */
    public boolean stops() {
        return cases.stream().anyMatch(FaultFile::stops);
    }

    /** Whether the table stands still for that case and for no other. */
    public boolean stopsOnlyFor(FaultCase one) {
        return stops(one) && cases.stream().noneMatch(other -> !other.equals(one) && stops(other));
    }

    private static boolean stops(FaultCase one) {
        return one.matter() instanceof FaultCase.Matter.WrongResult wrong && wrong.stopped();
    }

    /** Whether the result that was entered for that round is said to be wrong. */
    public boolean disputes(long roundNumber) {
        return cases.stream()
                .anyMatch(one -> one.round() == roundNumber && one.matter() instanceof FaultCase.Matter.WrongResult);
    }

    /** Whether the terminal takes no part in that round, or none before its own case is decided. */
    public boolean isOut(long roundNumber, int terminal) {
        return (round == roundNumber && out.contains(terminal))
                || (!cases.isEmpty() && cases.stream().anyMatch(one -> one.bars(terminal)));
    }

    public List<Shown> errorsIn(long roundNumber) {
        return round == roundNumber ? errors : List.of();
    }

    public FaultFile with(FaultCase one) {
        return new FaultFile(one.number(), and(cases, one), claims, round, errors, out);
    }

    public FaultFile with(FaultCase.Claim one) {
        return new FaultFile(one.number(), cases, and(claims, one), round, errors, out);
    }

    public FaultFile without(long number) {
        return new FaultFile(
                opened,
                cases.stream().filter(one -> one.number() != number).toList(),
                claims.stream().filter(one -> one.number() != number).toList(),
                round,
                errors,
                out);
    }

    public FaultFile showing(long roundNumber, Shown error) {
        return new FaultFile(opened, cases, claims, roundNumber, and(errorsIn(roundNumber), error), outOf(roundNumber));
    }

    public FaultFile barring(long roundNumber, int terminal) {
        return outOf(roundNumber).contains(terminal)
                ? this
                : new FaultFile(
                        opened, cases, claims, roundNumber, errorsIn(roundNumber), and(outOf(roundNumber), terminal));
    }

    private List<Integer> outOf(long roundNumber) {
        return round == roundNumber ? out : List.of();
    }

    private static <T> List<T> and(List<T> list, T one) {
        List<T> more = new ArrayList<>(list);
        more.add(one);
        return more;
    }
}
