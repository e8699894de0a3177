import { useMemo, useState } from 'react';
import { demonstrationToken, keepToken, keptToken } from '../connection/enrolment';
import { EnrolPage } from './EnrolPage';
import { LockScreen } from './LockScreen';
import { Shell } from './Shell';
import { useTerminal } from './useTerminal';

/** `?terminal=101` is for the demonstration floor; a cabinet has a token of its own. */
export function PlayPage() {
  const named = Number(new URLSearchParams(location.search).get('terminal') ?? '0');
  const [kept, setKept] = useState(keptToken);
  const token = useMemo(() => {
    if (named > 0) {
      return () => demonstrationToken(named);
    }
    return kept === undefined ? undefined : () => Promise.resolve(kept);
  }, [named, kept]);
  return token === undefined ? (
    <EnrolPage
      onEnrolled={(fresh) => {
        keepToken(fresh);
        setKept(fresh);
      }}
    />
  ) : (
    <TerminalPage token={token} />
  );
}

function TerminalPage({ token }: { readonly token: () => Promise<string> }) {
  const terminal = useTerminal(token);
  const { state } = terminal;
  return (
    <>
      {state.own !== undefined && <Shell terminal={terminal} />}
      {state.link.kind !== 'live' && <LockScreen state={state} />}
    </>
  );
}
