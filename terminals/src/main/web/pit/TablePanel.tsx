import { useState, type ReactNode } from 'react';
import type { FloorView, OfferedAct, TableCard } from '@messages';
import { answers, WaitingBanner } from '../dealer/WaitingBanner';
import { irregular, mine, placeOf } from '../dealer/places';
import { Button } from '../design/Button';
import { useLanguage } from '../i18n/language';
import { dollars } from '../money';
import { Mark } from '../play/Recent';
import { useStaff } from '../staff/Staff';
import { actTitle, gameOf } from '../staff/titles';
import type { RoomState, WatchedTable } from '../staff/useStaffRoom';
import { dealersOf, phaseWords } from './FloorPlan';
import { RoundsSheet } from './RoundsSheet';
import { SetupSheet } from './SetupSheet';

interface TablePanelProps {
  readonly table: number;
  readonly room: RoomState;
  readonly floor: FloorView;
  readonly onClose: () => void;
  readonly onAsk: (offer: OfferedAct) => void;
}

const SHEETS = ['now', 'rounds', 'setup'] as const;

/** One table: what happens there and may be done, its past rounds, and how it is set up. */
export function TablePanel({ table, room, floor, onClose, onAsk }: TablePanelProps) {
  const language = useLanguage();
  const { t } = language;
  const [sheet, setSheet] = useState<(typeof SHEETS)[number]>('now');
  const card = floor.tables.find((one) => one.table === table);
  const watched = room.tables[table];
  if (card === undefined) {
    return <p className="pit-none">{t('pit.gone')}</p>;
  }
  return (
    <section className="place" aria-label={card.name}>
      <header>
        <h2>
          {t('table', { n: table })} <span>{card.name}</span>
        </h2>
        <Button tone="quiet" label={t('staff.close')} onPress={onClose}>
          ×
        </Button>
      </header>
      <div className="sheet-tabs" role="group" aria-label={t('pit.sheets')}>
        {SHEETS.map((name) => (
          <Button key={name} tone={sheet === name ? 'on' : 'quiet'} pressed={sheet === name} onPress={() => setSheet(name)}>
            {t(`pit.table.${name}`)}
          </Button>
        ))}
      </div>
      {sheet === 'now' && <Now card={card} floor={floor} watched={watched} onAsk={onAsk} />}
      {sheet === 'rounds' && <RoundsSheet card={card} watched={watched} onAsk={onAsk} />}
      {sheet === 'setup' && <SetupSheet card={card} watched={watched} onAsk={onAsk} />}
    </section>
  );
}

interface NowProps {
  readonly card: TableCard;
  readonly floor: FloorView;
  readonly watched: WatchedTable | undefined;
  readonly onAsk: (offer: OfferedAct) => void;
}

function Now({ card, floor, watched, onAsk }: NowProps) {
  const language = useLanguage();
  const { t } = language;
  const { who } = useStaff();
  const dealers = dealersOf(floor, card.table);
  const offers = watched === undefined ? [] : mine(watched.dealer.offers, who);
  const waiting = watched?.dealer.waiting ?? [];
  const answering = waiting.flatMap((one) => answers(one, offers));
  return (
    <>
      <dl className="place-facts">
        <Fact name={t('pit.phase')}>{phaseWords(language, card)}</Fact>
        <Fact name={t('pit.dealer')}>{dealers.length === 0 ? t('pit.noDealer') : dealers.join(', ')}</Fact>
        <Fact name={t('pit.game')}>{card.round.number}</Fact>
        <Fact name={t('pit.last')}>{card.last === undefined ? '–' : <Mark outcome={card.last.outcome} />}</Fact>
        <Fact name={t('pit.players')}>{t('pit.betting', { n: card.wagering, of: card.open })}</Fact>
        <Fact name={t('pit.onLayout')}>{dollars(card.wageredCents)}</Fact>
      </dl>
      <WaitingBanner waiting={waiting} offers={offers} acting={{ ...IDLE, ask: onAsk }} />
      {watched === undefined && <p role="status">{t('staff.looking')}</p>}
      <Offers offers={offers.filter((offer) => !answering.includes(offer))} onAsk={onAsk} />
    </>
  );
}

/** The banner only asks. */
const IDLE = {
  busy: false,
  trouble: undefined,
  asking: undefined,
  press: () => undefined,
  send: () => undefined,
  have: () => undefined,
  putAway: () => undefined,
};

export function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="caps">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface OffersProps {
  readonly offers: readonly OfferedAct[];
  readonly onAsk: (offer: OfferedAct) => void;
}

/** Everything that may be done at the table now: running it first, what seldom happens behind its heading. */
function Offers({ offers, onAsk }: OffersProps) {
  const { t } = useLanguage();
  const groups = irregular(offers, undefined);
  const ordinary = offers.filter((offer) => ['next', 'entry', 'shoe', 'money'].includes(placeOf(offer)));
  const house = groups.find(([group]) => group === 'house')?.[1] ?? [];
  const others = groups.filter(([group]) => group !== 'house');
  return (
    <>
      <div className="house-acts" role="group" aria-label={t('dealer.group.house')}>
        {house.map((offer) => (
          <Act key={JSON.stringify(offer.command)} offer={offer} onAsk={onAsk} plain />
        ))}
      </div>
      {others.map(([group, acts]) => (
        <details key={group} className="acts" open={group === 'corrections' || group === 'faults'}>
          <summary>
            {t(`dealer.group.${group}`)} <b>{acts.length}</b>
          </summary>
          {acts.map((offer) => (
            <Act key={JSON.stringify(offer.command)} offer={offer} onAsk={onAsk} />
          ))}
        </details>
      ))}
      {ordinary.length > 0 && (
        <details className="acts">
          <summary>
            {t('pit.dealing')} <b>{ordinary.length}</b>
          </summary>
          {ordinary.map((offer) => (
            <Act key={JSON.stringify(offer.command)} offer={offer} onAsk={onAsk} />
          ))}
        </details>
      )}
    </>
  );
}

interface ActProps {
  readonly offer: OfferedAct;
  readonly onAsk: (offer: OfferedAct) => void;
  readonly plain?: boolean;
}

function Act({ offer, onAsk, plain = false }: ActProps) {
  const language = useLanguage();
  const game = gameOf(offer);
  return (
    <Button tone={plain ? 'plain' : 'quiet'} className={plain ? '' : 'irregular-act'} onPress={() => onAsk(offer)}>
      <span>{actTitle(language, offer)}</span>
      {game !== undefined && <small>{language.t('staff.game', { n: game })}</small>}
    </Button>
  );
}
