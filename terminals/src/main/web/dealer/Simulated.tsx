import { useEffect, useState } from 'react';
import { Button } from '../design/Button';
import { useLanguage } from '../i18n/language';
import { call, Refused } from '../staff/api';
import type { Acting } from './useActing';

interface SimulatedTable {
  readonly table: number;
  readonly dealerOn: boolean;
  readonly supervisorOn: boolean;
}

type Person = 'dealer' | 'supervisor';

/** The simulated equipment and people of a table; undefined at a table for money. */
export interface Simulation {
  readonly dealerOn: boolean;
  readonly supervisorOn: boolean;
  turn(person: Person, on: boolean): void;
  draw(): void;
}

async function simulated(table: number): Promise<SimulatedTable | undefined> {
  try {
    const all = await call<{ readonly tables: readonly SimulatedTable[] }>('GET', '/api/simulators');
    return all.tables.find((one) => one.table === table);
  } catch (thrown) {
    if (thrown instanceof Refused) {
      return undefined; // a floor for money has no simulators
    }
    throw thrown;
  }
}

export function useSimulated(table: number, acting: Acting): Simulation | undefined {
  const [known, setKnown] = useState<SimulatedTable | undefined>(undefined);
  useEffect(() => {
    void simulated(table).then(setKnown);
  }, [table]);
  const at = `/api/simulators/tables/${table}`;
  return (
    known && {
      dealerOn: known.dealerOn,
      supervisorOn: known.supervisorOn,
      turn: (person, on) => acting.have(call('PUT', `${at}/${person}`, { on }).then(() => simulated(table)).then(setKnown)),
      draw: () => acting.have(call('POST', `${at}/cards`)),
    }
  );
}

interface SimulatedProps {
  readonly simulated: Simulation | undefined;
  readonly acting: Acting;
}

/** Demonstration only: whether simulated people work here, or whoever stands at this screen. */
export function Simulated({ simulated, acting }: SimulatedProps) {
  const { t } = useLanguage();
  if (simulated === undefined) {
    return null;
  }
  const { dealerOn, supervisorOn, turn } = simulated;
  return (
    <section className="simulated panel" aria-label={t('dealer.simulated')}>
      <p>{t(dealerOn ? 'dealer.simulatedDeals' : 'dealer.youDeal')}</p>
      <div className="row">
        <Button tone={dealerOn ? 'gold' : 'quiet'} disabled={acting.busy} onPress={() => turn('dealer', !dealerOn)}>
          {t(dealerOn ? 'dealer.dealByHand' : 'dealer.letDeal')}
        </Button>
        <Button tone="quiet" pressed={supervisorOn} disabled={acting.busy} onPress={() => turn('supervisor', !supervisorOn)}>
          {t(supervisorOn ? 'dealer.supervisorAway' : 'dealer.supervisorBack')}
        </Button>
      </div>
    </section>
  );
}
