import { chipText } from '../money';
import { stackHeight, topChip } from '../store/chips';

/** Edge and face of a chip by its value; a house colours its chips so that nobody reads the number. */
const COLOURS: readonly (readonly [number, string, string])[] = [
  [25, '#8a8f98', '#f4f4f4'],
  [50, '#b7774a', '#fff3e2'],
  [1_00, '#e9e6dc', '#2a2a2a'],
  [2_50, '#c95f9b', '#ffffff'],
  [5_00, '#c22f36', '#ffffff'],
  [10_00, '#2459b8', '#ffffff'],
  [25_00, '#1c7d4d', '#ffffff'],
  [50_00, '#d07c22', '#ffffff'],
  [100_00, '#1b1d22', '#f6dd9b'],
  [500_00, '#6b3fa0', '#ffffff'],
  [1_000_00, '#d8b552', '#231a06'],
  [5_000_00, '#7a1f2b', '#f6dd9b'],
  [10_000_00, '#0f6f7c', '#ffffff'],
];

function coloursOf(cents: number): { readonly edge: string; readonly ink: string } {
  const found = COLOURS.findLast(([value]) => value <= cents) ?? COLOURS[0];
  return { edge: found?.[1] ?? '#888', ink: found?.[2] ?? '#fff' };
}

const NOTCHES = [0, 60, 120, 180, 240, 300];

/** A chip in a drawing, with its middle at 0,0. */
export function ChipFace({ cents, radius, text }: { readonly cents: number; readonly radius: number; readonly text?: string }) {
  const { edge, ink } = coloursOf(cents);
  const shown = text ?? chipText(cents);
  return (
    <g className="chip-face">
      <circle r={radius} fill={edge} stroke="rgb(0 0 0 / 0.55)" strokeWidth={radius * 0.06} />
      {NOTCHES.map((angle) => (
        <rect
          key={angle}
          x={-radius * 0.17}
          y={-radius * 0.98}
          width={radius * 0.34}
          height={radius * 0.24}
          fill={edge === '#e9e6dc' ? '#3a5fa8' : '#f7f3e8'}
          transform={`rotate(${angle})`}
        />
      ))}
      <circle r={radius * 0.7} fill={edge} stroke="rgb(255 255 255 / 0.65)" strokeWidth={radius * 0.05} />
      <circle r={radius * 0.7} fill="url(#chip-shine)" />
      <text
        fill={ink}
        fontSize={radius * (shown.length > 4 ? 0.44 : shown.length > 3 ? 0.52 : shown.length > 2 ? 0.6 : 0.74)}
        fontWeight={800}
        textAnchor="middle"
        dominantBaseline="central"
      >
        {shown}
      </text>
    </g>
  );
}

/** What every drawing with chips needs once. */
export function ChipDefs() {
  return (
    <defs>
      <radialGradient id="chip-shine" cx="0.35" cy="0.25" r="0.9">
        <stop offset="0" stopColor="#fff" stopOpacity="0.35" />
        <stop offset="0.6" stopColor="#fff" stopOpacity="0" />
        <stop offset="1" stopColor="#000" stopOpacity="0.25" />
      </radialGradient>
    </defs>
  );
}

/** A stack: discs beneath and the amount on top. */
export function ChipStack({ cents, radius }: { readonly cents: number; readonly radius: number }) {
  const discs = stackHeight(cents);
  const top = topChip(cents);
  const rise = radius * 0.16;
  return (
    <g className="chip-stack">
      <ellipse cy={radius * 0.2} rx={radius * 1.05} ry={radius * 0.95} fill="rgb(0 0 0 / 0.35)" />
      {Array.from({ length: discs - 1 }, (_, disc) => (
        <circle
          key={disc}
          cy={-disc * rise}
          r={radius}
          fill={coloursOf(top).edge}
          stroke="rgb(0 0 0 / 0.6)"
          strokeWidth={radius * 0.08}
        />
      ))}
      <g transform={`translate(0 ${-(discs - 1) * rise})`}>
        <ChipFace cents={top} radius={radius} text={chipText(cents)} />
      </g>
    </g>
  );
}

/** A chip by itself, on the tray or under a finger. */
export function Chip({ cents, size }: { readonly cents: number; readonly size?: number }) {
  return (
    <svg className="chip" viewBox="-52 -52 104 104" width={size} height={size} aria-hidden="true">
      <ChipDefs />
      <ChipFace cents={cents} radius={50} />
    </svg>
  );
}

/** A stack by itself, on a field that is no drawing. */
export function Stacked({ cents }: { readonly cents: number }) {
  return (
    <svg className="stacked" viewBox="-54 -92 108 148" aria-hidden="true">
      <ChipDefs />
      <ChipStack cents={cents} radius={50} />
    </svg>
  );
}
