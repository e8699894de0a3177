import { useEffect, useState } from 'react';
import type { OfferedAct } from '@messages';
import { Button } from '../design/Button';
import { Dialog } from '../design/Dialog';
import { useLanguage } from '../i18n/language';
import { problem, type Problem } from './api';
import { carryOut, preview, signing, type ActJson, type Happened, type Second, type Shown } from './acts';
import { Foresight, Outcome } from './Consequence';
import { PartInputs } from './FieldInput';
import { commandSchema, partsOf, schemas, type Part } from './schema';
import { SecondPerson } from './SecondPerson';
import { useStaff } from './Staff';
import { Trouble } from './Trouble';

interface ActDialogProps {
  readonly offer: OfferedAct;
  readonly onClose: () => void;
  /** Told once it is done. */
  readonly onDone?: (events: readonly Happened[]) => void;
}

/** Leads somebody through an act: what has to be said, what it will do to the money, who signs, and afterwards what it did. */
export function ActDialog({ offer, onClose, onDone }: ActDialogProps) {
  const language = useLanguage();
  const { who } = useStaff();
  const [key] = useState(() => crypto.randomUUID());
  const [act, setAct] = useState<ActJson>(() => cleared(offer));
  const [second, setSecond] = useState<Second | undefined>(undefined);
  const [done, setDone] = useState<readonly Happened[] | undefined>(undefined);
  const [trouble, setTrouble] = useState<Problem | undefined>(undefined);
  const [waiting, setWaiting] = useState(false);
  const parts = useFillable(offer);
  const sign = signing(offer, who);
  const seen = usePreview(act, sign.kind === 'second' ? (second?.role ?? sign.roles[0]) : undefined, done === undefined);
  const carry = () => {
    setWaiting(true);
    setTrouble(undefined);
    carryOut(act, key, sign.kind === 'second' ? second : undefined)
      .then(
        (events) => {
          setDone(events);
          onDone?.(events);
        },
        (thrown: unknown) => setTrouble(problem(thrown)),
      )
      .finally(() => setWaiting(false));
  };
  const title = language.trade(offer.command['@type']);
  if (done !== undefined) {
    return (
      <Dialog title={title} onClose={onClose}>
        <Outcome events={done} moved={seen?.moved ?? []} />
        <Button tone="gold" onPress={onClose}>
          {language.t('staff.close')}
        </Button>
      </Dialog>
    );
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="act">
        {parts === undefined ? <p role="status">{language.t('staff.looking')}</p> : <PartInputs parts={parts} value={act} onChange={(changed) => setAct(changed as ActJson)} />}
        <Foresight of={seen} />
        {sign.kind === 'second' && <SecondPerson roles={sign.roles} onChange={setSecond} />}
        {sign.kind === 'not' && <p className="trouble">{language.t('staff.notForYou')}</p>}
        <Trouble of={trouble} />
        <div className="act-buttons">
          <Button tone="quiet" onPress={onClose}>
            {language.t('staff.cancel')}
          </Button>
          <Button
            tone="gold"
            disabled={waiting || sign.kind === 'not' || (sign.kind === 'second' && second === undefined)}
            onPress={carry}
          >
            {title}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** What stands where words have to be said is an example, and nobody should send it by accident. */
function cleared(offer: OfferedAct): ActJson {
  const said = offer.fill.filter((name) => offer.command[name] === '-').map((name) => [name, '']);
  return { ...offer.command, ...Object.fromEntries(said) } as ActJson;
}

/** The parts of it that whoever does it has to choose or say. */
function useFillable(offer: OfferedAct): readonly Part[] | undefined {
  const [parts, setParts] = useState<readonly Part[] | undefined>(offer.fill.length === 0 ? [] : undefined);
  const type = offer.command['@type'];
  const wanted = offer.fill.join();
  useEffect(() => {
    if (wanted === '') {
      return;
    }
    const names = wanted.split(',');
    void schemas().then((all) => setParts(partsOf(commandSchema(type, all), all).filter((part) => names.includes(part.name))));
  }, [type, wanted]);
  return parts;
}

const PAUSE_MILLIS = 350;

/** What the act as it stands would do; asked for once nobody types any more. */
function usePreview(act: ActJson, secondRole: Second['role'] | undefined, wanted: boolean): Shown | undefined {
  const [seen, setSeen] = useState<Shown | undefined>(undefined);
  const said = JSON.stringify(act);
  useEffect(() => {
    if (!wanted) {
      return undefined;
    }
    let current = true;
    const timer = setTimeout(() => {
      preview(JSON.parse(said) as ActJson, secondRole).then(
        (shown) => current && setSeen(shown),
        (thrown: unknown) => {
          problem(thrown); // only what the server says is expected here; some acts cannot be tried out
          return current && setSeen(undefined);
        },
      );
    }, PAUSE_MILLIS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [said, secondRole, wanted]);
  return seen;
}
