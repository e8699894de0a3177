/** Results as the server writes them, taken apart for drawing. */
export type Outcome =
  | { readonly kind: 'number'; readonly label: string }
  | { readonly kind: 'dice'; readonly faces: readonly number[]; readonly total: number; readonly triple: boolean }
  | {
      readonly kind: 'coup';
      readonly player: number;
      readonly banker: number;
      readonly natural: boolean;
      readonly playerPair: boolean;
      readonly bankerPair: boolean;
      readonly side: Side;
    };

export type Side = 'player' | 'banker' | 'tie';

/** The facts of a coup: both totals, a natural, the kinds of the pairs. */
export const COUP = /^facts:P=(\d) B=(\d)( natural)? player-pair=(\w+) banker-pair=(\w+)$/;

export function outcomeOf(text: string): Outcome | undefined {
  if (text.startsWith('number:')) {
    return { kind: 'number', label: text.slice('number:'.length) };
  }
  if (text.startsWith('dice:')) {
    const faces = text.slice('dice:'.length).split('-').map(Number);
    const total = faces.reduce((sum, face) => sum + face, 0);
    return { kind: 'dice', faces, total, triple: new Set(faces).size === 1 };
  }
  return coup(COUP.exec(text));
}

function coup(facts: RegExpExecArray | null): Outcome | undefined {
  if (facts === null) {
    return undefined;
  }
  const player = Number(facts[1]);
  const banker = Number(facts[2]);
  return {
    kind: 'coup',
    player,
    banker,
    natural: facts[3] !== undefined,
    playerPair: facts[4] !== 'none',
    bankerPair: facts[5] !== 'none',
    side: player === banker ? 'tie' : player > banker ? 'player' : 'banker',
  };
}

/** The bets of a result that a layout can light up by their text alone; what was paid is the server's business. */
export function litBets(outcome: Outcome): string[] {
  switch (outcome.kind) {
    case 'number':
      return [`straight:${outcome.label}`];
    case 'coup':
      return [outcome.side];
    case 'dice':
      return [`total:${outcome.total}`, ...new Set(outcome.faces.map((face) => `single:${face}`))];
  }
}
