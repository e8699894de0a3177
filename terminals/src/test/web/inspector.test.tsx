import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { languageOf } from '../../main/web/i18n/language';
import { FloorBoard } from '../../main/web/inspector/FloorBoard';
import { InspectorPage } from '../../main/web/inspector/InspectorPage';
import { complete, leadOf, REPORTS, wanted } from '../../main/web/inspector/kinds';
import { cellText, heading } from '../../main/web/inspector/ReportTable';
import { address } from '../../main/web/staff/records';
import type { WhoAmI } from '../../main/web/staff/session';
import { serving, SilentSocket, type Answers } from './serving';

const INSPECTOR: WhoAmI = { person: 40, name: 'Ines', roles: ['INSPECTOR'], role: 'INSPECTOR', tables: [0], csrf: 'token' };
const english = languageOf('en', () => undefined);

beforeEach(() => {
  vi.stubGlobal('WebSocket', SilentSocket);
  localStorage.clear();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** What stands above every report. */
const MADE = { made_millis: Date.UTC(2026, 10, 17, 12), version: '1.0' };

async function inspecting(answers: Answers) {
  const sent = serving({ 'GET /api/session': () => ({ body: INSPECTOR }), 'GET /api/records/rounds*': () => ({ body: { ...MADE, rows: [], next: null } }), ...answers });
  render(<InspectorPage />);
  await screen.findByRole('heading', { name: 'Rounds' });
  return sent;
}

describe('a report', () => {
  it('is asked about only what it knows, and not before that is said', () => {
    expect(complete('round', { table: '3' })).toBe(false);
    expect(complete('round', { table: '3', round: '7' })).toBe(true);
    expect(address('round', wanted('round', { table: '3', round: '7', person: '9' }))).toBe('/api/records/round?table=3&round=7');
    expect(address('papers-outstanding', wanted('papers-outstanding', {}))).toBe('/api/records/papers-outstanding');
    expect(wanted('takings', { from: '2026-11-16T00:00', to: '2026-11-17T00:00' })).toEqual({ firstDay: '2026-11-16', lastDay: '2026-11-17' });
  });

  it.each(REPORTS)('%s has a name', (report) => {
    expect(english.named(`report.${report}`, '')).not.toBe('');
  });

  it('leads on from a round, an account and a terminal', () => {
    expect(leadOf('round_no', { table_no: 2, round_no: 9 })).toEqual({ report: 'round', filled: { table: '2', round: '9' } });
    expect(leadOf('account_no', { account_no: 5 })?.report).toBe('statement');
    expect(leadOf('terminal_no', { terminal_no: 0 })).toBeUndefined();
  });

  it('shows amounts, moments and constants as people read them', () => {
    expect(cellText(english, 'stake_cents', 12_50)).toBe('$12.50');
    expect(cellText(english, 'paid_millis', 0)).toBe('');
    expect(cellText(english, 'state', 'OUTSTANDING')).toBe('Outstanding');
    expect(cellText(english, 'kind', 'SetupEventTableInstalled')).toBe('Table installed');
    expect(cellText(english, 'outcome', 'facts:P=2 B=5 player-pair=none banker-pair=none')).toBe('Player 2, Banker 5: Banker');
    expect(cellText(english, 'bet', 'split:17-20')).toBe('Split 17 · 20');
    expect(cellText(english, 'words', 'place 5.00 on red')).toBe('Places $5.00 on Red');
    expect(heading(english, 'at_millis')).toBe('When');
    expect(heading(english, 'something_new')).toBe('Something new');
  });
});

describe('the inspector', () => {
  it('turns pages, follows a round, and downloads all of a report', async () => {
    const sent = await inspecting({
      'GET /api/records/rounds*': () => ({ body: { ...MADE, rows: [{ round_id: 1, table_no: 2, round_no: 9, state: 'SETTLED' }], next: '17' } }),
      'GET /api/records/round?*': () => ({ body: { ...MADE, rows: [{ line: 1, wager_id: 4, bet: 'red', stake_cents: 500 }], next: null } }),
    });
    await screen.findByRole('button', { name: '9' }); // until the first page is read, there is no next one
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(sent.some((one) => one.path.includes('after=17'))).toBe(true));
    expect(screen.getByText(/Made 2026-11-1\d \d\d:\d\d:00 by Baize 1\.0/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Download CSV' }).getAttribute('href')).toContain('format=csv');
    fireEvent.click(screen.getByRole('button', { name: '9' }));
    expect(await screen.findByText('$5.00')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'One round' })).toBeTruthy();
    expect(sent.at(-1)?.path).toContain('table=2&round=9');
  });

  it('has the chain verified, waits, and names what does not fit', async () => {
    let looks = 0;
    const sent = await inspecting({
      'GET /api/records/verification': () => ({ body: looks++ < 2 ? { stage: 'RUNNING', beganMillis: 1 } : { stage: 'DIFFERS', beganMillis: 1, endedMillis: 2_001, finding: 'event 12: hash differs', checked: { requests: 1_500, events: 2_000, wagers: 40, settlements: 39 } } }),
      'POST /api/records/verification': () => ({ body: { stage: 'RUNNING', beganMillis: 1 } }),
    });
    fireEvent.click(screen.getByRole('button', { name: 'Verification' }));
    expect(await screen.findByText('Checking …')).toBeTruthy();
    expect(await screen.findByText('Something does not fit', {}, { timeout: 5_000 })).toBeTruthy();
    expect(screen.getByText('event 12: hash differs')).toBeTruthy();
    expect(screen.getByText('Took 2.0 seconds')).toBeTruthy();
    expect(screen.getByText('Events, chained by their hashes').nextElementSibling?.textContent).toBe('2,000');
    fireEvent.click(screen.getByRole('button', { name: 'Verify the records' }));
    await waitFor(() => expect(sent.some((one) => one.method === 'POST' && one.path.endsWith('verification'))).toBe(true));
  });

  it('asks again how far a check is when an answer was lost', async () => {
    let looks = 0;
    const answers = [{ stage: 'RUNNING', beganMillis: 1 }, undefined, { stage: 'SOUND', beganMillis: 1, endedMillis: 2 }];
    await inspecting({
      'GET /api/records/verification': () => {
        const body = answers[Math.min(looks++, 2)];
        return body === undefined ? { status: 503, body: { status: 503, title: 'RECORDS_UNREACHABLE', detail: 'x' } } : { body };
      },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Verification' }));
    expect(await screen.findByText('Everything fits', {}, { timeout: 10_000 })).toBeTruthy();
  });

  it('reads the texts in force and the health of the system', async () => {
    await inspecting({
      'GET /api/rulebooks': () => ({ body: [{ id: 'nsw-rapid-2016', inForceFrom: '2016-01-01' }, { id: 'act-2019' }] }),
      'GET /api/tables': () => ({ body: [{ table: 3, name: 'Rapid', rulebook: 'nsw-rapid-2016' }] }),
      'GET /q/health': () => ({ status: 503, body: { status: 'DOWN', checks: [{ name: 'records', status: 'DOWN', data: { failure: true } }] } }),
    });
    fireEvent.click(screen.getByRole('button', { name: 'Texts' }));
    expect(await screen.findByText('3 Rapid')).toBeTruthy();
    expect(screen.getByText('not in force here')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Health' }));
    expect(await screen.findByText('Something is not well')).toBeTruthy();
    expect(screen.getByText('yes')).toBeTruthy();
  });

  /** All that can be pressed on each part; whatever is added here must read, and change nothing. */
  const PRESSED = {
    Reports: [...REPORTS.map((report) => english.named(`report.${report}`, '')), '9', '7', 'Previous', 'Next'],
    Verification: ['Verify the records'],
    Floor: [],
    Texts: [],
    Health: [],
  };

  it('has only what reads, and asks the server for nothing else', async () => {
    const sent = await inspecting({
      'GET /api/records/rounds*': () => ({ body: { ...MADE, rows: [{ table_no: 2, round_no: 9, terminal_no: 7 }], next: '17' } }),
      'GET /api/records/verification': () => ({ body: { stage: 'NOT_BEGUN' } }),
      'POST /api/records/verification': () => ({ body: { stage: 'SOUND' } }),
      'GET /api/rulebooks': () => ({ body: [] }),
      'GET /api/tables': () => ({ body: [] }),
      'GET /q/health': () => ({ body: { status: 'UP', checks: [] } }),
    });
    await screen.findByRole('button', { name: '9' });
    const around = [...Object.keys(PRESSED), 'Sign out', '简体中文: Change language'];
    const names = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent);
    for (const [part, inside] of Object.entries(PRESSED)) {
      fireEvent.click(screen.getByRole('button', { name: part }));
      await waitFor(() => expect(names().sort()).toEqual([...around, ...inside].sort()));
    }
    expect(screen.queryAllByRole('textbox')).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Verification' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Verify the records' }));
    await screen.findByText('Everything fits');
    const changing = sent.filter((one) => one.method !== 'GET').map((one) => `${one.method} ${one.path}`);
    expect(changing).toEqual(['POST /api/records/verification']);
  });
});

it('the floor is shown as it stands', () => {
  render(
    <FloorBoard
      floor={{
        tables: [
          {
            table: 1,
            name: 'Rapid',
            game: 'ROULETTE',
            state: 'OPEN',
            still: false,
            standing: { held: false, notices: [], open: true },
            round: { number: 12, phase: 'BETTING' },
            open: 3,
            wagering: 2,
            wageredCents: 45_00,
          },
        ],
        terminals: [],
        alerts: [{ kind: 'BIG_WIN', table: 1, terminal: 7, cents: 1_000_00, about: '' }],
        staff: [{ person: 2, name: 'Sam', role: 'DEALER', tables: [1] }],
      }}
    />,
  );
  expect(screen.getByText('$45.00')).toBeTruthy();
  expect(screen.getByText('2 / 3')).toBeTruthy();
  expect(screen.getByText('Big win').parentElement?.textContent).toContain('$1,000.00');
});
