import { describe, expect, it } from 'vitest';
import { arrange } from '../../main/web/play/arrange';
import { extent, isAtEnd, isAtStart, LOUPE_PIXELS, moved, pieceAround, shows, standing } from '../../main/web/roulette/magnified';
import { LINE_UNITS, zone } from '../../main/web/roulette/drawing';
import { spotOf, touchOf } from '../../main/web/roulette/geometry';
import { welcome } from './floor';

describe('tables on a screen', () => {
  it.each([
    ['a large screen', { width: 1920, height: 894 }, 4, { tables: 4, columns: 2, rows: 2 }],
    ['a large screen', { width: 1920, height: 894 }, 3, { tables: 3, columns: 2, rows: 2 }],
    ['a large screen', { width: 1920, height: 894 }, 2, { tables: 2, columns: 2, rows: 1 }],
    ['an upright screen', { width: 1080, height: 1560 }, 4, { tables: 4, columns: 1, rows: 4 }],
    ['an upright screen', { width: 1080, height: 1560 }, 2, { tables: 2, columns: 1, rows: 2 }],
    ['a laptop', { width: 1366, height: 580 }, 4, { tables: 2, columns: 2, rows: 1 }],
    ['a tablet', { width: 1024, height: 580 }, 4, { tables: 1, columns: 1, rows: 1 }],
    ['a screen that is not measured yet', { width: 0, height: 0 }, 4, { tables: 4, columns: 2, rows: 2 }],
  ])('%s %j of %i wanted', (_, room, wanted, way) => {
    expect(arrange(room, wanted)).toEqual(way);
  });
});

describe('the head of a layout with two zeros', () => {
  const zeros = ['0', '00'];
  const bets = ['split:0-00', 'split:0-1', 'split:0-2', 'split:00-2', 'split:00-3', 'street:0-1-2', 'street:0-00-2', 'street:00-2-3'];

  it('has a place of its own for each bet on a line', () => {
    const zones = bets.map((bet) => zone(touchOf(bet, zeros) ?? { along: 0, across: 0 }, 'landscape', { along: 1, across: 1 }));
    zones.forEach((one, index) =>
      zones.slice(index + 1).forEach((other) => {
        const apart = Math.abs(one.x - other.x) >= LINE_UNITS || Math.abs(one.y - other.y) >= LINE_UNITS;
        expect(apart, `${bets[index]} and another`).toBe(true);
      }),
    );
  });

  it('lets the chips lie where they lie on every layout', () => {
    expect(spotOf('split:0-2', zeros)).toEqual({ along: 4, across: 5 });
    expect(touchOf('split:0-1', zeros)).toEqual(spotOf('split:0-1', zeros));
    expect(touchOf('split:17-20', zeros)).toEqual(spotOf('split:17-20', zeros));
  });
});

describe('the loupe', () => {
  const zeros = ['0'];
  const inside = (welcome.tables[0]?.layout.lines ?? [])
    .flatMap((line) => line.bets)
    .filter((bet) => /^(straight|split|street|corner|six-line|trio|first-four|line|basket)/.test(bet));
  const room = { width: 900, height: 400 };

  it('is so large that a finger finds a line', () => {
    expect(LOUPE_PIXELS * LINE_UNITS).toBeGreaterThanOrEqual(44);
  });

  it('shows what was touched in its middle, and never more than there is', () => {
    expect(pieceAround({ along: 26, across: 6 }, 'landscape', room)).toEqual({ first: 4, rows: 5 });
    expect(isAtStart(pieceAround({ along: 1, across: 6 }, 'landscape', room))).toBe(true);
    expect(isAtEnd(pieceAround({ along: 51, across: 6 }, 'landscape', room))).toBe(true);
    expect(pieceAround({ along: 26, across: 6 }, 'portrait', room).rows).toBe(2);
  });

  it('comes to every bet on the numbers from one end to the other', () => {
    let piece = pieceAround({ along: 0, across: 0 }, 'landscape', room);
    const seen = new Set(inside.filter((bet) => shows(piece, bet, zeros)));
    while (!isAtEnd(piece)) {
      piece = moved(piece, 3);
      inside.filter((bet) => shows(piece, bet, zeros)).forEach((bet) => seen.add(bet));
    }
    expect(inside.filter((bet) => !seen.has(bet))).toEqual([]);
    expect(inside.length).toBeGreaterThan(140);
    expect(shows(piece, 'red', zeros)).toBe(false);
  });

  it('keeps the touched place under the finger, inside the room', () => {
    expect(standing(300, 100, 400, 900)).toBe(200);
    expect(standing(10, 100, 400, 900)).toBe(0);
    expect(standing(890, 100, 400, 900)).toBe(500);
    expect(standing(100, 100, 400, 300)).toBe(-100);
    expect(standing(100, 160, 300, 300)).toBe(0);
    expect(standing(100, 160, 300, 300, 100)).toBe(-60);
    expect(extent({ first: 0, rows: 2 })).toEqual({ along: -1, across: -1, length: 10, width: 14 });
  });
});
