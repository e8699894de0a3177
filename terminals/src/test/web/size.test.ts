import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

const built = resolve(import.meta.dirname, '../../../target/classes/META-INF/resources/assets');
const LIMIT_BYTES = 300_000;

describe('the first load', () => {
  it('of all screens together stays below the limit for one', () => {
    const scripts = readdirSync(built).filter((name) => name.endsWith('.js'));
    const bytes = scripts.reduce((sum, name) => sum + gzipSync(readFileSync(resolve(built, name))).length, 0);
    expect(scripts).not.toEqual([]);
    expect(bytes).toBeLessThan(LIMIT_BYTES);
  });
});
