import { useState } from 'react';
import type { FloorView, OfferedAct, TerminalCard } from '@messages';
import { Button } from '../design/Button';
import { useLanguage } from '../i18n/language';
import { dollars } from '../money';
import { Mark } from '../play/Recent';
import type { Page } from '../staff/records';
import { useStaff } from '../staff/Staff';
import { actTitle } from '../staff/titles';
import { reportFault, terminalActs } from './acts';
import { TillFaults } from './DevicesPanel';
import { seatOf, type Spot } from './floor';
import { rows, type PastRound } from './records';
import { Fact } from './TablePanel';
import { useAnswer } from './useAnswer';

interface TerminalPanelProps {
  readonly terminal: number;
  readonly floor: FloorView;
  readonly onSpot: (spot: Spot | undefined) => void;
  readonly onAsk: (offer: OfferedAct) => void;
}

/** One terminal: who sits there with how much, what may be done, and what was played. */
export function TerminalPanel({ terminal, floor, onSpot, onAsk }: TerminalPanelProps) {
  const { t } = useLanguage();
  const card = floor.terminals.find((one) => one.terminal === terminal);
  if (card === undefined) {
    return <p className="pit-none">{t('pit.gone')}</p>;
  }
  return (
    <section className="place" aria-label={t('terminal', { n: terminal })}>
      <header>
        <h2>
          {t('terminal', { n: terminal })} <span>{t(`pit.seat.${seatOf(card, floor.alerts)}`)}</span>
        </h2>
        <Button tone="quiet" label={t('staff.close')} onPress={() => onSpot(undefined)}>
          ×
        </Button>
      </header>
      <Facts card={card} floor={floor} onSpot={onSpot} />
      <Acts card={card} floor={floor} onAsk={onAsk} />
      <TillFaults terminal={terminal} />
      <Played card={card} />
    </section>
  );
}

function Facts({ card, floor, onSpot }: { readonly card: TerminalCard; readonly floor: FloorView; readonly onSpot: (spot: Spot) => void }) {
  const { t, trade } = useLanguage();
  return (
    <>
      <dl className="place-facts">
        <Fact name={t('meter.credit')}>{dollars(card.creditCents)}</Fact>
        <Fact name={t('meter.bet')}>{dollars(card.betCents)}</Fact>
        {card.payingCents !== undefined && <Fact name={t('pit.seat.paying')}>{dollars(card.payingCents)}</Fact>}
        <Fact name={t('pit.patron')}>{card.patron ?? '–'}</Fact>
        <Fact name={t('pit.acceptor')}>{trade(card.acceptor)}</Fact>
        <Fact name={t('pit.printer')}>{t(card.printerReady ? 'pit.ready' : 'pit.notReady')}</Fact>
      </dl>
      <div className="row">
        {card.tables.map((table) => (
          <Button key={table} tone="quiet" onPress={() => onSpot({ kind: 'table', table })}>
            {floor.tables.find((one) => one.table === table)?.name ?? t('table', { n: table })}
          </Button>
        ))}
      </div>
    </>
  );
}

function Acts({ card, floor, onAsk }: { readonly card: TerminalCard; readonly floor: FloorView; readonly onAsk: (offer: OfferedAct) => void }) {
  const language = useLanguage();
  const { who } = useStaff();
  const [now] = useState(() => Date.now());
  const idle = floor.alerts.some((alert) => alert.kind === 'IDLE_SEAT' && alert.terminal === card.terminal);
  const table = card.tables[0] ?? 0;
  const round = floor.tables.find((one) => one.table === table)?.round.number ?? 0;
  const fault = reportFault(who.role, { table, terminal: card.terminal, round }, now);
  const withTable = card.tables.length > 1 ? { ...fault, fill: ['table', ...fault.fill] } : fault;
  return (
    <div className="terminal-acts">
      {[...terminalActs(who.role, card, idle), withTable].map((offer) => (
        <Button
          key={offer.command['@type']}
          tone={['AnswerCall', 'VacateSeat', 'RestoreTerminal'].includes(offer.command['@type']) ? 'gold' : 'quiet'}
          onPress={() => onAsk(offer)}
        >
          {actTitle(language, offer)}
        </Button>
      ))}
    </div>
  );
}

interface TerminalRound extends PastRound {
  readonly stakeCents: number;
  readonly creditCents: number;
}

/** The last rounds in which this terminal had a wager. */
function Played({ card }: { readonly card: TerminalCard }) {
  const { t } = useLanguage();
  const { value } = useAnswer<Page>(`/api/records/last-rounds?terminal=${card.terminal}`, card.creditCents);
  const played = rows<TerminalRound>(value).reverse();
  if (played.length === 0) {
    return null;
  }
  return (
    <table className="data">
      <caption className="caps">{t('act.recall')}</caption>
      <tbody>
        {played.map((round) => (
          <tr key={`${round.tableNo} ${round.roundNo}`}>
            <th scope="row">{t('table', { n: round.tableNo })}</th>
            <td>{t('staff.game', { n: round.roundNo })}</td>
            <td>
              <Mark outcome={round.outcome === '' ? undefined : round.outcome} />
            </td>
            <td className="figures">{dollars(round.stakeCents ?? 0)}</td>
            <td className="figures">{dollars(round.creditCents ?? 0)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
