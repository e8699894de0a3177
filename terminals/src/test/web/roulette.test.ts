import { describe, expect, it } from 'vitest';
import { neighbourLines } from '../../main/web/roulette/RaceTrack';
import { besideWords, place, rect, view, zone } from '../../main/web/roulette/drawing';
import { boxOf, covered, numbersOf, spotOf, square } from '../../main/web/roulette/geometry';
import { FINGER_PIXELS, fitting, hasRoom } from '../../main/web/roulette/RouletteBoard';
import { along, cell } from '../../main/web/roulette/track';
import { wheelOf } from '../../main/web/roulette/wheels';
import { welcome } from './floor';

const wheels = welcome.tables.filter((table) => table.layout.game.kind === 'ROULETTE');

describe.each(wheels.map((table) => [table.now.name, table] as const))('the layout of %s', (_, table) => {
  const bets = table.layout.lines.flatMap((line) => line.bets);
  const zeros = ['0', '00'].filter((zero) => bets.includes(`straight:${zero}`));

  it('has a place of its own for every bet that the server lists', () => {
    const places = bets.map((bet) => {
      const spot = spotOf(bet, zeros);
      expect([bet, spot === undefined]).toEqual([bet, false]);
      return `${spot?.along} ${spot?.across}`;
    });
    expect(new Set(places).size).toBe(bets.length);
  });

  it('lays an inside bet on the edge of every number that it covers, or on the side line of their rows', () => {
    for (const bet of bets.filter((one) => numbersOf(one).length > 1)) {
      const spot = spotOf(bet, zeros);
      for (const label of numbersOf(bet)) {
        const box = square(label, zeros);
        const beside = spot !== undefined && spot.along >= box.along && spot.along <= box.along + box.length;
        expect([bet, label, beside]).toEqual([bet, label, true]);
      }
    }
  });

  it('has a wheel with exactly its numbers', () => {
    const straights = bets.filter((bet) => bet.startsWith('straight:')).map((bet) => bet.slice('straight:'.length));
    expect(wheelOf(zeros).toSorted()).toEqual(straights.toSorted());
  });
});

describe('the geometry', () => {
  it.each([
    ['split:17-20', { along: 28, across: 6 }],
    ['corner:17-18-20-21', { along: 28, across: 8 }],
    ['street:16-17-18', { along: 26, across: 0 }],
    ['six-line:16-17-18-19-20-21', { along: 28, across: 0 }],
    ['corner:0-1-2-3', { along: 4, across: 0 }],
    ['street:0-2-3', { along: 4, across: 8 }],
    ['red', { along: 24, across: -6 }],
  ])('puts %s where players look for it', (bet, spot) => {
    expect(spotOf(bet, ['0'])).toEqual(spot);
  });

  it('knows no place for a word that it does not know', () => {
    expect(spotOf('purple', ['0'])).toBeUndefined();
    expect(boxOf('split:1-2', ['0'])).toBeUndefined();
  });

  it('lights what a bet covers', () => {
    expect(covered('split:17-20')).toEqual(['17', '20']);
    expect(covered('column:3')).toContain('36');
    expect(covered('dozen:2')).toHaveLength(12);
    for (const chance of ['low', 'high', 'even', 'odd', 'red', 'black']) {
      expect(covered(chance)).toHaveLength(18);
    }
  });
});

describe.each(['landscape', 'portrait'] as const)('a drawing in %s', (lie) => {
  const scale = { along: 20, across: 20 };

  it('has every box inside itself', () => {
    const size = view(lie, scale);
    for (const bet of ['straight:0', 'straight:3', 'straight:34', 'column:1', 'dozen:1', 'low', 'high']) {
      const box = rect(boxOf(bet, ['0']) ?? square('1', []), lie, scale);
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(size.width);
      expect(box.y + box.height).toBeLessThanOrEqual(size.height);
    }
  });

  it('has its zones round their spots', () => {
    const middle = place({ along: 28, across: 6 }, lie, scale);
    const box = zone({ along: 28, across: 6 }, lie, scale);
    expect([box.x + box.width / 2, box.y + box.height / 2]).toEqual([middle.x, middle.y]);
  });
});

describe('a cabinet', () => {
  it.each([
    [1896, 500],
    [1342, 450],
    [1056, 1250],
  ])('has room for a finger on a line between numbers in %i x %i', (width, height) => {
    const { lie, scale } = fitting({ width, height });
    const box = zone({ along: 28, across: 6 }, lie, scale);
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(FINGER_PIXELS);
    expect(hasRoom({ width, height })).toBe(true);
  });

  it.each([
    [1896, 440],
    [1056, 1100],
    [936, 500],
  ])('shows the race track beside no layout of %i x %i, where a finger would miss', (width, height) => {
    expect(hasRoom({ width, height })).toBe(false);
  });
});

describe('the race track', () => {
  const track = { width: 900, height: 200, band: 50 };

  it('begins with zero in the middle of its right end, and closes', () => {
    expect(along(track, 0, 0)).toEqual({ x: 900, y: 100 });
    expect(along(track, 0.5, 0).x).toBeCloseTo(0, 6);
    expect(along(track, 1, 0)).toEqual(along(track, 0, 0));
  });

  it('stays inside its edges', () => {
    for (let index = 0; index < 37; index++) {
      const points = cell(track, index, 37).slice(1, -1).split('L').map((point) => point.split(' ').map(Number));
      for (const [x = -1, y = -1] of points) {
        expect(x >= -0.1 && x <= 900.1 && y >= -0.1 && y <= 200.1).toBe(true);
      }
    }
  });

  it('has the neighbours that the table has', () => {
    expect(neighbourLines(wheels[0]?.layout.sections ?? [])).toEqual([
      { line: 'neighbours-3', eachSide: 1, chips: 3 },
      { line: 'neighbours-5', eachSide: 2, chips: 5 },
    ]);
    expect(neighbourLines(wheels[1]?.layout.sections ?? [])).toEqual([]);
  });
});

describe('a box with words', () => {
  it.each([
    ['wide', { x: 10, y: 20, width: 190, height: 88 }],
    ['nearly square', { x: 10, y: 20, width: 105, height: 77 }],
    ['upright', { x: 10, y: 20, width: 150, height: 290 }],
  ])('that is %s has room for the chips and for the words', (_, box) => {
    const unit = box.height < 80 ? 13 : 18;
    const { chips, print } = besideWords(box, unit);
    const radius = unit * 1.5 - 0.01; // less what a division rounds
    expect(chips.x + radius).toBeLessThanOrEqual(box.x + box.width);
    expect(chips.y + radius).toBeLessThanOrEqual(box.y + box.height);
    const beside = chips.x - radius >= print.x + print.width || chips.y - radius >= print.y + print.height;
    expect(beside).toBe(true);
    expect(Math.min(print.width, print.height)).toBeGreaterThan(25);
  });
});
