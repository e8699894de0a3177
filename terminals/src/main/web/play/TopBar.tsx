import { Button } from '../design/Button';
import { useNow } from '../design/Ring';
import { languages, useLanguage, type Code } from '../i18n/language';
import { floorAhead } from '../store/selectors';
import type { TableState } from '../store/state';
import type { Front } from './Shell';
import type { Terminal } from './useTerminal';

interface TopBarProps {
  readonly terminal: Terminal;
  readonly active: TableState;
  readonly several: boolean;
  readonly onFront: (front: Front) => void;
}

/** Who and where this is, the time, and the way to other pages. */
export function TopBar({ terminal, active, several, onFront }: TopBarProps) {
  const { t, code, choose } = useLanguage();
  const { state, ask } = terminal;
  const codes = Object.keys(languages) as Code[];
  const next = codes[(codes.indexOf(code) + 1) % codes.length] ?? 'en';
  const called = state.own?.attendantCalled === true;
  return (
    <header className="top-bar">
      <h1 className="brand">{t('brand')}</h1>
      {several && (
        <Button tone="quiet" onPress={() => onFront('lobby')}>
          {t('lobby.tables')}
        </Button>
      )}
      <span className="grow" />
      <Button tone="quiet" onPress={() => onFront('recall')}>
        {t('act.recall')}
      </Button>
      <Button tone="quiet" onPress={() => onFront('odds')}>
        {t('act.odds')}
      </Button>
      <Button
        tone={called ? 'on' : 'quiet'}
        pressed={called}
        onPress={() => ask({ type: 'callAttendant', table: active.now.table })}
      >
        {called ? t('act.attendantCalled') : t('act.attendant')}
      </Button>
      <Button tone="quiet" label={`${languages[next].words['language.name']}: ${t('language.change')}`} onPress={() => choose(next)}>
        {languages[next].words['language.name']}
      </Button>
      <span className="where">
        <Clock aheadMillis={floorAhead(state)} />
        <span className="caps">{t('terminal', { n: state.terminal ?? '' })}</span>
      </span>
    </header>
  );
}

function Clock({ aheadMillis }: { readonly aheadMillis: number }) {
  const { code } = useLanguage();
  const now = new Date(useNow(1_000) + aheadMillis);
  const text = now.toLocaleTimeString(languages[code].tag, { hour: '2-digit', minute: '2-digit', hour12: false });
  return <time className="clock">{text}</time>;
}
