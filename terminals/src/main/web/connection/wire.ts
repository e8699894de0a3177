import { waitMillis } from './backoff';

/** The state of a socket that takes messages. */
const OPEN = 1;

/** What a line needs of the world, so that tests can stand in for it. */
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

/** Who listens at a wire. */
export interface Listener {
  /** Fetches what the first words need; where that fails, it is tried again like the socket itself. */
  prepare(): Promise<string>;
  /** The socket is open: the first words, made of what was fetched. */
  opened(prepared: string): void;
  heard(text: string): void;
  lost(): void;
}

/** A socket that comes back by itself when the server was gone. */
export class Wire {
  private socket: WebSocket | undefined;
  private failures = 0;
  private over = false;
  private cancelRetry: (() => void) | undefined;

  constructor(
    private readonly url: string,
    private readonly listener: Listener,
    private readonly world: Surroundings,
  ) {}

  start(): void {
    this.listener.prepare().then(
      (prepared) => this.connect(prepared),
      () => this.failed(),
    );
  }

  /** Lets go of the socket and does not come back. */
  stop(): void {
    this.giveUp();
    this.socket?.close();
  }

  /** Does not come back when the server ends it: somebody else is in this place, or staff must act first. */
  giveUp(): void {
    this.over = true;
    this.cancelRetry?.();
  }

  /** All is well: the next failure is the first again. */
  welcomed(): void {
    this.failures = 0;
  }

  /** Whether somebody hears what is said now. */
  get isOpen(): boolean {
    return this.socket?.readyState === OPEN;
  }

  say(message: object): void {
    if (this.isOpen) {
      this.socket?.send(JSON.stringify(message));
    }
  }

  private connect(prepared: string): void {
    if (this.over) {
      return;
    }
    const socket = this.world.open(this.url);
    this.socket = socket;
    socket.onopen = () => this.listener.opened(prepared);
    socket.onmessage = (event: MessageEvent<string>) => this.listener.heard(event.data);
    socket.onclose = () => {
      if (this.socket === socket) {
        this.failed();
      }
    };
  }

  private failed(): void {
    this.socket = undefined;
    if (this.over) {
      return;
    }
    this.listener.lost();
    const wait = waitMillis(this.failures, this.world.chance());
    this.failures += 1;
    this.cancelRetry = this.world.later(wait, () => this.start());
  }
}
