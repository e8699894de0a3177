/** Interleaved 2 of 5: each pair of digits is five bars with five gaps between them; wide ones stand for the digit. */
const WIDE: readonly string[] = [
  'nnwwn', 'wnnnw', 'nwnnw', 'wwnnn', 'nnwnw', 'wnwnn', 'nwwnn', 'nnnww', 'wnnwn', 'nwnwn',
];
const START = 'nnnn';
const STOP = 'wnn';
const RATIO = 2.5;

export interface Bar {
  readonly x: number;
  readonly width: number;
}

/** The elements in order, bar and gap in turn, `n`arrow or `w`ide. */
export function elements(digits: string): string {
  if (!/^(\d\d)+$/.test(digits)) {
    throw new Error('Interleaved 2 of 5 takes an even number of digits');
  }
  const pairs = digits.match(/\d\d/g) ?? [];
  const body = pairs.map((pair) => {
    const bars = WIDE[Number(pair[0])] ?? '';
    const gaps = WIDE[Number(pair[1])] ?? '';
    return [...bars].map((bar, place) => `${bar}${gaps[place] ?? ''}`).join('');
  });
  return START + body.join('') + STOP;
}

/** The black bars, and how wide the whole code is, in narrow units. */
export function bars(digits: string): { readonly bars: readonly Bar[]; readonly width: number } {
  const drawn: Bar[] = [];
  let x = 0;
  [...elements(digits)].forEach((element, place) => {
    const width = element === 'w' ? RATIO : 1;
    if (place % 2 === 0) {
      drawn.push({ x, width });
    }
    x += width;
  });
  return { bars: drawn, width: x };
}
