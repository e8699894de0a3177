import { useState } from 'react';
import type { OfferedAct, TableCard } from '@messages';
import { Button } from '../design/Button';
import { useLanguage } from '../i18n/language';
import { dollars } from '../money';
import { betName } from '../play/names';
import { Mark } from '../play/Recent';
import { useStaff } from '../staff/Staff';
import type { Page } from '../staff/records';
import { timeOfDay } from '../staff/time';
import { Trouble } from '../staff/Trouble';
import type { WatchedTable } from '../staff/useStaffRoom';
import { roundActs } from './acts';
import { anotherOutcome, decided, rows, type PastRound, type RoundLine } from './records';
import { Replay } from './Replay';
import { useAnswer } from './useAnswer';

interface RoundsSheetProps {
  readonly card: TableCard;
  readonly watched: WatchedTable | undefined;
  readonly onAsk: (offer: OfferedAct) => void;
}

const LOOK_BACK_MILLIS = 2 * 60 * 60 * 1_000;
const MOST = 1_000;

/** Past rounds of the table, the latest first; one of them opens with its wagers and what may be put right. */
export function RoundsSheet({ card, watched, onAsk }: RoundsSheetProps) {
  const { t } = useLanguage();
  const [from] = useState(() => Date.now() - LOOK_BACK_MILLIS);
  const [chosen, setChosen] = useState<number | undefined>(undefined);
  const mark = `${card.round.number} ${card.round.phase}`;
  const { value, trouble } = useAnswer<Page>(`/api/records/rounds?table=${card.table}&fromMillis=${from}&limit=${MOST}`, mark);
  const rounds = rows<PastRound>(value).reverse();
  const round = rounds.find((one) => one.roundNo === chosen);
  if (round !== undefined) {
    return <OneRound key={round.roundNo} round={round} watched={watched} mark={mark} onBack={() => setChosen(undefined)} onAsk={onAsk} />;
  }
  return (
    <>
      <Trouble of={trouble} />
      {value !== undefined && rounds.length === 0 && <p className="pit-none">{t('pit.noRounds')}</p>}
      <ol className="rounds">
        {rounds.map((one) => (
          <li key={one.roundNo}>
            <button type="button" onClick={() => setChosen(one.roundNo)}>
              <b>{one.roundNo}</b>
              <Result round={one} />
              <Moment atMillis={one.openedMillis} />
              {one.corrections > 0 && <span className="corrected">{t('pit.corrected', { n: one.corrections })}</span>}
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}

/** What came, that nothing counts, or how far it has come. */
function Result({ round }: { readonly round: PastRound }) {
  const { trade } = useLanguage();
  if (round.outcome !== '') {
    return <Mark outcome={round.outcome} />;
  }
  return round.state === 'VOID' ? <Mark outcome={undefined} /> : <span className="dim">{trade(round.state)}</span>;
}

/** The time of day in the language of the screen. */
export function Moment({ atMillis }: { readonly atMillis: number }) {
  const language = useLanguage();
  return <time className="figures">{atMillis === 0 ? '–' : timeOfDay(language, atMillis)}</time>;
}

interface OneRoundProps {
  readonly round: PastRound;
  readonly watched: WatchedTable | undefined;
  /** Changes when the table does. */
  readonly mark: string;
  readonly onBack: () => void;
  readonly onAsk: (offer: OfferedAct) => void;
}

function OneRound({ round, watched, mark, onBack, onAsk }: OneRoundProps) {
  const { t, trade } = useLanguage();
  const { who } = useStaff();
  const [replayed, setReplayed] = useState<number | undefined>(undefined);
  const { value, trouble } = useAnswer<Page>(`/api/records/round?table=${round.tableNo}&round=${round.roundNo}&limit=${MOST}`, mark);
  const lines = decided(rows<RoundLine>(value));
  const terminals = [...new Set(lines.map((line) => line.terminalNo))];
  return (
    <div className="one-round">
      <div className="row">
        <Button tone="quiet" onPress={onBack}>
          ‹ {t('pit.table.rounds')}
        </Button>
        <strong>{t('staff.game', { n: round.roundNo })}</strong>
        <Result round={round} />
        <Moment atMillis={round.openedMillis} />
      </div>
      <Trouble of={trouble} />
      <div className="house-acts">
        {roundActs(who.role, round.tableNo, round.roundNo, anotherOutcome(round.outcome)).map((offer) => (
          <Button key={offer.command['@type']} onPress={() => onAsk(offer)}>
            {trade(offer.command['@type'])}
          </Button>
        ))}
      </div>
      <h3 className="caps">{t('pit.replay')}</h3>
      <div className="row">
        {terminals.length === 0 && <p className="dim">{t('pit.nobodyBet')}</p>}
        {terminals.map((terminal) => (
          <Button key={terminal} tone="gold" onPress={() => setReplayed(terminal)}>
            ▶ {t('terminal', { n: terminal })}
          </Button>
        ))}
      </div>
      {lines.length > 0 && <Settlement lines={lines} watched={watched} />}
      {replayed !== undefined && watched !== undefined && (
        <Replay table={watched.table} round={round.roundNo} terminal={replayed} onClose={() => setReplayed(undefined)} />
      )}
    </div>
  );
}

/** Every wager of the round, and how it was decided last. */
function Settlement({ lines, watched }: { readonly lines: readonly RoundLine[]; readonly watched: WatchedTable | undefined }) {
  const language = useLanguage();
  const { t } = language;
  return (
    <table className="data settlement">
      <thead>
        <tr>
          <th scope="col">{t('staff.terminal')}</th>
          <th scope="col">{t('odds.bet')}</th>
          <th scope="col">{t('recall.staked')}</th>
          <th scope="col">{t('recall.returned')}</th>
          <th scope="col">{t('pit.decided')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.wagerId} title={line.rule === '' ? undefined : t('staff.rule', { rule: line.rule })}>
            <th scope="row">{line.terminalNo}</th>
            <td>{watched === undefined ? line.bet : betName(language, line.bet, watched.table)}</td>
            <td className="figures">{dollars(line.stakeCents)}</td>
            <td className="figures">{dollars(line.creditCents)}</td>
            <td>{language.trade(line.kind === '' ? line.state : line.kind)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
