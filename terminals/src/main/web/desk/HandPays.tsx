import { useState } from 'react';
import type { FloorView } from '@messages';
import { Button } from '../design/Button';
import { useLanguage } from '../i18n/language';
import { dollars } from '../money';
import { carryOut, type Happened } from '../staff/acts';
import { problem, type Problem } from '../staff/api';
import { Trouble } from '../staff/Trouble';

interface HandPaysProps {
  readonly floor: FloorView | undefined;
  /** A voucher was made out; it is paid like any other paper. */
  readonly onVoucher: (number: string) => void;
}

/** Players who wait to be paid by hand: a voucher is made out, paid, and signed for. */
export function HandPays({ floor, onVoucher }: HandPaysProps) {
  const { t } = useLanguage();
  const [trouble, setTrouble] = useState<Problem | undefined>(undefined);
  const waiting = floor?.alerts.filter((alert) => alert.kind === 'HAND_PAY_WAITS') ?? [];
  const arrange = (terminal: number) => {
    setTrouble(undefined);
    carryOut({ '@type': 'ArrangeHandPay', terminal }, crypto.randomUUID()).then(
      ({ events }) => {
        const number = voucherOf(events);
        if (number !== undefined) {
          onVoucher(number);
        }
      },
      (thrown: unknown) => setTrouble(problem(thrown)),
    );
  };
  return (
    <section className="panel handpays" aria-label={t('desk.handPays')}>
      <h2 className="caps">{t('desk.handPays')}</h2>
      {waiting.length === 0 && <p className="dim">{t('desk.noHandPays')}</p>}
      <ul>
        {waiting.map((alert) => (
          <li key={alert.terminal}>
            <span>
              {t('terminal', { n: alert.terminal })}
              <b className="figures">{dollars(alert.cents)}</b>
            </span>
            <Button tone="gold" label={t('desk.voucherFor', { n: alert.terminal })} onPress={() => arrange(alert.terminal)}>
              {t('desk.voucher')}
            </Button>
          </li>
        ))}
      </ul>
      <Trouble of={trouble} />
    </section>
  );
}

/** The number of the voucher that was made out, in all its digits. */
export function voucherOf(events: readonly Happened[]): string | undefined {
  const issued = events.find((event) => event['@type'] === 'VoucherIssued');
  const voucher = issued?.['slip'] as { readonly number?: string | number } | undefined;
  return voucher?.number === undefined ? undefined : String(voucher.number).padStart(18, '0');
}
