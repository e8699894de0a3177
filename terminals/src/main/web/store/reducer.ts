import type {
  Accepted,
  OwnChanged,
  PlayerView,
  Refused,
  ResultsChanged,
  Returned,
  TableAndLayout,
  TableChanged,
  ToTerminalUnion,
  Welcome,
} from '@messages';
import { hopes, withoutHopes } from './hopes';
import type { Asked, Happening, Notice, State, TableState, TicketShown } from './state';

const NOTICES_KEPT = 4;

/** The whole life of a terminal as one pure function. */
export function reduce(state: State, happening: Happening): State {
  switch (happening.kind) {
    case 'heard':
      return heard(state, happening.message, happening.atMillis);
    case 'asking':
      return { ...state, asked: [...state.asked, asked(state, happening.number, happening.act)] };
    case 'connecting':
      return { ...state, link: { kind: 'connecting' } };
    case 'lost':
      return lost(state, happening.atMillis);
    case 'noticeRead':
      return { ...state, notices: state.notices.filter((notice) => notice.id !== happening.id) };
    case 'ticketTaken':
      return { ...state, ticket: undefined };
  }
}

function heard(state: State, message: ToTerminalUnion, atMillis: number): State {
  switch (message.type) {
    case 'welcome':
      return welcomed(state, message, atMillis);
    case 'tableChanged':
      return tableChanged(state, message, atMillis);
    case 'resultsChanged':
      return { ...state, tables: state.tables.map((table) => withResults(table, message)) };
    case 'recalled':
      return { ...state, recall: message.recall };
    case 'ownChanged':
      return ownChanged(state, message, atMillis);
    case 'returned':
      return returned(state, message);
    case 'accepted':
      return accepted(state, message);
    case 'refused':
      return refused(state, message);
    case 'goodbye':
      return message.why === 'CLOSING' || message.why === 'MALFUNCTION' || message.why === 'TOO_SLOW'
        ? state
        : { ...state, link: { kind: 'ended', why: message.why, sentence: message.sentence } };
    // Enrolment is over by now; and what a newer server says beside is not for this screen.
    default:
      return state;
  }
}

/** What was asked on an earlier connection is answered by what the welcome shows. */
function welcomed(state: State, message: Welcome, atMillis: number): State {
  return withOwn(
    {
      ...state,
      link: { kind: 'live' },
      terminal: message.terminal,
      ownSequence: message.sequence,
      tables: message.tables.map((table) => ({ ...table, ...heardOf(state, table) })),
      aheadMillis: ahead(state, message, atMillis),
      asked: state.link.kind === 'live' ? state.asked : [],
      stale: false,
    },
    message.own,
    atMillis,
  );
}

/** A new connection learns the clocks anew: this machine's may have been set in between. */
function ahead(state: State, message: Welcome, atMillis: number): number {
  const told = message.clockMillis - atMillis;
  return state.link.kind === 'live' ? Math.max(state.aheadMillis, told) : told;
}

/** A refresh makes no result old, and takes no results away: they come only when they change. */
function heardOf(state: State, table: TableAndLayout): Partial<TableState> {
  const before = state.tables.find((one) => one.now.table === table.now.table);
  if (before === undefined) {
    return {};
  }
  const { results, resultsSequence, resultAtMillis } = before;
  const same = before.now.recent[0]?.round === table.now.recent[0]?.round;
  return {
    ...(results === undefined ? {} : { results }),
    // Numbers begin anew with another connection, perhaps to another server.
    ...(resultsSequence === undefined || state.link.kind !== 'live' ? {} : { resultsSequence }),
    ...(resultAtMillis === undefined || !same ? {} : { resultAtMillis }),
  };
}

function tableChanged(state: State, message: TableChanged, atMillis: number): State {
  return {
    ...state,
    // A message tells the floor's time at some moment before now: the largest difference is the nearest to the truth.
    aheadMillis: Math.max(state.aheadMillis, message.clockMillis - atMillis),
    tables: state.tables.map((table) => withChange(table, message, atMillis)),
  };
}

/** Each change says all of its table, so the newest stands and older ones are forgotten. The server leaves some out on purpose. */
export function withChange(table: TableState, message: TableChanged, atMillis: number): TableState {
  return table.now.table === message.now.table && message.sequence > table.sequence
    ? { ...table, ...resultAt(table, message, atMillis), sequence: message.sequence, now: message.now }
    : table;
}

/** The same of the results, which have numbers of their own. */
export function withResults(table: TableState, message: ResultsChanged): TableState {
  return table.now.table === message.results.table && message.sequence > (table.resultsSequence ?? 0)
    ? { ...table, resultsSequence: message.sequence, results: message.results }
    : table;
}

/** A result is news when it is heard of, since some texts open the next round in the same instant. */
function resultAt(table: TableState, message: TableChanged, atMillis: number): Pick<TableState, 'resultAtMillis'> {
  const isNew = message.now.recent[0]?.round !== table.now.recent[0]?.round;
  return isNew ? { resultAtMillis: atMillis } : {};
}

