import { useLanguage } from '../i18n/language';
import { colourOf } from '../roulette/geometry';

const FILL = { red: '#b01e2c', black: '#15181d', green: '#0e7f48' } as const;
const DEEP = { red: '#7c121d', black: '#0b0d10', green: '#085631' } as const;

/** Radii: the rim, the band of numbers, the pockets where the ball lies, the hub. */
const RIM = 109;
const BAND = 105;
const POCKET = 84;
const HUB = 62;
const TEXT = 94.5;
const BALL = 73;

interface WheelProps {
  readonly numbers: readonly string[];
  readonly running: boolean;
  /** Where the ball lies. */
  readonly winner: string | undefined;
}

function point(radius: number, turn: number): string {
  const angle = (turn - 0.25) * 2 * Math.PI;
  return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
}

function segment(outer: number, inner: number, from: number, to: number): string {
  return (
    `M${point(outer, from)}A${outer} ${outer} 0 0 1 ${point(outer, to)}` +
    `L${point(inner, to)}A${inner} ${inner} 0 0 0 ${point(inner, from)}z`
  );
}

/**
 * The wheel from above. It turns while nothing else does; the ball runs against it and lies where the result is. The number itself
 * stands still on the hub, for a wheel that is too small to read its pockets.
 */
export function Wheel({ numbers, running, winner }: WheelProps) {
  const { t } = useLanguage();
  const each = 1 / numbers.length;
  const place = running || winner === undefined ? -1 : numbers.indexOf(winner);
  // Two digits fill most of the pocket's width, whatever the number of pockets.
  const size = (2 * Math.PI * TEXT * each * 0.8) / 1.16;
  return (
    <svg className={running ? 'wheel running' : 'wheel'} viewBox="-110 -110 220 220" role="img" aria-label={t('wheel')}>
      <circle r={RIM} fill="#2a190b" stroke="#b08a3c" strokeWidth="2" />
      <g className="rotor">
        {numbers.map((label, index) => {
          const from = (index - 0.5) * each;
          const to = (index + 0.5) * each;
          const colour = colourOf(label);
          return (
            <g key={label} className={index === place ? 'pocket won' : 'pocket'}>
              <path d={segment(BAND, POCKET, from, to)} fill={FILL[colour]} />
              <path d={segment(POCKET, HUB, from, to)} fill={DEEP[colour]} />
              <path d={`M${point(BAND, from)}L${point(HUB, from)}`} stroke="#d6b25e" strokeWidth="0.9" />
              <text
                transform={`rotate(${index * each * 360}) translate(0 -${TEXT})`}
                textAnchor="middle"
                dominantBaseline="central"
                fontSize={size.toFixed(2)}
              >
                {label}
              </text>
            </g>
          );
        })}
        <circle r={POCKET} fill="none" stroke="#d6b25e" strokeWidth="0.9" />
        {place >= 0 && (
          <g className="ball-at-rest" transform={`rotate(${place * each * 360}) translate(0 -${BALL})`}>
            <circle r="6.6" fill="#fff" stroke="#555" strokeWidth="0.8" />
          </g>
        )}
      </g>
      <circle r={HUB} fill="#4a2e17" stroke="#d6b25e" strokeWidth="2" />
      {place >= 0 && winner !== undefined ? (
        <g className="hub">
          <circle r="44" fill={FILL[colourOf(winner)]} stroke="#f6dd9b" strokeWidth="2.5" />
          <text textAnchor="middle" dominantBaseline="central" fontSize="52">
            {winner}
          </text>
        </g>
      ) : (
        <circle r="16" fill="#d6b25e" stroke="#8d6c27" strokeWidth="2" />
      )}
      {running && (
        <g className="ball-orbit">
          <circle cy="-99" r="6" fill="#fff" stroke="#555" strokeWidth="0.8" />
        </g>
      )}
    </svg>
  );
}
