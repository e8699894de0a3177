import type { OfferedAct, Role } from '@messages';
import { act } from './acts';

/** Everything that is not decided, as the server lists it. */
export interface Matters {
  readonly cases: readonly OpenCase[];
  readonly claims: readonly Claim[];
  readonly disputes: readonly Dispute[];
  readonly breaches: readonly Breach[];
  readonly credits: readonly Credit[];
  readonly patrons: readonly Patron[];
}

interface About {
  readonly table: number;
  readonly number: number;
  readonly round: number;
  readonly terminal: number;
}

export interface OpenCase extends About {
  readonly about: string;
  readonly measure: string;
  readonly by: readonly Role[];
  readonly rule: string;
  readonly holds: boolean;
}

export interface Claim extends About {
  readonly text: string;
}

export interface Dispute extends About {
  readonly text: string;
  readonly sinceMillis: number;
  readonly decisions: readonly { readonly decision: string; readonly against: boolean; readonly by: Role }[];
  readonly steps: { readonly reviewAsked: boolean; readonly toldOfComplaint: boolean; readonly regulatorAsked: boolean };
}

export interface Breach {
  readonly table: number;
  readonly terminal: number;
  readonly number: number;
  readonly ground: string;
  readonly persons: readonly string[];
  readonly note: string;
  readonly imposed: readonly string[];
}

/** Credit that is kept back until somebody decides. */
export interface Credit {
  readonly number: number;
  readonly terminal: number;
  readonly askedCents: number;
  readonly heldCents: number;
  readonly owedCents: number;
  readonly reason: string;
}

export interface Patron {
  readonly patron: string;
  readonly exclusions: readonly { readonly reason: string; readonly game?: string; readonly rule: string }[];
  readonly keptToOne: boolean;
}

const WORDS = '-';

export function caseActs(role: Role | undefined, { table, number, about }: OpenCase): OfferedAct[] {
  const it = { table, number };
  const found = { finding: 'WAGERS_CONFIRMED', unconfirmed: [] };
  const fromRecords = about === '' ? [] : [act(role, 'DecideFromRecords', { ...it, found, reason: WORDS }, ['found', 'reason'])];
  return [
    ...fromRecords,
    act(role, 'OrderRemedy', { ...it, reason: WORDS }, ['reason']),
    act(role, 'LeaveCase', { ...it, reason: WORDS }, ['reason']),
  ];
}

export function claimActs(role: Role | undefined, { table, number }: Claim): OfferedAct[] {
  return [act(role, 'DecideClaim', { table, number, rule: WORDS, decision: WORDS }, ['rule', 'decision'])];
}

/** What comes next in a dispute; the server knows which of it the text wants. */
export function disputeActs(role: Role | undefined, { table, number, decisions, steps }: Dispute): OfferedAct[] {
  const it = { table, number };
  const ruling = { ...it, decision: WORDS, against: false };
  if (decisions.length === 0) {
    return [act(role, 'DecideDispute', ruling, ['decision', 'against'])];
  }
  return [
    ...(steps.reviewAsked ? [] : [act(role, 'AskForReview', it)]),
    ...(steps.reviewAsked && decisions.length === 1 ? [act(role, 'ReviewDispute', ruling, ['decision', 'against'])] : []),
    ...(steps.toldOfComplaint ? [] : [act(role, 'TellOfComplaint', it)]),
    ...(steps.regulatorAsked ? [] : [act(role, 'AskRegulator', it)]),
    act(role, 'CloseDispute', it),
  ];
}

export function breachActs(role: Role | undefined, { table, terminal, number }: Breach): OfferedAct[] {
  const sanction = { table, terminal, breach: number, sanction: 'VOID_WAGERS', reason: WORDS };
  return [act(role, 'ImposeSanction', sanction, ['sanction', 'reason'])];
}

/** What comes next in a case about credit. */
export function creditActs(role: Role | undefined, { number }: Credit): OfferedAct[] {
  return [
    act(role, 'RecordCreditStep', { hold: number, step: 'INSPECTOR_NOTIFIED', words: WORDS }, ['step', 'words']),
    act(role, 'EndCreditCase', { hold: number, released: false }, ['released']),
  ];
}
