import type { OfferedAct, Role } from '@messages';
import { call } from './api';
import type { WhoAmI } from './session';

/** A command as the protocol writes it. */
export type ActJson = OfferedAct['command'];

/** A second person who signs at the screen of the first. */
export interface Second {
  readonly person: number;
  readonly role: Role;
  readonly pin: string;
}

/** The money of one terminal, more or less than before. */
export interface Moved {
  readonly terminal: number;
  readonly creditCents: number;
  readonly betCents: number;
}

/** What an act would do. */
export interface Shown {
  readonly accepted: boolean;
  readonly refused?: { readonly reason: string; readonly sentence: string; readonly rule?: string };
  readonly events: readonly string[];
  readonly moved: readonly Moved[];
}

/** Something that happened, as the protocol writes it. */
export type Happened = { readonly '@type': string } & Readonly<Record<string, unknown>>;

/** Tries an act out; nothing happens. */
export function preview(act: ActJson, secondRole?: Role): Promise<Shown> {
  return call('POST', '/api/acts/preview', secondRole === undefined ? { act } : { act, secondRole });
}

/** What an act has done. */
export interface Done {
  readonly events: readonly Happened[];
  /** Whose money it really moved; not there where the server could not see it. */
  readonly moved?: readonly Moved[];
}

/** Does it, once under that key however often it is sent. */
export function carryOut(act: ActJson, key: string, second?: Second): Promise<Done> {
  return call('POST', '/api/acts', second === undefined ? { act, key } : { act, key, second });
}

/** Who else must sign, if this person does it: nobody, one of these roles, or it is not for this person at all. */
export type Signing = { readonly kind: 'alone' } | { readonly kind: 'second'; readonly roles: readonly Role[] } | { readonly kind: 'not' };

export function signing(offer: OfferedAct, who: WhoAmI): Signing {
  if (who.role !== undefined && offer.alone.includes(who.role)) {
    return { kind: 'alone' };
  }
  if (who.role === 'DEALER' && offer.signing.length > 0) {
    return { kind: 'second', roles: offer.signing };
  }
  return { kind: 'not' };
}
