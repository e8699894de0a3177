import { languages, type Language } from '../i18n/language';

/** A moment as people write it, to the second. */
export function moment({ code }: Language, millis: number): string {
  return new Date(millis).toLocaleString(languages[code].tag, { dateStyle: 'medium', timeStyle: 'medium', hour12: false });
}

/** A time of day. */
export function timeOfDay({ code }: Language, millis: number): string {
  return new Date(millis).toLocaleTimeString(languages[code].tag, { hour12: false });
}
