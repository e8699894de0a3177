import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DeskPage } from '../../main/web/desk/DeskPage';
import { careActs, digitsOf, grouped, standing, type Paper } from '../../main/web/desk/paper';
import { balance, countedCents, type Paid } from '../../main/web/desk/shift';
import type { WhoAmI } from '../../main/web/staff/session';
import { serving, SilentSocket, type Answers } from './serving';

const CASHIER: WhoAmI = { person: 30, name: 'Cara', roles: ['CASH_DESK'], role: 'CASH_DESK', tables: [0], csrf: 'token' };
const NUMBER = '012345678901234567';

function paper(changed: Partial<Paper> = {}): Paper {
  return {
    number: NUMBER,
    state: 'OUTSTANDING',
    issued: { paper: 'REDEEMABLE_TICKET', cents: 95_50, terminal: 201, atMillis: 1_700_000_000_000, rulebookId: 'nsw-rapid-2016' },
    care: { identificationDue: false },
    ...changed,
  };
}

const PAID = { place: 'CASH_DESK', terminal: 0, form: 'CASH', atMillis: 1_700_000_100_000 };

beforeEach(() => {
  vi.stubGlobal('WebSocket', SilentSocket);
  SilentSocket.made.length = 0;
  localStorage.clear();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function desk(answers: Answers) {
  const sent = serving({ 'GET /api/session': () => ({ body: CASHIER }), 'GET /api/records/payments*': () => ({ body: { rows: [], next: null } }), ...answers });
  render(<DeskPage />);
  await screen.findByRole('search');
  return sent;
}

function scan(digits: string) {
  fireEvent.change(screen.getByLabelText('Scan a ticket, or type its number'), { target: { value: digits } });
  fireEvent.submit(screen.getByRole('search'));
}

describe('how a paper stands', () => {
  it.each([
    [paper(), 'payable'],
    [paper({ care: { identificationDue: true } }), 'identify'],
    [paper({ state: 'PAID' }), 'paid'],
    [paper({ state: 'WITHHELD' }), 'withheld'],
    [paper({ state: 'RETURN_DEMANDED' }), 'withheld'],
    [paper({ state: 'DELAYED' }), 'delayed'],
    [paper({ state: 'CANCELLED' }), 'void'],
  ] as const)('is one word', (given, word) => {
    expect(standing(given)).toBe(word);
  });

  it('decides what may be said about it, and a voucher is not replaced', () => {
    const offered = (given: Paper) => careActs(given, 'CASH_DESK').map((one) => one.command['@type']);
    expect(offered(paper())).toContain('ReplaceTicket');
    expect(offered(paper({ issued: { ...paper().issued, paper: 'HAND_PAY_VOUCHER' } }))).not.toContain('ReplaceTicket');
    expect(offered(paper({ state: 'PAID' }))).toEqual([]);
  });
});

it('numbers are read however they are written, and shown as on the paper', () => {
  expect(digitsOf('01-2345-6789-0123-4567\n')).toBe(NUMBER);
  expect(grouped(NUMBER)).toBe('01-2345-6789-0123-4567');
});

describe('the till', () => {
  const one: Paid = { event: 1, atMillis: 0, number: NUMBER, kind: 'REDEEMABLE_TICKET', terminal: 1, cents: 40_00, form: 'CASH' };
  const made: readonly Paid[] = [one, { ...one, cents: 10_00, form: 'CHEQUE' }];

  it('expects what was there less what was paid in cash', () => {
    expect(balance({ openedMillis: 0, floatCents: 500_00 }, made)).toEqual({
      floatCents: 500_00,
      cashCents: 40_00,
      otherCents: 10_00,
      expectedCents: 460_00,
    });
  });

  it('is counted piece by piece', () => {
    expect(countedCents({ 5000: 3, 5: 2 })).toBe(150_10);
  });
});

describe('the desk', () => {
  it('says when there is no such paper', async () => {
    await desk({});
    scan('99');
    expect(await screen.findByText('Not found')).toBeTruthy();
  });

  it('pays a ticket once, gives a receipt, and shows it as paid from then on', async () => {
    let paid = false;
    const sent = await desk({
      [`GET /api/papers/${NUMBER}`]: () => ({ body: paid ? paper({ state: 'PAID', paid: PAID }) : paper() }),
      'POST /api/acts': () => {
        paid = true;
        return { body: { events: [{ '@type': 'PaperRedeemed', payment: PAID, rule: { rulebook: 'nsw', rule: '1.1' } }] } };
      },
    });
    scan('01-2345-6789-0123-4567');
    expect(await screen.findByText('Payable')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Pay $95.50' }));
    const receipt = await screen.findByRole('dialog', { name: 'Paid: $95.50' });
    expect(within(receipt).getByText('nsw:1.1')).toBeTruthy();
    fireEvent.click(within(receipt).getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Paid already')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Pay $95.50' })).toBeNull();
    expect(sent.find((one) => one.path === '/api/acts')?.body).toMatchObject({
      act: { '@type': 'Redeem', number: NUMBER, readable: true, signed: false },
    });
  });

  it('shows the rule by which a voucher is not paid unsigned', async () => {
    const voucher = paper({ issued: { ...paper().issued, paper: 'HAND_PAY_VOUCHER' } });
    await desk({
      [`GET /api/papers/${NUMBER}`]: () => ({ body: voucher }),
      'POST /api/acts': () => ({
        status: 409,
        body: { status: 409, title: 'NOT_ACKNOWLEDGED', detail: 'The player has not signed the payment form.', rule: 'nsw:9.4' },
      }),
    });
    scan(NUMBER);
    fireEvent.click(await screen.findByRole('button', { name: 'Pay $95.50' }));
    expect(await screen.findByText('Rule nsw:9.4')).toBeTruthy();
    expect(screen.getByLabelText('The player has signed the payment form')).toBeTruthy();
  });

  it('makes out the voucher of a hand pay that waits, and looks at it', async () => {
    const sent = await desk({
      'POST /api/acts': () => ({ body: { events: [{ '@type': 'VoucherIssued', slip: { number: NUMBER.slice(1) } }] } }),
      [`GET /api/papers/${NUMBER}`]: () => ({ body: paper({ issued: { ...paper().issued, paper: 'HAND_PAY_VOUCHER' } }) }),
    });
    const floor = { tables: [], terminals: [], staff: [], alerts: [{ kind: 'HAND_PAY_WAITS', table: 0, terminal: 7, cents: 12_000_00, about: '' }] };
    await waitFor(() => expect(SilentSocket.made.some((one) => one.onmessage !== undefined)).toBe(true));
    act(() => SilentSocket.made.at(-1)?.onmessage?.({ data: JSON.stringify({ type: 'floorChanged', sequence: 1, clockMillis: 0, floor }) }));
    fireEvent.click(await screen.findByRole('button', { name: 'Make out the voucher for terminal 7' }));
    expect(await screen.findByText('Hand pay voucher')).toBeTruthy();
    expect(sent.find((one) => one.path === '/api/acts')?.body).toMatchObject({ act: { '@type': 'ArrangeHandPay', terminal: 7 } });
  });

  it('begins a shift, follows it, and closes it with what was counted', async () => {
    let open: unknown = null;
    const sheet = { person: 30, openedMillis: 1, endedMillis: 9, floatCents: 1_000_00, cashCents: 95_50, otherCents: 0, expectedCents: 904_50, countedCents: 900_00, differenceCents: -4_50 };
    const sent = await desk({
      'GET /api/shifts/mine': () => ({ body: open === 'ended' ? { open: null, latest: [sheet] } : { open, latest: [] } }),
      'POST /api/shifts': () => ({ body: { open: (open = { person: 30, openedMillis: 1, floatCents: 1_000_00 }), latest: [] } }),
      'POST /api/shifts/end': () => {
        open = 'ended';
        return { body: sheet };
      },
      'GET /api/records/payments*': () => ({
        body: {
          rows: [{ event_no: 9, at_millis: 5, person_no: 30, paper_no: NUMBER, kind: 'REDEEMABLE_TICKET', cents: 95_50, form: 'CASH', terminal_no: 201, rule: 'x' }],
          next: null,
        },
      }),
    });
    fireEvent.change(await screen.findByLabelText('In the drawer at first (dollars)'), { target: { value: '1000' } });
    fireEvent.click(screen.getByRole('button', { name: 'Begin shift' }));
    await waitFor(() => expect(screen.queryByLabelText('Must be in the drawer')?.textContent).toBe('$904.50'));
    fireEvent.click(screen.getByRole('button', { name: 'Close shift' }));
    fireEvent.change(await screen.findByLabelText('$100 ×'), { target: { value: '9' } });
    expect(screen.getByText('Difference -$4.50')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'End shift' }));
    expect(await screen.findByText('Count the drawer to begin your shift.')).toBeTruthy();
    expect(sent.find((one) => one.path === '/api/shifts/end')?.body).toEqual({ countedCents: 900_00, expectedCents: 904_50 });
    expect(within(screen.getByRole('region', { name: 'My last shifts' })).getByText('Difference -$4.50')).toBeTruthy();
  });

  it('does not end a shift while a payment is not on the sheet', async () => {
    await desk({
      'GET /api/shifts/mine': () => ({ body: { open: { openedMillis: 1, floatCents: 500_00 }, latest: [] } }),
      'POST /api/shifts/end': () => ({
        status: 409,
        body: { status: 409, title: 'PAID_MEANWHILE', detail: 'A payment has come on record meanwhile; look at the sheet again.' },
      }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Close shift' }));
    fireEvent.click(screen.getByRole('button', { name: 'End shift' }));
    expect(await screen.findByText('A payment has come on record meanwhile; look at the sheet again.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'End shift' })).toBeTruthy();
  });

  it('says so when the server is gone', async () => {
    await desk({});
    expect(await screen.findByText('The server does not answer. Nothing can be done until it is back; this page connects again by itself.')).toBeTruthy();
  });
});
