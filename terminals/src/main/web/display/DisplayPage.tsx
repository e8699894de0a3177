import type { Statistics } from '@messages';
import { Hands } from '../baccarat/Hands';
import { Roads } from '../baccarat/Roads';
import { Die } from '../design/Die';
import { Ring } from '../design/Ring';
import { Wheel } from '../design/Wheel';
import { useLanguage } from '../i18n/language';
import { shortDollars } from '../money';
import { outcomeOf, type Outcome } from '../outcome';
import { noticesOf, phaseKey } from '../play/phase';
import { Counts, Mark } from '../play/Recent';
import { useFresh } from '../play/useFresh';
import { colourOf } from '../roulette/geometry';
import { wheelOf } from '../roulette/wheels';
import type { TableState } from '../store/state';
import { gameTitle } from '../titles';
import { useDisplay, type DisplayState } from './useDisplay';

/** The large sign over a table: what came, what is going on, and what came before. It runs by itself. */
export function DisplayPage({ table }: { readonly table: number }) {
  const { t } = useLanguage();
  const state = useDisplay(table);
  if (state.table === undefined) {
    return (
      <main className="display waiting">
        <p role="status">{state.refused ? t('display.notHere', { n: table }) : t('display.waiting')}</p>
      </main>
    );
  }
  return <Sign state={state} table={state.table} />;
}

/** The sign itself, apart from its line, so that a test can look at it. */
export function Sign({ state, table }: { readonly state: DisplayState; readonly table: TableState }) {
  const language = useLanguage();
  const { t } = language;
  const { round } = table.now;
  const closes = round.closesAtMillis;
  const left = (now: number) =>
    closes === undefined ? undefined : Math.max(0, closes - now - state.aheadMillis);
  return (
    <main className={`display ${table.layout.game.kind.toLowerCase()}${state.live ? '' : ' dimmed'}`}>
      <header>
        <div>
          <h1>{table.now.name}</h1>
          <p className="caps">{gameTitle(language, table.layout.game)}</p>
        </div>
        <p className={`display-phase ${round.phase.toLowerCase()}`} role="status">
          {state.live ? t(phaseKey(table)) : t('lock.trying')}
          {noticesOf(table).map((notice) => (
            <span key={notice} className="display-notice">
              {t(notice)}
            </span>
          ))}
        </p>
        {round.phase === 'BETTING' && <Ring left={left} wholeMillis={table.bettingMillis} />}
      </header>
      <Winner table={table} />
      <Past table={table} />
      <Limits table={table} />
    </main>
  );
}

function latest(table: TableState): Outcome | undefined {
  const text = table.now.recent[0]?.outcome;
  return text === undefined ? undefined : outcomeOf(text);
}

/** The winning number, the hands or the dice, as large as they go. */
function Winner({ table }: { readonly table: TableState }) {
  const { t } = useLanguage();
  const fresh = useFresh(table.resultAtMillis);
  const last = latest(table);
  const { dealing } = table.now;
  if (table.layout.game.kind === 'BACCARAT') {
    return (
      <section className="display-winner">
        <Hands hands={dealing.hands} winner={fresh && last?.kind === 'coup' ? last.side : undefined} />
      </section>
    );
  }
  return (
    <section className={`display-winner${fresh ? ' fresh' : ''}`}>
      {table.layout.game.kind === 'ROULETTE' && (
        <Wheel numbers={wheelOf(zerosOf(table))} running={dealing.ballRunning} winner={last?.kind === 'number' ? last.label : undefined} />
      )}
      {last?.kind === 'number' && !dealing.ballRunning && (
        <strong className={`display-number is-${colourOf(last.label)}`}>{last.label}</strong>
      )}
      {last?.kind === 'dice' && (
        <>
          {last.faces.map((face, place) => (
            <Die key={place} face={face} />
          ))}
          <strong className="display-total">{t('total', { n: last.total })}</strong>
        </>
      )}
    </section>
  );
}

function zerosOf(table: TableState): string[] {
  const bets = table.layout.lines.flatMap((line) => line.bets);
  return ['0', '00'].filter((zero) => bets.includes(`straight:${zero}`));
}

/** Results, statistics and score cards. */
function Past({ table }: { readonly table: TableState }) {
  const { statistics, roads } = table.results ?? {};
  const dice = table.layout.game.kind === 'SIC_BO';
  return (
    <section className="display-past">
      {roads === undefined ? (
        <div className="display-recent">
          {table.now.recent.map((result) => (
            <Mark key={result.round} outcome={result.outcome} />
          ))}
        </div>
      ) : (
        <Roads roads={roads} />
      )}
      {statistics !== undefined && <Counted statistics={statistics} dice={dice} />}
    </section>
  );
}

function Counted({ statistics, dice }: { readonly statistics: Statistics; readonly dice: boolean }) {
  const { t, named } = useLanguage();
  return (
    <>
      <div className="display-counts">
        <span className="caps">{t('display.games', { n: statistics.rounds })}</span>
        {statistics.groups.map(({ name, times }) => (
          <span key={name} className={`group group-${name.toLowerCase()}`}>
            {named(`group.${name}`, name)} <b>{times}</b>
          </span>
        ))}
      </div>
      {statistics.hot.length > 0 && (
        <div className="hot-cold">
          <Counts title={t('results.hot')} counts={statistics.hot} dice={dice} />
          <Counts title={t('results.cold')} counts={statistics.cold} dice={dice} />
        </div>
      )}
    </>
  );
}

function Limits({ table }: { readonly table: TableState }) {
  const { t } = useLanguage();
  const lines = table.layout.limits.lines;
  const least = Math.min(...lines.map((line) => line.minimumCents));
  const most = Math.max(...lines.map((line) => line.maximumCents));
  return (
    <footer className="caps">
      {t('limits.title')} {t('limits.range', { least: shortDollars(least), most: shortDollars(most) })}
    </footer>
  );
}
