import type { ActUnion } from '@messages';
import { lineOf, ownAt, shownCents, stacks, tableOf } from './selectors';
import type { Asked, Hoped, State } from './state';

/** What a bet gains or loses. */
interface Change {
  readonly bet: string;
  readonly byCents: number;
}

/** What the screen can show before the server has answered; it is taken back if the server refuses. */
export function hopes(state: State, act: ActUnion): readonly Hoped[] {
  if (!('table' in act)) {
    return [];
  }
  const { table } = act;
  return changes(state, act)
    .filter((change) => change.byCents !== 0)
    .map(({ bet, byCents }) => ({ table, bet, byCents, cents: Math.max(0, shownCents(state, table, bet) + byCents) }));
}

/** What undo, repeat and double do depends on what only the server knows. */
function changes(state: State, act: ActUnion): readonly Change[] {
  switch (act.type) {
    case 'place':
      return [{ bet: act.bet, byCents: act.cents }];
    case 'remove':
      return [{ bet: act.bet, byCents: -act.cents }];
    case 'move':
      return [
        { bet: act.from, byCents: -act.cents },
        { bet: act.to, byCents: act.cents },
      ];
    case 'clear':
      return stacks(state, act.table).map(({ bet, cents, lockedCents }) => ({ bet, byCents: lockedCents - cents }));
    case 'placeSection':
      return section(state, act.table, act.section, act.unitCents);
    case 'placeMaximum':
      return maximum(state, act.table, act.number);
    default:
      return [];
  }
}

/** A bet that takes two chips is named twice. */
function section(state: State, table: number, text: string, unitCents: number): readonly Change[] {
  const bets = tableOf(state, table)?.layout.sections.find((one) => one.text === text)?.bets ?? [];
  return [...new Set(bets)].map((bet) => ({ bet, byCents: unitCents * bets.filter((one) => one === bet).length }));
}

function maximum(state: State, number: number, label: string): readonly Change[] {
  const table = tableOf(state, number);
  const bets = table?.layout.maxima.find((one) => one.number === label)?.bets ?? [];
  return bets.map((bet) => {
    const most = table === undefined ? 0 : (lineOf(table, bet)?.maximumCents ?? 0);
    const locked = ownAt(state, number)?.wagers.find((one) => one.bet === bet)?.lockedCents ?? 0;
    return { bet, byCents: Math.max(0, most - (shownCents(state, number, bet) - locked)) };
  });
}

/** Without that ask. Those after it on the same bets hoped for its chips, too. */
export function withoutHopes(asked: readonly Asked[], ask: Asked): readonly Asked[] {
  return asked
    .filter((one) => one !== ask)
    .map((one) => (one.number > ask.number ? { ...one, hoped: one.hoped.map((hope) => lessened(hope, ask)) } : one));
}

function lessened(hope: Hoped, ask: Asked): Hoped {
  const same = ask.hoped.find((one) => one.table === hope.table && one.bet === hope.bet);
  return same === undefined ? hope : { ...hope, cents: Math.max(0, hope.cents - same.byCents) };
}
