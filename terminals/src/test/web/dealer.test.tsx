import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DealerView, OfferedAct, TableView, Waiting } from '@messages';
import { DealerPage, Desk } from '../../main/web/dealer/DealerPage';
import { drawsNow, irregular, mine, nextActs } from '../../main/web/dealer/places';
import { answers } from '../../main/web/dealer/WaitingBanner';
import { showWithChanges } from '../../main/web/staff/api';
import { StaffScreen } from '../../main/web/staff/Staff';
import type { WhoAmI } from '../../main/web/staff/session';
import { NOBODY, type WatchedTable } from '../../main/web/staff/useStaffRoom';
import type { Schemas } from '../../main/web/staff/schema';
import { welcome } from './floor';
import { serving, SilentSocket } from './serving';

const DEALER: WhoAmI = { person: 21, name: 'Ann', roles: ['DEALER'], role: 'DEALER', tables: [0], csrf: 'token' };

function offer(type: string, parts: Record<string, unknown> = {}, more: Partial<OfferedAct> = {}): OfferedAct {
  return { command: { '@type': type, table: 1, ...parts }, fill: [], alone: ['DEALER'], signing: [], ...more };
}

const QUIET: Omit<DealerView, 'table'> = {
  dealers: ['Ann'],
  terminals: [101, 102],
  bets: ['red', 'black'],
  wagered: { totalCents: 0, bets: [], seats: [] },
  readings: { disagree: false },
  waiting: [],
  offers: [],
};

/** A table of the floor as its dealer sees it: 0 roulette, 2 double zero, 3 baccarat, 6 sic bo. */
function watched(place: number, dealer: Partial<DealerView> = {}, now: Partial<TableView> = {}): WatchedTable {
  const table = welcome.tables[place];
  if (table === undefined) {
    throw new Error('the floor has that table');
  }
  return {
    table: { ...table, now: { ...table.now, ...now } },
    dealerSequence: 1,
    dealer: { table: table.now.table, ...QUIET, ...dealer },
  };
}

const shoe = (due: 'PLAYER_FIRST' | 'COMPLETE'): NonNullable<DealerView['shoe']> => ({
  due,
  games: [4],
  sets: [],
  state: { stage: 'READY', burnDue: 0, remaining: 400, coups: 2, cuttingCardOut: false, finished: false, aside: 0 },
});

interface Sent {
  readonly path: string;
  readonly body: unknown;
}

/** Of the one act in this file that asks for several things; a page fetches them once. */
const SCHEMAS: Schemas = {
  Command: { oneOf: [{ $ref: '#/components/schemas/Relax' }] },
  Relax: {
    type: 'object',
    required: ['terminal', 'shift', 'reason'],
    properties: {
      '@type': { type: 'string', enum: ['RelaxClose'] },
      terminal: { type: 'integer' },
      shift: {
        type: 'object',
        required: ['from', 'to', 'cents'],
        properties: { from: { type: 'integer' }, to: { type: 'integer' }, cents: { type: 'integer' } },
      },
      reason: { type: 'string' },
    },
  },
};

let sent: Sent[] = [];
let simulators: unknown[] = [];

beforeEach(() => {
  sent = [];
  simulators = [];
  showWithChanges('token');
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    const body: unknown = init.body === undefined ? undefined : JSON.parse(String(init.body));
    if (init.method !== 'GET') {
      sent.push({ path, body });
    }
    return Promise.resolve(new Response(JSON.stringify(answer(path)), { status: 200 }));
  });
});

