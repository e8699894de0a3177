import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AdminPage } from '../../main/web/admin/AdminPage';
import { clock } from '../../main/web/admin/CodeCard';
import { ChoosePage, FirstPage } from '../../main/web/admin/CodePages';
import { nextAfter } from '../../main/web/admin/floor';
import { machinesOf } from '../../main/web/admin/Machines';
import { dashboard, quantileMillis, samples } from '../../main/web/admin/metrics';
import { perSecond } from '../../main/web/admin/SystemPage';
import type { WhoAmI } from '../../main/web/staff/session';
import { serving, SilentSocket, type Answers } from './serving';

const ADMINISTRATOR: WhoAmI = { person: 1, name: 'Ada', roles: ['ADMINISTRATOR'], role: 'ADMINISTRATOR', tables: [0], csrf: 'token' };
const BOB = { person: 7, name: 'Bob', roles: ['DEALER'], tables: [], pinLocked: true };

const METRICS = `# HELP baize_wagers_total Touches of layouts that the floor has taken.
baize_wagers_total 120.0
baize_sockets{kind="terminal"} 3.0
baize_sockets{kind="staff"} 1.0
baize_rounds_total{end="SETTLED",table="1"} 5.0
baize_rounds_total{end="SETTLED",table="2"} 4.0
baize_rounds_total{end="VOID",table="2"} 1.0
baize_terminal_asks_seconds_count{result="accepted"} 90.0
baize_terminal_asks_seconds_count{result="ABOVE_MAXIMUM"} 10.0
baize_terminal_asks_seconds_bucket{result="accepted",le="0.002"} 80.0
baize_terminal_asks_seconds_bucket{result="accepted",le="0.004"} 90.0
baize_terminal_asks_seconds_bucket{result="accepted",le="+Inf"} 90.0
baize_terminal_asks_seconds_bucket{result="ABOVE_MAXIMUM",le="0.002"} 9.0
baize_terminal_asks_seconds_bucket{result="ABOVE_MAXIMUM",le="0.004"} 10.0
baize_terminal_asks_seconds_bucket{result="ABOVE_MAXIMUM",le="+Inf"} 10.0
baize_ledger_sum_cents 0.0
baize_ledger_findings 0.0
`;

