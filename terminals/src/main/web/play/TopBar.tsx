import { Button } from '../design/Button';
import { useNow } from '../design/Ring';
import { useLanguage } from '../i18n/language';
import { LanguageButton } from '../i18n/LanguageButton';
import { floorAhead } from '../store/selectors';
import type { TableState } from '../store/state';
import { AskButton } from './AskButton';
import { Elsewhere } from './Elsewhere';
import type { Front } from './Shell';
import type { Tables } from './useTables';
import type { Terminal } from './useTerminal';

interface TopBarProps {
  readonly terminal: Terminal;
  readonly active: TableState;
  readonly tables: Tables;
  readonly onFront: (front: Front) => void;
}

/** Who and where this is, the time, and the way to other pages. */
export function TopBar({ terminal, active, tables, onFront }: TopBarProps) {
  const { t } = useLanguage();
  const { state, ask } = terminal;
  const called = state.own?.attendantCalled === true;
  return (
    <header className="top-bar">
      <h1 className="brand">{t('brand')}</h1>
      {state.tables.length > 1 && (
        <Button tone="quiet" onPress={() => onFront('lobby')}>
          {t('lobby.tables')}
        </Button>
      )}
      <Elsewhere state={state} tables={tables} />
      <Button tone="quiet" onPress={() => onFront('recall')}>
        {t('act.recall')}
      </Button>
      <Button tone="quiet" onPress={() => onFront('odds')}>
        {t('act.odds')}
      </Button>
      <AskButton
        state={state}
        ask={ask}
        act={{ type: 'callAttendant', table: active.now.table }}
        tone={called ? 'on' : 'quiet'}
        pressed={called}
      >
        {called ? t('act.attendantCalled') : t('act.attendant')}
      </AskButton>
      <LanguageButton />
      <span className="where">
        <Clock aheadMillis={floorAhead(state)} />
        <span className="caps">{t('terminal', { n: state.terminal ?? '' })}</span>
      </span>
    </header>
  );
}

function Clock({ aheadMillis }: { readonly aheadMillis: number }) {
  const { tag } = useLanguage();
  const now = new Date(useNow(1_000) + aheadMillis);
  const text = now.toLocaleTimeString(tag, { hour: '2-digit', minute: '2-digit', hour12: false });
  return <time className="clock">{text}</time>;
}
