import { useEffect, useState } from 'react';
import { Button } from '../design/Button';
import { Dialog } from '../design/Dialog';
import { useLanguage } from '../i18n/language';
import { dollars } from '../money';
import { bettingOpen, stacks, waitsFor } from '../store/selectors';
import type { TableState } from '../store/state';
import { favouritesOf, keepFavourites, type Favourite } from './saved';
import type { Terminal } from './useTerminal';

interface FavouritesProps {
  readonly terminal: Terminal;
  readonly table: TableState;
  readonly onClose: () => void;
}

function asks({ bets }: Favourite, table: number) {
  return bets.map(({ bet, cents }) => ({ type: 'place', table, bet, cents }) as const);
}

/** Sets of bets that this player has put aside. */
export function Favourites({ terminal, table, onClose }: FavouritesProps) {
  const { t } = useLanguage();
  const number = table.now.table;
  const [saved, setSaved] = useState(() => favouritesOf(localStorage, table.layout.game.id));
  const lying = stacks(terminal.state, number);
  const keep = (next: readonly Favourite[]) => {
    keepFavourites(localStorage, table.layout.game.id, next);
    setSaved(next);
  };
  const [placed, setPlaced] = useState<Favourite | undefined>(undefined);
  const waits = placed !== undefined && asks(placed, number).some((act) => waitsFor(terminal.state, act));
  useEffect(() => {
    if (placed !== undefined && !waits) {
      onClose(); // all of it is answered: what lies there, and what does not, is to be seen on the layout
    }
  }, [placed, waits, onClose]);
  const placeAll = (one: Favourite) => {
    asks(one, number).forEach((act) => terminal.ask(act));
    setPlaced(one);
  };
  return (
    <Dialog title={t('favourites.title')} onClose={onClose}>
      {saved.length === 0 && <p>{t('favourites.empty')}</p>}
      {saved.map((one, place) => (
        <div key={place} className="row favourite">
          <span className="grow">
            {t('favourites.bets', {
              n: one.bets.length,
              amount: dollars(one.bets.reduce((sum, bet) => sum + bet.cents, 0)),
            })}
          </span>
          <Button
            disabled={!bettingOpen(terminal.state, number) || (waits && placed !== one)}
            busy={waits && placed === one}
            tone="gold"
            onPress={() => placeAll(one)}
          >
            {t('favourites.place')}
          </Button>
          <Button tone="quiet" onPress={() => keep(saved.filter((other) => other !== one))}>
            {t('favourites.delete')}
          </Button>
        </div>
      ))}
      <div className="row end">
        <Button
          disabled={lying.length === 0}
          onPress={() => keep([...saved, { bets: lying.map(({ bet, cents }) => ({ bet, cents })) }])}
        >
          {t('favourites.save')}
        </Button>
        <Button tone="gold" onPress={onClose}>
          {t('odds.back')}
        </Button>
      </div>
    </Dialog>
  );
}