function answer(path: string): unknown {
  switch (path) {
    case '/api/session':
      return DEALER;
    case '/api/simulators':
      return { tables: simulators, tills: [] };
    case '/api/acts':
      return { events: [{ '@type': 'BettingOpened' }], moved: [] };
    case '/q/openapi?format=json':
      return { components: { schemas: SCHEMAS } };
    default:
      return {};
  }
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function shown(table: WatchedTable, live = true): Promise<void> {
  render(
    <StaffScreen title="Dealer" roles={['DEALER']} table={table.dealer.table}>
      <Desk room={{ ...NOBODY, live, aheadMillis: 0 }} watched={table} />
    </StaffScreen>,
  );
  await screen.findByRole('main');
  await waitFor(() => expect(document.querySelector('.dealer')).toBeTruthy());
}

const button = (name: string) => screen.getByRole('button', { name });
const asksFor = () => sent.filter((one) => one.path === '/api/acts').map((one) => (one.body as { act: unknown }).act);

describe('what is large, and what is behind the menu', () => {
  const offers = [
    offer('OpenBetting'),
    offer('ConfirmResult'),
    offer('SpinBall'),
    offer('CorrectResult', { round: 4 }, { alone: [], signing: ['CASINO_SUPERVISOR'] }),
    offer('CloseTable', {}, { alone: ['GAMING_MANAGER'] }),
    offer('SomethingNew'),
  ];

  it('the two likeliest acts are large', () => {
    expect(nextActs(offers).map((one) => one.command['@type'])).toEqual(['ConfirmResult', 'SpinBall']);
  });

  it('what is not for this person is not there', () => {
    expect(mine(offers, DEALER).map((one) => one.command['@type'])).not.toContain('CloseTable');
  });

  it('an act that nobody has thought of is in the drawer rather than nowhere', () => {
    const groups = irregular(mine(offers, DEALER), undefined);
    expect(groups.map(([group]) => group)).toEqual(['corrections', 'house']);
  });

  it('a card is drawn once betting is closed, and never after the coup', () => {
    const at = (phase: TableView['round']['phase'], due: 'PLAYER_FIRST' | 'COMPLETE') =>
      drawsNow(watched(3, { shoe: shoe(due) }, { round: { number: 1, phase } }));
    expect([at('BETTING', 'PLAYER_FIRST'), at('CLOSED', 'PLAYER_FIRST'), at('DEALING', 'COMPLETE')]).toEqual([false, true, false]);
  });
});

describe('the screen', () => {
  it('opens a new game with one touch', async () => {
    await shown(watched(0, { offers: [offer('OpenBetting')] }));
    fireEvent.click(button('New game'));
    await waitFor(() => expect(asksFor()).toEqual([{ '@type': 'OpenBetting', table: 1 }]));
  });

  it('sends a number at the second touch only', async () => {
    await shown(watched(0, { offers: [offer('KeyNumber', { number: '0' }, { fill: ['number'] })] }));
    fireEvent.click(button('17'));
    expect(asksFor()).toEqual([]);
    fireEvent.click(button('Enter'));
    await waitFor(() => expect(asksFor()).toEqual([{ '@type': 'KeyNumber', table: 1, number: '17' }]));
  });

  it('has a key for each number of the wheel', async () => {
    await shown(watched(0));
    expect(document.querySelectorAll('.number-key')).toHaveLength(37);
    cleanup();
    await shown(watched(2));
    expect(document.querySelectorAll('.number-key')).toHaveLength(38);
  });

  it('keys in a card by rank and suit, and where it lies', async () => {
    const key = offer('KeyCard', { face: 'AH', exposed: true }, { fill: ['face', 'laidOn', 'exposed'] });
    await shown(watched(3, { shoe: shoe('PLAYER_FIRST'), offers: [key] }, { round: { number: 1, phase: 'CLOSED' } }));
    fireEvent.click(button('10'));
    fireEvent.click(button('Diamonds'));
    fireEvent.click(button('Banker'));
    fireEvent.click(button('Enter'));
    await waitFor(() => expect(asksFor()).toEqual([{ '@type': 'KeyCard', table: 1, face: '10D', laidOn: 'BANKER', exposed: true }]));
  });

  it('keys in three dice', async () => {
    await shown(watched(6, { offers: [offer('KeyDice', { faces: [1, 2, 3] }, { fill: ['faces'] })] }));
    for (const [place, face] of [2, 2, 6].entries()) {
      fireEvent.click(screen.getAllByRole('button', { name: `Die ${face}` })[place] ?? document.body);
    }
    fireEvent.click(button('Enter'));
    await waitFor(() => expect(asksFor()).toEqual([{ '@type': 'KeyDice', table: 1, faces: [2, 2, 6] }]));
  });

  it('says plainly that two readings do not agree', async () => {
    await shown(watched(0, { readings: { disagree: true, sensed: 'number:4', keyed: 'number:17' } }));
    expect(screen.getByRole('alert').textContent).toContain('The readings do not agree');
  });

  it('shows who has bet, and how much lies on each bet', async () => {
    const wagered = {
      totalCents: 15_00,
      bets: [{ bet: 'red', pendingCents: 5_00, lockedCents: 10_00 }],
      seats: [{ terminal: 104, pendingCents: 5_00, lockedCents: 10_00, out: false }],
    };
    await shown(watched(0, { wagered }));
    expect(screen.getByRole('row', { name: 'Red $10.00 $15.00' })).toBeTruthy();
    fireEvent.click(button('Terminals 1'));
    expect(screen.getByRole('row', { name: 'Terminal 104 $10.00 $15.00' })).toBeTruthy();
  });

  it('calls no spin by its ground', async () => {
    const grounds = ['FOREIGN_OBJECT', 'BALL_OUT_OF_WHEEL'].map((ground) =>
      offer('CallNoSpin', { ground, reason: '-' }, { fill: ['reason'] }),
    );
    await shown(watched(0, { offers: grounds }));
    fireEvent.click(button('No spin'));
    fireEvent.click(button('Ball out of the wheel'));
    expect(screen.getByRole('dialog', { name: 'No spin: Ball out of the wheel' })).toBeTruthy();
  });

  it('lets a visitor deal where everything is simulated', async () => {
    simulators = [{ table: 1, dealerOn: true, supervisorOn: true, misbehaviours: [] }];
    await shown(watched(0));
    fireEvent.click(await screen.findByRole('button', { name: 'Deal by hand' }));
    await waitFor(() => expect(sent.at(-1)).toEqual({ path: '/api/simulators/tables/1/dealer', body: { on: false } }));
  });

  it('has no simulated people at a table for money', async () => {
    await shown(watched(0));
    expect(screen.queryByRole('button', { name: 'Deal by hand' })).toBeNull();
  });

  it('does nothing while the server is gone', async () => {
    await shown(watched(0, { offers: [offer('OpenBetting')] }), false);
    expect(document.querySelector('.dealer')?.hasAttribute('inert')).toBe(true);
  });
});

describe('what waits for a decision', () => {
  const waits = (kind: Waiting['kind'], more: Partial<Waiting>): Waiting => ({
    kind,
    number: 0,
    round: 0,
    terminal: 0,
    about: '',
    cents: 0,
    holds: false,
    ...more,
  });

  it('is answered by acts about the same thing', () => {
    const offers = [
      offer('CorrectResult', { round: 4 }),
      offer('CorrectResult', { round: 5 }),
      offer('LeaveCase', { number: 2 }),
      offer('LeaveCase', { number: 3 }),
      offer('CarryOut', { what: 'MISDEAL' }),
      offer('CarryOut', { what: 'MISCUT' }),
    ];
    const found = (one: Waiting) => answers(one, offers).map(({ command }) => command['round'] ?? command['number'] ?? command['what']);
    expect(found(waits('WRONG_RESULT', { number: 2, round: 5 }))).toEqual([5, 2]);
    expect(found(waits('CARDS', { round: 5, about: 'MISCUT' }))).toEqual(['MISCUT']);
  });

  it('stands in a banner with its acts', async () => {
    const waiting = [waits('CARDS', { about: 'MISDEAL', round: 4, holds: true })];
    await shown(watched(3, { shoe: shoe('COMPLETE'), waiting, offers: [offer('CarryOut', { what: 'MISDEAL', report: { note: '-' } })] }));
    expect(screen.getByRole('alert', { name: 'To be decided' }).textContent).toContain('Misdeal');
    expect(button('Carry out the remedy: Misdeal')).toBeTruthy();
  });
});

describe('money over the table', () => {
  const owed: Waiting = { kind: 'PAYMENT_AT_TABLE', number: 0, round: 0, terminal: 102, about: '', cents: 95_00, holds: false };

  it('is taken and paid by the dealer, and whoever waits for it is named with the sum', async () => {
    const offers = [
      offer('BuyInAtTable', { terminal: 101, source: 'CHIPS_AT_TABLE', cents: 100_00 }, { fill: ['terminal', 'cents'] }),
      offer('PayOutAtTable', { terminal: 102 }),
      offer('PayOutAtTable', { terminal: 101 }, { fill: ['terminal'] }),
    ];
    await shown(watched(3, { shoe: shoe('COMPLETE'), waiting: [owed], offers }));
    expect(button('Buy in at the table: Chips')).toBeTruthy();
    const banner = within(screen.getByRole('alert', { name: 'To be decided' }));
    expect(banner.getByText('$95.00')).toBeTruthy();
    fireEvent.click(banner.getByRole('button', { name: 'Pay out at the table' }));
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Pay out at the table' }));
    await waitFor(() => expect(asksFor()).toEqual([{ '@type': 'PayOutAtTable', table: 1, terminal: 102 }]));
  });

  it('lets terminal and bet be chosen by their names', async () => {
    const late = offer('RelaxClose', { terminal: 101, kind: 'MOVE', shift: { from: 0, to: 1, cents: 5_00 }, reason: '-' }, { fill: ['terminal', 'shift', 'reason'] });
    await shown(watched(0, { offers: [late] }));
    fireEvent.click(button('Irregularities'));
    fireEvent.click(screen.getByRole('button', { name: /^Change a wager after the close: Move it/ }));
    fireEvent.change(await screen.findByLabelText('Terminal'), { target: { value: '102' } });
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '0' } });
    expect(within(screen.getByLabelText('From')).getByRole('option', { name: 'Black' })).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'laid in time' } });
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Change a wager after the close' }));
    await waitFor(() => expect(asksFor()).toMatchObject([{ terminal: 102, shift: { from: 0, to: 0, cents: 5_00 } }]));
  });
});

