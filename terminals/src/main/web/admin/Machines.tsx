import { useState } from 'react';
import { Button } from '../design/Button';
import { useLanguage } from '../i18n/language';
import { call, problem, type Problem } from '../staff/api';
import { Trouble } from '../staff/Trouble';
import { useEvery } from '../staff/useEvery';
import { CodeCard, type Made } from './CodeCard';
import { standing, type TableLine, type TerminalLine } from './floor';

const KINDS = ['TERMINAL', 'TILL', 'DISPLAY', 'DEVICE', 'MONITORING'] as const;

type Kind = (typeof KINDS)[number];

interface Machine {
  readonly kind: Kind;
  readonly number: number;
  readonly text: string;
}

const EVERY_MILLIS = 30_000;

/** Machines that may speak to this floor: each is let in by a code, and can be shut out again. */
export function Machines() {
  const { t } = useLanguage();
  const [kind, setKind] = useState<Kind>('TERMINAL');
  const { value, trouble } = useEvery(standing, EVERY_MILLIS);
  const [made, setMade] = useState<Made | undefined>(undefined);
  const [failed, setFailed] = useState<Problem | undefined>(undefined);
  const [said, setSaid] = useState('');
  const enrol = (machine: Machine) => {
    setFailed(undefined);
    call<{ readonly code: string }>('POST', '/api/enrolments', { kind: machine.kind, number: machine.number }).then(
      (given) => setMade({ title: t('admin.codeFor', { name: machine.text }), code: given.code, madeMillis: Date.now() }),
      (thrown: unknown) => setFailed(problem(thrown)),
    );
  };
  const revoke = (machine: Machine) => {
    setFailed(undefined);
    call('DELETE', `/api/enrolments/${machine.kind}/${machine.number}`).then(
      () => setSaid(t('admin.revoked', { name: machine.text })),
      (thrown: unknown) => setFailed(problem(thrown)),
    );
  };
  return (
    <section className="panel people" aria-label={t('admin.machines')}>
      <div className="row" role="group" aria-label={t('admin.kinds')}>
        {KINDS.map((one) => (
          <Button key={one} tone={one === kind ? 'on' : 'quiet'} pressed={one === kind} onPress={() => setKind(one)}>
            {t(`admin.kind.${one}`)}
          </Button>
        ))}
      </div>
      <p className="dim">{t('admin.machinesLead')}</p>
      <Trouble of={failed ?? trouble} />
      <p role="status">{said}</p>
      <ul className="machines">
        {value !== undefined &&
          machinesOf(kind, value.known, value.seats).map(({ number, name }) => {
            const machine = { kind, number, text: `${t(`admin.kind.${kind}`)} ${number === 0 ? '' : number}`.trim() };
            return <Entry key={number} machine={machine} name={name} onEnrol={enrol} onRevoke={revoke} />;
          })}
      </ul>
      {made !== undefined && <CodeCard made={made} onClose={() => setMade(undefined)} />}
    </section>
  );
}

interface EntryProps {
  readonly machine: Machine;
  readonly name: string;
  readonly onEnrol: (machine: Machine) => void;
  readonly onRevoke: (machine: Machine) => void;
}

function Entry({ machine, name, onEnrol, onRevoke }: EntryProps) {
  const { t } = useLanguage();
  return (
    <li className="panel">
      <span>
        <b>{machine.text}</b>
        <small>{name}</small>
      </span>
      <Button tone="gold" label={t('admin.codeFor', { name: machine.text })} onPress={() => onEnrol(machine)}>
        {t('admin.makeCode')}
      </Button>
      <Button tone="quiet" label={t('admin.revokeOf', { name: machine.text })} onPress={() => onRevoke(machine)}>
        {t('admin.revoke')}
      </Button>
    </li>
  );
}

/** What there is of a kind; a ticket machine is a device of no table, and has the number 0. */
export function machinesOf(kind: Kind, known: readonly TableLine[], seats: readonly TerminalLine[]): readonly { readonly number: number; readonly name: string }[] {
  const byTable = known.map(({ table, name }) => ({ number: table, name }));
  switch (kind) {
    case 'TERMINAL':
    case 'TILL':
      return seats.map(({ terminal, rulebook }) => ({ number: terminal, name: rulebook }));
    case 'DISPLAY':
      return byTable;
    case 'DEVICE':
      return [{ number: 0, name: '' }, ...byTable];
    case 'MONITORING':
      return [{ number: 0, name: '' }];
  }
}