/** Changes of its own are never left out: a number that is skipped means that something is wrong. */
function ownChanged(state: State, message: OwnChanged, atMillis: number): State {
  if (message.sequence <= state.ownSequence) {
    return state;
  }
  const stale = state.stale || message.sequence > state.ownSequence + 1;
  return withOwn({ ...state, ownSequence: message.sequence, stale }, message.own, atMillis);
}

function withOwn(state: State, own: PlayerView, atMillis: number): State {
  const failed = unprinted(state, own);
  return {
    ...state,
    own,
    asked: state.asked.filter((ask) => !ask.answered),
    ticket: ticket(state, own, atMillis),
    notices: failed === undefined ? state.notices : noticed(state, failed),
  };
}

/** The ticket that was on its way did not come out, and the account has its credit again: the player is told, and can ask again. */
function unprinted({ ticket: shown }: State, own: PlayerView): Notice | undefined {
  const credit = own.tables[0]?.money.creditCents ?? 0;
  if (shown === undefined || shown.printed || own.paying !== undefined || !own.open || credit < shown.cents) {
    return undefined;
  }
  return {
    id: `unprinted ${shown.ticket}`,
    tone: 'unprinted',
    reason: '',
    sentence: '',
    act: undefined,
    table: undefined,
    bet: undefined,
    cents: shown.cents,
  };
}

/** The ticket stays on the screen after the account is closed, until somebody takes it or buys in. */
function ticket(state: State, own: PlayerView, atMillis: number): TicketShown | undefined {
  const paying = own.paying;
  if (paying?.ticket !== undefined && paying.barcode !== undefined) {
    return state.ticket?.ticket === paying.ticket
      ? state.ticket
      : { cents: paying.cents, ticket: paying.ticket, barcode: paying.barcode, printed: false, atMillis };
  }
  if (paying !== undefined || own.open) {
    return undefined;
  }
  return state.ticket === undefined ? undefined : { ...state.ticket, printed: true };
}

function asked(state: State, number: number, act: Asked['act']): Asked {
  return { number, act, hoped: hopes(state, act), answered: false };
}

/** Chips went back when betting closed; what is said again after a break in the connection was read already. */
function returned(state: State, message: Returned): State {
  if (state.told[message.table] === message.round) {
    return state;
  }
  const [first, ...more] = message.bets;
  const one: Notice = {
    id: `returned ${message.table} ${message.round}`,
    tone: 'returned',
    reason: first?.reason ?? 'ADVISED',
    sentence: first?.sentence ?? '',
    act: undefined,
    table: message.table,
    bet: more.length === 0 ? first?.bet : undefined,
    cents: message.cents === 0 ? undefined : message.cents,
  };
  return { ...state, told: { ...state.told, [message.table]: message.round }, notices: noticed(state, one) };
}

function accepted(state: State, message: Accepted): State {
  const ask = state.asked.find((one) => one.number === message.number);
  if (ask === undefined) {
    return state;
  }
  const cut = message.cuts[0];
  const notices =
    cut === undefined
      ? state.notices
      : noticed(state, notice(ask, 'cut', cut.reason, cut.sentence, cut.bet ?? onlyBet(ask)));
  // What was cut is not on the layout; what was taken stays until the view that shows it is here.
  const rest =
    cut === undefined
      ? state.asked.map((one) => (one === ask ? { ...one, answered: true } : one))
      : withoutHopes(state.asked, ask);
  return { ...state, notices, asked: rest };
}

function refused(state: State, message: Refused): State {
  const ask = state.asked.find((one) => one.number === message.number);
  if (ask === undefined) {
    return state;
  }
  return {
    ...state,
    asked: withoutHopes(state.asked, ask),
    notices: noticed(state, notice(ask, 'refused', message.reason, message.sentence, onlyBet(ask))),
  };
}

/** The bet that an ask was about, if it was one. */
function onlyBet(ask: Asked): string | undefined {
  return ask.hoped.length === 1 ? ask.hoped[0]?.bet : undefined;
}

function notice(ask: Asked, tone: Notice['tone'], reason: string, sentence: string, bet: string | undefined): Notice {
  const table = 'table' in ask.act ? ask.act.table : undefined;
  return { id: `ask ${ask.number}`, tone, reason, sentence, act: ask.act, table, bet, cents: undefined };
}

function noticed(state: State, one: Notice): readonly Notice[] {
  return [...state.notices.filter((other) => other.id !== one.id), one].slice(-NOTICES_KEPT);
}

/** Locked, and what was asked is unknown; the account is on the floor and comes again with the welcome. */
function lost(state: State, atMillis: number): State {
  if (state.link.kind === 'ended' || state.link.kind === 'lost') {
    return { ...state, asked: [] };
  }
  return { ...state, link: { kind: 'lost', sinceMillis: atMillis }, asked: [] };
}