describe('one shoe from its set to the last coup', () => {
  const state = shoe('PLAYER_FIRST').state;
  const prepare = (step: Record<string, unknown>, fill: string[] = []) => offer('Prepare', { terminal: 0, step }, { fill });
  const before = (stage: NonNullable<typeof state.stage>, more: Partial<typeof state> = {}) => ({
    shoe: { ...shoe('PLAYER_FIRST'), state: { ...state, stage, remaining: 416, coups: 0, ...more } },
  });

  /** Shows the table so, does what is due there, and forgets the screen. */
  async function done(table: WatchedTable, press: () => void): Promise<unknown> {
    sent = [];
    await shown(table);
    press();
    await waitFor(() => expect(asksFor()).toHaveLength(1));
    cleanup();
    return asksFor()[0];
  }

  it('has each step as the next thing to press', async () => {
    const press = (name: string) => () => fireEvent.click(button(name));
    const start = watched(3, { offers: [offer('StartShoe', { set: 'set 4/1' })] });
    expect(await done(start, press('Prepare a new shoe: set 4/1'))).toMatchObject({ '@type': 'StartShoe', set: 'set 4/1' });
    const cut = watched(3, { ...before('SHUFFLED'), offers: [prepare({ '@type': 'OfferCut', taken: true })] });
    expect(await done(cut, press('Offer the cut to a patron, yes'))).toMatchObject({ step: { '@type': 'OfferCut', taken: true } });
    const burn = watched(3, { ...before('LOADED', { burnDue: 5 }), offers: [prepare({ '@type': 'BurnFaceDown' })] });
    expect(await done(burn, () => {
      expect(screen.getByText('To burn').nextSibling?.textContent).toBe('5');
      fireEvent.click(button('Burn a card'));
    })).toMatchObject({ step: { '@type': 'BurnFaceDown' } });
  });

  it('draws what is due, with both totals in sight, and clears the cards', async () => {
    const dealing = { round: { number: 1, phase: 'DEALING' as const } };
    const hands = { player: { cards: ['KH', '4S'], total: 4 }, banker: { cards: ['9C'], total: 9 } };
    const key = offer('KeyCard', { face: 'AH', exposed: true }, { fill: ['face', 'laidOn', 'exposed'] });
    const draw = watched(3, { shoe: { ...shoe('PLAYER_FIRST'), due: 'BANKER_SECOND', why: 'the Banker has one card' }, offers: [key] }, {
      ...dealing,
      dealing: { noBet: false, lastCoup: false, ballRunning: false, noSpin: false, hands },
    });
    expect(await done(draw, () => {
      expect(screen.getByText('Banker, second card')).toBeTruthy();
      expect(screen.getByText('the Banker has one card')).toBeTruthy();
      expect([...document.querySelectorAll('.hand-head strong, .hand-total')].map((total) => total.textContent)).toEqual(['4', '9']);
      fireEvent.click(button('7'));
      fireEvent.click(button('Hearts'));
      fireEvent.click(button('Enter'));
    })).toMatchObject({ '@type': 'KeyCard', face: '7H', exposed: true });
    const over = watched(3, { shoe: shoe('COMPLETE'), offers: [offer('ConfirmResult')] }, dealing);
    expect(await done(over, () => fireEvent.click(button('Confirm result')))).toMatchObject({ '@type': 'ConfirmResult' });
    const clear = watched(3, { shoe: shoe('COMPLETE'), offers: [offer('DiscardCards')] }, dealing);
    expect(await done(clear, () => fireEvent.click(button('Clear the cards')))).toMatchObject({ '@type': 'DiscardCards' });
  });

  it('takes the cutting card, announces the last coup, and goes on with a new set', async () => {
    const betting = { round: { number: 9, phase: 'BETTING' as const } };
    const out = watched(3, { shoe: shoe('PLAYER_FIRST'), offers: [offer('ShowCuttingCard')] }, betting);
    expect(await done(out, () => {
      expect(screen.getByText('First, once betting has closed')).toBeTruthy();
      fireEvent.click(button('Cutting card is out'));
    })).toMatchObject({ '@type': 'ShowCuttingCard' });
    const ended = { ...shoe('PLAYER_FIRST'), lastCoup: 'act:8.3(h)', state: { ...state, cuttingCardOut: true } };
    await shown(watched(3, { shoe: ended }, betting));
    expect(screen.getByText('Rule act:8.3(h)')).toBeTruthy();
    expect(screen.getByText('Cutting card').nextSibling?.textContent).toBe('out');
    cleanup();
    const finished = watched(3, {
      shoe: { ...shoe('PLAYER_FIRST'), state: { ...state, finished: true, remaining: 20 } },
      offers: [offer('BringCards', { set: '-', decks: 8, backs: 'blue' }, { fill: ['set', 'backs', 'maker'] }), offer('StartShoe', { set: 'set 4/2' })],
    });
    expect(await done(finished, () => {
      expect(button('Bring a set of cards')).toBeTruthy();
      fireEvent.click(button('Prepare a new shoe: set 4/2'));
    })).toMatchObject({ set: 'set 4/2' });
  });
});

