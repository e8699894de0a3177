import type { Wanted } from '../staff/records';

/** What a report may be asked about. */
export type Asked = 'table' | 'round' | 'terminal' | 'person' | 'account' | 'period' | 'days';

/** The reports by their names in addresses, each with what it is about; a star means that it needs it. */
const KINDS: Readonly<Record<string, readonly `${Asked}${'' | '*'}`[]>> = {
  rounds: ['table', 'period'],
  round: ['table*', 'round*'],
  'terminal-rounds': ['terminal*'],
  'last-rounds': ['terminal*'],
  analysis: ['table*', 'round*', 'terminal*'],
  statement: ['account*'],
  'papers-issued': ['period'],
  'papers-redeemed': ['period'],
  'papers-outstanding': [],
  'papers-void': ['period'],
  payments: ['person', 'period'],
  'desk-shifts': ['person', 'period'],
  drop: ['period'],
  takings: ['days*'],
  'significant-events': ['table', 'terminal', 'person', 'period'],
  'staff-acts': ['table', 'terminal', 'person', 'period'],
  exceptions: ['table', 'terminal', 'person', 'period'],
  reconciliation: [],
};

export const REPORTS: readonly string[] = Object.keys(KINDS);

export interface AskedFor {
  readonly name: Asked;
  readonly needed: boolean;
}

export function askedBy(report: string): readonly AskedFor[] {
  return (KINDS[report] ?? []).map((one) => ({ name: one.replace('*', '') as Asked, needed: one.endsWith('*') }));
}

/** What somebody has filled in, as the server wants to hear it. */
export type Filled = Readonly<Partial<Record<'table' | 'round' | 'terminal' | 'person' | 'account' | 'from' | 'to', string>>>;

const DAY = 10;

export function wanted(report: string, filled: Filled): Wanted {
  const names = askedBy(report).map(({ name }) => name);
  const plain = (['table', 'round', 'terminal', 'person', 'account'] as const)
    .filter((name) => names.includes(name))
    .map((name) => [name, filled[name] ?? ''] as const);
  return {
    ...Object.fromEntries(plain),
    ...(names.includes('period') ? { fromMillis: millis(filled.from), toMillis: millis(filled.to) } : {}),
    ...(names.includes('days') ? { firstDay: filled.from?.slice(0, DAY) ?? '', lastDay: filled.to?.slice(0, DAY) ?? '' } : {}),
  };
}

function millis(moment: string | undefined): string {
  return moment === undefined || moment === '' ? '' : String(new Date(moment).getTime());
}

/** Whether all that the report needs is there. */
export function complete(report: string, filled: Filled): boolean {
  return askedBy(report)
    .filter(({ needed }) => needed)
    .every(({ name }) => (name === 'days' ? has(filled.from) && has(filled.to) : name === 'period' || has(filled[name])));
}

function has(value: string | undefined): boolean {
  return value !== undefined && value !== '';
}

/** Another report that a cell leads to, if one does. */
export interface Lead {
  readonly report: string;
  readonly filled: Filled;
}

export function leadOf(column: string, row: Readonly<Record<string, unknown>>): Lead | undefined {
  const value = row[column];
  if (value === 0 || value === '' || value === undefined) {
    return undefined;
  }
  switch (column) {
    case 'round_no':
      return { report: 'round', filled: { table: String(row['table_no'] ?? ''), round: String(value) } };
    case 'account_no':
      return { report: 'statement', filled: { account: String(value) } };
    case 'terminal_no':
      return { report: 'last-rounds', filled: { terminal: String(value) } };
    default:
      return undefined;
  }
}
