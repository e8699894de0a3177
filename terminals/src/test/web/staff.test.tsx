import { afterEach, describe, expect, it, vi } from 'vitest';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { OfferedAct } from '@messages';
import { ActDialog } from '../../main/web/staff/ActDialog';
import { signing } from '../../main/web/staff/acts';
import { counted } from '../../main/web/staff/Consequence';
import { blankParts, commandSchema, partsOf, type Schemas } from '../../main/web/staff/schema';
import { ServerGone } from '../../main/web/staff/ServerGone';
import { NOBODY } from '../../main/web/staff/useStaffRoom';
import { StaffScreen } from '../../main/web/staff/Staff';
import type { WhoAmI } from '../../main/web/staff/session';

const DEALER: WhoAmI = { person: 1, name: 'Ann', roles: ['DEALER'], role: 'DEALER', tables: [2], csrf: 'token' };

const INVALIDATE: OfferedAct = {
  command: { '@type': 'Invalidate', table: 2, round: 7, reason: '-' },
  fill: ['reason'],
  alone: ['GAMING_MANAGER'],
  signing: ['GAMES_SUPERVISOR'],
};

const SCHEMAS: Schemas = {
  Command: { oneOf: [{ $ref: '#/components/schemas/FaultCommandInvalidate' }] },
  FaultCommandInvalidate: {
    type: 'object',
    required: ['@type', 'table', 'round', 'reason', 'ground'],
    properties: {
      '@type': { type: 'string', enum: ['Invalidate'] },
      table: { type: 'integer' },
      round: { type: 'integer' },
      reason: { type: 'string' },
      ground: { $ref: '#/components/schemas/Ground' },
    },
  },
  Ground: {
    type: 'object',
    required: ['why', 'named'],
    properties: {
      why: { type: 'string', enum: ['FRAUD', 'IMPRACTICAL'] },
      named: { type: 'array', items: { type: 'integer' } },
      note: { type: 'string' },
    },
  },
};

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly csrf: string | undefined;
}

/** A server that answers by path, and remembers what it was asked. */
function serving(answers: Readonly<Record<string, (body: unknown) => { status?: number; body: unknown }>>): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    const method = init.method ?? 'GET';
    const body: unknown = init.body === undefined ? undefined : JSON.parse(String(init.body));
    sent.push({ method, path, body, csrf: (init.headers as Record<string, string>)['X-CSRF-Token'] });
    const answer = answers[`${method} ${path}`]?.(body) ?? { status: 404, body: { status: 404, title: 'NOT_FOUND', detail: 'no' } };
    return Promise.resolve(new Response(JSON.stringify(answer.body), { status: answer.status ?? 200 }));
  });
  return sent;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('who signs', () => {
  it('nobody else, where the role may do it alone', () => {
    expect(signing(INVALIDATE, { ...DEALER, role: 'GAMING_MANAGER' })).toEqual({ kind: 'alone' });
  });

  it('a second person, where a dealer may not do it alone', () => {
    expect(signing(INVALIDATE, DEALER)).toEqual({ kind: 'second', roles: ['GAMES_SUPERVISOR'] });
  });

  it('nobody, where it is not for this role', () => {
    expect(signing(INVALIDATE, { ...DEALER, role: 'ELECTRONIC_GAMING_HOST' })).toEqual({ kind: 'not' });
  });
});

describe('a form follows the schema', () => {
  it('with parts in parts, and what may be left out left out', () => {
    const parts = partsOf(commandSchema('Invalidate', SCHEMAS), SCHEMAS);
    expect(parts.map((part) => part.name)).toEqual(['table', 'round', 'reason', 'ground']);
    expect(blankParts(parts)).toEqual({ table: 0, round: 0, reason: '', ground: { why: 'FRAUD', named: [] } });
  });
});

it('many events of one kind are said once', () => {
  expect(counted(['Settled', 'Voided', 'Settled'])).toBe('Settled × 2 · Voided');
});

