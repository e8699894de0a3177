import { describe, expect, it } from 'vitest';
import chinese from '../../main/web/i18n/lang/zh-Hans';
import { languageOf } from '../../main/web/i18n/language';
import { betWords, decisionWords, drawWords, outcomeWords, touchWords } from '../../main/web/said';

const en = languageOf('en');
const zh = languageOf({ code: 'zh-Hans', tongue: chinese });

describe('results in words', () => {
  it.each([
    ['number:4', '4 black', '4 黑'],
    ['number:00', '00 zero', '00 零'],
    ['dice:6-3-3', '6 · 3 · 3, total 12', '6 · 3 · 3,总点 12'],
    ['dice:2-2-2', '2 · 2 · 2, triple, total 6', '2 · 2 · 2,围骰,总点 6'],
    ['facts:P=2 B=5 player-pair=none banker-pair=none', 'Player 2, Banker 5: Banker', '闲 2,庄 5:庄'],
    [
      'facts:P=8 B=8 natural player-pair=mixed banker-pair=perfect',
      'Player 8, Banker 8: Tie, Natural, Player pair, Banker pair',
      '闲 8,庄 8:和,天牌,闲对,庄对',
    ],
    ['weather:fine', 'weather:fine', 'weather:fine'],
  ])('%s', (text, english, inChinese) => {
    expect([outcomeWords(en, text), outcomeWords(zh, text)]).toEqual([english, inChinese]);
  });
});

describe('a touch on record in words', () => {
  it.each([
    ['place 5.00 on straight:17', 'Places $5.00 on Straight up 17', '在单号 17下注 $5.00'],
    ['move 2.50 from red to split:17-20', 'Moves $2.50 from Red to Split 17 · 20', '将 $2.50 从红移至双号 17 · 20'],
    ['remove 1.00 from tie', 'Removes $1.00 from Tie', '从和取回 $1.00'],
    ['place 5.00 on each of tier', 'Places $5.00 on each number of Tier', undefined],
    ['place the maximum on straight:1, split:1-2', 'Places the maximum on Straight up 1, Split 1 · 2', undefined],
    ['place 5.00 on no bet (999)', 'Places $5.00 on no bet (999)', undefined],
    ['undo', 'Undo', '撤销'],
    ['something new', 'something new', 'something new'],
  ])('%s', (text, english, inChinese) => {
    expect(touchWords(en, text)).toBe(english);
    expect(touchWords(zh, text)).toBe(inChinese ?? touchWords(zh, text));
    expect(/[a-z]{3}/i.test(touchWords(zh, text))).toBe(text.includes('no bet') || text === 'something new');
  });

  it('and what became of a bet', () => {
    expect(decisionWords(en, 'red settled on number:9: 500 returns 1000')).toBe('Red: Settled on 9 red, $5.00 returns $10.00');
    expect(decisionWords(zh, 'red settled on number:9: 500 returns 1000')).toBe('红:已结算(9 红),$5.00 返还 $10.00');
    expect(betWords(zh, 'six-line:31-36')).not.toMatch(/[a-z]/);
  });
});

/** As the rules write it, of every kind of coup. */
describe('why a card is due in words', () => {
  it.each([
    "the Player's first card is due",
    "the Banker's second card is due",
    'the Player draws on 4',
    'the Banker draws on 5 against no card',
    'the Banker draws on 5 against a third card worth 6',
    'the Player has a natural 9',
    'the Player has drawn and the Banker stands on 7 against a third card worth 3',
    'the Player stands on 6 and the Banker has drawn',
    'the Player stands on 6 and the Banker stands on 7 against no card',
  ])('%s', (text) => {
    expect(drawWords(zh, text)).not.toMatch(/[a-z]/i);
    expect(drawWords(en, text)).not.toContain('{');
    expect(drawWords(en, text)).not.toBe(text);
  });
});
