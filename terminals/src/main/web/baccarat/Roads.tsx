import type { Result } from '@messages';
import { useLanguage } from '../i18n/language';
import type { Key } from '../i18n/en';
import { beadPlate, bigRoad, coups, ROWS, type Mark } from './marks';

const CELL = 20;
const COLOUR = { player: '#3b82f0', banker: '#e2473f', tie: '#2fae6c' } as const;
const LETTER: Readonly<Record<'player' | 'banker' | 'tie', Key>> = {
  player: 'hand.player',
  banker: 'hand.banker',
  tie: 'hand.tie',
};

/** What the results look like on the two plates that players read first. */
export function Roads({ recent }: { readonly recent: readonly Result[] }) {
  const { t } = useLanguage();
  const played = coups(recent);
  return (
    <div className="roads">
      <Grid title={t('road.bead')} marks={beadPlate(played)} columns={8} draw={(mark) => <Bead mark={mark} />} />
      <Grid title={t('road.big')} marks={bigRoad(played)} columns={14} draw={(mark) => <Circle mark={mark} />} />
    </div>
  );
}

interface GridProps {
  readonly title: string;
  readonly marks: readonly Mark[];
  readonly columns: number;
  readonly draw: (mark: Mark) => React.ReactNode;
}

/** The newest columns of a road on its squared paper. */
function Grid({ title, marks, columns, draw }: GridProps) {
  const last = Math.max(0, ...marks.map((mark) => mark.column));
  const first = Math.max(0, last - columns + 1);
  return (
    <figure className="road">
      <figcaption className="caps">{title}</figcaption>
      <svg viewBox={`0 0 ${columns * CELL} ${ROWS * CELL}`} role="img" aria-label={title}>
        <rect width={columns * CELL} height={ROWS * CELL} fill="#f4efe2" />
        {Array.from({ length: columns + 1 }, (_, line) => (
          <path key={`c${line}`} d={`M${line * CELL} 0V${ROWS * CELL}`} stroke="#cfc7b2" strokeWidth="0.7" />
        ))}
        {Array.from({ length: ROWS + 1 }, (_, line) => (
          <path key={`r${line}`} d={`M0 ${line * CELL}H${columns * CELL}`} stroke="#cfc7b2" strokeWidth="0.7" />
        ))}
        {marks
          .filter((mark) => mark.column >= first)
          .map((mark) => (
            <g
              key={`${mark.column} ${mark.row}`}
              transform={`translate(${(mark.column - first + 0.5) * CELL} ${(mark.row + 0.5) * CELL})`}
            >
              {draw(mark)}
            </g>
          ))}
      </svg>
    </figure>
  );
}

function Pairs({ mark }: { readonly mark: Mark }) {
  return (
    <>
      {mark.coup.bankerPair && <circle cx="-6" cy="-6" r="2.6" fill={COLOUR.banker} stroke="#fff" strokeWidth="0.8" />}
      {mark.coup.playerPair && <circle cx="6" cy="6" r="2.6" fill={COLOUR.player} stroke="#fff" strokeWidth="0.8" />}
    </>
  );
}

function Bead({ mark }: { readonly mark: Mark }) {
  const { t } = useLanguage();
  return (
    <>
      <circle r="8.6" fill={COLOUR[mark.coup.side]} />
      <text fontSize="9.5" fontWeight="800" fill="#fff" textAnchor="middle" dominantBaseline="central">
        {t(LETTER[mark.coup.side]).slice(0, 1)}
      </text>
      <Pairs mark={mark} />
    </>
  );
}

function Circle({ mark }: { readonly mark: Mark }) {
  return (
    <>
      <circle r="7" fill="none" stroke={COLOUR[mark.coup.side]} strokeWidth="3" />
      {mark.ties > 0 && <path d="M-7 7 7-7" stroke={COLOUR.tie} strokeWidth="2.4" />}
      {mark.ties > 1 && (
        <text fontSize="8.5" fontWeight="800" fill="#1d7c4b" textAnchor="middle" dominantBaseline="central">
          {mark.ties}
        </text>
      )}
      <Pairs mark={mark} />
    </>
  );
}
