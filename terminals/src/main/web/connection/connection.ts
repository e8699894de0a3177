import type { ActUnion, FromTerminalUnion, ToTerminalUnion } from '@messages';
import type { Happening } from '../store/state';
import { browser, Wire, type Surroundings } from './wire';

/** The floor keeps so many answers of one terminal; more asks at once would be refused. */
const UNDER_WAY = 8;

/** One terminal's line to the server: it says hello, hears, and asks. */
export class Connection {
  private readonly wire: Wire;
  private number = 0;
  private readonly underWay = new Set<number>();
  private waiting: { number: number; act: ActUnion }[] = [];

  constructor(
    url: string,
    token: () => Promise<string>,
    private readonly tell: (happening: Happening) => void,
    private readonly world: Surroundings = browser,
  ) {
    const listener = {
      prepare: token,
      opened: (prepared: string) => this.say({ type: 'hello', token: prepared }),
      heard: (text: string) => this.heard(JSON.parse(text) as ToTerminalUnion),
      lost: () => this.lost(),
    };
    this.wire = new Wire(url, listener, world);
  }

  start(): void {
    this.tell({ kind: 'connecting' });
    this.wire.start();
  }

  stop(): void {
    this.wire.stop();
  }

  /** Asks, or waits with it while many are under way. While the line is down nothing is asked: nobody would answer. */
  ask(act: ActUnion): void {
    if (!this.wire.isOpen) {
      return;
    }
    this.number += 1;
    const ask = { number: this.number, act };
    this.tell({ kind: 'asking', ...ask });
    this.waiting.push(ask);
    this.send();
  }

  refresh(): void {
    this.say({ type: 'refresh' });
  }

  /** The last games, please. */
  recall(): void {
    this.say({ type: 'recall' });
  }

  private heard(message: ToTerminalUnion): void {
    if (message.type === 'welcome') {
      this.wire.welcomed();
    }
    if (message.type === 'accepted' || message.type === 'refused') {
      this.underWay.delete(message.number);
    }
    if (message.type === 'goodbye' && (message.why === 'DISPLACED' || message.why === 'NOT_RECOGNISED')) {
      this.wire.giveUp();
    }
    this.tell({ kind: 'heard', message, atMillis: this.world.nowMillis() });
    this.send();
  }

  /** Numbers count anew on the next connection, and what was asked is answered by what its welcome shows. */
  private lost(): void {
    this.underWay.clear();
    this.waiting = [];
    this.number = 0;
    this.tell({ kind: 'lost', atMillis: this.world.nowMillis() });
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
    this.wire.say(message);
  }
}
