import type { ActUnion, FromTerminalUnion, ToTerminalUnion } from '@messages';
import type { Happening } from '../store/state';
import { waitMillis } from './backoff';

/** The floor keeps so many answers of one terminal; more asks at once would be refused. */
const UNDER_WAY = 8;

/** The state of a socket that takes messages. */
const OPEN = 1;

/** What a connection needs of the world, so that tests can stand in for it. */
export interface Surroundings {
  open(url: string): WebSocket;
  nowMillis(): number;
  chance(): number;
  later(millis: number, what: () => void): () => void;
}

export const browser: Surroundings = {
  open: (url) => new WebSocket(url),
  nowMillis: () => Date.now(),
  chance: () => Math.random(),
  later: (millis, what) => {
    const timer = setTimeout(what, millis);
    return () => clearTimeout(timer);
  },
};

/** One terminal's line to the server: it says hello, hears, asks, and comes back by itself when the server was gone. */
export class Connection {
  private socket: WebSocket | undefined;
  private failures = 0;
  private number = 0;
  private closed = false;
  private cancelRetry: (() => void) | undefined;
  private readonly underWay = new Set<number>();
  private waiting: { number: number; act: ActUnion }[] = [];

  constructor(
    private readonly url: string,
    private readonly token: () => Promise<string>,
    private readonly tell: (happening: Happening) => void,
    private readonly world: Surroundings = browser,
  ) {}

  start(): void {
    this.tell({ kind: 'connecting' });
    this.token().then(
      (token) => this.connect(token),
      () => this.failed(),
    );
  }

  stop(): void {
    this.closed = true;
    this.cancelRetry?.();
    this.socket?.close();
  }

  /** Asks, or waits with it while many are under way. */
  ask(act: ActUnion): void {
    this.number += 1;
    const ask = { number: this.number, act };
    this.tell({ kind: 'asking', ...ask });
    this.waiting.push(ask);
    this.send();
  }

  refresh(): void {
    this.say({ type: 'refresh' });
  }

  private connect(token: string): void {
    if (this.closed) {
      return;
    }
    const socket = this.world.open(this.url);
    this.socket = socket;
    socket.onopen = () => this.say({ type: 'hello', token });
    socket.onmessage = (event: MessageEvent<string>) => this.heard(JSON.parse(event.data) as ToTerminalUnion);
    socket.onclose = () => {
      if (this.socket === socket) {
        this.failed();
      }
    };
  }

  private heard(message: ToTerminalUnion): void {
    if (message.type === 'welcome') {
      this.failures = 0;
    }
    if (message.type === 'accepted' || message.type === 'refused') {
      this.underWay.delete(message.number);
    }
    if (message.type === 'goodbye' && (message.why === 'DISPLACED' || message.why === 'NOT_RECOGNISED')) {
      this.closed = true; // another page is this terminal now, or staff must enrol it: trying again would do harm
    }
    this.tell({ kind: 'heard', message, atMillis: this.world.nowMillis() });
    this.send();
  }

  private failed(): void {
    this.socket = undefined;
    this.underWay.clear();
    this.waiting = [];
    this.number = 0;
    if (this.closed) {
      return;
    }
    this.tell({ kind: 'lost', atMillis: this.world.nowMillis() });
    const wait = waitMillis(this.failures, this.world.chance());
    this.failures += 1;
    this.cancelRetry = this.world.later(wait, () => {
      this.token().then(
        (token) => this.connect(token),
        () => this.failed(),
      );
    });
  }

  private send(): void {
    while (this.underWay.size < UNDER_WAY) {
      const next = this.waiting.shift();
      if (next === undefined) {
        return;
      }
      this.underWay.add(next.number);
      this.say({ type: 'ask', ...next });
    }
  }

  private say(message: FromTerminalUnion): void {
    if (this.socket?.readyState === OPEN) {
      this.socket.send(JSON.stringify(message));
    }
  }
}
