import { Button } from '../design/Button';
import { Dialog } from '../design/Dialog';
import { useLanguage } from '../i18n/language';
import { dollars } from '../money';
import { moment } from '../staff/time';
import { grouped } from './paper';

/** A payment that was made. */
export interface Slip {
  readonly number: string;
  readonly kind: string;
  readonly cents: number;
  readonly terminal: number;
  readonly issuedMillis: number;
  readonly paidMillis: number;
  readonly form: string;
  readonly rule: string;
  readonly by: string;
  readonly signed: boolean;
}

/** The receipt on the screen, and on paper where somebody wants it. */
export function Receipt({ of: slip, onClose }: { readonly of: Slip; readonly onClose: () => void }) {
  const language = useLanguage();
  const { t, trade } = language;
  return (
    <Dialog title={t('desk.paidNow', { amount: dollars(slip.cents) })} onClose={onClose}>
      <article className="sheet receipt">
        <h3>{t('desk.receipt')}</h3>
        <p className="sum figures">{dollars(slip.cents)}</p>
        <dl>
          <dt>{trade(slip.kind)}</dt>
          <dd className="figures">{grouped(slip.number)}</dd>
          <dt>{t('desk.issued')}</dt>
          <dd>{`${moment(language, slip.issuedMillis)} · ${t('terminal', { n: slip.terminal })}`}</dd>
          <dt>{t('desk.paidWhen')}</dt>
          <dd>{moment(language, slip.paidMillis)}</dd>
          <dt>{t('desk.form')}</dt>
          <dd>{trade(slip.form)}</dd>
          <dt>{t('desk.by')}</dt>
          <dd>{slip.by}</dd>
          {slip.rule !== '' && (
            <>
              <dt>{t('desk.rule')}</dt>
              <dd>{slip.rule}</dd>
            </>
          )}
        </dl>
        {slip.kind === 'HAND_PAY_VOUCHER' && <p className="signature">{t('desk.signHere')}</p>}
      </article>
      <div className="act-buttons">
        <Button onPress={() => window.print()}>{t('desk.print')}</Button>
        <Button tone="gold" onPress={onClose}>
          {t('desk.nextCustomer')}
        </Button>
      </div>
    </Dialog>
  );
}
