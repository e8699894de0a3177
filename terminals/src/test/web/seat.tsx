import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useReducer } from 'react';
import { vi } from 'vitest';
import type { ActUnion, AtTable, PlayerView, TableView, ToTerminalUnion } from '@messages';
import { Shell } from '../../main/web/play/Shell';
import { reduce } from '../../main/web/store/reducer';
import { EMPTY, type Happening, type State } from '../../main/web/store/state';
import { welcome } from './floor';

export const hear = (state: State, message: ToTerminalUnion, atMillis = Date.now()) =>
  reduce(state, { kind: 'heard', message, atMillis });

export interface Seat {
  readonly own?: Partial<PlayerView>;
  readonly here?: Partial<AtTable>;
  readonly now?: Partial<TableView>;
}

/** A terminal with an open account at these tables; what is said beside goes for the first. */
export function at(tables: readonly number[], { own, here, now }: Seat = {}): State {
  const money = { creditCents: 100_00, pendingCents: 0, lockedCents: 0, winCents: 0 };
  const found = tables.map((number) => {
    const table = welcome.tables.find((one) => one.now.table === number);
    if (table === undefined) {
      throw new Error(`the floor has no table ${number}`);
    }
    return number === tables[0] ? { ...table, now: { ...table.now, ...now } } : table;
  });
  const mine = tables.map((table, place) => ({ table, money, wagers: [], out: false, ...(place === 0 ? here : {}) }));
  return hear(EMPTY, { ...welcome, own: { ...welcome.own, open: true, tables: mine, ...own }, tables: found });
}

export function show(state: State): ActUnion[] {
  const asked: ActUnion[] = [];
  render(<Shell terminal={{ state, ask: (act) => asked.push(act), recall: () => undefined, tell: () => undefined }} />);
  return asked;
}

/** The same with a store behind it: what is asked waits until the test answers. */
export function play(state: State): { readonly asked: readonly ActUnion[]; hears(message: ToTerminalUnion): void } {
  const asked: ActUnion[] = [];
  let tell: (happening: Happening) => void = () => undefined;
  function Living() {
    const [now, happens] = useReducer(reduce, state);
    tell = happens;
    const ask = (one: ActUnion) => happens({ kind: 'asking', number: asked.push(one), act: one });
    return <Shell terminal={{ state: now, ask, recall: () => undefined, tell: happens }} />;
  }
  render(<Living />);
  return { asked, hears: (message) => act(() => tell({ kind: 'heard', message, atMillis: Date.now() })) };
}

export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
export const classes = (selector: string) => [...document.querySelectorAll(selector)].map((one) => one.getAttribute('class') ?? '');

/** Nobody saved anything here before, and there is no server to ask. */
export function quietFloor(): void {
  localStorage.clear();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 404 })));
}

export function leave(): void {
  cleanup();
  vi.unstubAllGlobals();
}
