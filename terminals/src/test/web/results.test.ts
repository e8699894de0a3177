import { describe, expect, it } from 'vitest';
import { beadPlate, bigRoad, coups } from '../../main/web/baccarat/marks';
import { litBets, outcomeOf } from '../../main/web/outcome';
import { hotAndCold } from '../../main/web/play/statistics';

const facts = (player: number, banker: number, pairs = 'player-pair=none banker-pair=none') =>
  `facts:P=${player} B=${banker} ${pairs}`;
const results = (outcomes: readonly (string | undefined)[]) =>
  outcomes.map((outcome, place) => (outcome === undefined ? { round: place } : { round: place, outcome })).toReversed();
const run = (text: string) =>
  coups(results([...text].map((side) => (side === 'P' ? facts(9, 1) : side === 'B' ? facts(1, 9) : facts(5, 5)))));

describe('results', () => {
  it('are read as the server writes them', () => {
    expect(outcomeOf('number:00')).toEqual({ kind: 'number', label: '00' });
    expect(outcomeOf('dice:2-2-2')).toEqual({ kind: 'dice', faces: [2, 2, 2], total: 6, triple: true });
    expect(outcomeOf('facts:P=4 B=8 natural player-pair=none banker-pair=mixed')).toMatchObject({
      side: 'banker',
      natural: true,
      playerPair: false,
      bankerPair: true,
    });
    expect(outcomeOf('weather:fine')).toBeUndefined();
  });

  it('light their bets', () => {
    const lit = (text: string) => litBets(outcomeOf(text) ?? { kind: 'number', label: '' });
    expect(lit('number:17')).toEqual(['straight:17']);
    expect(lit(facts(5, 5))).toEqual(['tie']);
    expect(lit('dice:2-2-5')).toEqual(['total:9', 'single:2', 'single:5']);
  });
});

describe('the roads', () => {
  it('skip void rounds and begin with the oldest', () => {
    expect(coups(results([facts(9, 1), undefined, facts(1, 9)])).map((coup) => coup.side)).toEqual(['player', 'banker']);
  });

  it('have six beads beneath each other', () => {
    const marks = beadPlate(run('PBPBPBP'));
    expect(marks.slice(-2).map(({ column, row }) => [column, row])).toEqual([[0, 5], [1, 0]]);
  });

  it('begin a column with each change, and keep ties as strokes', () => {
    const marks = bigRoad(run('TPPTTBPP'));
    expect(marks.map(({ column, row, ties }) => [column, row, ties])).toEqual([
      [0, 0, 0],
      [0, 1, 2],
      [1, 0, 0],
      [2, 0, 0],
      [2, 1, 0],
    ]);
  });

  it('turn right at the bottom, and before a mark that is in the way', () => {
    const dragon = bigRoad(run('PPPPPPPPBBBBBBB')).map(({ column, row }) => [column, row]);
    expect(dragon.slice(5, 8)).toEqual([[0, 5], [1, 5], [2, 5]]);
    expect(dragon.slice(8)).toEqual([[1, 0], [1, 1], [1, 2], [1, 3], [1, 4], [2, 4], [3, 4]]);
  });
});

describe('hot and cold', () => {
  it('are what came most, and what came once and longest ago', () => {
    const recent = results(['number:5', 'number:9', undefined, 'number:17', 'number:9', 'number:17', 'number:17']);
    expect(hotAndCold(recent)).toEqual({ hot: ['17', '9'], cold: ['5'] });
    expect(hotAndCold(results([facts(9, 1)]))).toEqual({ hot: [], cold: [] });
  });
});
