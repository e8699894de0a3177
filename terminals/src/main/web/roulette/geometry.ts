/**
 * Where a roulette layout has room for chips. The layout is drawn on a grid on which a number is four units wide: `along` runs from
 * the zeros to the columns, `across` from the dozens' side to the far side. A bet finds its place by its numbers alone: where all
 * their squares meet or, where they do not, on the side line in the middle of their rows.
 */
export const SQUARE = 4;
const ROWS = 12;
const COLUMNS = 3;
const EVEN_CHANCES = ['low', 'even', 'red', 'black', 'odd', 'high'];

export interface Box {
  readonly along: number;
  readonly across: number;
  readonly length: number;
  readonly width: number;
}

export interface Spot {
  readonly along: number;
  readonly across: number;
}

/** The numbers that are printed in a bet's text; none for a bet that is named by words. */
export function numbersOf(bet: string): string[] {
  const [kind, detail] = bet.split(':');
  if (detail === undefined || kind === 'column' || kind === 'dozen') {
    return [];
  }
  return detail.split('-');
}

/** The square of a number. Two zeros share the head of the layout, 0 on the dozens' side. */
export function square(label: string, zeros: readonly string[]): Box {
  const zero = zeros.indexOf(label);
  if (zero >= 0) {
    const width = (COLUMNS * SQUARE) / zeros.length;
    return { along: 0, across: zero * width, length: SQUARE, width };
  }
  const place = Number(label) - 1;
  return {
    along: SQUARE * (Math.trunc(place / COLUMNS) + 1),
    across: SQUARE * (place % COLUMNS),
    length: SQUARE,
    width: SQUARE,
  };
}

/** The box of a bet that has one of its own: a number, a column, a dozen, an even chance. */
export function boxOf(bet: string, zeros: readonly string[]): Box | undefined {
  const [kind = '', detail] = bet.split(':');
  if (kind === 'straight' && detail !== undefined) {
    return square(detail, zeros);
  }
  if (kind === 'column') {
    return { along: SQUARE * (ROWS + 1), across: SQUARE * (Number(detail) - 1), length: SQUARE, width: SQUARE };
  }
  if (kind === 'dozen') {
    const length = SQUARE * 4;
    return { along: SQUARE + (Number(detail) - 1) * length, across: -SQUARE, length, width: SQUARE };
  }
  const chance = EVEN_CHANCES.indexOf(kind);
  if (chance < 0) {
    return undefined;
  }
  const length = SQUARE * 2;
  return { along: SQUARE + chance * length, across: -2 * SQUARE, length, width: SQUARE };
}

/** Where the chips of a bet lie. */
export function spotOf(bet: string, zeros: readonly string[]): Spot | undefined {
  const box = boxOf(bet, zeros);
  if (box !== undefined) {
    return { along: box.along + box.length / 2, across: box.across + box.width / 2 };
  }
  const squares = numbersOf(bet).map((label) => square(label, zeros));
  return squares.length === 0 ? undefined : (meeting(squares) ?? sideLine(squares));
}

/**
 * Where a finger is to touch for a bet on a line or a crossing: where its chips lie. Only between two zeros and the number behind both
 * of them more bets meet than fingers have room for: there threes are touched towards the zeros, and pairs away from their neighbours.
 */
export function touchOf(bet: string, zeros: readonly string[]): Spot | undefined {
  const spot = boxOf(bet, zeros) === undefined ? spotOf(bet, zeros) : undefined;
  if (spot === undefined || zeros.length < 2) {
    return spot;
  }
  const numbers = numbersOf(bet);
  const crowded = spot.along === SQUARE && spot.across >= SQUARE && spot.across <= 2 * SQUARE;
  if (numbers.every((label) => zeros.includes(label))) {
    return { ...spot, along: SQUARE / 4 };
  }
  return crowded ? { ...spot, along: numbers.length === 3 ? SQUARE - 1 : SQUARE + 1 } : spot;
}

/** The middle of what all the squares have in common; undefined if they have nothing. */
function meeting(squares: readonly Box[]): Spot | undefined {
  const from = Math.max(...squares.map((box) => box.along));
  const to = Math.min(...squares.map((box) => box.along + box.length));
  const near = Math.max(...squares.map((box) => box.across));
  const far = Math.min(...squares.map((box) => box.across + box.width));
  return from <= to && near <= far ? { along: (from + to) / 2, across: (near + far) / 2 } : undefined;
}

/** A whole row, or rows beside each other: the chip lies on the line towards the dozens. */
function sideLine(squares: readonly Box[]): Spot {
  const from = Math.min(...squares.map((box) => box.along));
  const to = Math.max(...squares.map((box) => box.along + box.length));
  return { along: (from + to) / 2, across: 0 };
}

const RED = new Set('1 3 5 7 9 12 14 16 18 19 21 23 25 27 30 32 34 36'.split(' '));

/** How a number is painted. */
export function colourOf(label: string): 'red' | 'black' | 'green' {
  if (label === '0' || label === '00') {
    return 'green';
  }
  return RED.has(label) ? 'red' : 'black';
}

/** The numbers to light up while a bet is touched. */
export function covered(bet: string): string[] {
  const named = numbersOf(bet);
  return named.length > 0 ? named : NUMBERS.filter((label) => inBox(bet, Number(label)));
}

export const NUMBERS = Array.from({ length: 36 }, (_, index) => String(index + 1));

function inBox(bet: string, number: number): boolean {
  const [kind, detail] = bet.split(':');
  switch (kind) {
    case 'column':
      return (number - 1) % COLUMNS === Number(detail) - 1;
    case 'dozen':
      return Math.trunc((number - 1) / 12) === Number(detail) - 1;
    case 'low':
      return number <= 18;
    case 'high':
      return number > 18;
    case 'even':
      return number % 2 === 0;
    case 'odd':
      return number % 2 === 1;
    case 'red':
      return colourOf(String(number)) === 'red';
    case 'black':
      return colourOf(String(number)) === 'black';
    default:
      return false;
  }
}
