import { useState } from 'react';
import { Button } from '../design/Button';
import { useLanguage } from '../i18n/language';
import { call, problem, type Problem } from '../staff/api';
import { Trouble } from '../staff/Trouble';
import { useAnswer } from './useAnswer';

/** Everything that is simulated, as the server lists it. */
interface Simulators {
  readonly tables: readonly Equipment[];
  readonly tills: readonly Till[];
}

interface Equipment {
  readonly table: number;
  readonly dealerOn: boolean;
  readonly supervisorOn: boolean;
  readonly misbehaviours: readonly string[];
}

interface Till {
  readonly terminal: number;
  readonly acceptorReady: boolean;
  readonly printerReady: boolean;
  readonly misbehaviours: readonly string[];
}

interface Devices {
  readonly all: Simulators | undefined;
  readonly trouble: Problem | undefined;
  /** What was last asked of a device. */
  readonly done: string | undefined;
  have(name: string, asked: Promise<unknown>): void;
}

function useDevices(): Devices {
  const [asked, setAsked] = useState(0);
  const [done, setDone] = useState<string | undefined>(undefined);
  const [refused, setRefused] = useState<Problem | undefined>(undefined);
  const { value, trouble } = useAnswer<Simulators>('/api/simulators', asked);
  const have = (name: string, doing: Promise<unknown>) => {
    setRefused(undefined);
    doing.then(
      () => {
        setDone(name);
        setAsked((times) => times + 1);
      },
      (thrown: unknown) => setRefused(problem(thrown)),
    );
  };
  return { all: value, trouble: refused ?? trouble, done, have };
}

/** Demonstration: which simulated people work, and what each device is to do wrong next. */
export function DevicesPanel() {
  const { t, trade } = useLanguage();
  const devices = useDevices();
  const { all, trouble, done, have } = devices;
  const [terminal, setTerminal] = useState<number | undefined>(undefined);
  if (all === undefined) {
    return trouble === undefined ? <p role="status">{t('staff.looking')}</p> : <p className="pit-none">{t('pit.notSimulated')}</p>;
  }
  const chosen = all.tills.find((till) => till.terminal === terminal) ?? all.tills[0];
  return (
    <div className="devices">
      <p className="dim">{t('pit.devicesLead')}</p>
      <Trouble of={trouble} />
      {done !== undefined && <p role="status" className="done">{t('pit.deviceTold', { what: done })}</p>}
      {all.tables.map((table, place) => (
        <details key={table.table} className="acts" open={place === 0}>
          <summary>{t('table', { n: table.table })}</summary>
          <div className="row">
            {(['dealer', 'supervisor'] as const).map((person) => {
              const on = person === 'dealer' ? table.dealerOn : table.supervisorOn;
              const turn = () => have(t(`pit.simulated.${person}`), call('PUT', `/api/simulators/tables/${table.table}/${person}`, { on: !on }));
              return (
                <Button key={person} tone={on ? 'on' : 'quiet'} pressed={on} onPress={turn}>
                  {t(`pit.simulated.${person}`)}
                </Button>
              );
            })}
          </div>
          <Misbehaviours
            names={table.misbehaviours}
            onPress={(name) => have(trade(name), call('POST', `/api/simulators/tables/${table.table}/misbehaviours`, { name }))}
          />
        </details>
      ))}
      {chosen !== undefined && (
        <section>
          <label>
            {t('pit.tills')}
            <select value={chosen.terminal} onChange={(event) => setTerminal(Number(event.target.value))}>
              {all.tills.map((till) => (
                <option key={till.terminal} value={till.terminal}>
                  {t('terminal', { n: till.terminal })}
                </option>
              ))}
            </select>
          </label>
          <TillButtons till={chosen} devices={devices} />
        </section>
      )}
    </div>
  );
}

function TillButtons({ till, devices }: { readonly till: Till; readonly devices: Devices }) {
  const { trade } = useLanguage();
  const at = `/api/simulators/terminals/${till.terminal}/misbehaviours`;
  return <Misbehaviours names={till.misbehaviours} onPress={(name) => devices.have(trade(name), call('POST', at, { name }))} />;
}

function Misbehaviours({ names, onPress }: { readonly names: readonly string[]; readonly onPress: (name: string) => void }) {
  const { trade } = useLanguage();
  return (
    <div className="misbehaviours">
      {names.map((name) => (
        <Button key={name} tone="quiet" onPress={() => onPress(name)}>
          {trade(name)}
        </Button>
      ))}
    </div>
  );
}

/** The same for the acceptor and the printer of one terminal, where they are simulated. */
export function TillFaults({ terminal }: { readonly terminal: number }) {
  const { t } = useLanguage();
  const devices = useDevices();
  const till = devices.all?.tills.find((one) => one.terminal === terminal);
  if (till === undefined) {
    return null;
  }
  return (
    <details className="acts">
      <summary>{t('pit.sheet.devices')}</summary>
      <Trouble of={devices.trouble} />
      {devices.done !== undefined && <p role="status" className="done">{t('pit.deviceTold', { what: devices.done })}</p>}
      <TillButtons till={till} devices={devices} />
    </details>
  );
}
