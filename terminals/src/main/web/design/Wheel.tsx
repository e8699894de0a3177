import { useLanguage } from '../i18n/language';
import { colourOf } from '../roulette/geometry';

const FILL = { red: '#a81c29', black: '#14171c', green: '#0e7a45' } as const;

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

/** The wheel from above. It turns while nothing else does; the ball runs against it and lies where the result is. */
export function Wheel({ numbers, running, winner }: WheelProps) {
  const { t } = useLanguage();
  const each = 1 / numbers.length;
  const place = winner === undefined ? -1 : numbers.indexOf(winner);
  return (
    <svg className={running ? 'wheel running' : 'wheel'} viewBox="-110 -110 220 220" role="img" aria-label={t('wheel')}>
      <circle r="108" fill="#3a2412" />
      <circle r="108" fill="none" stroke="#8d6c27" strokeWidth="3" />
      <circle r="98" fill="#241509" stroke="#d6b25e" strokeWidth="1.2" />
      <g className="rotor">
        {numbers.map((label, index) => {
          const from = (index - 0.5) * each;
          const to = (index + 0.5) * each;
          return (
            <g key={label}>
              <path
                d={`M${point(90, from)}A90 90 0 0 1 ${point(90, to)}L${point(50, to)}A50 50 0 0 0 ${point(50, from)}z`}
                fill={FILL[colourOf(label)]}
                stroke="#d6b25e"
                strokeWidth="0.8"
              />
              <text
                transform={`rotate(${index * each * 360}) translate(0 -80)`}
                textAnchor="middle"
                dominantBaseline="central"
                fontSize="10.5"
                fontWeight="700"
                fill="#f8f3e4"
              >
                {label}
              </text>
            </g>
          );
        })}
        <circle r="50" fill="#4a2e17" stroke="#d6b25e" strokeWidth="1.4" />
        <circle r="34" fill="#5d3a1d" stroke="#8d6c27" strokeWidth="1" />
        {[0, 90, 180, 270].map((angle) => (
          <rect key={angle} x="-2.6" y="-40" width="5.2" height="34" rx="2.6" fill="#d6b25e" transform={`rotate(${angle})`} />
        ))}
        <circle r="12" fill="#f2d58a" stroke="#8d6c27" />
        {place >= 0 && !running && (
          <g className="ball-at-rest" transform={`rotate(${place * each * 360}) translate(0 -62)`}>
            <circle r="6" fill="#fff" stroke="#777" strokeWidth="0.7" />
          </g>
        )}
      </g>
      {running && (
        <g className="ball-orbit">
          <circle cy="-95" r="5.2" fill="#fff" stroke="#777" strokeWidth="0.7" />
        </g>
      )}
    </svg>
  );
}
