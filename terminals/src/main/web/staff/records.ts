import { call } from './api';

/** A row of a report: the names of its columns are the server's own. */
export type Row = Readonly<Record<string, string | number | boolean>>;

/** Some rows, what to ask for the next ones with, and when and by which version they were put together. */
export interface Page {
  readonly made_millis: number;
  readonly version: string;
  readonly rows: readonly Row[];
  readonly next: string | null;
}

export type Wanted = Readonly<Record<string, string | number>>;

/** Where a report can be fetched; what is empty or 0 is not asked about. */
export function address(report: string, wanted: Wanted): string {
  const asked = Object.entries(wanted).filter(([, value]) => value !== '' && value !== 0);
  const query = new URLSearchParams(asked.map(([name, value]) => [name, String(value)])).toString();
  return `/api/records/${report}${query === '' ? '' : `?${query}`}`;
}

export function page(report: string, wanted: Wanted): Promise<Page> {
  return call('GET', address(report, wanted));
}

/** All rows, page by page; only for what is short by its nature. */
export async function allRows(report: string, wanted: Wanted): Promise<readonly Row[]> {
  const rows: Row[] = [];
  let after: string | null = '';
  while (after !== null) {
    const read: Page = await page(report, { ...wanted, after, limit: 1000 });
    rows.push(...read.rows);
    after = read.next;
  }
  return rows;
}
