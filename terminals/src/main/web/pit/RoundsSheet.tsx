import { useState } from 'react';
import type { GameKind, OfferedAct, TableCard } from '@messages';
import { Button } from '../design/Button';
import { useLanguage } from '../i18n/language';
import { dollars } from '../money';
import { betName } from '../play/names';
import { Mark } from '../play/Recent';
import { useStaff } from '../staff/Staff';
import type { Page } from '../staff/records';
import { localText, timeOfDay } from '../staff/time';
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

/** So much is shown from the moment on that somebody chose. */
const LOOK_BACK_MILLIS = 2 * 60 * 60 * 1_000;
const MOST = 1_000;

/** Past rounds of the table, the latest first; one of them opens with its wagers and what may be put right. */
export function RoundsSheet({ card, watched, onAsk }: RoundsSheetProps) {
  const { t } = useLanguage();
  const [from, setFrom] = useState<number | undefined>(undefined);
  const [opened] = useState(() => Date.now());
  const [chosen, setChosen] = useState<number | undefined>(undefined);
  const mark = `${card.round.number} ${card.round.phase}`;
  const period = from === undefined ? `fromMillis=${opened - LOOK_BACK_MILLIS}` : `fromMillis=${from}&toMillis=${from + LOOK_BACK_MILLIS}`;
  const { value, trouble } = useAnswer<Page>(`/api/records/rounds?table=${card.table}&${period}&limit=${MOST}`, mark);
  const rounds = rows<PastRound>(value).reverse();
  const round = rounds.find((one) => one.roundNo === chosen);
  if (round !== undefined) {
    return <OneRound key={round.roundNo} game={card.game} round={round} watched={watched} mark={mark} onBack={() => setChosen(undefined)} onAsk={onAsk} />;
  }
  return (
    <>
      <Since from={from} onFrom={setFrom} />
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

/** The last two hours, or two hours from any moment on. */
function Since({ from, onFrom }: { readonly from: number | undefined; readonly onFrom: (from: number | undefined) => void }) {
  const { t } = useLanguage();
  return (
    <div className="row rounds-since">
      <label>
        {t('pit.since')}
        <input
          type="datetime-local"
          value={from === undefined ? '' : localText(from)}
          onChange={(event) => onFrom(event.target.value === '' ? undefined : new Date(event.target.value).getTime())}
        />
      </label>
      <Button tone={from === undefined ? 'on' : 'quiet'} pressed={from === undefined} onPress={() => onFrom(undefined)}>
        {t('pit.lately')}
      </Button>
    </div>
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
  readonly game: GameKind;
  readonly round: PastRound;
  readonly watched: WatchedTable | undefined;
  /** Changes when the table does. */
  readonly mark: string;
  readonly onBack: () => void;
  readonly onAsk: (offer: OfferedAct) => void;
}

function OneRound({ game, round, watched, mark, onBack, onAsk }: OneRoundProps) {
  const { t, trade } = useLanguage();
  const { who } = useStaff();
  const [replayed, setReplayed] = useState<number | undefined>(undefined);
  const { value, trouble } = useAnswer<Page>(`/api/records/round?table=${round.tableNo}&round=${round.roundNo}&limit=${MOST}`, mark);
  const all = rows<RoundLine>(value);
  const lines = decided(all);
  const terminals = [...new Set(all.map((line) => line.terminalNo))].sort((one, other) => one - other);
  const others = watched?.dealer.terminals.filter((terminal) => !terminals.includes(terminal)) ?? [];
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
        {roundActs(who.role, round.tableNo, round.roundNo, anotherOutcome(game, round.outcome)).map((offer) => (
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
        {others.length > 0 && (
          <label className="other-terminal">
            {t('pit.otherTerminal')}
            <select value="" onChange={(event) => setReplayed(Number(event.target.value))}>
              <option value="" disabled>
                {t('staff.choose')}
              </option>
              {others.map((terminal) => (
                <option key={terminal} value={terminal}>
                  {terminal}
                </option>
              ))}
            </select>
          </label>
        )}
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
