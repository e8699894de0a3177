import { readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import config from '../../../vite.config';

const built = resolve(import.meta.dirname, '../../../target/classes/META-INF/resources');
const LIMIT_BYTES = 300_000;
/** An import that is carried out before the page shows anything; one with brackets waits until it is needed. */
const IMPORTED = /(?:^|[;}])import(?:[^"'`();]*?from)?["']([^"']+\.js)["']/g;

/** Every page that is built, by its place. */
function pages(): readonly string[] {
  const input = config.build?.rolldownOptions?.input;
  return (Array.isArray(input) ? input : []).map((page) => relative(config.root ?? '', page));
}

/** The scripts that a page fetches before anybody chooses anything: what it names, and what these import. */
function scripts(page: string): ReadonlySet<string> {
  const html = readFileSync(resolve(built, page), 'utf8');
  const found = new Set<string>();
  const take = (file: string) => {
    if (!found.has(file)) {
      found.add(file);
      [...readFileSync(file, 'utf8').matchAll(IMPORTED)].forEach(([, path]) => take(resolve(dirname(file), path ?? '')));
    }
  };
  [...html.matchAll(/(?:src|href)="([^"]+\.js)"/g)].forEach(([, path]) => take(resolve(built, dirname(page), path?.replace(/^\//, `${built}/`) ?? '')));
  return found;
}

describe('the first load', () => {
  it.each(pages())('of %s stays below the limit', (page) => {
    const all = scripts(page);
    const bytes = [...all].reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0);
    expect(all.size).toBeGreaterThan(1);
    expect(bytes).toBeGreaterThan(50_000); // React and the words are among them
    expect(bytes).toBeLessThan(LIMIT_BYTES);
    expect([...all].filter((file) => file.includes('zh-Hans'))).toEqual([]);
  });
});
