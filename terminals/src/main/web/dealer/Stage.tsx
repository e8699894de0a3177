import type { Readings } from '@messages';
import { Hands } from '../baccarat/Hands';
import { Die } from '../design/Die';
import { Ring } from '../design/Ring';
import { Wheel } from '../design/Wheel';
import { useLanguage } from '../i18n/language';
import { outcomeOf, type Outcome } from '../outcome';
import { noticesOf, phaseKey } from '../play/phase';
import { Mark } from '../play/Recent';
import { colourOf } from '../roulette/geometry';
import { wheelOf } from '../roulette/wheels';
import type { WatchedTable } from '../staff/useStaffRoom';
import type { TableState } from '../store/state';
import { gameTitle } from '../titles';
import { Coming } from './Coming';
import { zerosOf } from './NumberPad';

interface StageProps {
  readonly watched: WatchedTable;
  readonly aheadMillis: number;
}

/** What happens at the table now, large: phase, time, and what lies there. */
export function Stage({ watched, aheadMillis }: StageProps) {
  const language = useLanguage();
  const { t } = language;
  const { table, dealer } = watched;
  const { round } = table.now;
  const closes = round.closesAtMillis;
  const left = (now: number) => (closes === undefined ? undefined : Math.max(0, closes - now - aheadMillis));
  return (
    <section className="dealer-stage panel" aria-label={t('dealer.stage')}>
      <header>
        <div className="dealer-phase">
          <p className="caps">
            {table.now.name} · {round.number > 0 ? t('staff.game', { n: round.number }) : gameTitle(language, table.layout.game)}
          </p>
          <p className={`phase ${round.phase.toLowerCase()}`} role="status">
            {t(phaseKey(table))}
          </p>
          {noticesOf(table).map((notice) => (
            <p key={notice} className="stage-notice">
              {t(notice)}
            </p>
          ))}
          <Coming watched={watched} />
          {round.shooter !== undefined && <p className="stage-notice">{t('shoot.other', { n: round.shooter.terminal })}</p>}
        </div>
        {round.phase === 'BETTING' && closes !== undefined && <Ring left={left} wholeMillis={table.bettingMillis} />}
      </header>
      <Picture table={table} outcome={known(watched)} />
      <Readout readings={dealer.readings} />
      <ol className="dealer-recent" aria-label={t('results.last')}>
        {table.now.recent.slice(0, 12).map((result) => (
          <li key={result.round}>
            <Mark outcome={result.outcome} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What is known of this round; the result of the one before is no picture of a round that has begun. */
function known({ table, dealer }: WatchedTable): Outcome | undefined {
  const { round, recent } = table.now;
  const awaiting = dealer.readings.awaiting?.outcome.text;
  const over = round.phase === 'SETTLED' || round.phase === 'IDLE' ? recent[0]?.outcome : undefined;
  const text = awaiting ?? over;
  return text === undefined ? undefined : outcomeOf(text);
}

function Picture({ table, outcome }: { readonly table: TableState; readonly outcome: Outcome | undefined }) {
  const { t } = useLanguage();
  const { dealing } = table.now;
  switch (table.layout.game.kind) {
    case 'ROULETTE': {
      const label = outcome?.kind === 'number' ? outcome.label : undefined;
      return (
        <div className="dealer-picture">
          <Wheel numbers={wheelOf(zerosOf(table))} running={dealing.ballRunning} winner={label} />
          {label !== undefined && <strong className={`dealer-number is-${colourOf(label)}`}>{label}</strong>}
        </div>
      );
    }
    case 'BACCARAT':
      return (
        <div className="dealer-picture">
          <Hands hands={dealing.hands} winner={outcome?.kind === 'coup' ? outcome.side : undefined} />
        </div>
      );
    case 'SIC_BO':
      return (
        <div className="dealer-picture dice">
          {outcome?.kind === 'dice' ? (
            <>
              {outcome.faces.map((face, place) => (
                <Die key={place} face={face} />
              ))}
              <strong className="dealer-total">{t('total', { n: outcome.total })}</strong>
            </>
          ) : (
            [0, 1, 2].map((place) => <span key={place} className="die-place" />)
          )}
        </div>
      );
  }
}

/** What device and people have said, side by side; plainly so where they differ. */
function Readout({ readings }: { readonly readings: Readings }) {
  const language = useLanguage();
  const { t } = language;
  const { awaiting, sensed, keyed, ball, disagree } = readings;
  if (awaiting === undefined && sensed === undefined && keyed === undefined && !disagree) {
    return null;
  }
  return (
    <div className={disagree ? 'readout disagree' : 'readout'} role={disagree ? 'alert' : undefined}>
      {disagree && <p className="readout-head">{t('dealer.disagree')}</p>}
      <dl>
        {sensed !== undefined && <Said by={t('dealer.sensed')} text={sensed} />}
        {keyed !== undefined && <Said by={t('dealer.keyed')} text={keyed} />}
        {awaiting !== undefined && (
          <Said by={`${t('dealer.awaiting')} · ${language.trade(awaiting.source)}`} text={awaiting.outcome.text} />
        )}
        {ball?.revolutions !== undefined && (
          <div>
            <dt className="caps">{t('dealer.revolutions')}</dt>
            <dd>{ball.revolutions}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}

function Said({ by, text }: { readonly by: string; readonly text: string }) {
  const { trade } = useLanguage();
  return (
    <div>
      <dt className="caps">{by}</dt>
      <dd>{outcomeOf(text) === undefined ? trade(text) : <Mark outcome={text} />}</dd>
    </div>
  );
}