describe('two games of one dealer', () => {
  it('are both there from the first, and the dealer signs on at the one that is shown', async () => {
    vi.stubGlobal('WebSocket', SilentSocket);
    SilentSocket.made.length = 0;
    const atFour = { ...DEALER, tables: [4] };
    const asked = serving({
      'GET /api/session': () => ({ body: atFour }),
      'GET /api/simulators': () => ({ body: { tables: [], tills: [] } }),
      'POST /api/session/duty': () => ({ body: { ...atFour, tables: [4, 5] } }),
    });
    render(<DealerPage table={4} />);
    await waitFor(() => expect(SilentSocket.made.at(-1)?.said.join()).toContain('watchTable'));
    const tell = (place: number, table: number) => {
      const { table: layout, dealer } = watched(place, { shoe: { ...shoe('PLAYER_FIRST'), games: [4, 5], dueTable: 4 } });
      const message = { type: 'tableShown', clockMillis: 0, dealerSequence: 1, table: { ...layout, now: { ...layout.now, table } }, dealer: { ...dealer, table } };
      act(() => SilentSocket.made.at(-1)?.onmessage?.({ data: JSON.stringify(message) }));
    };
    tell(3, 4);
    await waitFor(() => expect(SilentSocket.made.at(-1)?.said.join()).toContain('"table":5'));
    tell(4, 5);
    const games = within(screen.getByRole('navigation', { name: 'Both games' }));
    expect(games.getAllByRole('button')).toHaveLength(2);
    fireEvent.click(games.getByRole('button', { name: /^5/ }));
    fireEvent.click(await screen.findByRole('button', { name: 'Sign on as Dealer' }));
    await waitFor(() => expect(document.querySelector('main.dealer')).toBeTruthy());
    expect(asked.find((one) => one.path === '/api/session/duty')?.body).toEqual({ role: 'DEALER', table: 5 });
  });
});
