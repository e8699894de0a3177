import { describe, expect, it } from 'vitest';
import { litBets, outcomeOf } from '../../main/web/outcome';

const facts = (player: number, banker: number) => `facts:P=${player} B=${banker} player-pair=none banker-pair=none`;
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
