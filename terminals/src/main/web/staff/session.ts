import type { Role } from '@messages';
import { call, showWithChanges } from './api';

/** Who has signed in, as the server knows it. */
export interface WhoAmI {
  readonly person: number;
  readonly name: string;
  readonly roles: readonly Role[];
  /** The role of the present duty. */
  readonly role?: Role;
  /** Where the duty is; 0 is the whole floor. */
  readonly tables: readonly number[];
  readonly csrf: string;
}

/** The whole floor, where a table is named. */
export const WHOLE_FLOOR = 0;

async function kept(who: Promise<WhoAmI>): Promise<WhoAmI> {
  const known = await who;
  showWithChanges(known.csrf);
  return known;
}

export function whoAmI(): Promise<WhoAmI> {
  return kept(call('GET', '/api/session'));
}

export function signIn(name: string, password: string): Promise<WhoAmI> {
  return kept(call('POST', '/api/session', { name, password }));
}

export function signOut(): Promise<void> {
  return call('DELETE', '/api/session');
}

/** Takes up a duty; the PIN is only wanted where the server says so. */
export function takeUp(role: Role, table: number, pin?: string): Promise<WhoAmI> {
  return kept(call('POST', '/api/session/duty', pin === undefined ? { role, table } : { role, table, pin }));
}

/** Another password or PIN; the server opens another session for it. */
export function changeOwn(what: 'password' | 'pin', said: Readonly<Record<string, string>>): Promise<WhoAmI> {
  return kept(call('PUT', `/api/session/${what}`, said));
}

export function layDown(table: number): Promise<WhoAmI> {
  return kept(call('DELETE', `/api/session/duty/${table}`));
}

/** Whether this person has a duty there in one of those roles. */
export function isOnDuty(who: WhoAmI, table: number, roles: readonly Role[]): boolean {
  return (
    who.role !== undefined &&
    roles.includes(who.role) &&
    (who.tables.includes(table) || who.tables.includes(WHOLE_FLOOR))
  );
}
