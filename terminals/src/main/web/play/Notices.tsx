import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useFront } from '../design/modal';
import { useLanguage, type Language } from '../i18n/language';
import { dollars } from '../money';
import { tableOf } from '../store/selectors';
import type { Notice } from '../store/state';
import { betName } from './names';
import type { Terminal } from './useTerminal';

/** What went back at the close is read by somebody who looks at the wheel, or at the slot for tickets. */
const READ_MILLIS = { refused: 4_500, cut: 4_500, returned: 9_000, unprinted: 9_000 } as const;

/** Refusals and cuts, each for a moment: what went back and why. */
export function Notices({ terminal }: { readonly terminal: Terminal }) {
  const front = useFront();
  const all = (
    <div className="notices" aria-live="assertive">
      {terminal.state.notices.map((notice) => (
        <One key={notice.id} notice={notice} terminal={terminal} />
      ))}
    </div>
  );
  return front === undefined ? all : createPortal(all, front);
}

function One({ notice, terminal }: { readonly notice: Notice; readonly terminal: Terminal }) {
  const language = useLanguage();
  const { tell, state } = terminal;
  useEffect(() => {
    const timer = setTimeout(() => tell({ kind: 'noticeRead', id: notice.id }), READ_MILLIS[notice.tone]);
    return () => clearTimeout(timer);
  }, [notice.id, notice.tone, tell]);
  const table = notice.table === undefined ? undefined : tableOf(state, notice.table);
  return (
    <button type="button" className={`notice ${notice.tone}`} onClick={() => tell({ kind: 'noticeRead', id: notice.id })}>
      {notice.cents !== undefined && <b>{language.t('notice.returned', { amount: dollars(notice.cents) })}</b>}
      {notice.bet !== undefined && table !== undefined && <b>{betName(language, notice.bet, table)}</b>}
      <span>{why(language, notice)}</span>
    </button>
  );
}

/** Where nothing went back this time the player is told what happens the next time. */
function why(language: Language, notice: Notice): string {
  if (notice.tone === 'unprinted') {
    return language.t('cashOut.failed');
  }
  return notice.tone === 'returned' && notice.cents === undefined
    ? language.t('notice.advised')
    : language.reason(notice.reason, notice.sentence);
}
