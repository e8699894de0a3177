import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { Alert, DealerView, FloorView, OfferedAct, TableCard, TerminalCard } from '@messages';
import { answerOf, roundActs } from '../../main/web/pit/acts';
import { AlertList } from '../../main/web/pit/AlertList';
import { age, islands, seatOf, seenAlerts, spotOf } from '../../main/web/pit/floor';
import { DevicesPanel } from '../../main/web/pit/DevicesPanel';
import { disputeActs, type Dispute, type Matters } from '../../main/web/pit/matters';
import { MattersPanel } from '../../main/web/pit/MattersPanel';
import { Pit } from '../../main/web/pit/PitPage';
import { anotherOutcome, chipsAt, decided, laid, rows, type AnalysisLine, type RoundLine } from '../../main/web/pit/records';
import { Recorder } from '../../main/web/pit/Replay';
import { SetupForm } from '../../main/web/pit/SetupSheet';
import { StaffScreen } from '../../main/web/staff/Staff';
import type { WhoAmI } from '../../main/web/staff/session';
import { outcomeOf } from '../../main/web/outcome';
import { NOBODY } from '../../main/web/staff/useStaffRoom';
import { welcome } from './floor';
import { serving } from './serving';

const SUPERVISOR: WhoAmI = {
  person: 11,
  name: 'Sue',
  roles: ['CASINO_SUPERVISOR'],
  role: 'CASINO_SUPERVISOR',
  tables: [0],
  csrf: 'token',
};

const table = (number: number, more: Partial<TableCard> = {}): TableCard => ({
  table: number,
  name: `Table of ${number}`,
  game: 'ROULETTE',
  state: 'OPEN',
  still: false,
  standing: { open: true, held: false, notices: [] },
  round: { number: 5, phase: 'BETTING' },
  open: 2,
  wagering: 1,
  wageredCents: 12_50,
  last: { round: 4, outcome: 'number:17' },
  ...more,
});

const seat = (terminal: number, tables: number[], more: Partial<TerminalCard> = {}): TerminalCard => ({
  terminal,
  tables,
  account: 'NONE',
  creditCents: 0,
  betCents: 0,
  retired: false,
  acceptor: 'READY',
  printerReady: true,
  ...more,
});

const alert = (kind: Alert['kind'], more: Partial<Alert> = {}): Alert => ({ kind, table: 0, terminal: 0, cents: 0, about: '', ...more });

const FLOOR: FloorView = {
  tables: [table(1), table(2), table(3, { game: 'SIC_BO', state: 'SUSPENDED' })],
  terminals: [seat(101, [1, 2], { calledMillis: 5_000 }), seat(102, [1, 2], { account: 'ACTIVE', creditCents: 80_00 }), seat(301, [3])],
  alerts: [alert('ATTENDANT_CALLED', { terminal: 101, sinceMillis: 5_000 }), alert('BIG_WIN', { table: 2, terminal: 102, cents: 12_000_00 })],
  staff: [{ person: 21, name: 'Dan', role: 'DEALER', tables: [1] }],
};

const told = (body: unknown) => () => ({ body });
const SESSION = { 'GET /api/session': told(SUPERVISOR) };

beforeEach(() => localStorage.setItem('baize.language', 'en'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the plan', () => {
  it('puts tables that share terminals on one island', () => {
    const found = islands(FLOOR);
    expect(found.map((island) => island.tables.map((card) => card.table))).toEqual([[1, 2], [3]]);
    expect(found.map((island) => island.terminals.map((card) => card.terminal))).toEqual([[101, 102], [301]]);
  });

  it('draws the most pressing thing about a seat', () => {
    const state = (more: Partial<TerminalCard>, alerts: Alert[] = []) => seatOf(seat(1, [1], more), alerts);
    expect(state({})).toBe('free');
    expect(state({ account: 'ACTIVE' })).toBe('playing');
    expect(state({ account: 'CASH_OUT_PENDING' })).toBe('paying');
    expect(state({ account: 'ACTIVE', calledMillis: 1 })).toBe('called');
    expect(state({ account: 'ACTIVE' }, [alert('MALFUNCTION', { terminal: 1 })])).toBe('out');
    expect(state({ acceptor: 'OUT_OF_ORDER' })).toBe('out');
    expect(state({ retired: true, calledMillis: 1 })).toBe('retired');
  });
});

