import { useState } from 'react';
import { Button } from '../design/Button';
import { useLanguage } from '../i18n/language';
import { dollars } from '../money';
import { betName } from '../play/names';
import type { WatchedTable } from '../staff/useStaffRoom';

type Sorting = 'bets' | 'seats';

/** Who has bet, and how much lies where; confirmed and not yet confirmed apart. */
export function Wagers({ watched }: { readonly watched: WatchedTable }) {
  const { t } = useLanguage();
  const [by, setBy] = useState<Sorting>('bets');
  const { totalCents, bets, seats } = watched.dealer.wagered;
  return (
    <section className="wagers panel" aria-label={t('dealer.wagers')}>
      <header>
        <div>
          <span className="caps">{t('dealer.total')}</span>
          <strong className="figures">{dollars(totalCents)}</strong>
        </div>
        <div className="row" role="group" aria-label={t('dealer.wagers')}>
          <Button tone={by === 'bets' ? 'on' : 'quiet'} pressed={by === 'bets'} onPress={() => setBy('bets')}>
            {t('dealer.byBet')} {bets.length}
          </Button>
          <Button tone={by === 'seats' ? 'on' : 'quiet'} pressed={by === 'seats'} onPress={() => setBy('seats')}>
            {t('dealer.byTerminal')} {seats.length}
          </Button>
        </div>
      </header>
      <div className="wagers-rows">{by === 'bets' ? <Bets watched={watched} /> : <Seats watched={watched} />}</div>
    </section>
  );
}

function Bets({ watched }: { readonly watched: WatchedTable }) {
  const language = useLanguage();
  const bets = watched.dealer.wagered.bets.toSorted((one, other) => lies(other) - lies(one));
  return (
    <Amounts
      head={language.t('odds.bet')}
      rows={bets.map((one) => ({ key: one.bet, name: betName(language, one.bet, watched.table), ...one }))}
    />
  );
}

function Seats({ watched }: { readonly watched: WatchedTable }) {
  const { t } = useLanguage();
  const rows = watched.dealer.wagered.seats.map((one) => ({
    key: String(one.terminal),
    name: one.out ? t('dealer.outOfGame', { n: one.terminal }) : t('terminal', { n: one.terminal }),
    ...one,
  }));
  return <Amounts head={t('staff.terminal')} rows={rows} />;
}

function lies(one: { readonly pendingCents: number; readonly lockedCents: number }): number {
  return one.pendingCents + one.lockedCents;
}

interface Row {
  readonly key: string;
  readonly name: string;
  readonly pendingCents: number;
  readonly lockedCents: number;
}

function Amounts({ head, rows }: { readonly head: string; readonly rows: readonly Row[] }) {
  const { t } = useLanguage();
  if (rows.length === 0) {
    return <p className="none">{t('dealer.noWagers')}</p>;
  }
  const someLocked = rows.some((row) => row.lockedCents > 0);
  return (
    <table className="data">
      <thead>
        <tr>
          <th scope="col">{head}</th>
          {someLocked && <th scope="col">{t('dealer.locked')}</th>}
          <th scope="col">{t('meter.bet')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">{row.name}</th>
            {someLocked && <td className="figures">{dollars(row.lockedCents)}</td>}
            <td className="figures">{dollars(lies(row))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
