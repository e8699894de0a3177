import { useCallback, useEffect, useState } from 'react';
import { Button } from '../design/Button';
import { useLanguage } from '../i18n/language';
import { dollars, signedDollars } from '../money';
import { problem, type Problem } from '../staff/api';
import { useStaff } from '../staff/Staff';
import { moment, timeOfDay } from '../staff/time';
import { Trouble } from '../staff/Trouble';
import { grouped } from './paper';
import { balance, beginShift, myShifts, payments, type Mine, type Paid, type Sheet, type Shift } from './shift';
import { ShiftClose } from './ShiftClose';
import { ShiftOpen } from './ShiftOpen';

const REFRESH_MILLIS = 10_000;
const SHOWN = 8;

interface TillProps {
  /** Grows with each payment, so that the balance follows at once. */
  readonly paidSoFar: number;
  readonly onLook: (number: string) => void;
}

/** The drawer of whoever works here: what was in it, what was paid out, what must be in it now. */
export function Till({ paidSoFar, onLook }: TillProps) {
  const { t } = useLanguage();
  const { who } = useStaff();
  const { mine, troubled, changed } = useShifts();
  const shift = mine?.open ?? undefined;
  const [closing, setClosing] = useState(false);
  const { made, trouble, refresh } = usePayments(who.person, shift, paidSoFar);
  return (
    <section className="panel till" aria-label={t('desk.till')}>
      <h2 className="caps">{t('desk.till')}</h2>
      <Trouble of={troubled} />
      {mine !== undefined && shift === undefined && (
        <>
          <ShiftOpen onOpen={(floatCents) => changed(beginShift(floatCents))} />
          <Sheets sheets={mine.latest} />
        </>
      )}
      {shift !== undefined && (
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
        <ShiftClose
          shift={shift}
          made={made}
          onChanged={refresh}
          onCancel={() => setClosing(false)}
          onEnd={() => {
            setClosing(false);
            changed(myShifts());
          }}
        />
      )}
    </section>
  );
}

/** The shifts of whoever works here, as the server keeps them: the drawer goes on at another machine. */
function useShifts() {
  const [mine, setMine] = useState<Mine | undefined>(undefined);
  const [troubled, setTroubled] = useState<Problem | undefined>(undefined);
  const changed = useCallback((coming: Promise<Mine>) => {
    coming.then(
      (read) => {
        setMine(read);
        setTroubled(undefined);
      },
      (thrown: unknown) => setTroubled(problem(thrown)),
    );
  }, []);
  useEffect(() => changed(myShifts()), [changed]);
  return { mine, troubled, changed };
}

/** What was counted at the end of the last shifts. */
function Sheets({ sheets }: { readonly sheets: readonly Sheet[] }) {
  const language = useLanguage();
  const { t } = language;
  return sheets.length === 0 ? null : (
    <section className="sheets" aria-label={t('desk.sheets')}>
      <h3 className="caps">{t('desk.sheets')}</h3>
      <ul>
        {sheets.map((sheet) => (
          <li key={sheet.openedMillis}>
            <span>{moment(language, sheet.endedMillis)}</span>
            <b className="figures">{dollars(sheet.countedCents)}</b>
            <small>{t('desk.difference', { amount: signedDollars(sheet.differenceCents) })}</small>
          </li>
        ))}
      </ul>
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
      <p className="expected">
        <span id="must-be">{t('desk.expected')}</span>
        <output className="figures" aria-labelledby="must-be">
          {dollars(money.expectedCents)}
        </output>
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
  const { t } = language;
  return (
    <section className="latest-payments">
      <h3 className="caps">{t('desk.payments')}</h3>
      {made.length === 0 && <p className="dim">{t('desk.noPayments')}</p>}
      <ul className="latest" aria-label={t('desk.payments')}>
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
    </section>
  );
}
