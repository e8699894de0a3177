import type { Offered } from '@messages';
import type { Language } from '../i18n/language';
import type { TableState } from '../store/state';
import { lineOf } from '../store/selectors';

/** A bet as a player reads it. */
export function betName(language: Language, bet: string, table: TableState): string {
  const [kind = '', detail] = bet.split(':');
  const fallback = lineOf(table, bet)?.title ?? bet;
  return language.named(`bet.${kind}`, fallback, { numbers: (detail ?? '').replaceAll('-', ' · ') });
}

/** A section of the race track. */
export function sectionName(language: Language, text: string): string {
  return language.named(`section.${text}`, text);
}

/** A line of the sign: the name of its only bet, or what all its bets are. */
export function lineName(language: Language, line: Offered, table: TableState): string {
  const [first = line.key] = line.bets;
  const kind = first.split(':')[0] ?? line.key;
  return line.bets.length === 1
    ? betName(language, first, table)
    : language.named(`bet.${kind}`, lineOf(table, first)?.title ?? line.key, { numbers: '' }).trim();
}
