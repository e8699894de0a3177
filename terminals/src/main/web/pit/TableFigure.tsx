import type { GameKind } from '@messages';

const VIEW = { ROULETTE: Roulette, BACCARAT: Baccarat, SIC_BO: SicBo } as const;

interface FigureProps {
  readonly game: GameKind;
  /** The ball runs, cards are drawn, dice are shaken. */
  readonly dealing: boolean;
}

/** A table from above, as the game it is. */
export function TableFigure({ game, dealing }: FigureProps) {
  const Game = VIEW[game];
  return (
    <svg className={`table-figure${dealing ? ' dealing' : ''}`} viewBox="0 0 200 84" aria-hidden="true">
      <Game />
    </svg>
  );
}

const REDS = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36];
const SECTORS = 18;

function Roulette() {
  return (
    <>
      <path className="figure-rail" d="M42 3H188a9 9 0 0 1 9 9V72a9 9 0 0 1-9 9H42A39 39 0 0 1 42 3z" />
      <g transform="translate(42 42)">
        <circle r="33" className="figure-wood" />
        <g className="figure-turns">
          {Array.from({ length: SECTORS }, (_, place) => (
            <path
              key={place}
              d="M0 0L-4.7 -26.6A27 27 0 0 1 4.7 -26.6z"
              className={place === 0 ? 'figure-green' : place % 2 === 0 ? 'figure-red' : 'figure-black'}
              transform={`rotate(${(place * 360) / SECTORS})`}
            />
          ))}
          <circle r="15" className="figure-wood" />
          <path d="M-9 0H9M0 -9V9" className="figure-brass" />
          <circle r="2.6" cx="0" cy="-21" className="figure-ball" />
        </g>
      </g>
      {Array.from({ length: 36 }, (_, place) => (
        <rect
          key={place}
          x={86 + Math.floor(place / 3) * 8.4}
          y={44 - (place % 3) * 13}
          width="7.4"
          height="12"
          rx="1"
          className={REDS.includes(place + 1) ? 'figure-red' : 'figure-black'}
        />
      ))}
      {[0, 1, 2].map((place) => (
        <rect key={place} x={86 + place * 33.6} y="59" width="32.6" height="11" rx="1" className="figure-line" />
      ))}
    </>
  );
}

function Baccarat() {
  return (
    <>
      <path className="figure-rail" d="M8 14Q8 3 20 3H180Q192 3 192 14V24Q192 81 100 81T8 24z" />
      <path d="M30 34Q44 68 100 68T170 34" className="figure-arc player" />
      <path d="M42 28Q54 56 100 56T158 28" className="figure-arc banker" />
      <path d="M56 22Q66 44 100 44T144 22" className="figure-arc tie" />
      <g className="figure-cards">
        <rect x="78" y="12" width="12" height="17" rx="2" />
        <rect x="92" y="12" width="12" height="17" rx="2" />
        <rect x="110" y="12" width="12" height="17" rx="2" />
      </g>
      <path className="figure-shoe" d="M24 10h24l6 12H24z" />
      <rect x="158" y="9" width="20" height="13" rx="2" className="figure-wood" />
    </>
  );
}

const PIPS = [
  [42, 36],
  [55, 48],
  [36, 52],
] as const;

function SicBo() {
  return (
    <>
      <rect className="figure-rail" x="4" y="3" width="192" height="78" rx="14" />
      <circle cx="44" cy="42" r="31" className="figure-dome" />
      <g className="figure-turns dice">
        {PIPS.map(([x, y]) => (
          <g key={x} transform={`translate(${x - 6} ${y - 6}) rotate(${x})`}>
            <rect width="13" height="13" rx="2.5" className="figure-die" />
            <circle cx="4" cy="4" r="1.3" />
            <circle cx="9" cy="9" r="1.3" />
          </g>
        ))}
      </g>
      <circle cx="36" cy="30" r="9" className="figure-glint" />
      {Array.from({ length: 28 }, (_, place) => (
        <rect
          key={place}
          x={86 + (place % 7) * 14.8}
          y={14 + Math.floor(place / 7) * 14.6}
          width="13.4"
          height="13"
          rx="1.5"
          className={place % 7 === 0 || place % 7 === 6 ? 'figure-line bold' : 'figure-line'}
        />
      ))}
    </>
  );
}
