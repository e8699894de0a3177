import { call, problem, type Problem } from '../staff/api';
import type { OfferedAct, Role } from '@messages';

/** Numbers of paper are text: a page's numbers have not room for all their digits. */
export interface Paper {
  readonly number: string;
  readonly state: 'UNKNOWN' | 'OUTSTANDING' | 'CANCELLED' | 'PAID' | 'WITHHELD' | 'RETURN_DEMANDED' | 'DELAYED';
  readonly issued: {
    readonly paper: 'REDEEMABLE_TICKET' | 'HAND_PAY_VOUCHER' | 'PAID_AT_TABLE';
    readonly cents: number;
    readonly terminal: number;
    readonly atMillis: number;
    readonly rulebookId: string;
  };
  readonly care: {
    readonly identificationDue: boolean;
    readonly delayedUntilMillis?: number | null;
    readonly kept?: {
      readonly reason: string;
      readonly noticeAtMillis?: number | null;
      readonly determination?: string | null;
      readonly review?: string | null;
    } | null;
    readonly otherForm?: { readonly asked: string; readonly paid: string } | null;
  };
  readonly paid?: { readonly place: string; readonly terminal: number; readonly form: string; readonly atMillis: number } | null;
}

/** What the desk found under a number. */
export type Found =
  | { readonly kind: 'paper'; readonly paper: Paper }
  | { readonly kind: 'none'; readonly code: string }
  | { readonly kind: 'trouble'; readonly trouble: Problem };

const NOT_FOUND = 404;

export async function look(code: string): Promise<Found> {
  try {
    return { kind: 'paper', paper: await call<Paper>('GET', `/api/papers/${encodeURIComponent(code)}`) };
  } catch (thrown) {
    const trouble = problem(thrown);
    return trouble.status === NOT_FOUND ? { kind: 'none', code } : { kind: 'trouble', trouble };
  }
}

/** What a scanner or a hand typed, without the signs between the digits. */
export function digitsOf(typed: string): string {
  return typed.replace(/\D/g, '');
}

/** As it stands on the paper: two digits, then groups of four. */
export function grouped(number: string): string {
  return number.replace(/(\d{2})(?=\d)/, '$1-').replace(/(\d{4})(?=\d)/g, '$1-');
}

/** How a paper stands, in the one word that matters at the desk. */
export type Standing = 'payable' | 'identify' | 'paid' | 'withheld' | 'delayed' | 'void' | 'none';

export function standing({ state, care }: Paper): Standing {
  switch (state) {
    case 'OUTSTANDING':
      return care.identificationDue ? 'identify' : 'payable';
    case 'PAID':
      return 'paid';
    case 'WITHHELD':
    case 'RETURN_DEMANDED':
      return 'withheld';
    case 'DELAYED':
      return 'delayed';
    case 'CANCELLED':
      return 'void';
    case 'UNKNOWN':
      return 'none';
  }
}

type Named = readonly [type: string, example: Readonly<Record<string, unknown>>];

/** What can be said about a paper that stands so; whether this person may is for the server to say. */
const CARE: Readonly<Record<Standing, readonly Named[]>> = {
  payable: [
    ['AskIdentification', {}],
    ['KeepBack', { demandReturn: false, reason: '', inspectorNotified: false }],
    ['DelayPayment', { reason: '', playerAgrees: false }],
    ['AllowOtherForm', { asked: 'CASH', paid: 'CHEQUE' }],
    ['ReplaceTicket', { reason: '' }],
  ],
  identify: [
    ['RecordIdentification', { kindOfDocument: '' }],
    ['KeepBack', { demandReturn: false, reason: '', inspectorNotified: false }],
  ],
  withheld: [
    ['RecordStep', { step: 'INSPECTOR_NOTIFIED', words: '' }],
    ['EndCase', { released: false }],
  ],
  delayed: [['KeepBack', { demandReturn: false, reason: '', inspectorNotified: false }]],
  paid: [],
  void: [],
  none: [],
};

/** The same as acts that a person is led through. */
export function careActs(paper: Paper, role: Role | undefined): readonly OfferedAct[] {
  return CARE[standing(paper)]
    .filter(([type]) => type !== 'ReplaceTicket' || paper.issued.paper === 'REDEEMABLE_TICKET')
    .map(([type, example]) => ({
      command: { '@type': type, number: paper.number, ...example },
      fill: type === 'DelayPayment' ? ['reason', 'untilMillis', 'playerAgrees'] : Object.keys(example),
      alone: role === undefined ? [] : [role],
      signing: [],
    }));
}
