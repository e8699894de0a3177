import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { languageOf } from '../../main/web/i18n/language';
import english from '../../main/web/i18n/lang/en';
import chinese from '../../main/web/i18n/lang/zh-Hans';
import { OddsPages } from '../../main/web/play/OddsPages';
import { paragraphs, type Article } from '../../main/web/play/rules';
import { welcome } from './floor';
import { serving } from './serving';

const ARTICLES: readonly Article[] = [
  { topic: 'CREDIT_FROM', what: ['NOTES'], rule: '4.1' },
  { topic: 'CREDIT_FROM', what: ['REDEEMABLE_TICKET'], rule: '4.2/ticket' },
  { topic: 'PAID_AS', what: ['REDEEMABLE_TICKET'], rule: '4.9' },
  { topic: 'SOMETHING_NEW', what: [], rule: '9' },
];

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the rules', () => {
  it.each([english, chinese])('are told in $tag with the numbers of the text', (tongue) => {
    const told = paragraphs(languageOf({ code: tongue.tag, tongue }), 'ROULETTE', ARTICLES);
    expect(told.map((one) => one.rules)).toEqual([[], ['4.1', '4.2'], ['4.9']]);
    expect(told.every((one) => one.text !== '' && !one.text.includes('{'))).toBe(true);
  });

  it('follow the odds, page by page, and lead back to the game', async () => {
    const table = welcome.tables[0];
    if (table === undefined) {
      throw new Error('a floor without tables');
    }
    serving({ [`GET /api/tables/${table.now.table}/rules`]: () => ({ body: { rulebook: 'r', title: 'R', articles: ARTICLES } }) });
    const back = vi.fn();
    render(<OddsPages table={table} onClose={back} />);
    for (let next = await enabled(); next !== undefined; next = await enabled()) {
      fireEvent.click(next);
    }
    expect(await screen.findByText('(rule 4.1, 4.2)')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Previous' }));
    expect(screen.getByRole('table')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Back to game' }));
    expect(back).toHaveBeenCalled();
  });
});

/** The button to the next page, once the rules are here and as long as there is one. */
async function enabled(): Promise<HTMLElement | undefined> {
  await new Promise((done) => setTimeout(done, 0));
  const next = screen.getByRole('button', { name: 'Next' });
  return (next as HTMLButtonElement).disabled ? undefined : next;
}
