import { useState } from 'react';
import { Button } from '../design/Button';
import { Dialog } from '../design/Dialog';
import { useLanguage } from '../i18n/language';
import { dollars, shortDollars, signedDollars } from '../money';
import { problem, type Problem } from '../staff/api';
import { useStaff } from '../staff/Staff';
import { moment } from '../staff/time';
import { Trouble } from '../staff/Trouble';
import { balance, countedCents, endShift, PIECES, type Counted, type Paid, type Shift } from './shift';

interface ShiftCloseProps {
  readonly shift: Shift;
  readonly made: readonly Paid[];
  /** The payments are not what they were when the sheet was made. */
  readonly onChanged: () => void;
  readonly onCancel: () => void;
  readonly onEnd: () => void;
}

/** The end of a shift: the drawer is counted, held against the payments on record, and the sheet printed. */
export function ShiftClose({ shift, made, onChanged, onCancel, onEnd }: ShiftCloseProps) {
  const { t } = useLanguage();
  const [counted, setCounted] = useState<Counted>({});
  const [trouble, setTrouble] = useState<Problem | undefined>(undefined);
  const [waiting, setWaiting] = useState(false);
  const end = () => {
    setWaiting(true);
    endShift(countedCents(counted), balance(shift, made).expectedCents)
      .then(onEnd, (thrown: unknown) => {
        setTrouble(problem(thrown));
        onChanged();
      })
      .finally(() => setWaiting(false));
  };
  return (
    <Dialog title={t('desk.close')} onClose={onCancel}>
      <div className="close">
        <div className="counting">
          {PIECES.map((piece) => (
            <label key={piece}>
              {t('desk.pieces', { piece: shortDollars(piece) })}
              <input
                type="number"
                min="0"
                step="1"
                inputMode="numeric"
                value={counted[piece] ?? ''}
                onChange={(event) => setCounted({ ...counted, [piece]: Math.max(0, Math.trunc(Number(event.target.value))) })}
              />
            </label>
          ))}
        </div>
        <CloseSheet shift={shift} made={made} counted={counted} />
      </div>
      <Trouble of={trouble} />
      <div className="act-buttons">
        <Button tone="quiet" onPress={onCancel}>
          {t('staff.cancel')}
        </Button>
        <Button onPress={() => window.print()}>{t('desk.print')}</Button>
        <Button tone="gold" disabled={waiting} onPress={end}>
          {t('desk.end')}
        </Button>
      </div>
    </Dialog>
  );
}

function CloseSheet({ shift, made, counted }: Pick<ShiftCloseProps, 'shift' | 'made'> & { readonly counted: Counted }) {
  const language = useLanguage();
  const { t } = language;
  const { who } = useStaff();
  const [now] = useState(() => Date.now());
  const money = balance(shift, made);
  const inDrawer = countedCents(counted);
  const lines: readonly (readonly [string, string])[] = [
    [t('desk.by'), `${who.name} (${who.person})`],
    [t('desk.since'), moment(language, shift.openedMillis)],
    [t('desk.until'), moment(language, now)],
    [t('desk.float'), dollars(money.floatCents)],
    [t('desk.cashPaid', { n: made.filter((one) => one.form === 'CASH').length }), dollars(money.cashCents)],
    [t('desk.otherPaid'), dollars(money.otherCents)],
    [t('desk.expected'), dollars(money.expectedCents)],
    [t('desk.counted'), dollars(inDrawer)],
  ];
  return (
    <article className="sheet">
      <h3>{t('desk.sheet')}</h3>
      <dl>
        {lines.map(([name, value]) => (
          <div key={name} className="line">
            <dt>{name}</dt>
            <dd className="figures">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="sum figures" role="status">
        {t('desk.difference', { amount: signedDollars(inDrawer - money.expectedCents) })}
      </p>
      <p className="signature">{t('desk.signCashier')}</p>
    </article>
  );
}
