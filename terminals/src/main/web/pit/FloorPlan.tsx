import type { Alert, FloorView, TableCard, TerminalCard } from '@messages';
import { useNow } from '../design/Ring';
import { useLanguage, type Language } from '../i18n/language';
import { dollars, shortDollars } from '../money';
import { Mark } from '../play/Recent';
import { islands, SEATS, seatOf, type Island, type Seat, type Spot } from './floor';
import { TableFigure } from './TableFigure';

interface PlanProps {
  readonly floor: FloorView;
  readonly aheadMillis: number;
  readonly spot: Spot | undefined;
  readonly onSpot: (spot: Spot) => void;
}

/** The floor from above: tables as the games they are, and in front of them the seats that reach them. */
export function FloorPlan({ floor, aheadMillis, spot, onSpot }: PlanProps) {
  const { t } = useLanguage();
  const crowded = floor.terminals.length > 90;
  return (
    <section className={`plan${crowded ? ' crowded' : ''}`} aria-label={t('pit.plan')}>
      <div className="islands">
        {islands(floor).map((island) => (
          <IslandView key={island.tables[0]?.table} island={island} floor={floor} aheadMillis={aheadMillis} spot={spot} onSpot={onSpot} />
        ))}
      </div>
      <Legend floor={floor} />
    </section>
  );
}

function IslandView({ island, floor, aheadMillis, spot, onSpot }: PlanProps & { readonly island: Island }) {
  return (
    <div className="island" style={{ flexGrow: island.tables.length, flexBasis: `${island.tables.length * 215}px` }}>
      <div className="island-tables">
        {island.tables.map((card) => (
          <TableOnPlan
            key={card.table}
            card={card}
            dealers={dealersOf(floor, card.table)}
            aheadMillis={aheadMillis}
            chosen={spot?.kind === 'table' && spot.table === card.table}
            onPress={() => onSpot({ kind: 'table', table: card.table })}
          />
        ))}
      </div>
      <div className="island-seats">
        {island.terminals.map((card, place) => (
          <SeatOnPlan
            key={card.terminal}
            card={card}
            alerts={floor.alerts}
            bow={bow(place, island.terminals.length)}
            chosen={spot?.kind === 'terminal' && spot.terminal === card.terminal}
            onPress={() => onSpot({ kind: 'terminal', terminal: card.terminal })}
          />
        ))}
      </div>
    </div>
  );
}

const BOW_PIXELS = 9;
const IN_ONE_ROW = 12;

/** Seats of one short row stand in a bow around the table. */
function bow(place: number, of: number): number {
  if (of > IN_ONE_ROW || of < 3) {
    return 0;
  }
  const across = (place / (of - 1)) * 2 - 1;
  return Math.round(BOW_PIXELS * (1 - across * across));
}

export function dealersOf(floor: FloorView, table: number): readonly string[] {
  return floor.staff.filter((one) => one.role === 'DEALER' && one.tables.includes(table)).map((one) => one.name);
}

interface TableOnPlanProps {
  readonly card: TableCard;
  readonly dealers: readonly string[];
  readonly aheadMillis: number;
  readonly chosen: boolean;
  readonly onPress: () => void;
}

