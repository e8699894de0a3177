import type { OfferedAct } from '@messages';
import { outcomeOf } from '../outcome';
import type { WatchedTable } from '../staff/useStaffRoom';
import { CardKeys } from './CardKeys';
import { DiceKeys } from './DiceKeys';
import { NumberPad, zerosOf } from './NumberPad';
import { drawsNow, offered } from './places';
import type { Acting } from './useActing';

interface EntryProps {
  readonly watched: WatchedTable;
  readonly offers: readonly OfferedAct[];
  readonly acting: Acting;
}

/** The keys of this game; they send only where the server lets somebody key something in. */
export function Entry({ watched, offers, acting }: EntryProps) {
  switch (watched.table.layout.game.kind) {
    case 'ROULETTE': {
      const read = watched.dealer.readings.sensed;
      const sensed = read === undefined ? undefined : outcomeOf(read);
      return (
        <NumberPad
          zeros={zerosOf(watched.table)}
          offer={offered('KeyNumber', offers)}
          sensed={sensed?.kind === 'number' ? sensed.label : undefined}
          acting={acting}
        />
      );
    }
    case 'BACCARAT':
      return <CardKeys offer={offered('KeyCard', offers)} due={drawsNow(watched)} acting={acting} />;
    case 'SIC_BO':
      return <DiceKeys offer={offered('KeyDice', offers)} acting={acting} />;
  }
}
