import type { PointerEvent } from 'react';
import type { LastPlayed } from '@messages';
import { Button } from '../design/Button';
import { Chip } from '../design/Chip';
import { useNow } from '../design/Ring';
import type { Key } from '../i18n/en';
import { useLanguage } from '../i18n/language';
import { dollars, shortDollars } from '../money';
import { bettingOpen, leftMillis, meters, ownAt, unconfirmedCents, waitsFor } from '../store/selectors';
import type { TableState } from '../store/state';
import { AskButton } from './AskButton';
import { betAt, useHand } from './drag';
import type { Front } from './Shell';
import type { Mode } from './table';
import { useCountUp } from './useCountUp';
import type { Terminal } from './useTerminal';

interface FooterProps {
  readonly terminal: Terminal;
  readonly table: TableState;
  readonly tray: readonly number[];
  readonly chipCents: number;
  readonly onChip: (cents: number) => void;
  readonly mode: Mode;
  readonly onMode: (mode: Mode) => void;
  readonly onFront: (front: Front) => void;
}

/** Meters, chips, and what can be done with the chips on the table. */
export function Footer(props: FooterProps) {
  const { terminal, table, onFront } = props;
  const { t } = useLanguage();
  const number = table.now.table;
  const shown = meters(terminal.state, number);
  return (
    <footer className="footer">
      <div className="meters">
        <Meter name="meter.credit" cents={shown.creditCents} />
        <Meter name="meter.bet" cents={shown.betCents} />
        <WinMeter cents={shown.winCents} last={ownAt(terminal.state, number)?.last} />
      </div>
      <div className="chips-and-hint">
        <Tray {...props} />
        <Hint {...props} />
      </div>
      <Actions {...props} />
      <div className="money-buttons">
        <Button tone="gold" onPress={() => onFront('buyIn')}>
          {t('act.buyIn')}
        </Button>
        <Button
          tone="plain"
          disabled={terminal.state.own?.open !== true}
          busy={waitsFor(terminal.state, { type: 'cashOut' })}
          onPress={() => onFront('cashOut')}
        >
          {t('act.cashOut')}
        </Button>
      </div>
    </footer>
  );
}

/** So long before the close a reminder becomes pressing. */
const HURRY_MILLIS = 10_000;

/** What the player should do next: in the act that has begun, or so that the chips on the table count. It has a place of its own. */
function Hint({ terminal, table, mode }: FooterProps) {
  const { t } = useLanguage();
  const { state } = terminal;
  const number = table.now.table;
  const left = leftMillis(state, number, useNow(500));
  const { betCents } = meters(state, number);
  const least = table.layout.limits.leastTotalCents ?? 0;
  const open = bettingOpen(state, number);
  const [hint] = [
    ...modeHint(mode).map((key) => t(key)),
    ...(open && betCents > 0 && betCents < least
      ? [t('notice.minimumTotal', { amount: dollars(least - betCents), least: shortDollars(least) })]
      : []),
    ...(open && unconfirmedCents(state, number) > 0 ? [t('notice.unconfirmed')] : []),
  ];
  return (
    <div className={left !== undefined && left <= HURRY_MILLIS ? 'hint-place hurry' : 'hint-place'} role="status">
      {hint !== undefined && <p className="hint">{hint}</p>}
    </div>
  );
}

/** What the next touch means, where it is not simply a chip. */
export function modeHint(mode: Mode): readonly Key[] {
  switch (mode.kind) {
    case 'place':
      return [];
    case 'move':
      return [mode.from === undefined ? 'act.moveFrom' : 'act.moveTo'];
    case 'maximum':
      return ['act.maximumWhich'];
  }
}

/** Winnings without stakes, which count up when they come; below, all that the game gave back. */
function WinMeter({ cents, last }: { readonly cents: number; readonly last: LastPlayed | undefined }) {
  const { t } = useLanguage();
  const counted = useCountUp(cents);
  const back = last?.creditedCents ?? 0;
  return (
    <div className={`meter meter-win${cents > 0 ? ' some' : ''}`}>
      <span className="caps">{t('meter.win')}</span>
      <output>{dollars(counted)}</output>
      {back > 0 && (
        <small className="meter-back">
          {t(last?.decided === true ? 'result.credited' : 'result.returnedAmount', { amount: dollars(back) })}
        </small>
      )}
    </div>
  );
}