function TableOnPlan({ card, dealers, aheadMillis, chosen, onPress }: TableOnPlanProps) {
  const language = useLanguage();
  const { t } = language;
  const left = useLeft(card, aheadMillis);
  const phase = phaseWords(language, card);
  const state = card.still ? 'still' : card.state === 'OPEN' ? card.round.phase.toLowerCase() : 'shut';
  return (
    <button
      type="button"
      className={`table-card ${state}${chosen ? ' is-here' : ''}`}
      aria-pressed={chosen}
      onClick={onPress}
    >
      <span className="unseen">{`${t('table', { n: card.table })}, ${card.name}, ${phase}`}</span>
      <span className="table-head" aria-hidden="true">
        <b>{card.table}</b>
        <span className="table-name">{card.name}</span>
        {card.last !== undefined && <Mark outcome={card.last.outcome} />}
      </span>
      <TableFigure game={card.game} dealing={card.round.phase === 'DEALING'} />
      <span className="table-phase" aria-hidden="true">
        <span>{phase}</span>
        {left !== undefined && <b className={left <= 5 ? 'hurry' : ''}>{left}</b>}
      </span>
      <span className="table-facts" aria-hidden="true">
        <span>
          <small>{t('pit.wagering')}</small>
          <b>{`${card.wagering} / ${card.open}`}</b>
        </span>
        <span>
          <small>{t('pit.onLayout')}</small>
          <b>{shortDollars(card.wageredCents)}</b>
        </span>
      </span>
      <span className="table-foot" aria-hidden="true">
        <span>{dealers.length === 0 ? t('pit.noDealer') : dealers.join(', ')}</span>
      </span>
      {card.standing.notices.length > 0 && <span className="table-notice">{t(`notice.${card.standing.notices[0] ?? 'LAST_ROUND'}`)}</span>}
    </button>
  );
}

export function phaseWords({ t }: Language, card: TableCard): string {
  if (card.still || card.standing.held) {
    return t('phase.held');
  }
  if (card.state !== 'OPEN') {
    return t(card.state === 'SUSPENDED' ? 'pit.suspended' : 'phase.tableClosed');
  }
  return t(`pit.phase.${card.round.phase}`);
}

/** Whole seconds until no more bets. */
function useLeft(card: TableCard, aheadMillis: number): number | undefined {
  const now = useNow(500);
  const closes = card.round.closesAtMillis;
  if (closes === undefined || card.round.phase !== 'BETTING') {
    return undefined;
  }
  return Math.max(0, Math.ceil((closes - now - (Number.isFinite(aheadMillis) ? aheadMillis : 0)) / 1_000));
}

interface SeatProps {
  readonly card: TerminalCard;
  readonly alerts: readonly Alert[];
  readonly bow: number;
  readonly chosen: boolean;
  readonly onPress: () => void;
}

const SIGNS: Readonly<Record<Seat, string>> = { free: '', playing: '', paying: '⎙', called: '!', out: '×', retired: '–' };

function SeatOnPlan({ card, alerts, bow: down, chosen, onPress }: SeatProps) {
  const { t } = useLanguage();
  const seat = seatOf(card, alerts);
  const money = card.account === 'NONE' ? '' : `, ${t('meter.credit')} ${dollars(card.creditCents)}, ${t('meter.bet')} ${dollars(card.betCents)}`;
  return (
    <button
      type="button"
      className={`seat ${seat}${card.betCents > 0 ? ' betting' : ''}${chosen ? ' is-here' : ''}`}
      style={down === 0 ? undefined : { translate: `0 ${down}px` }}
      aria-pressed={chosen}
      onClick={onPress}
    >
      <span className="unseen">{`${t('terminal', { n: card.terminal })}, ${t(`pit.seat.${seat}`)}${money}`}</span>
      <span aria-hidden="true">{card.terminal}</span>
      {SIGNS[seat] !== '' && <i aria-hidden="true">{SIGNS[seat]}</i>}
    </button>
  );
}

/** What the colours mean, and how many there are of each. */
function Legend({ floor }: { readonly floor: FloorView }) {
  const { t } = useLanguage();
  const seats = floor.terminals.map((card) => seatOf(card, floor.alerts));
  const wagered = floor.tables.reduce((sum, table) => sum + table.wageredCents, 0);
  return (
    <footer className="legend">
      {SEATS.map((seat) => (
        <span key={seat}>
          <i className={`seat-dot ${seat}`} aria-hidden="true" />
          {t(`pit.seat.${seat}`)} <b>{seats.filter((one) => one === seat).length}</b>
        </span>
      ))}
      <span className="legend-money">
        {t('pit.onLayouts')} <b>{dollars(wagered)}</b>
      </span>
    </footer>
  );
}
