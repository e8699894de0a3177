import type { ReactNode } from 'react';
import { Hands } from '../baccarat/Hands';
import { Roads } from '../baccarat/Roads';
import { Die } from '../design/Die';
import { Ring } from '../design/Ring';
import { Wheel } from '../design/Wheel';
import { useLanguage } from '../i18n/language';
import { shortDollars } from '../money';
import { outcomeOf, type Outcome } from '../outcome';
import { colourOf } from '../roulette/geometry';
import { wheelOf } from '../roulette/wheels';
import { leftMillis } from '../store/selectors';
import { gameTitle, sameWords } from '../titles';
import { AskButton } from './AskButton';
import { noticesOf, phaseKey } from './phase';
import { Recent } from './Recent';
import { NoBet } from './NoBet';
import { useTable } from './table';

/** The upper part of a table: what happens there now, and what happened before. */
export function Stage({ children }: { readonly children?: ReactNode }) {
  const { state, table } = useTable();
  const language = useLanguage();
  const { t } = language;
  const { round } = table.now;
  const notices = noticesOf(table);
  return (
    <div className="stage">
      <div className="stage-status">
        <div className="stage-title">
          <h2>{table.now.name}</h2>
          {!sameWords(table.now.name, gameTitle(language, table.layout.game)) && (
            <span className="caps">{gameTitle(language, table.layout.game)}</span>
          )}
          <Limits />
        </div>
        <div className="stage-phase">
          {round.phase === 'BETTING' && (
            <Ring left={(now) => leftMillis(state, table.now.table, now)} wholeMillis={table.bettingMillis} />
          )}
          <div>
            <p className={`phase ${round.phase.toLowerCase()}`} role="status">
              {t(phaseKey(table))}
            </p>
            {notices.map((notice) => (
              <p key={notice} className="stage-notice">
                {t(notice)}
              </p>
            ))}
            <NoBet />
          </div>
        </div>
        {children}
      </div>
      <Happening />
      <div className="stage-past">
        <Past />
      </div>
      <ShootButton />
    </div>
  );
}

function latest(recent: readonly { readonly outcome?: string }[]): Outcome | undefined {
  const text = recent[0]?.outcome;
  return text === undefined ? undefined : outcomeOf(text);
}

/** The wheel, the hands or the dice. */
function Happening() {
  const { table, fresh } = useTable();
  const { t } = useLanguage();
  const last = latest(table.now.recent);
  const { phase } = table.now.round;
  switch (table.layout.game.kind) {
    case 'ROULETTE': {
      const bets = table.layout.lines.flatMap((line) => line.bets);
      const label = last?.kind === 'number' ? last.label : undefined;
      const running = table.now.dealing.ballRunning;
      return (
        <div className="happening wheel-stage">
          <Wheel
            numbers={wheelOf(['0', '00'].filter((zero) => bets.includes(`straight:${zero}`)))}
            running={running}
            winner={label}
          />
          {label !== undefined && !running && <NumberPlate label={label} fresh={fresh} />}
        </div>
      );
    }
    case 'BACCARAT':
      return (
        <div className="happening coup-stage">
          <Hands
            hands={table.now.dealing.hands}
            winner={fresh && last?.kind === 'coup' ? last.side : undefined}
          />
          <p className="coup-result" role="status">
            {fresh && last?.kind === 'coup' ? <span className={`is-${last.side}`}>{t(`result.${last.side}`)}</span> : null}
          </p>
        </div>
      );
    case 'SIC_BO':
      return (
        <div className={`happening dice${phase === 'DEALING' || phase === 'CLOSED' ? ' shaking' : ''}`}>
          {(last?.kind === 'dice' ? last.faces : [1, 1, 1]).map((face, place) => (
            <Die key={`${place} ${face}`} face={face} />
          ))}
          {last?.kind === 'dice' && <span className="dice-total">{t('total', { n: last.total })}</span>}
        </div>
      );
  }
}

function NumberPlate({ label, fresh }: { readonly label: string; readonly fresh: boolean }) {
  const { t } = useLanguage();
  return (
    <div className={`number-plate is-${colourOf(label)}${fresh ? ' fresh' : ''}`}>
      <span className="caps">{t('result.number')}</span>
      <strong>{label}</strong>
    </div>
  );
}

/** Roads for baccarat, the last results for the others. */
function Past() {
  const { table } = useTable();
  const { results } = table;
  return results?.roads === undefined ? (
    <Recent recent={table.now.recent} statistics={results?.statistics} dice={table.layout.game.kind === 'SIC_BO'} />
  ) : (
    <Roads roads={results.roads} />
  );
}

/** The sign in short: one line if all are alike, and the minimum total where there is one. */
function Limits() {
  const { table } = useTable();
  const { t } = useLanguage();
  const sign = table.layout.limits;
  const least = Math.min(...sign.lines.map((line) => line.minimumCents));
  const most = Math.max(...sign.lines.map((line) => line.maximumCents));
  return (
    <p className="limits">
      <span className="caps">{t('limits.title')}</span>
      <span>{t('limits.range', { least: shortDollars(least), most: shortDollars(most) })}</span>
      {sign.leastTotalCents !== undefined && (
        <span>{t('limits.total', { amount: shortDollars(sign.leastTotalCents) })}</span>
      )}
    </p>
  );
}

/** Alive on the shooter's terminal only; the others see who shoots. */
function ShootButton() {
  const { state, table, ask } = useTable();
  const { t } = useLanguage();
  const shooter = table.now.round.shooter;
  if (shooter === undefined) {
    return null;
  }
  return shooter.terminal === state.terminal ? (
    <div className="shoot">
      <p>{t('shoot.yours')}</p>
      <AskButton tone="gold" state={state} ask={ask} act={{ type: 'shoot', table: table.now.table }}>
        {t('act.shoot')}
      </AskButton>
    </div>
  ) : (
    <div className="shoot">
      <p>{t('shoot.other', { n: shooter.terminal })}</p>
    </div>
  );
}