function Meter({ name, cents }: { readonly name: Key; readonly cents: number }) {
  const { t } = useLanguage();
  return (
    <div className={`meter ${name.replace('.', '-')}${cents > 0 ? ' some' : ''}`}>
      <span className="caps">{t(name)}</span>
      <output>{dollars(cents)}</output>
    </div>
  );
}

/** Chips to touch a bet with, or to drag onto it. */
function Tray({ tray, chipCents, onChip, terminal }: FooterProps) {
  const { t } = useLanguage();
  const hand = useHand();
  const drop = (event: PointerEvent) => {
    const carried = hand.holds();
    const to = betAt(event.clientX, event.clientY);
    hand.putDown();
    if (carried !== undefined && to !== undefined) {
      terminal.ask({ type: 'place', table: to.table, bet: to.bet, cents: carried.cents });
    }
  };
  return (
    <div className="tray" role="radiogroup" aria-label={t('tray')}>
      {tray.map((cents) => (
        <button
          key={cents}
          type="button"
          role="radio"
          aria-checked={cents === chipCents}
          aria-label={t('tray.chip', { amount: shortDollars(cents) })}
          className={cents === chipCents ? 'tray-chip chosen' : 'tray-chip'}
          onClick={() => onChip(cents)}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            onChip(cents);
            hand.carry(cents, event.clientX, event.clientY);
          }}
          onPointerMove={(event) => hand.holds() !== undefined && hand.carry(cents, event.clientX, event.clientY)}
          onPointerUp={drop}
          onPointerCancel={() => hand.putDown()}
        >
          <Chip cents={cents} />
        </button>
      ))}
    </div>
  );
}

function Actions({ terminal, table, mode, onMode, onFront }: FooterProps) {
  const { t } = useLanguage();
  const { ask, state } = terminal;
  const number = table.now.table;
  const open = bettingOpen(state, number);
  const { confirms, maximumOnNumber } = table.layout.manner;
  const act = (type: 'undo' | 'clear' | 'repeat' | 'doubleUp', name: Key) => (
    <AskButton state={state} ask={ask} act={{ type, table: number }} disabled={!open}>
      {t(name)}
    </AskButton>
  );
  const toggle = (wanted: Mode) => onMode(mode.kind === wanted.kind ? { kind: 'place' } : wanted);
  return (
    <div className="actions" data-buttons={6 + (maximumOnNumber ? 1 : 0) + (confirms ? 1 : 0)}>
      {act('undo', 'act.undo')}
      {act('clear', 'act.clear')}
      {act('repeat', 'act.repeat')}
      {act('doubleUp', 'act.double')}
      <Button
        disabled={!open}
        tone={mode.kind === 'move' ? 'on' : 'plain'}
        pressed={mode.kind === 'move'}
        onPress={() => toggle({ kind: 'move', from: undefined })}
      >
        {t('act.move')}
      </Button>
      {maximumOnNumber && (
        <Button
          disabled={!open}
          tone={mode.kind === 'maximum' ? 'on' : 'plain'}
          pressed={mode.kind === 'maximum'}
          onPress={() => toggle({ kind: 'maximum' })}
        >
          {t('act.maximum')}
        </Button>
      )}
      <Button onPress={() => onFront('favourites')}>{t('act.favourites')}</Button>
      {confirms && (
        <AskButton
          state={state}
          ask={ask}
          act={{ type: 'confirm', table: number }}
          className="confirm"
          tone={unconfirmedCents(state, number) > 0 ? 'gold' : 'plain'}
          disabled={!open || unconfirmedCents(state, number) === 0}
        >
          {t('act.confirm')}
        </AskButton>
      )}
    </div>
  );
}
