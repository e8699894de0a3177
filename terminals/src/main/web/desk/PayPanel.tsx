import { useState } from 'react';
import { Button } from '../design/Button';
import { useLanguage } from '../i18n/language';
import { dollars } from '../money';
import { carryOut, type Happened } from '../staff/acts';
import { problem, type Problem } from '../staff/api';
import { useStaff } from '../staff/Staff';
import { Trouble } from '../staff/Trouble';
import type { Paper } from './paper';
import type { Slip } from './Receipt';

interface PayPanelProps {
  readonly paper: Paper;
  readonly onPaid: (slip: Slip) => void;
}

/** Pays the paper, once: the same press sent twice is one payment. */
export function PayPanel({ paper, onPaid }: PayPanelProps) {
  const { t } = useLanguage();
  const { who } = useStaff();
  const [key] = useState(() => crypto.randomUUID());
  const [readable, setReadable] = useState(true);
  const [signed, setSigned] = useState(false);
  const [trouble, setTrouble] = useState<Problem | undefined>(undefined);
  const [waiting, setWaiting] = useState(false);
  const byHand = paper.issued.paper === 'HAND_PAY_VOUCHER';
  const pay = () => {
    setWaiting(true);
    setTrouble(undefined);
    carryOut({ '@type': 'Redeem', number: paper.number, readable, signed }, key)
      .then(
        ({ events }) => onPaid(slipOf(paper, events, who.name, signed)),
        (thrown: unknown) => setTrouble(problem(thrown)),
      )
      .finally(() => setWaiting(false));
  };
  return (
    <div className="pay">
      <label className="flag">
        <input type="checkbox" checked={readable} onChange={(event) => setReadable(event.target.checked)} />
        {t('desk.readable')}
      </label>
      {byHand && (
        <label className="flag">
          <input type="checkbox" checked={signed} onChange={(event) => setSigned(event.target.checked)} />
          {t('desk.signed')}
        </label>
      )}
      <Trouble of={trouble} />
      <Button tone="gold" className="huge" disabled={waiting} onPress={pay}>
        {t('desk.pay', { amount: dollars(paper.issued.cents) })}
      </Button>
    </div>
  );
}

/** What the receipt says is what the floor answered, and not what the screen believes. */
function slipOf(paper: Paper, events: readonly Happened[], by: string, signed: boolean): Slip {
  const redeemed = events.find((event) => event['@type'] === 'PaperRedeemed');
  const payment = redeemed?.['payment'] as { readonly form: string; readonly atMillis: number } | undefined;
  return {
    number: paper.number,
    kind: paper.issued.paper,
    cents: paper.issued.cents,
    terminal: paper.issued.terminal,
    issuedMillis: paper.issued.atMillis,
    paidMillis: payment?.atMillis ?? Date.now(),
    form: payment?.form ?? 'CASH',
    rule: ruleText(redeemed?.['rule']),
    by,
    signed,
  };
}

/** As the protocol writes a rule, and as people read it. */
function ruleText(rule: unknown): string {
  const { rulebook, rule: clause } = (rule ?? {}) as { readonly rulebook?: string; readonly rule?: string };
  return typeof rule === 'string' ? rule : [rulebook, clause].filter((part) => part !== undefined).join(':');
}
