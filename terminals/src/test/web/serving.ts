import { vi } from 'vitest';

export interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

export interface Answered {
  readonly status?: number;
  readonly body: unknown;
}

export type Answers = Readonly<Record<string, (body: unknown) => Answered>>;

/** A server that answers by method and path, and remembers what it was asked. A path that ends with a star answers all that begin so. */
export function serving(answers: Answers): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) => {
    const method = init.method ?? 'GET';
    const body: unknown = init.body === undefined ? undefined : JSON.parse(String(init.body));
    sent.push({ method, path, body });
    const answer = found(answers, `${method} ${path}`)?.(body) ?? NOT_THERE;
    const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
    return Promise.resolve(new Response(answer.status === 204 ? null : text, { status: answer.status ?? 200 }));
  });
  return sent;
}

const NOT_THERE: Answered = { status: 404, body: { status: 404, title: 'NOT_FOUND', detail: 'There is nothing there.' } };

function found(answers: Answers, asked: string) {
  return answers[asked] ?? Object.entries(answers).find(([name]) => name.endsWith('*') && asked.startsWith(name.slice(0, -1)))?.[1];
}

/** A socket that never says anything. */
export class SilentSocket {
  static readonly made: SilentSocket[] = [];
  readyState = 1;
  onopen: (() => void) | undefined;
  onmessage: ((event: { readonly data: string }) => void) | undefined;
  onclose: (() => void) | undefined;
  readonly said: string[] = [];

  constructor() {
    SilentSocket.made.push(this);
    queueMicrotask(() => this.onopen?.());
  }

  send(text: string): void {
    this.said.push(text);
  }

  close(): void {
    this.readyState = 3;
  }
}