describe('a screen of the staff', () => {
  it('lets in who knows the password, and shows a refusal', async () => {
    const sent = serving({
      'GET /api/session': () => ({ status: 401, body: { status: 401, title: 'NOT_SIGNED_IN', detail: 'Sign in.' } }),
      'POST /api/session': (body) =>
        (body as { password: string }).password === 'right'
          ? { body: DEALER }
          : { status: 401, body: { status: 401, title: 'NOT_RECOGNISED', detail: 'Name and password do not belong together.' } },
    });
    render(<StaffScreen title="Table 2" roles={['DEALER']} table={2}>inside</StaffScreen>);
    fireEvent.change(await screen.findByLabelText('Name or number'), { target: { value: 'Ann' } });
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'wrong' } });
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect((await screen.findByRole('alert')).textContent).toContain('do not belong together');
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'right' } });
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('inside')).toBeTruthy();
    expect(sent.at(-1)?.body).toEqual({ name: 'Ann', password: 'right' });
  });

  it('asks for the PIN of a duty only where the server does', async () => {
    serving({
      'GET /api/session': () => ({ body: { ...DEALER, role: undefined, tables: [] } }),
      'POST /api/session/duty': (body) =>
        (body as { pin?: string }).pin === '2468'
          ? { body: DEALER }
          : { status: 409, body: { status: 409, title: 'PIN_NEEDED', detail: 'Say the PIN too.' } },
    });
    render(<StaffScreen title="Table 2" roles={['DEALER']} table={2}>inside</StaffScreen>);
    fireEvent.click(await screen.findByRole('button', { name: 'Sign on as Dealer' }));
    fireEvent.change(await screen.findByLabelText('PIN'), { target: { value: '2468' } });
    fireEvent.click(screen.getByRole('button', { name: 'Sign on as Dealer' }));
    expect(await screen.findByText('inside')).toBeTruthy();
  });
});

describe('a server that is gone', () => {
  it('is said to be, until it is back', async () => {
    serving({ 'GET /api/session': () => ({ body: DEALER }) });
    const page = (live: boolean, ended: boolean) => (
      <StaffScreen title="Table 2" roles={['DEALER']} table={2}>
        <ServerGone room={{ ...NOBODY, live, ended }} />
        inside
      </StaffScreen>
    );
    const { rerender } = render(page(false, false));
    expect((await screen.findByRole('alert')).textContent).toContain('connects again by itself');
    rerender(page(false, true));
    expect(screen.getByRole('alert').textContent).toContain('Your session has ended.');
    rerender(page(true, false));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('an act', () => {
  it('is filled in, foreseen, signed by a second person, and tells what it did', async () => {
    const moved = [{ terminal: 201, creditCents: 500, betCents: -500 }];
    const sent = serving({
      'GET /api/session': () => ({ body: DEALER }),
      'GET /q/openapi?format=json': () => ({ body: { components: { schemas: SCHEMAS } } }),
      'GET /api/staff': () => ({
        body: [{ person: 9, name: 'Sue', roles: ['GAMES_SUPERVISOR'], tables: [], pinLocked: false }, { ...DEALER, pinLocked: false }],
      }),
      'POST /api/acts/preview': () => ({ body: { accepted: true, events: ['RoundInvalidated'], moved } }),
      'POST /api/acts': () => ({
        body: { events: [{ '@type': 'RoundInvalidated' }], moved: [{ terminal: 201, creditCents: 700, betCents: -500 }] },
      }),
    });
    render(
      <StaffScreen title="Table 2" roles={['DEALER']} table={2}>
        <ActDialog offer={INVALIDATE} onClose={() => undefined} />
      </StaffScreen>,
    );
    fireEvent.change(await screen.findByLabelText('Reason'), { target: { value: 'card exposed' } });
    expect(await screen.findByText('+$5.00')).toBeTruthy();
    const go = screen.getByRole('button', { name: 'Invalidate the game' });
    expect(go).toHaveProperty('disabled', true);
    fireEvent.change(await screen.findByLabelText('Who signs'), { target: { value: '9/GAMES_SUPERVISOR' } });
    fireEvent.change(screen.getByLabelText('PIN'), { target: { value: '1357' } });
    fireEvent.click(go);
    await waitFor(() => expect(screen.getByText('What was done')).toBeTruthy());
    expect(screen.getByText('+$7.00')).toBeTruthy(); // as the floor has booked it, and not as it was foreseen
    expect(screen.queryByText('+$5.00')).toBeNull();
    const asked = sent.find((one) => one.path === '/api/acts');
    expect(asked?.csrf).toBe('token');
    expect(asked?.body).toMatchObject({
      act: { '@type': 'Invalidate', table: 2, round: 7, reason: 'card exposed' },
      second: { person: 9, role: 'GAMES_SUPERVISOR', pin: '1357' },
    });
  });
});
