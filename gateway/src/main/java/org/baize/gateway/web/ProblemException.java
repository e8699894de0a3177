package org.baize.gateway.web;

/** Something is not done, and whoever asked is told why. */
public final class ProblemException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient Problem problem;

    public ProblemException(Problem problem) {
        super(problem.title() + ": " + problem.detail());
        this.problem = problem;
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

    public static ProblemException notFound(String detail) {
        return new ProblemException(Problem.of(404, "NOT_FOUND", detail));
    }

    public static ProblemException conflict(String title, String detail) {
        return new ProblemException(Problem.of(409, title, detail));
    }
}
