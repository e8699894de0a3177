import { useCallback, useEffect, useState } from 'react';
import { Button } from '../design/Button';
import { useLanguage } from '../i18n/language';
import { dollars } from '../money';
import { problem, type Problem } from '../staff/api';
import { useStaff } from '../staff/Staff';
import { timeOfDay } from '../staff/time';
import { Trouble } from '../staff/Trouble';
import { grouped } from './paper';
import { balance, keepShift, keptShift, payments, type Paid, type Shift } from './shift';
import { ShiftClose } from './ShiftClose';
import { ShiftOpen } from './ShiftOpen';

const REFRESH_MILLIS = 10_000;
const SHOWN = 8;

interface TillProps {
  /** How far the floor's clock is ahead of this machine's. */
  readonly aheadMillis: number;
  /** Grows with each payment, so that the balance follows at once. */
  readonly paidSoFar: number;
  readonly onLook: (number: string) => void;
}

/** The drawer of whoever works here: what was in it, what was paid out, what must be in it now. */
export function Till({ aheadMillis, paidSoFar, onLook }: TillProps) {
  const { t } = useLanguage();
  const { who } = useStaff();
  const [shift, setShift] = useState<Shift | undefined>(() => keptShift(who.person));
  const [closing, setClosing] = useState(false);
  const { made, trouble, refresh } = usePayments(who.person, shift, paidSoFar);
  const keep = (changed: Shift | undefined) => {
    keepShift(who.person, changed);
    setShift(changed);
    setClosing(false);
  };
  return (
    <section className="panel till" aria-label={t('desk.till')}>
      <h2 className="caps">{t('desk.till')}</h2>
      {shift === undefined ? (
        <ShiftOpen onOpen={(floatCents) => keep({ openedMillis: Date.now() + (Number.isFinite(aheadMillis) ? aheadMillis : 0), floatCents })} />
      ) : (
        <>
          <Money shift={shift} made={made} />
          <Trouble of={trouble} />
          <Latest made={made} onLook={onLook} />
          <Button
            onPress={() => {
              refresh();
              setClosing(true);
            }}
          >
            {t('desk.close')}
          </Button>
        </>
      )}
      {closing && shift !== undefined && (
        <ShiftClose shift={shift} made={made} onCancel={() => setClosing(false)} onEnd={() => keep(undefined)} />
      )}
    </section>
  );
}

/** What is on record of this shift; the records follow the floor by a moment, so it is read again now and then. */
function usePayments(person: number, shift: Shift | undefined, paidSoFar: number) {
  const [made, setMade] = useState<readonly Paid[]>([]);
  const [trouble, setTrouble] = useState<Problem | undefined>(undefined);
  const from = shift?.openedMillis;
  const refresh = useCallback(() => {
    if (from !== undefined) {
      payments(person, from).then(
        (read) => {
          setMade(read);
          setTrouble(undefined);
        },
        (thrown: unknown) => setTrouble(problem(thrown)),
      );
    }
  }, [person, from]);
  useEffect(() => {
    setMade([]);
    refresh();
    const timer = setInterval(refresh, REFRESH_MILLIS);
    return () => clearInterval(timer);
  }, [refresh]);
  useEffect(() => {
    const timer = setTimeout(refresh, paidSoFar === 0 ? 0 : 1_500);
    return () => clearTimeout(timer);
  }, [paidSoFar, refresh]);
  return { made, trouble, refresh };
}

function Money({ shift, made }: { readonly shift: Shift; readonly made: readonly Paid[] }) {
  const language = useLanguage();
  const { t } = language;
  const money = balance(shift, made);
  return (
    <>
      <p className="expected figures" aria-label={t('desk.expected')}>
        {dollars(money.expectedCents)}
      </p>
      <dl className="facts">
        <div>
          <dt>{t('desk.since')}</dt>
          <dd className="figures">{timeOfDay(language, shift.openedMillis)}</dd>
        </div>
        <div>
          <dt>{t('desk.float')}</dt>
          <dd className="figures">{dollars(money.floatCents)}</dd>
        </div>
        <div>
          <dt>{t('desk.cashPaid', { n: made.length })}</dt>
          <dd className="figures">{dollars(money.cashCents)}</dd>
        </div>
        {money.otherCents > 0 && (
          <div>
            <dt>{t('desk.otherPaid')}</dt>
            <dd className="figures">{dollars(money.otherCents)}</dd>
          </div>
        )}
      </dl>
    </>
  );
}

function Latest({ made, onLook }: { readonly made: readonly Paid[]; readonly onLook: (number: string) => void }) {
  const language = useLanguage();
  return (
    <ul className="latest" aria-label={language.t('desk.payments')}>
      {made.slice(-SHOWN).reverse().map((one) => (
        <li key={one.event}>
          <Button tone="quiet" onPress={() => onLook(one.number)}>
            <span className="figures">{timeOfDay(language, one.atMillis)}</span>
            <span className="number figures">{`… ${grouped(one.number).slice(-9)}`}</span>
            <b className="figures">{dollars(one.cents)}</b>
          </Button>
        </li>
      ))}
    </ul>
  );
}
