import type { Count, Statistics } from '@messages';
import { Hands } from '../baccarat/Hands';
import { Roads } from '../baccarat/Roads';
import { Die } from '../design/Die';
import { Ring } from '../design/Ring';
import { Wheel } from '../design/Wheel';
import { useLanguage } from '../i18n/language';
import { LanguageButton } from '../i18n/LanguageButton';
import { shortDollars } from '../money';
import { outcomeOf, type Outcome } from '../outcome';
import { noticesOf, phaseKey } from '../play/phase';
import { Counts, Mark } from '../play/Recent';
import { useFresh } from '../play/useFresh';
import { colourOf } from '../roulette/geometry';
import { wheelOf } from '../roulette/wheels';
import type { TableState } from '../store/state';
import { gameTitle, sameWords } from '../titles';
import { inOrder } from './counts';
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

interface SignProps {
  readonly state: DisplayState;
  readonly table: TableState;
}

/** The sign itself, apart from its line, so that a test can look at it. */
export function Sign({ state, table }: SignProps) {
  return (
    <main className={`display ${table.layout.game.kind.toLowerCase()}${state.live ? '' : ' dimmed'}`}>
      <Head state={state} table={table} />
      <Winner state={state} table={table} />
      <Past table={table} />
      <footer>
        <Limits table={table} />
        <LanguageButton />
      </footer>
    </main>
  );
}

function Head({ state, table }: SignProps) {
  const language = useLanguage();
  const { t } = language;
  const { round } = table.now;
  const title = gameTitle(language, table.layout.game);
  const closes = round.closesAtMillis;
  const left = (now: number) => (closes === undefined ? undefined : Math.max(0, closes - now - state.aheadMillis));
  return (
    <header>
      <div>
        <h1>{table.now.name}</h1>
        {!sameWords(table.now.name, title) && <p className="caps">{title}</p>}
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
  );
}

function latest(table: TableState): Outcome | undefined {
  const text = table.now.recent[0]?.outcome;
  return text === undefined ? undefined : outcomeOf(text);
}

/** The winning number, the hands or the dice, as large as they go. */
function Winner({ state, table }: SignProps) {
  const fresh = useFresh(table.resultAtMillis);
  const last = latest(table);
  return (
    <section className={`display-winner${fresh ? ' fresh' : ''}`}>
      {table.layout.game.kind === 'ROULETTE' && <Spin last={last} table={table} />}
      {table.layout.game.kind === 'BACCARAT' && <Coup last={last} state={state} table={table} />}
      {last?.kind === 'dice' && <Dice last={last} />}
    </section>
  );
}

function Spin({ last, table }: { readonly last: Outcome | undefined; readonly table: TableState }) {
  const { t } = useLanguage();
  const { ballRunning } = table.now.dealing;
  const label = last?.kind === 'number' ? last.label : undefined;
  const over = table.now.round.phase === 'RESULT' || table.now.round.phase === 'SETTLED';
  return (
    <>
      <Wheel numbers={wheelOf(zerosOf(table))} running={ballRunning} winner={label} />
      {label !== undefined && (
        <figure className={ballRunning ? 'display-plate before' : 'display-plate'}>
          <figcaption className="caps">{t(over && !ballRunning ? 'result.number' : 'display.last')}</figcaption>
          <strong className={`display-number is-${colourOf(label)}`}>{label}</strong>
        </figure>
      )}
    </>
  );
}

/** The cards of the game that runs, or else of the last one with who won it; of a void game nothing stays. */
function Coup({ last, state, table }: SignProps & { readonly last: Outcome | undefined }) {
  const { t } = useLanguage();
  const undecided = ['CLOSED', 'DEALING', 'RESULT'].includes(table.now.round.phase);
  const won = !undecided && last?.kind === 'coup' ? last : undefined;
  const theirs = state.hands?.player.total === won?.player && state.hands?.banker.total === won?.banker;
  return (
    <>
      <Hands hands={undecided ? table.now.dealing.hands : theirs ? state.hands : undefined} winner={won?.side} totals={won} />
      {won !== undefined && (
        <p className={`display-side is-${won.side}`}>
          {won.side === 'tie' ? t('display.tie') : t('display.winner', { side: t(`hand.${won.side}`) })}
          {won.natural && <small>{t('group.NATURAL')}</small>}
        </p>
      )}
    </>
  );
}

function Dice({ last }: { readonly last: Extract<Outcome, { readonly kind: 'dice' }> }) {
  const { t } = useLanguage();
  const group = last.triple ? 'TRIPLE' : last.total <= 10 ? 'SMALL' : 'BIG';
  return (
    <>
      {last.faces.map((face, place) => (
        <Die key={place} face={face} />
      ))}
      <strong className="display-total">
        <small>{t('display.total')}</small>
        {last.total}
        <small>{t(`group.${group}`)}</small>
      </strong>
    </>
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
  const { t } = useLanguage();
  return (
    <div className="display-counts">
      <p className="caps">{t('display.games', { n: statistics.rounds })}</p>
      {inOrder(statistics.groups).map((set) => (
        <Shares key={set[0]?.name} set={set} />
      ))}
      {statistics.hot.length > 0 && (
        <div className="hot-cold">
          <Counts title={t('results.hot')} counts={statistics.hot} dice={dice} />
        </div>
      )}
      {statistics.cold.length > 0 && (
        <div className="hot-cold">
          <Counts title={t('results.cold')} counts={statistics.cold} dice={dice} />
        </div>
      )}
    </div>
  );
}

/** How often each came, side by side, each as wide as its share. */
function Shares({ set }: { readonly set: readonly Count[] }) {
  const { named } = useLanguage();
  return (
    <div className="shares">
      {set.map(({ name, times }) => (
        <span key={name} className={`share share-${name.toLowerCase()}`} style={{ flexGrow: times }}>
          {named(`group.${name}`, name)} <b>{times}</b>
        </span>
      ))}
    </div>
  );
}

function Limits({ table }: { readonly table: TableState }) {
  const { t } = useLanguage();
  const lines = table.layout.limits.lines;
  const least = Math.min(...lines.map((line) => line.minimumCents));
  const most = Math.max(...lines.map((line) => line.maximumCents));
  return (
    <p className="caps">
      {t('limits.title')} {t('limits.range', { least: shortDollars(least), most: shortDollars(most) })}
    </p>
  );
}
