import { useEffect, useState } from 'react';
import { Button } from '../design/Button';
import { useLanguage } from '../i18n/language';
import { carryOut } from '../staff/acts';
import { problem, type Problem } from '../staff/api';
import { PartInputs } from '../staff/FieldInput';
import { blankParts, commandSchema, partsOf, schemas, type Part } from '../staff/schema';
import { Trouble } from '../staff/Trouble';

/** Something that is about to be installed. */
export interface Draft {
  readonly kind: 'InstallTable' | 'InstallTerminal';
  readonly number: number;
  /** What it begins with; nothing where there is nothing to copy. */
  readonly spec: Readonly<Record<string, unknown>> | undefined;
}

/** The whole document of a table or a terminal as a form; the server says all that is wrong with it. */
export function InstallForm({ draft, onClose }: { readonly draft: Draft; readonly onClose: () => void }) {
  const { t, trade } = useLanguage();
  const [number, setNumber] = useState(draft.number);
  const [spec, setSpec] = useState(draft.spec);
  const [trouble, setTrouble] = useState<Problem | undefined>(undefined);
  const [key, setKey] = useState(() => crypto.randomUUID());
  const parts = useSpecParts(draft.kind, setSpec, draft.spec === undefined);
  const install = () => {
    setTrouble(undefined);
    carryOut({ '@type': draft.kind, number, spec }, key).then(onClose, (thrown: unknown) => {
      setTrouble(problem(thrown));
      setKey(crypto.randomUUID());
    });
  };
  return (
    <section className="panel install stack" aria-label={trade(draft.kind)}>
      <h2>{trade(draft.kind)}</h2>
      <label>
        {t('admin.number')}
        <input type="number" min="1" value={number} onChange={(event) => setNumber(Number(event.target.value))} />
      </label>
      {parts === undefined || spec === undefined ? (
        <p role="status">{t('staff.looking')}</p>
      ) : (
        <PartInputs parts={parts} value={spec} onChange={(changed) => setSpec(changed as Record<string, unknown>)} />
      )}
      <Trouble of={trouble} />
      <div className="act-buttons sticky">
        <Button tone="quiet" onPress={onClose}>
          {t('staff.cancel')}
        </Button>
        <Button tone="gold" disabled={spec === undefined} onPress={install}>
          {trade(draft.kind)}
        </Button>
      </div>
    </section>
  );
}

/** The parts of the document as the server's own schema has them. */
function useSpecParts(kind: Draft['kind'], begin: (spec: Record<string, unknown>) => void, empty: boolean): readonly Part[] | undefined {
  const [parts, setParts] = useState<readonly Part[] | undefined>(undefined);
  useEffect(() => {
    void schemas().then((all) => {
      const spec = partsOf(commandSchema(kind, all), all).find((part) => part.name === 'spec');
      const inner = spec?.field.kind === 'parts' ? spec.field.parts : [];
      setParts(inner);
      if (empty) {
        begin(blankParts(inner));
      }
    });
  }, [kind, begin, empty]);
  return parts;
}
