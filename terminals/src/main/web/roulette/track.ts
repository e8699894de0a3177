/** The race track: a stadium round which the wheel's numbers lie in their order, zero in the middle of the right end. */
export interface Track {
  readonly width: number;
  readonly height: number;
  /** How broad the band of numbers is. */
  readonly band: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The point at that share of the way round, clockwise from the middle of the right end, so far inside the edge. */
export function along(track: Track, share: number, inside: number): Point {
  const end = track.height / 2;
  const straight = Math.max(0, track.width - track.height);
  const middle = end - track.band / 2;
  const arc = Math.PI * middle;
  const whole = 2 * (arc + straight);
  const radius = end - inside;
  const way = (((share % 1) + 1) % 1) * whole;
  const right = end + straight;
  if (way < arc / 2 || way >= whole - arc / 2) {
    const angle = (way < arc / 2 ? way : way - whole) / middle;
    return { x: right + radius * Math.cos(angle), y: end + radius * Math.sin(angle) };
  }
  if (way < arc / 2 + straight) {
    return { x: right - (way - arc / 2), y: end + radius };
  }
  if (way < arc * 1.5 + straight) {
    const angle = Math.PI / 2 + (way - arc / 2 - straight) / middle;
    return { x: end + radius * Math.cos(angle), y: end + radius * Math.sin(angle) };
  }
  return { x: end + (way - arc * 1.5 - straight), y: end - radius };
}

/** How high a track of that width must be, for each of so many numbers to be so long on it. */
export function heightFor(width: number, count: number, longPixels: number, band: number): number {
  return (count * longPixels - 2 * width + Math.PI * band) / (Math.PI - 2);
}

const STEPS = 6;

/** The outline of one number's place. */
export function cell(track: Track, index: number, count: number): string {
  const from = (index - 0.5) / count;
  const shares = Array.from({ length: STEPS + 1 }, (_, step) => from + step / STEPS / count);
  const outer = shares.map((share) => along(track, share, 0));
  const inner = shares.toReversed().map((share) => along(track, share, track.band));
  return `M${[...outer, ...inner].map((point) => `${point.x.toFixed(1)} ${point.y.toFixed(1)}`).join('L')}z`;
}

export function middleOf(track: Track, index: number, count: number): Point {
  return along(track, index / count, track.band / 2);
}
