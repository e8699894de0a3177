import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useFront } from '../design/modal';
import { useLanguage } from '../i18n/language';
import { tableOf } from '../store/selectors';
import type { Notice } from '../store/state';
import { betName } from './names';
import type { Terminal } from './useTerminal';

const READ_MILLIS = 4_500;

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
    const timer = setTimeout(() => tell({ kind: 'noticeRead', id: notice.id }), READ_MILLIS);
    return () => clearTimeout(timer);
  }, [notice.id, tell]);
  const table = notice.table === undefined ? undefined : tableOf(state, notice.table);
  return (
    <button type="button" className={`notice ${notice.tone}`} onClick={() => tell({ kind: 'noticeRead', id: notice.id })}>
      {notice.bet !== undefined && table !== undefined && <b>{betName(language, notice.bet, table)}</b>}
      <span>{language.reason(notice.reason, notice.sentence)}</span>
    </button>
  );
}
