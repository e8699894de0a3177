import { describe, expect, it } from 'vitest';
import { en } from '../../main/web/i18n/en';
import { languageOf, languages, say } from '../../main/web/i18n/language';

function places(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '').sort();
}

describe.each(Object.entries(languages))('the language %s', (_, { words }) => {
  it('has every key and no other', () => {
    expect(Object.keys(words).sort()).toEqual(Object.keys(en).sort());
  });

  it('has words for each', () => {
    expect(Object.values(words).filter((text) => text.trim() === '')).toEqual([]);
  });

  it('has the places of the English words, so that no amount is lost', () => {
    for (const [key, text] of Object.entries(en)) {
      expect([key, places(words[key as keyof typeof en])]).toEqual([key, places(text)]);
    }
  });
});

describe('words', () => {
  it('take what is put into their places', () => {
    expect(say(en, 'odds.to', { winnings: 35, stake: 1 })).toBe('35 to 1');
    expect(say(en, 'terminal', {})).toBe('Terminal {n}');
  });

  it('fall back to the server for names that nobody translated', () => {
    const zh = languageOf('zh', () => undefined);
    expect(zh.named('bet.red', 'Red')).toBe('红');
    expect(zh.named('bet.lucky-seven', 'Lucky Seven')).toBe('Lucky Seven');
    expect(zh.reason('ABOVE_CREDIT', 'There is not enough credit.')).toBe('余额不足。');
    expect(zh.reason('SOMETHING_NEW', 'It is so.')).toBe('It is so.');
  });
});
