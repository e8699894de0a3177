package org.baize.gateway.web;

/** Something is not done, and whoever asked is told why. */
public final class ProblemException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient Problem problem;
    private final long retryAfterSeconds;

    public ProblemException(Problem problem) {
        this(problem, 0);
    }

    private ProblemException(Problem problem, long retryAfterSeconds) {
        super(problem.title() + ": " + problem.detail());
        this.problem = problem;
        this.retryAfterSeconds = retryAfterSeconds;
    }

    /** When it makes sense to ask again; 0 if nobody knows. */
    long retryAfterSeconds() {
        return retryAfterSeconds;
    }

    public Problem problem() {
        return problem;
    }

    /** It is not what is expected here. */
    public static ProblemException bad(String detail) {
        return new ProblemException(Problem.of(400, "NOT_UNDERSTOOD", detail));
    }

    public static ProblemException unknown() {
        return new ProblemException(Problem.of(401, "NOT_SIGNED_IN", "Sign in first."));
    }

    public static ProblemException forbidden(String title, String detail) {
        return new ProblemException(Problem.of(403, title, detail));
    }

    /** There were too many failures; nobody is heard for so long. */
    public static ProblemException locked(long forMillis) {
        long seconds = Math.max(1, (forMillis + 999) / 1_000);
        return new ProblemException(
                Problem.of(429, "LOCKED", "There were too many failures; try again in " + words(seconds) + "."),
                seconds);
    }

    private static String words(long seconds) {
        return seconds > 90 ? (seconds + 59) / 60 + " minutes" : seconds + " seconds";
    }

    public static ProblemException notFound(String detail) {
        return new ProblemException(Problem.of(404, "NOT_FOUND", detail));
    }

    public static ProblemException conflict(String title, String detail) {
        return new ProblemException(Problem.of(409, title, detail));
    }
}
