import { beforeEach, describe, expect, it } from 'vitest';
import type { ToTerminalUnion } from '@messages';
import { waitMillis } from '../../main/web/connection/backoff';
import { Connection } from '../../main/web/connection/connection';
import type { Surroundings } from '../../main/web/connection/wire';
import { enrol, socketUrl } from '../../main/web/connection/enrolment';
import type { Happening } from '../../main/web/store/state';
import { welcome } from './floor';

/** A socket whose other end is the test. */
class FakeSocket {
  readyState = 0;
  readonly sent: { type: string; number?: number }[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string });
  }

  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  opens(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  says(message: ToTerminalUnion): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let sockets: FakeSocket[];
let timers: { millis: number; what: () => void }[];
let told: Happening[];

const world: Surroundings = {
  open: () => {
    const socket = new FakeSocket();
    sockets.push(socket);
    return socket as unknown as WebSocket;
  },
  nowMillis: () => 42,
  chance: () => 1,
  later: (millis, what) => {
    timers.push({ millis, what });
    return () => undefined;
  },
};

const settled = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

async function connected(): Promise<{ line: Connection; socket: FakeSocket }> {
  const line = new Connection('ws://floor/terminal', () => Promise.resolve('token'), (one) => told.push(one), world);
  line.start();
  await settled();
  const socket = sockets[0];
  if (socket === undefined) {
    throw new Error('nobody connected');
  }
  socket.opens();
  return { line, socket };
}

beforeEach(() => {
  sockets = [];
  timers = [];
  told = [];
});

describe('a connection', () => {
  it('says hello first, and tells what it hears', async () => {
    const { socket } = await connected();
    expect(socket.sent).toEqual([{ type: 'hello', token: 'token' }]);
    socket.says(welcome);
    expect(told.at(-1)).toMatchObject({ kind: 'heard', atMillis: 42 });
  });

  it('counts its asks, and keeps some back while many are under way', async () => {
    const { line, socket } = await connected();
    for (let ask = 0; ask < 10; ask++) {
      line.ask({ type: 'undo', table: 1 });
    }
    expect(socket.sent.slice(1).map((one) => one.number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    socket.says({ type: 'accepted', number: 1, cuts: [] });
    socket.says({ type: 'refused', number: 2, reason: 'LOCKED', sentence: 'No.' });
    expect(socket.sent.slice(1).map((one) => one.number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(told.filter((one) => one.kind === 'asking')).toHaveLength(10);
  });

  it('comes back by itself, later with each failure, and counts anew', async () => {
    const { line, socket } = await connected();
    line.ask({ type: 'undo', table: 1 });
    socket.close();
    expect(told.at(-1)).toEqual({ kind: 'lost', atMillis: 42 });
    timers[0]?.what();
    await settled();
    sockets[1]?.close();
    expect(timers.map((timer) => timer.millis)).toEqual([250, 500]);
    timers[1]?.what();
    await settled();
    sockets[2]?.opens();
    sockets[2]?.says(welcome);
    line.ask({ type: 'undo', table: 1 });
    expect(sockets[2]?.sent.map((one) => one.number ?? one.type)).toEqual(['hello', 1]);
    sockets[2]?.close();
    expect(timers[2]?.millis).toBe(250);
  });

  it('asks nothing while nobody hears it, and is not held up by that afterwards', async () => {
    const { line, socket } = await connected();
    socket.close();
    for (let ask = 0; ask < 10; ask++) {
      line.ask({ type: 'undo', table: 1 });
    }
    expect(told.filter((one) => one.kind === 'asking')).toEqual([]);
    timers[0]?.what();
    await settled();
    sockets[1]?.opens();
    sockets[1]?.says(welcome);
    line.ask({ type: 'undo', table: 1 });
    expect(sockets[1]?.sent.map((one) => one.number ?? one.type)).toEqual(['hello', 1]);
  });

  it('tries again when there is no token to be had', async () => {
    new Connection('ws://floor/terminal', () => Promise.reject(new Error('gone')), (one) => told.push(one), world).start();
    await settled();
    expect(told.at(-1)?.kind).toBe('lost');
    expect(timers).toHaveLength(1);
  });

  it('does not fight another page for its terminal', async () => {
    const { socket } = await connected();
    socket.says({ type: 'goodbye', why: 'DISPLACED', sentence: 'elsewhere' });
    socket.close();
    expect(timers).toEqual([]);
    expect(told.at(-1)).toMatchObject({ message: { why: 'DISPLACED' } });
  });

  it('asks for everything anew when told so', async () => {
    const { line, socket } = await connected();
    line.refresh();
    expect(socket.sent.at(-1)).toEqual({ type: 'refresh' });
  });
});

describe('waiting', () => {
  it('never takes longer than ten seconds, and never all of a floor the same time', () => {
    expect(waitMillis(0, 0)).toBe(125);
    expect(waitMillis(50, 1)).toBe(10_000);
    expect(waitMillis(50, 0)).toBe(5_000);
  });
});

describe('enrolment', () => {
  it('turns a code into a token', async () => {
    const socket = new FakeSocket();
    const token = enrol('abc', () => socket as unknown as WebSocket);
    socket.opens();
    expect(socket.sent).toEqual([{ type: 'enrol', code: 'abc' }]);
    socket.says({ type: 'enrolled', terminal: 101, token: 'fresh' });
    expect(await token).toBe('fresh');
  });

  it('fails with a code that is not good', async () => {
    const socket = new FakeSocket();
    const token = enrol('abc', () => socket as unknown as WebSocket);
    socket.close();
    await expect(token).rejects.toThrow();
  });

  it('is as safe as the page', () => {
    expect(socketUrl('/terminal', new URL('https://floor:8443/play/') as unknown as Location)).toBe(
      'wss://floor:8443/terminal',
    );
  });
});
