import { describe, expect, it } from 'vitest';
import { banks } from '../../main/web/index/floor';

describe('the index of the floor', () => {
  it('puts terminals that reach the same tables beside each other', () => {
    const tables = [
      { table: 1, name: 'Roulette', rulebook: 'r' },
      { table: 4, name: 'Baccarat', rulebook: 'r' },
    ];
    const terminals = [
      { terminal: 101, tables: [1, 4] },
      { terminal: 102, tables: [1, 4] },
      { terminal: 301, tables: [1] },
    ];
    expect(banks({ tables, terminals })).toEqual([
      { tables: 'Roulette · Baccarat', terminals: [101, 102] },
      { tables: 'Roulette', terminals: [301] },
    ]);
  });
});