beforeEach(() => {
  vi.stubGlobal('WebSocket', SilentSocket);
  localStorage.clear();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function administering(answers: Answers) {
  const sent = serving({ 'GET /api/session': () => ({ body: ADMINISTRATOR }), 'GET /api/staff': () => ({ body: [BOB] }), ...answers });
  render(<AdminPage />);
  await screen.findByRole('button', { name: 'Machines' });
  return sent;
}

describe('what is measured', () => {
  const now = dashboard(samples(METRICS), 10_000);

  it('is summed by what matters', () => {
    expect(now).toMatchObject({
      wagers: 120,
      rounds: [{ name: 'SETTLED', value: 9 }, { name: 'VOID', value: 1 }],
      refusals: [{ name: 'ABOVE_MAXIMUM', value: 10 }],
      sockets: [{ name: 'terminal', value: 3 }, { name: 'staff', value: 1 }],
      answer99Millis: 4,
      ledgerCents: 0,
    });
  });

  it('has no answer time before anybody has asked', () => {
    expect(quantileMillis([], 0.99)).toBeUndefined();
  });

  it('tells how many wagers come in a second', () => {
    expect(perSecond(now, undefined)).toBe(0);
    expect(perSecond(now, { ...now, atMillis: 5_000, wagers: 20 })).toBe(20);
  });
});

it('machines are found by kind, and a ticket machine has the number 0', () => {
  const tables = [{ table: 3, name: 'Rapid', rulebook: 'r', game: 'g', open: true }];
  expect(machinesOf('DEVICE', tables, []).map((one) => one.number)).toEqual([0, 3]);
  expect(machinesOf('DISPLAY', tables, []).map((one) => one.number)).toEqual([3]);
  expect(machinesOf('TILL', tables, [{ terminal: 301, rulebook: 'r', spec: {} }]).map((one) => one.number)).toEqual([301]);
  expect(machinesOf('TERMINAL', tables, [{ terminal: 301, rulebook: 'r', spec: {} }]).map((one) => one.number)).toEqual([301]);
});

it('a code counts down, and a new number follows the highest', () => {
  expect(clock(600_000)).toBe('10:00');
  expect(clock(65_001)).toBe('1:06');
  expect(nextAfter([])).toBe(1);
  expect(nextAfter([3, 9])).toBe(10);
});

describe('the administrator', () => {
  it('enrols somebody and hands over the code', async () => {
    const sent = await administering({ 'POST /api/staff': () => ({ body: { person: 8, code: 'ABCD-EFGH' } }) });
    fireEvent.click(await screen.findByRole('button', { name: 'Enrol somebody' }));
    const form = within(await screen.findByRole('dialog'));
    fireEvent.change(form.getByLabelText('Name'), { target: { value: 'Cy' } });
    fireEvent.click(form.getByLabelText('Dealer'));
    fireEvent.click(form.getByRole('button', { name: 'Enrol somebody' }));
    expect((await screen.findByLabelText('Code')).textContent).toBe('ABCD-EFGH');
    expect(sent.find((one) => one.method === 'POST')?.body).toEqual({ person: 8, name: 'Cy', roles: ['DEALER'] });
  });

  it('unlocks a PIN and warns before somebody leaves', async () => {
    const sent = await administering({ 'POST /api/acts': () => ({ body: { events: [] } }), 'PUT /api/staff/7': () => ({ body: { person: 7 } }) });
    fireEvent.click(await screen.findByRole('button', { name: 'Unlock the PIN of Bob' }));
    await waitFor(() => expect(sent.some((one) => one.path === '/api/acts')).toBe(true));
    fireEvent.click(screen.getByRole('button', { name: 'Change Bob' }));
    const form = within(await screen.findByRole('dialog'));
    fireEvent.click(form.getByLabelText('Dealer'));
    expect(form.getByText('Somebody without a role can sign in no more.')).toBeTruthy();
    fireEvent.click(form.getByRole('button', { name: 'Change' }));
    await waitFor(() => expect(sent.find((one) => one.method === 'PUT')?.body).toEqual({ name: 'Bob', roles: [] }));
  });

  it('lets a terminal in by a code, and shuts it out again', async () => {
    const sent = await administering({
      'GET /api/tables': () => ({ body: [] }),
      'GET /api/terminals': () => ({ body: [{ terminal: 301, rulebook: 'r', spec: {} }] }),
      'POST /api/enrolments': () => ({ body: { kind: 'TERMINAL', number: 301, code: 'WXYZ-1234' } }),
      'DELETE /api/enrolments/TERMINAL/301': () => ({ status: 204, body: '' }),
    });
    fireEvent.click(screen.getByRole('button', { name: 'Machines' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Code for Player terminal 301' }));
    expect((await screen.findByLabelText('Code')).textContent).toBe('WXYZ-1234');
    expect(screen.getByRole('timer').textContent).toContain('10:00');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    fireEvent.click(screen.getByRole('button', { name: 'Revoke Player terminal 301' }));
    expect(await screen.findByText('Player terminal 301 is not let in any more.')).toBeTruthy();
    expect(sent.at(-1)?.method).toBe('DELETE');
  });

  it('installs a copy of a table, and shows all that is wrong with it', async () => {
    const sent = await administering({
      'GET /api/tables': () => ({ body: [{ table: 3, name: 'Rapid', rulebook: 'r', game: 'g', open: false }] }),
      'GET /api/terminals': () => ({ body: [] }),
      'GET /api/tables/3': () => ({ body: { table: 3, status: {}, spec: { name: 'Rapid', rulebookId: 'r' } } }),
      'GET /q/openapi?format=json': () => ({
        body: {
          components: {
            schemas: {
              Command: { oneOf: [{ $ref: '#/components/schemas/SetupCommand.InstallTable' }] },
              'SetupCommand.InstallTable': { properties: { '@type': { type: 'string', enum: ['InstallTable'] }, number: { type: 'integer' }, spec: { $ref: '#/components/schemas/TableSpec' } }, required: ['number', 'spec'] },
              TableSpec: { type: 'object', properties: { name: { type: 'string' }, rulebookId: { type: 'string' } }, required: ['name', 'rulebookId'] },
            },
          },
        },
      }),
      'POST /api/acts': (body) =>
        (body as { act: { '@type': string } }).act['@type'] === 'OpenTable'
          ? { body: { events: [] } }
          : { status: 409, body: { status: 409, title: 'BAD_SETUP', detail: 'The set-up is not sound.', problems: ['setup.limits: too high'] } },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Floor' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Open table 3' }));
    fireEvent.click(screen.getByRole('button', { name: 'Install a copy of Rapid' }));
    fireEvent.change(await screen.findByDisplayValue('Rapid'), { target: { value: 'Rapid two' } });
    fireEvent.click(screen.getByRole('button', { name: 'Install table' }));
    expect(await screen.findByText('setup.limits: too high')).toBeTruthy();
    expect(sent.at(-1)?.body).toMatchObject({ act: { '@type': 'InstallTable', number: 4, spec: { name: 'Rapid two', rulebookId: 'r' } } });
  });

  it('sees whether the system is well', async () => {
    await administering({
      'GET /q/health': () => ({ body: { status: 'UP', checks: [{ name: 'cluster', status: 'UP', data: { unreadBytes: 0 } }] } }),
      'GET /q/metrics': () => ({ body: METRICS }),
    });
    fireEvent.click(screen.getByRole('button', { name: 'System' }));
    expect(await screen.findByText('All is well')).toBeTruthy();
    expect(await screen.findByText('4.0 ms')).toBeTruthy();
    expect(screen.getByText('nothing from nowhere, nothing missing')).toBeTruthy();
  });

  it('changes the own password', async () => {
    const sent = await administering({ 'PUT /api/session/password': () => ({ body: { ...ADMINISTRATOR, csrf: 'other' } }) });
    fireEvent.click(screen.getByRole('button', { name: 'My password and PIN' }));
    const form = within(await screen.findByRole('form', { name: 'Change my password' }));
    fireEvent.change(form.getByLabelText('Password so far'), { target: { value: 'old' } });
    fireEvent.change(form.getByLabelText('New password'), { target: { value: 'new' } });
    fireEvent.click(form.getByRole('button', { name: 'Change my password' }));
    expect(await screen.findByText('Done.')).toBeTruthy();
    expect(sent.at(-1)?.body).toEqual({ password: 'old', chosen: 'new' });
  });
});

describe('codes', () => {
  it('make the first administrator', async () => {
    const sent = serving({ 'POST /api/first-administrator': () => ({ body: { person: 1 } }) });
    render(<FirstPage />);
    for (const [name, value] of [['Code', 'X'], ['Number', '1'], ['Name', 'Ada'], ['Password', 'long enough'], ['PIN', '2468']] as const) {
      fireEvent.change(screen.getByLabelText(name), { target: { value } });
    }
    fireEvent.click(screen.getByRole('button', { name: 'First administrator' }));
    expect(await screen.findByText('Done. You can sign in now.')).toBeTruthy();
    expect(sent[0]?.body).toEqual({ code: 'X', person: 1, name: 'Ada', password: 'long enough', pin: '2468' });
  });

  it('that are not good are refused', async () => {
    serving({ 'POST /api/credentials': () => ({ status: 403, body: { status: 403, title: 'CODE_NOT_GOOD', detail: 'This code is not good, or not any more.' } }) });
    render(<ChoosePage />);
    for (const name of ['Code', 'New password', 'New PIN']) {
      fireEvent.change(screen.getByLabelText(name), { target: { value: '2468' } });
    }
    fireEvent.click(screen.getByRole('button', { name: 'Choose password and PIN' }));
    expect(await screen.findByText('This code is not good, or not any more.')).toBeTruthy();
  });
});
