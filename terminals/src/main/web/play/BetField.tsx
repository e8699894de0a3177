import type { ReactNode } from 'react';
import { Stacked } from '../design/Chip';
import { useLanguage } from '../i18n/language';
import { dollars } from '../money';
import { useAimedAt } from './drag';
import { betName } from './names';
import { payText } from './odds';
import { stackMarks, useTable } from './table';

interface BetFieldProps {
  readonly bet: string;
  readonly children: ReactNode;
  readonly className?: string;
  readonly odds?: boolean;
}

/** One bet of a layout that is made of boxes: its print, its odds, the chips on it. */
export function BetField({ bet, children, className, odds = true }: BetFieldProps) {
  const hands = useTable();
  const { table, stacks, touch, winner } = hands;
  const language = useLanguage();
  const aimed = useAimedAt(table.now.table) === bet;
  const stack = stacks.find((one) => one.bet === bet);
  const name = betName(language, bet, table);
  const pays = table.layout.lines.find((line) => line.bets.includes(bet))?.pays[0];
  const won = winner !== undefined && winner.split(' ').includes(bet);
  return (
    <button
      type="button"
      className={`bet-field ${className ?? ''}${won ? ' won' : ''}${aimed ? ' aimed' : ''}${stack === undefined ? '' : ' held'}`}
      data-bet={bet}
      data-table={table.now.table}
      onClick={() => touch(bet)}
    >
      <span className="unseen">
        {stack === undefined ? name : `${name}, ${language.t('bet.chips', { amount: dollars(stack.cents) })}`}
      </span>
      <span className="bet-print" aria-hidden="true">{children}</span>
      {odds && pays !== undefined && <span className="bet-odds" aria-hidden="true">{payText(language, pays)}</span>}
      {stack !== undefined && (
        <span aria-hidden="true" className={`bet-chips ${stackMarks(stack, hands)}`}>
          <Stacked cents={stack.cents} />
        </span>
      )}
    </button>
  );
}