describe('alerts', () => {
  it('stand with the age that the floor knows, else since they were first seen', () => {
    const first = seenAlerts([], [alert('BIG_WIN', { table: 2 }), alert('PRINTER_OUT', { terminal: 7 })], 1_000);
    const later = seenAlerts(first, [alert('BIG_WIN', { table: 2, sinceMillis: 400 }), alert('PRINTER_OUT', { terminal: 7 })], 9_000);
    expect(later.map((one) => one.sinceMillis)).toEqual([400, 1_000]);
  });

  it('keep the order of the server, the oldest of a kind first', () => {
    const all = seenAlerts([], [alert('MALFUNCTION', { table: 1, sinceMillis: 9 }), alert('BIG_WIN', { sinceMillis: 7 }), alert('BIG_WIN', { terminal: 2, sinceMillis: 3 })], 0);
    expect(all.map((one) => one.sinceMillis)).toEqual([9, 3, 7]);
  });

  it('say how old they are', () => {
    expect([age(-5), age(7_900), age(750_000), age(3_723_000)]).toEqual(['0:00', '0:07', '12:30', '1:02:03']);
  });

  it('lead to their place', () => {
    expect(spotOf(alert('ATTENDANT_CALLED', { terminal: 3 }))).toEqual({ kind: 'terminal', terminal: 3 });
    expect(spotOf(alert('BIG_WIN', { terminal: 3, table: 2 }))).toEqual({ kind: 'table', table: 2 });
    expect(spotOf(alert('PIN_LOCKED'))).toBeUndefined();
  });

  it('offer what answers them', () => {
    expect(answerOf('CASINO_SUPERVISOR', alert('ATTENDANT_CALLED', { terminal: 101 }), FLOOR.terminals[0])?.command).toEqual({
      '@type': 'AnswerCall',
      table: 1,
      terminal: 101,
    });
    expect(answerOf('CASINO_SUPERVISOR', alert('BIG_WIN', { terminal: 101 }), FLOOR.terminals[0])).toBeUndefined();
  });

  it('are a list with places, amounts and answers', async () => {
    serving(SESSION);
    const onAsk = vi.fn();
    const onSpot = vi.fn();
    const onSeen = vi.fn();
    render(
      <StaffScreen title="Pit" roles={['CASINO_SUPERVISOR']} table={0}>
        <AlertList floor={FLOOR} alerts={seenAlerts([], FLOOR.alerts, 0)} aheadMillis={0} onSpot={onSpot} onAsk={onAsk} onSeen={onSeen} />
      </StaffScreen>,
    );
    fireEvent.click(await screen.findByText('Big win'));
    expect(onSpot).toHaveBeenCalledWith({ kind: 'table', table: 2 });
    expect(screen.getByText('$12,000.00')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Answer call' }));
    expect(onAsk.mock.calls[0]?.[0].command).toEqual({ '@type': 'AnswerCall', table: 1, terminal: 101 });
    fireEvent.click(screen.getByRole('button', { name: 'Seen' }));
    expect(onSeen).toHaveBeenCalledOnce();
  });

  it('say of an idle seat and of readings that disagree where it is, and what answers it', async () => {
    serving(SESSION);
    const onAsk = vi.fn();
    const onSpot = vi.fn();
    const alerts = [alert('DISAGREEMENT', { table: 3, about: 'SENSED' }), alert('IDLE_SEAT', { table: 1, terminal: 102 }), alert('TABLE_PAY_WAITS', { table: 2, terminal: 101, cents: 95_00 })];
    render(
      <StaffScreen title="Pit" roles={['CASINO_SUPERVISOR']} table={0}>
        <AlertList floor={FLOOR} alerts={seenAlerts([], alerts, 0)} aheadMillis={0} onSpot={onSpot} onAsk={onAsk} onSeen={vi.fn()} />
      </StaffScreen>,
    );
    const disagree = (await screen.findByText('Results disagree')).closest('li');
    expect(disagree?.className).toBe('urgent');
    fireEvent.click(screen.getByText('Results disagree'));
    expect(onSpot).toHaveBeenCalledWith({ kind: 'table', table: 3 });
    fireEvent.click(screen.getByText('Idle seat'));
    expect(onSpot).toHaveBeenCalledWith({ kind: 'terminal', terminal: 102 });
    fireEvent.click(screen.getByRole('button', { name: 'Vacate seat' }));
    expect(onAsk.mock.calls[0]?.[0].command).toEqual({ '@type': 'VacateSeat', table: 1, terminal: 102 });
    expect(screen.getByText('To be paid at the table').closest('li')?.textContent).toContain('$95.00');
  });
});

describe('the pit', () => {
  const room = { ...NOBODY, live: true, aheadMillis: 0, floor: FLOOR };

  const shown = async (spot: Parameters<typeof Pit>[0]['spot'], live = true) => {
    const onSpot = vi.fn();
    render(
      <StaffScreen title="Pit" roles={['CASINO_SUPERVISOR']} table={0}>
        <Pit room={{ ...room, live }} floor={FLOOR} spot={spot} onSpot={onSpot} />
      </StaffScreen>,
    );
    await screen.findByRole('region', { name: 'Floor plan' });
    return onSpot;
  };

  it('shows every table and every seat, and chooses the one that is touched', async () => {
    serving(SESSION);
    const onSpot = await shown(undefined);
    const plan = within(screen.getByRole('region', { name: 'Floor plan' }));
    fireEvent.click(plan.getByRole('button', { name: 'Table 3, Table of 3, Suspended' }));
    expect(onSpot).toHaveBeenCalledWith({ kind: 'table', table: 3 });
    fireEvent.click(plan.getByRole('button', { name: /^Terminal 102, Playing, Credit \$80\.00/ }));
    expect(onSpot).toHaveBeenCalledWith({ kind: 'terminal', terminal: 102 });
    expect(plan.getByText('Dan')).toBeTruthy();
  });

  it('cannot be used while the server is gone', async () => {
    serving(SESSION);
    await shown(undefined, false);
    expect(document.querySelector('main.pit')?.hasAttribute('inert')).toBe(true);
  });

  it('leads through the act that answers a call at a terminal', async () => {
    const sent = serving({
      ...SESSION,
      'POST /api/acts/preview': told({ accepted: true, events: ['CallAnswered'], moved: [] }),
      'POST /api/acts': told({ events: [{ '@type': 'CallAnswered' }] }),
    });
    await shown({ kind: 'terminal', terminal: 101 });
    const place = within(screen.getByRole('region', { name: 'Terminal 101' }));
    fireEvent.click(place.getByRole('button', { name: 'Answer call' }));
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Answer call' }));
    await waitFor(() => expect(sent.some((one) => one.path === '/api/acts')).toBe(true));
    const done = sent.find((one) => one.path === '/api/acts');
    expect(done?.body).toMatchObject({ act: { '@type': 'AnswerCall', table: 1, terminal: 101 } });
  });
});

describe('one table in the pit', () => {
  const layout = welcome.tables[1];
  const offer = (type: string): OfferedAct => ({ command: { '@type': type, table: 2 }, fill: [], alone: ['CASINO_SUPERVISOR'], signing: [] });

  const panel = async () => {
    if (layout === undefined) {
      throw new Error('the floor has that table');
    }
    const dealer: DealerView = {
      table: 2, dealers: [], terminals: [201, 202, 203], bets: [], wagered: { totalCents: 0, bets: [], seats: [] },
      readings: { disagree: false }, waiting: [], offers: [offer('AnnounceClosing'), offer('CloseTable')],
    };
    const room = { ...NOBODY, live: true, aheadMillis: 0, floor: FLOOR, tables: { 2: { table: layout, dealerSequence: 1, dealer } } };
    render(
      <StaffScreen title="Pit" roles={['CASINO_SUPERVISOR']} table={0}>
        <Pit room={room} floor={FLOOR} spot={{ kind: 'table', table: 2 }} onSpot={vi.fn()} />
      </StaffScreen>,
    );
    return within(await screen.findByRole('region', { name: 'Table of 2' }));
  };

  it('is closed, after it was foreseen what that does', async () => {
    const sent = serving({
      ...SESSION,
      'POST /api/acts/preview': told({ accepted: true, events: ['TableClosed'], moved: [] }),
      'POST /api/acts': told({ events: [{ '@type': 'TableClosed' }], moved: [] }),
    });
    const place = await panel();
    fireEvent.click(within(place.getByRole('group', { name: 'House' })).getByRole('button', { name: 'Close table' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Close table' }));
    expect(await dialog.findByText('What this will do')).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Close table' }));
    expect(await screen.findByText('What was done')).toBeTruthy();
    expect(sent.find((one) => one.path === '/api/acts')?.body).toMatchObject({ act: { '@type': 'CloseTable', table: 2 } });
  });

  it('has its games of any time, and replays also who took a wager back or was refused', async () => {
    const round = { table_no: 2, round_no: 9, state: 'SETTLED', opened_millis: 5, resolved_millis: 6, outcome: 'number:0', corrections: 0 };
    const line = (wager: number, terminal: number, state: string) => ({
      line: wager, wager_id: wager, terminal_no: terminal, bet: 'red', state, kind: '', outcome: '', stake_cents: 5_00, credit_cents: 0, rule: '', reason: '',
    });
    const correction = {
      type: 'object',
      required: ['outcome', 'reason'],
      properties: { '@type': { type: 'string', enum: ['CorrectResult'] }, outcome: { type: 'string' }, reason: { type: 'string' } },
    };
    const sent = serving({
      ...SESSION,
      'GET /api/records/rounds*': told({ rows: [round], next: null }),
      'GET /api/records/round?*': told({ rows: [line(1, 201, 'SETTLED'), line(2, 202, 'LIFTED')], next: null }),
      'GET /api/records/analysis*': told({ rows: [], next: null }),
      'GET /q/openapi*': told({ components: { schemas: { Command: { oneOf: [{ $ref: '#/components/schemas/Correct' }] }, Correct: correction } } }),
    });
    const place = await panel();
    fireEvent.click(place.getByRole('button', { name: 'Past games' }));
    const moment = '2026-11-16T20:00';
    fireEvent.change(place.getByLabelText('Two hours from'), { target: { value: moment } });
    await waitFor(() => expect(sent.some((one) => one.path.includes(`fromMillis=${new Date(moment).getTime()}&toMillis=`))).toBe(true));
    fireEvent.click(await place.findByRole('button', { name: /^9/ }));
    expect(await place.findByRole('button', { name: '▶ Terminal 202' })).toBeTruthy();
    fireEvent.change(place.getByLabelText('Another terminal'), { target: { value: '203' } });
    await waitFor(() => expect(sent.some((one) => one.path.includes('analysis?table=2&round=9&terminal=203'))).toBe(true));
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
    fireEvent.click(place.getByRole('button', { name: 'Correct the result' }));
    await waitFor(() => expect(document.querySelectorAll('.number-key')).toHaveLength(37)); // this wheel has no double zero
  });
});

describe('the records', () => {
  it('come with the names of their columns', () => {
    expect(rows({ rows: [{ table_no: 3, round_no: 7 }] })).toEqual([{ tableNo: 3, roundNo: 7 }]);
  });

  it('say of each wager what was decided last, without what was taken back', () => {
    const line = (wagerId: number, at: number, state: string, creditCents: number) =>
      ({ line: at, wagerId, terminalNo: 1, state, creditCents }) as RoundLine;
    expect(decided([line(1, 1, 'SETTLED', 10), line(1, 2, 'SETTLED', 20), line(2, -2, 'LIFTED', 0)]).map((one) => one.creditCents)).toEqual([20]);
  });

  it('lay the chips of each moment', () => {
    const touch = (at: number, chips: string) => ({ line: at, what: 'TOUCH', chips, answer: 'taken' }) as AnalysisLine;
    const lines = [touch(1, 'red=500'), { line: 2, what: 'EVENT', chips: '' } as AnalysisLine, touch(3, '')];
    expect(laid('red=500 split:1,2=100')).toEqual([{ bet: 'red', cents: 500 }, { bet: 'split:1,2', cents: 100 }]);
    expect([0, 1, 2].map((place) => chipsAt(lines, place).length)).toEqual([1, 1, 0]);
  });

  it('never offer the same result as a correction, and one of the game where there was none', () => {
    const coup = anotherOutcome('BACCARAT', '');
    for (const [game, outcome] of [['ROULETTE', 'number:0'], ['ROULETTE', 'number:17'], ['SIC_BO', 'dice:1-1-2'], ['BACCARAT', coup], ['BACCARAT', '']] as const) {
      expect(anotherOutcome(game, outcome)).not.toBe(outcome);
      expect(outcomeOf(anotherOutcome(game, outcome))).toBeDefined();
    }
    expect(roundActs('GAMING_MANAGER', 2, 9, 'number:0').map((offer) => offer.command['@type'])).toContain('Invalidate');
  });

  it('are played again step by step', () => {
    vi.useFakeTimers();
    const state = welcome.tables[0];
    if (state === undefined) {
      throw new Error('the floor has that table');
    }
    const line = (at: number, words: string, chips: string): AnalysisLine => ({
      line: at, atMillis: at, what: 'TOUCH', who: '', words, answer: 'taken', rule: '', detail: '', chips,
    });
    render(<Recorder table={state} lines={[line(1, 'place 5.00 on red', 'red=500'), line(2, 'double', 'red=1000')]} />);
    expect(screen.getByRole('status').textContent).toContain('$5.00');
    fireEvent.click(screen.getByRole('button', { name: 'One step on' }));
    expect(screen.getByRole('status').textContent).toContain('$10.00');
    fireEvent.click(screen.getByText('Places $5.00 on Red'));
    expect(screen.getByRole('status').textContent).toContain('$5.00');
  });
});

describe('a dispute', () => {
  const open: Dispute = {
    table: 1, number: 4, round: 2, terminal: 3, text: 'x', sinceMillis: 0, decisions: [],
    steps: { reviewAsked: false, toldOfComplaint: false, regulatorAsked: false },
  };
  const names = (dispute: Dispute) => disputeActs('GAMING_MANAGER', dispute).map((offer) => offer.command['@type']);

  it('is decided, reviewed by another, and closed', () => {
    const decisions = [{ decision: 'stands', against: true, by: 'GAMES_SUPERVISOR' as const }];
    expect(names(open)).toEqual(['DecideDispute']);
    expect(names({ ...open, decisions })).toEqual(['AskForReview', 'TellOfComplaint', 'AskRegulator', 'CloseDispute']);
    expect(names({ ...open, decisions, steps: { ...open.steps, reviewAsked: true } })).toContain('ReviewDispute');
  });
});

describe('the set-up', () => {
  it('is announced as it was changed, in cents', async () => {
    serving({ ...SESSION, 'GET /q/openapi*': told({ components: { schemas: {} } }) });
    const onAsk = vi.fn();
    const setup = { limits: { byLine: { red: { minimumCents: 5_00, maximumCents: 100_00, stepCents: 5_00 } } } };
    render(
      <StaffScreen title="Pit" roles={['CASINO_SUPERVISOR']} table={0}>
        <SetupForm card={table(2)} document={{ spec: { rulebookId: 'r', setup } }} watched={undefined} onAsk={onAsk} />
      </StaffScreen>,
    );
    const announce = (await screen.findByRole('button', { name: 'Announce the change …' })) as HTMLButtonElement;
    expect(announce.disabled).toBe(true);
    fireEvent.change(screen.getByLabelText('Red: Maximum'), { target: { value: '250.50' } });
    fireEvent.click(announce);
    expect(onAsk.mock.calls[0]?.[0].command).toEqual({
      '@type': 'AnnounceChange',
      table: 2,
      setup: { limits: { byLine: { red: { minimumCents: 5_00, maximumCents: 250_50, stepCents: 5_00 } } } },
    });
  });
});

describe('open matters', () => {
  const matters: Matters = {
    cases: [
      { table: 1, number: 3, round: 9, terminal: 101, about: 'PLAYER_TERMINAL DECLARED', measure: 'VOID_TERMINAL', by: ['GAMING_MANAGER'], rule: 'r:6.1', holds: true },
    ],
    claims: [],
    disputes: [],
    breaches: [{ table: 1, terminal: 101, number: 1, ground: 'HARASSMENT', persons: ['A'], note: 'loud', imposed: [] }],
    credits: [{ number: 2, terminal: 101, askedCents: 50_00, heldCents: 30_00, owedCents: 20_00, reason: 'collusion' }],
    patrons: [{ patron: 'A', exclusions: [{ reason: 'EXCLUDED', game: 'ROULETTE', rule: 'r:7.3' }], keptToOne: false }],
  };

  it('show the remedy with its rule and who orders it, and lead to the acts', async () => {
    serving({ ...SESSION, 'GET /api/matters': told(matters) });
    const onAsk = vi.fn();
    render(
      <StaffScreen title="Pit" roles={['CASINO_SUPERVISOR']} table={0}>
        <MattersPanel floor={FLOOR} onAsk={onAsk} />
      </StaffScreen>,
    );
    expect(await screen.findByText('Ordered by: Gaming manager')).toBeTruthy();
    expect(screen.getByText('Rule r:6.1')).toBeTruthy();
    expect(screen.getByText('Nobody disputes anything.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Impose sanction' }));
    expect(onAsk.mock.calls[0]?.[0].command).toMatchObject({ '@type': 'ImposeSanction', terminal: 101, breach: 1 });
    expect(screen.getByText('$30.00 of $50.00 held')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'End the case' }));
    expect(onAsk.mock.calls[1]?.[0].command).toMatchObject({ '@type': 'EndCreditCase', hold: 2 });
  });
});

describe('simulated devices', () => {
  it('are told what to do wrong, and people are sent away', async () => {
    const all = {
      tables: [{ table: 1, dealerOn: true, supervisorOn: true, misbehaviours: ['EARLY_REST'] }],
      tills: [{ terminal: 101, acceptorReady: true, printerReady: true, misbehaviours: ['PRINTER_JAM'] }],
    };
    const sent = serving({
      'GET /api/simulators': told(all),
      'POST /api/simulators/*': () => ({ status: 204, body: '' }),
      'PUT /api/simulators/*': () => ({ status: 204, body: '' }),
    });
    render(<DevicesPanel />);
    fireEvent.click(await screen.findByRole('button', { name: 'Printer jam' }));
    expect(await screen.findByText('Told: Printer jam')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Simulated dealer' }));
    await waitFor(() => expect(sent.some((one) => one.method === 'PUT')).toBe(true));
    expect(sent.filter((one) => one.method !== 'GET').map(({ path, body }) => [path, body])).toEqual([
      ['/api/simulators/terminals/101/misbehaviours', { name: 'PRINTER_JAM' }],
      ['/api/simulators/tables/1/dealer', { on: false }],
    ]);
  });

  it('are not there on a floor for money', async () => {
    serving({});
    render(<DevicesPanel />);
    expect(await screen.findByText('Nothing is simulated on this floor.')).toBeTruthy();
  });
});
