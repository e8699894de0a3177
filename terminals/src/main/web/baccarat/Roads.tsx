import type { ReactNode } from 'react';
import type { Bead, BeadMark, BigMark, Mark, MarkColour, Marks, Roads as RoadsView } from '@messages';
import type { Key } from '../i18n/en';
import { useLanguage } from '../i18n/language';
import { useSize } from '../play/useSize';

const CELL = 20;
const ROWS = 6;
const SIDE = { PLAYER: '#3b82f0', BANKER: '#e2473f', TIE: '#2fae6c' } as const;
const DERIVED = { RED: '#e2473f', BLUE: '#3b82f0' } as const;
const LETTER: Readonly<Record<Bead['winner'], Key>> = {
  PLAYER: 'hand.player',
  BANKER: 'hand.banker',
  TIE: 'hand.tie',
};

/** All five score cards of the shoe, mark by mark where the server puts them, and what the next hand would add. */
export function Roads({ roads }: { readonly roads: RoadsView }) {
  const { t } = useLanguage();
  const { bigEyeBoy, smallRoad, cockroachRoad } = roads.derived;
  return (
    <div className="roads">
      <Paper title={t('road.bead')} name="bead" marks={roads.beads} columns={6} draw={beadMark} />
      <Paper title={t('road.big')} name="big" marks={roads.bigRoad} columns={18} draw={bigMark} />
      <Paper title={t('road.eye')} name="derived" marks={bigEyeBoy} columns={9} draw={(mark) => <Eye colour={mark.colour} />} />
      <Paper title={t('road.small')} name="derived" marks={smallRoad} columns={9} draw={(mark) => <Dot colour={mark.colour} />} />
      <Paper title={t('road.cockroach')} name="derived" marks={cockroachRoad} columns={9} draw={(mark) => <Slash colour={mark.colour} />} />
      <Next roads={roads} />
    </div>
  );
}

interface PaperProps<M extends Placed> {
  readonly title: string;
  readonly name: string;
  readonly marks: readonly M[];
  /** So many at least; cells get smaller where there is no room for them. */
  readonly columns: number;
  readonly draw: (mark: M) => ReactNode;
}

type Placed = Pick<Mark, 'column' | 'row'>;

/** The newest columns of a road on its squared paper, as many as there is room for. */
function Paper<M extends Placed>({ title, name, marks, columns: least, draw }: PaperProps<M>) {
  const [room, { width: wide, height: high }] = useSize<HTMLDivElement>();
  const columns = high === 0 ? least : Math.max(least, Math.floor((wide * ROWS) / high));
  const last = Math.max(0, ...marks.map((mark) => mark.column));
  const first = Math.max(0, last - columns + 1);
  const width = columns * CELL;
  const height = ROWS * CELL;
  const lines = [
    ...Array.from({ length: columns + 1 }, (_, line) => `M${line * CELL} 0V${height}`),
    ...Array.from({ length: ROWS + 1 }, (_, line) => `M0 ${line * CELL}H${width}`),
  ].join('');
  return (
    <figure className={`road ${name}`}>
      <figcaption className="caps">{title}</figcaption>
      <div ref={room} className="road-room">
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMinYMin meet" role="img" aria-label={title}>
          <rect width={width} height={height} fill="#f4efe2" />
          <path d={lines} stroke="#cfc7b2" strokeWidth="0.7" />
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
      </div>
    </figure>
  );
}

function beadMark({ hand }: BeadMark): ReactNode {
  return (
    <>
      <circle r="8.8" fill={SIDE[hand.winner]} />
      <Letter of={hand.winner} />
      <Pairs hand={hand} />
    </>
  );
}

function Letter({ of }: { readonly of: Bead['winner'] }) {
  const { t } = useLanguage();
  return (
    <text fontSize="9.5" fontWeight="800" fill="#fff" textAnchor="middle" dominantBaseline="central">
      {t(LETTER[of]).slice(0, 1)}
    </text>
  );
}

function bigMark({ hand, ties }: BigMark): ReactNode {
  return (
    <>
      <circle r="7.2" fill="none" stroke={SIDE[hand.winner]} strokeWidth="3" />
      {ties > 0 && <path d="M-7 7 7-7" stroke={SIDE.TIE} strokeWidth="2.4" />}
      {ties > 1 && (
        <text fontSize="8.5" fontWeight="800" fill="#1d7c4b" textAnchor="middle" dominantBaseline="central">
          {ties}
        </text>
      )}
      <Pairs hand={hand} />
    </>
  );
}

function Pairs({ hand }: { readonly hand: Bead }) {
  return (
    <>
      {hand.bankerPair && <circle cx="-6.4" cy="-6.4" r="2.6" fill={SIDE.BANKER} stroke="#fff" strokeWidth="0.8" />}
      {hand.playerPair && <circle cx="6.4" cy="6.4" r="2.6" fill={SIDE.PLAYER} stroke="#fff" strokeWidth="0.8" />}
    </>
  );
}

function Eye({ colour }: { readonly colour: MarkColour }) {
  return <circle r="6.4" fill="none" stroke={DERIVED[colour]} strokeWidth="4" />;
}

function Dot({ colour }: { readonly colour: MarkColour }) {
  return <circle r="7.6" fill={DERIVED[colour]} />;
}

function Slash({ colour }: { readonly colour: MarkColour }) {
  return <path d="M-7 7 7-7" stroke={DERIVED[colour]} strokeWidth="4.4" strokeLinecap="round" />;
}

/** What each derived road would get if Player, or Banker, won the next hand. */
function Next({ roads }: { readonly roads: RoadsView }) {
  const { t } = useLanguage();
  return (
    <div className="road-next" aria-hidden="true">
      <span className="caps">{t('road.next')}</span>
      <NextOf side="PLAYER" marks={roads.next.ifPlayer} />
      <NextOf side="BANKER" marks={roads.next.ifBanker} />
    </div>
  );
}

function NextOf({ side, marks }: { readonly side: 'PLAYER' | 'BANKER'; readonly marks: Marks }) {
  return (
    <svg viewBox="0 0 84 20">
      <g transform="translate(10 10)">
        <circle r="8.8" fill={SIDE[side]} />
        <Letter of={side} />
      </g>
      <g transform="translate(32 10)">{marks.bigEyeBoy !== undefined && <Eye colour={marks.bigEyeBoy} />}</g>
      <g transform="translate(52 10)">{marks.smallRoad !== undefined && <Dot colour={marks.smallRoad} />}</g>
      <g transform="translate(72 10)">{marks.cockroachRoad !== undefined && <Slash colour={marks.cockroachRoad} />}</g>
    </svg>
  );
}
