import type { ActUnion, AtTable, Line, RoundPhase } from '@messages';
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

/** What the screen shows on a bet: what the latest touch would make of it, or else what lies there. */
export function shownCents(state: State, table: number, bet: string): number {
  const hoped = state.asked.flatMap((ask) => ask.hoped).findLast((hope) => hope.table === table && hope.bet === bet);
  return hoped?.cents ?? liesCents(state, table, bet);
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
  return touchedBets(state, table)
    .map((bet) => {
      const known = ownAt(state, table)?.wagers.find((one) => one.bet === bet);
      const cents = shownCents(state, table, bet);
      return { bet, cents, lockedCents: known?.lockedCents ?? 0, hoped: cents !== liesCents(state, table, bet) };
    })
    .filter((stack) => stack.cents > 0);
}

/** The bets where something lies, or would by what was touched a moment ago. */
function touchedBets(state: State, table: number): string[] {
  const lying = ownAt(state, table)?.wagers ?? [];
  const hoped = state.asked.flatMap((ask) => ask.hoped).filter((hope) => hope.table === table);
  return [...new Set([...lying.map((one) => one.bet), ...hoped.map((hope) => hope.bet)])];
}

/** Chips that were touched and are not in the server's view yet; less than nothing where some were lifted. */
function hopedCents(state: State): number {
  return state.tables
    .flatMap(({ now: { table } }) =>
      touchedBets(state, table).map((bet) => shownCents(state, table, bet) - liesCents(state, table, bet)),
    )
    .reduce((sum, cents) => sum + cents, 0);
}

export interface Meters {
  readonly creditCents: number;
  readonly betCents: number;
  readonly winCents: number;
}

/** The meters, with what was touched already off the credit; never below zero, as no account is. */
export function meters(state: State, table: number): Meters {
  const money = ownAt(state, table)?.money;
  const credit = money?.creditCents ?? creditCents(state);
  return {
    creditCents: Math.max(0, credit - hopedCents(state)),
    betCents: stacks(state, table).reduce((sum, stack) => sum + stack.cents, 0),
    winCents: money?.winCents ?? 0,
  };
}

/** What the account holds, as the server last told it: one account serves all tables. */
export function creditCents(state: State): number {
  return state.own?.tables[0]?.money.creditCents ?? 0;
}

/** Whether chips can be touched now; the server decides all the same. */
export function bettingOpen(state: State, table: number): boolean {
  const one = tableOf(state, table);
  const usable = state.own?.open === true && ownAt(state, table)?.out !== true;
  return state.link.kind === 'live' && usable && one?.now.round.phase === 'BETTING';
}

/** Whether just that was asked and is not answered yet. */
export function waitsFor(state: State, act: ActUnion): boolean {
  return state.asked.some((one) => !one.answered && sameControl(one.act, act));
}

/** Whether the player still reads that this was refused. */
export function wasRefused(state: State, act: ActUnion): boolean {
  return state.notices.some((one) => one.tone === 'refused' && one.act !== undefined && sameControl(one.act, act));
}

/** Whether one control asks for both: a section waits for its answer whatever chip is chosen meanwhile. */
function sameControl(one: ActUnion, other: ActUnion): boolean {
  return one.type === other.type && tableIn(one) === tableIn(other) && aboutOf(one) === aboutOf(other);
}

/** What an act is about, where a table has several controls for acts of its kind. */
function aboutOf(act: ActUnion): string | boolean | undefined {
  switch (act.type) {
    case 'place':
      return act.bet;
    case 'placeSection':
      return act.section;
    case 'answerNoBet':
      return act.agrees;
    default:
      return undefined;
  }
}

function tableIn(act: ActUnion): number | undefined {
  return 'table' in act ? act.table : undefined;
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
