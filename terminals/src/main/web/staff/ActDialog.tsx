import { useEffect, useState } from 'react';
import type { OfferedAct } from '@messages';
import { Button } from '../design/Button';
import { Dialog } from '../design/Dialog';
import { useLanguage } from '../i18n/language';
import { problem, type Problem } from './api';
import { carryOut, preview, signing, type ActJson, type Done, type Second, type Shown } from './acts';
import { Foresight, Outcome } from './Consequence';
import { PartInputs } from './FieldInput';
import { asked, cleared, complete, sendable, tryable, valueOf, withValue, type Asked } from './filling';
import { schemas } from './schema';
import { SecondPerson } from './SecondPerson';
import { useStaff } from './Staff';
import { actTitle, gameOf } from './titles';
import { Trouble } from './Trouble';

interface ActDialogProps {
  readonly offer: OfferedAct;
  readonly onClose: () => void;
  /** Told once it is done. */
  readonly onDone?: () => void;
}

/** Leads somebody through an act: what has to be said, what it will do to the money, who signs, and afterwards what it did. */
export function ActDialog({ offer, onClose, onDone }: ActDialogProps) {
  const language = useLanguage();
  const { who } = useStaff();
  const [key] = useState(() => crypto.randomUUID());
  const [act, setAct] = useState<ActJson>(() => cleared(offer.command));
  const [second, setSecond] = useState<Second | undefined>(undefined);
  const [done, setDone] = useState<Done | undefined>(undefined);
  const [trouble, setTrouble] = useState<Problem | undefined>(undefined);
  const [waiting, setWaiting] = useState(false);
  const parts = useAsked(offer);
  const sign = signing(offer, who);
  const seen = usePreview(tryable(act, parts ?? []), sign.kind === 'second' ? (second?.role ?? sign.roles[0]) : undefined, done === undefined);
  const carry = () => {
    setWaiting(true);
    setTrouble(undefined);
    carryOut(sendable(act, parts ?? []), key, sign.kind === 'second' ? second : undefined)
      .then(
        (answered) => {
          setDone(answered);
          onDone?.();
        },
        (thrown: unknown) => setTrouble(problem(thrown)),
      )
      .finally(() => setWaiting(false));
  };
  const game = gameOf(offer);
  const title = actTitle(language, offer) + (game === undefined ? '' : ` · ${language.t('staff.game', { n: game })}`);
  if (done !== undefined) {
    return (
      <Dialog title={title} onClose={onClose}>
        <Outcome of={done} />
        <Button tone="gold" onPress={onClose}>
          {language.t('staff.close')}
        </Button>
      </Dialog>
    );
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="act">
        {parts === undefined && <p role="status">{language.t('staff.looking')}</p>}
        {parts?.map((one) => (
          <PartInputs
            key={one.part.name}
            parts={[one.part]}
            value={{ [one.part.name]: valueOf(act, one) }}
            onChange={(changed) => setAct(withValue(act, one, (changed as Record<string, unknown>)[one.part.name]))}
          />
        ))}
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
            disabled={waiting || parts === undefined || !complete(act, parts) || sign.kind === 'not' || (sign.kind === 'second' && second === undefined)}
            onPress={carry}
          >
            {language.trade(offer.command['@type'])}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** The parts of it that whoever does it has to choose or say. */
function useAsked(offer: OfferedAct): readonly Asked[] | undefined {
  const [parts, setParts] = useState<readonly Asked[] | undefined>(offer.fill.length === 0 ? [] : undefined);
  useEffect(() => {
    if (offer.fill.length > 0) {
      void schemas().then((all) => setParts(asked(offer, all)));
    }
  }, [offer]);
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
