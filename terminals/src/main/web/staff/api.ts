/** Why something was not done, as the server says it (RFC 9457). */
export interface Problem {
  readonly status: number;
  readonly title: string;
  readonly detail: string;
  readonly rule?: string;
  readonly problems?: readonly string[];
}

/** The server did not do it, and says why. */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.detail);
  }
}

/** What a server that cannot be reached looks like to a page. */
const UNREACHABLE: Problem = { status: 0, title: 'UNREACHABLE', detail: 'The server does not answer.' };

/** Shown with every change: only a page of ours knows it. */
let csrf = '';

export function showWithChanges(token: string): void {
  csrf = token;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Asks the server; what it does not do comes back as {@link Refused}. */
export async function call<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const answer = await reached(method, path, body);
  if (!answer.ok) {
    throw new Refused(await problemOf(answer));
  }
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

async function reached(method: Method, path: string, body: unknown): Promise<Response> {
  const headers: Record<string, string> = { Accept: 'application/json, application/problem+json' };
  if (body !== undefined) {
    headers['Content-Type'] = 'application/json';
  }
  if (method !== 'GET') {
    headers['X-CSRF-Token'] = csrf;
  }
  try {
    return await fetch(path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  } catch {
    throw new Refused(UNREACHABLE);
  }
}

async function problemOf(answer: Response): Promise<Problem> {
  try {
    return (await answer.json()) as Problem;
  } catch {
    return { status: answer.status, title: `HTTP_${answer.status}`, detail: answer.statusText };
  }
}

/** What went wrong, where anything may have been thrown. */
export function problem(thrown: unknown): Problem {
  if (thrown instanceof Refused) {
    return thrown.problem;
  }
  throw thrown;
}
