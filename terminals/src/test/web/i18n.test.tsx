import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { en } from '../../main/web/i18n/en';
import english from '../../main/web/i18n/lang/en';
import chinese from '../../main/web/i18n/lang/zh-Hans';
import { languageOf, say, Speaking, tongues, useLanguage } from '../../main/web/i18n/language';
import { LanguageButton } from '../../main/web/i18n/LanguageButton';
import { OWN_REASONS, REASONS } from '../../main/web/i18n/reason.names';
import { closest, nameOf, tonguesOf, type Tongue } from '../../main/web/i18n/tongue';
import { gameTitle, rulebookTitle } from '../../main/web/titles';
import { welcome } from './floor';

const FOLDER = resolve(import.meta.dirname, '../../main/web/i18n/lang');

function places(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '').sort();
}

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const all = await Promise.all(tongues.codes.map(async (code) => [code, await tongues.load(code)] as const));

describe.each(all)('the language %s', (code, { words, reasons, trade }) => {
  it('has every key and no other', () => {
    expect(Object.keys(words).sort()).toEqual(Object.keys(en).sort());
  });

  it('has words for each', () => {
    expect(Object.values(words).filter((text) => text.trim() === '')).toEqual([]);
    expect(Object.values(trade).filter((text) => text.trim() === '')).toEqual([]);
  });

  it('has the places of the English words, so that no amount is lost', () => {
    for (const [key, text] of Object.entries(en)) {
      expect([key, places(words[key as keyof typeof en])]).toEqual([key, places(text)]);
    }
  });

  it('says every reason for which the server refuses something, unless it is the server’s own language', () => {
    expect(Object.keys(reasons ?? {}).sort()).toEqual(code === 'en' ? [] : [...REASONS, ...OWN_REASONS].sort());
    expect(Object.values(reasons ?? {}).filter((text) => text.trim() === '')).toEqual([]);
  });
});

describe('a language', () => {
  it('is one file, and every file is one', () => {
    expect(tongues.codes).toEqual(
      readdirSync(FOLDER)
        .map((name) => name.replace(/\.ts$/, ''))
        .sort(),
    );
    expect(tongues.codes).toContain('zh-Hans');
  });

  it('is called what its speakers call it', () => {
    expect(tongues.codes.map(nameOf)).toEqual(['English', '简体中文']);
  });

  it('is the one that the browser asks for, or near it', () => {
    const codes = ['en', 'vi', 'zh-Hans'];
    expect(closest(codes, ['zh-CN', 'en'])).toBe('zh-Hans');
    expect(closest(codes, ['vi-VN'])).toBe('vi');
    expect(closest(codes, ['de', 'en-AU'])).toBe('en');
    expect(closest(codes, ['de'])).toBeUndefined();
  });

  it('writes days as Australia does', () => {
    expect(new Date(2026, 10, 16).toLocaleDateString(english.tag)).toBe('16/11/2026');
  });
});

/** A third language, as a file of its own would have it. */
const MADE_UP: Tongue = { ...english, tag: 'vi', words: { ...en, brand: 'Nỉ xanh', 'act.undo': 'Hoàn tác' }, trade: { DEALER: 'Hồ lỳ' } };

function Word() {
  const { t, trade, tag } = useLanguage();
  return <p>{`${t('act.undo')} ${trade('DEALER')} ${tag}`}</p>;
}

describe('a third language', () => {
  const among = tonguesOf({
    './lang/en.ts': () => Promise.resolve({ default: english }),
    './lang/vi.ts': () => Promise.resolve({ default: MADE_UP }),
    './lang/zh-Hans.ts': () => Promise.resolve({ default: chinese }),
  });
  const shown = () =>
    render(
      <Speaking among={among}>
        <LanguageButton />
        <Word />
      </Speaking>,
    );

  it('is chosen by its button, kept for the next time, and leads on', async () => {
    shown();
    expect(screen.getByText('Undo Dealer en-AU')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /^Tiếng Việt/ }));
    expect(await screen.findByText('Hoàn tác Hồ lỳ vi')).toBeTruthy();
    expect(document.documentElement.lang).toBe('vi');
    fireEvent.click(screen.getByRole('button', { name: /^简体中文/ }));
    expect(await screen.findByText('撤销 荷官 zh-Hans')).toBeTruthy();
    cleanup();
    shown();
    expect(await screen.findByText('撤销 荷官 zh-Hans')).toBeTruthy();
  });

  it('that cannot be fetched leaves the one before', async () => {
    const broken = tonguesOf({
      './lang/en.ts': () => Promise.resolve({ default: english }),
      './lang/vi.ts': () => Promise.reject(new Error('gone')),
    });
    localStorage.setItem('baize.language', 'vi');
    render(
      <Speaking among={broken}>
        <Word />
      </Speaking>,
    );
    expect(await screen.findByText('Undo Dealer en-AU')).toBeTruthy();
  });
});

describe('words', () => {
  it('take what is put into their places', () => {
    expect(say(en, 'odds.to', { winnings: 35, stake: 1 })).toBe('35 to 1');
    expect(say(en, 'terminal', {})).toBe('Terminal {n}');
  });

  it('fall back to the server for names that nobody translated', () => {
    const zh = languageOf({ code: 'zh-Hans', tongue: chinese });
    expect(zh.named('bet.red', 'Red')).toBe('红');
    expect(zh.named('bet.lucky-seven', 'Lucky Seven')).toBe('Lucky Seven');
    expect(zh.reason('ABOVE_CREDIT', 'There is not enough credit.')).toBe('余额不足。');
    expect(zh.reason('SOMETHING_NEW', 'It is so.')).toBe('It is so.');
  });

  it('name every game and text of a floor', () => {
    const zh = languageOf({ code: 'zh-Hans', tongue: chinese });
    const named = welcome.tables.flatMap(({ layout }) => [gameTitle(zh, layout.game), rulebookTitle(zh, layout.game.rulebook)]);
    expect(named.filter((title) => !/[\u4e00-\u9fff]/.test(title))).toEqual([]);
    expect(named.length).toBeGreaterThan(10);
  });

  it('tell reasons apart that have one name', () => {
    const zh = languageOf({ code: 'zh-Hans', tongue: chinese });
    expect(zh.reason('LOCKED', 'This bet is confirmed and can no longer be changed.')).toBe('此投注已确认,不能更改。');
    expect(zh.reason('LOCKED', 'There were too many failures; try again in 5 minutes.')).toBe('失败次数过多,请稍后再试。');
  });
});
