import type { Language } from '../i18n/language';

/** A moment as people write it, to the second. */
export function moment({ tag }: Language, millis: number): string {
  return new Date(millis).toLocaleString(tag, { dateStyle: 'medium', timeStyle: 'medium', hour12: false });
}

/** A time of day. */
export function timeOfDay({ tag }: Language, millis: number): string {
  return new Date(millis).toLocaleTimeString(tag, { hour12: false });
}

/** A moment in as few signs as leave no doubt, for tables: `2026-11-16 19:04:05`. */
export function tableMoment(millis: number): string {
  const local = new Date(millis - new Date(millis).getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 19).replace('T', ' ');
}

/** A moment as the input wants it: to the minute, by the clock on the wall. */
export function localText(millis: number): string {
  const ahead = new Date(millis).getTimezoneOffset() * 60_000;
  return new Date(millis - ahead).toISOString().slice(0, 16);
}
