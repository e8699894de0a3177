/** What the server tells about a demonstration floor; a floor for money has no such address. */
export interface Tour {
  readonly tables: readonly { readonly table: number; readonly name: string; readonly rulebook: string }[];
  readonly terminals: readonly { readonly terminal: number; readonly tables: readonly number[] }[];
}

export async function tour(): Promise<Tour> {
  const answer = await fetch('/api/demo');
  if (!answer.ok) {
    throw new Error(`no demonstration: ${answer.status}`);
  }
  return (await answer.json()) as Tour;
}

/** Terminals that reach the same tables, as they stand beside each other on a floor. */
export function banks(floor: Tour): { readonly tables: string; readonly terminals: readonly number[] }[] {
  const reached = new Map<string, number[]>();
  for (const { terminal, tables } of floor.terminals) {
    const names = tables.map((number) => floor.tables.find((one) => one.table === number)?.name ?? `${number}`).join(' · ');
    reached.set(names, [...(reached.get(names) ?? []), terminal]);
  }
  return [...reached].map(([tables, terminals]) => ({ tables, terminals }));
}
