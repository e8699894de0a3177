import type { Pay } from '@messages';
import type { Language } from '../i18n/language';

/** `35 to 1`, and the commission where there is one. */
export function payText(language: Language, pay: Pay): string {
  const odds = language.t('odds.to', { winnings: pay.winnings, stake: pay.forStake });
  return pay.commissionPercent === 0
    ? odds
    : `${odds}, ${language.t('odds.commission', { percent: pay.commissionPercent })}`;
}

/** Everything in pages of so many. */
export function pages<T>(all: readonly T[], each: number): T[][] {
  return Array.from({ length: Math.max(1, Math.ceil(all.length / each)) }, (_, page) =>
    all.slice(page * each, (page + 1) * each),
  );
}
