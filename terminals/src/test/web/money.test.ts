import { describe, expect, it } from 'vitest';
import { chipText, dollars, shortDollars } from '../../main/web/money';
import { stackHeight, topChip, trayOf } from '../../main/web/store/chips';
import { welcome } from './floor';

describe('money', () => {
  it.each([
    [0, '$0.00'],
    [5, '$0.05'],
    [1_234_567_89, '$1,234,567.89'],
    [-250, '-$2.50'],
  ])('shows %i cents on a meter as %s', (cents, text) => {
    expect(dollars(cents)).toBe(text);
  });

  it('leaves out cents on a sign only where there are none', () => {
    expect(shortDollars(5_00)).toBe('$5');
    expect(shortDollars(2_50)).toBe('$2.50');
    expect(shortDollars(50_000_00)).toBe('$50,000');
  });

  it.each([
    [50, '.50'],
    [2_50, '2.50'],
    [5_00, '5'],
    [999_00, '999'],
    [1_290_00, '1.2K'],
    [25_000_00, '25K'],
    [1_999_999_00, '1.9M'],
  ])('never promises more on a chip than lies there: %i is %s', (cents, text) => {
    expect(chipText(cents)).toBe(text);
  });
});

describe('the chip tray', () => {
  it('begins with the least that a bet takes', () => {
    for (const table of welcome.tables) {
      const tray = trayOf(table.layout.limits);
      const least = Math.min(...table.layout.limits.lines.map((line) => line.minimumCents));
      expect(tray[0]).toBe(least);
      expect(tray).toEqual([...tray].sort((one, other) => one - other));
    }
  });

  it('has a chip even where no value of the house fits', () => {
    const line = { key: 'x', title: 'x', minimumCents: 3, maximumCents: 4, stepCents: 1 };
    expect(trayOf({ lines: [line] })).toEqual([3]);
  });

  it('tops a stack with its largest chip', () => {
    expect(topChip(17_00)).toBe(10_00);
    expect(stackHeight(17_00)).toBe(1);
    expect(stackHeight(40_00)).toBe(1);
    expect(stackHeight(300_00)).toBe(3);
    expect(stackHeight(1)).toBe(1);
  });
});
