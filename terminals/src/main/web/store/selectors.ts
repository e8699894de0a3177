import type { AtTable, Line, RoundPhase } from '@messages';
import type { State, TableState } from './state';

export function tableOf(state: State, table: number): TableState | undefined {
  return state.tables.find((one) => one.now.table === table);
}

export function ownAt(state: State, table: number): AtTable | undefined {
  return state.own?.tables.find((one) => one.table === table);
}

/** What the server says lies on a bet. */
function liesCents(state: State, table: number, bet: string): number {
  const lying = ownAt(state, table)?.wagers.find((one) => one.bet === bet);
  return lying === undefined ? 0 : lying.pendingCents + lying.lockedCents;
}

/** What the screen shows on a bet: what lies there and what was touched a moment ago. */
export function shownCents(state: State, table: number, bet: string): number {
  return state.asked.reduce(
    (most, ask) => (ask.hoped?.table === table && ask.hoped.bet === bet ? Math.max(most, ask.hoped.cents) : most),
    liesCents(state, table, bet),
  );
}

/** One stack on the layout. */
export interface Stack {
  readonly bet: string;
  readonly cents: number;
  readonly lockedCents: number;
  /** Nobody but the screen knows of some of it yet. */
  readonly hoped: boolean;
}

export function stacks(state: State, table: number): Stack[] {
  const lying = ownAt(state, table)?.wagers ?? [];
  const hopedFor = state.asked.flatMap((ask) => (ask.hoped?.table === table ? [ask.hoped.bet] : []));
  const bets = [...new Set([...lying.map((one) => one.bet), ...hopedFor])];
  return bets.map((bet) => {
    const known = lying.find((one) => one.bet === bet);
    const cents = shownCents(state, table, bet);
    return { bet, cents, lockedCents: known?.lockedCents ?? 0, hoped: cents > liesCents(state, table, bet) };
  });
}

/** Chips that were touched and are not in the server's view yet. */
function hopedCents(state: State): number {
  return state.tables.reduce(
    (sum, table) =>
      sum +
      stacks(state, table.now.table).reduce(
        (inner, stack) => inner + stack.cents - liesCents(state, table.now.table, stack.bet),
        0,
      ),
    0,
  );
}

export interface Meters {
  readonly creditCents: number;
  readonly betCents: number;
  readonly winCents: number;
}

/** The meters, with what was touched already off the credit; never below zero, as no account is. */
export function meters(state: State, table: number): Meters {
  const money = ownAt(state, table)?.money;
  const credit = money?.creditCents ?? state.own?.tables[0]?.money.creditCents ?? 0;
  return {
    creditCents: Math.max(0, credit - hopedCents(state)),
    betCents: stacks(state, table).reduce((sum, stack) => sum + stack.cents, 0),
    winCents: money?.winCents ?? 0,
  };
}

/** Whether chips can be touched now; the server decides all the same. */
export function bettingOpen(state: State, table: number): boolean {
  const one = tableOf(state, table);
  return state.link.kind === 'live' && state.own?.open === true && one?.now.round.phase === 'BETTING';
}

/** What is left of the betting period, by the floor's clock; undefined where there is no clock. */
export function leftMillis(state: State, table: number, nowMillis: number): number | undefined {
  const closes = tableOf(state, table)?.now.round.closesAtMillis;
  return closes === undefined ? undefined : Math.max(0, closes - (nowMillis + floorAhead(state)));
}

export function floorAhead(state: State): number {
  return Number.isFinite(state.aheadMillis) ? state.aheadMillis : 0;
}

/** The sign's line for a bet. */
export function lineOf(table: TableState, bet: string): Line | undefined {
  const offered = table.layout.lines.find((line) => line.bets.includes(bet));
  return table.layout.limits.lines.find((line) => line.key === offered?.key);
}

export function isOver(phase: RoundPhase): boolean {
  return phase === 'SETTLED' || phase === 'VOID' || phase === 'IDLE';
}

/** Pending chips that count only once they are confirmed. */
export function unconfirmedCents(state: State, table: number): number {
  return tableOf(state, table)?.layout.manner.confirms === true ? (ownAt(state, table)?.money.pendingCents ?? 0) : 0;
}
