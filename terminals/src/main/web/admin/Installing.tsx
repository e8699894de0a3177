import { useState } from 'react';
import { Button } from '../design/Button';
import { useLanguage } from '../i18n/language';
import { carryOut } from '../staff/acts';
import { problem, type Problem } from '../staff/api';
import { Trouble } from '../staff/Trouble';
import { useEvery } from '../staff/useEvery';
import { nextAfter, standing, table, type TableLine, type TerminalLine } from './floor';
import { InstallForm, type Draft } from './InstallForm';

const EVERY_MILLIS = 10_000;

/** What stands on the floor. Something new begins as a copy of what is there, since most of it will be the same. */
export function Installing() {
  const { t } = useLanguage();
  const { value, trouble, refresh } = useEvery(standing, EVERY_MILLIS);
  const [draft, setDraft] = useState<Draft | undefined>(undefined);
  const [failed, setFailed] = useState<Problem | undefined>(undefined);
  const doing = (what: Promise<unknown>) => {
    setFailed(undefined);
    what.catch((thrown: unknown) => setFailed(problem(thrown)));
  };
  const known = value?.known ?? [];
  const seats = value?.seats ?? [];
  const copyTable = (from: number) =>
    doing(table(from).then(({ spec }) => setDraft({ kind: 'InstallTable', number: nextAfter(known.map((one) => one.table)), spec })));
  const open = (number: number) => doing(carryOut({ '@type': 'OpenTable', table: number }, crypto.randomUUID()).then(refresh));
  if (draft !== undefined) {
    return (
      <InstallForm
        draft={draft}
        onClose={() => {
          setDraft(undefined);
          refresh();
        }}
      />
    );
  }
  return (
    <div className="columns">
      <Trouble of={failed ?? trouble} />
      <section className="panel stack" aria-label={t('inspector.tables')}>
        <div className="row">
          <h2 className="grow">{t('inspector.tables')}</h2>
          <Button onPress={() => setDraft({ kind: 'InstallTable', number: nextAfter(known.map((one) => one.table)), spec: undefined })}>
            {t('admin.newTable')}
          </Button>
        </div>
        <TableLines tables={known} onCopy={copyTable} onOpen={open} />
      </section>
      <section className="panel stack" aria-label={t('inspector.terminals')}>
        <div className="row">
          <h2 className="grow">{t('inspector.terminals')}</h2>
          <Button onPress={() => setDraft({ kind: 'InstallTerminal', number: nextAfter(seats.map((one) => one.terminal)), spec: undefined })}>
            {t('admin.newTerminal')}
          </Button>
        </div>
        <TerminalLines
          terminals={seats}
          onCopy={(from) => setDraft({ kind: 'InstallTerminal', number: nextAfter(seats.map((one) => one.terminal)), spec: from.spec })}
        />
      </section>
    </div>
  );
}

interface TableLinesProps {
  readonly tables: readonly TableLine[];
  readonly onCopy: (table: number) => void;
  readonly onOpen: (table: number) => void;
}

function TableLines({ tables: known, onCopy, onOpen }: TableLinesProps) {
  const { t } = useLanguage();
  return (
    <ul className="machines">
      {known.map((one) => (
        <li key={one.table} className="panel">
          <span>
            <b>{`${one.table} · ${one.name}`}</b>
            <small>{`${one.rulebook} · ${t(one.open ? 'admin.isOpen' : 'admin.isClosed')}`}</small>
          </span>
          {!one.open && (
            <Button tone="gold" label={t('admin.openOf', { n: one.table })} onPress={() => onOpen(one.table)}>
              {t('admin.open')}
            </Button>
          )}
          <Button tone="quiet" label={t('admin.copyOf', { name: one.name })} onPress={() => onCopy(one.table)}>
            {t('admin.copy')}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function TerminalLines({ terminals: seats, onCopy }: { readonly terminals: readonly TerminalLine[]; readonly onCopy: (from: TerminalLine) => void }) {
  const { t } = useLanguage();
  return (
    <ul className="machines">
      {seats.map((one) => (
        <li key={one.terminal} className="panel">
          <span>
            <b>{t('terminal', { n: one.terminal })}</b>
            <small>{one.rulebook}</small>
          </span>
          <Button tone="quiet" label={t('admin.copyOf', { name: t('terminal', { n: one.terminal }) })} onPress={() => onCopy(one)}>
            {t('admin.copy')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
