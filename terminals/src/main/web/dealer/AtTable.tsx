import type { ReactNode } from 'react';
import { useLanguage } from '../i18n/language';
import { betName } from '../play/names';
import { Here } from '../staff/Here';
import { Zeros } from '../staff/TradeInputs';
import type { WatchedTable } from '../staff/useStaffRoom';
import { zerosOf } from './NumberPad';

interface AtTableProps {
  readonly watched: WatchedTable | undefined;
  readonly children: ReactNode;
}

/** Whatever is asked inside is asked about this table: its wheel, its terminals, its bets. */
export function AtTable({ watched, children }: AtTableProps) {
  const language = useLanguage();
  if (watched === undefined) {
    return children;
  }
  const { terminals, bets } = watched.dealer;
  const names = bets.map((bet) => betName(language, bet, watched.table));
  return (
    <Zeros value={zerosOf(watched.table)}>
      <Here value={{ terminals, bets: names }}>{children}</Here>
    </Zeros>
  );
}
