import { Button } from '../design/Button';
import { Dialog } from '../design/Dialog';
import { useLanguage } from '../i18n/language';
import { dollars } from '../money';
import { floorAhead, meters } from '../store/selectors';
import type { State, TicketShown } from '../store/state';
import { bars } from './barcode';
import type { Terminal } from './useTerminal';

interface CashOutProps {
  readonly state: State;
  readonly onCashOut: () => void;
  readonly onClose: () => void;
}

/** Asks once more before the account is paid out. */
export function CashOut({ state, onCashOut, onClose }: CashOutProps) {
  const { t } = useLanguage();
  const credit = meters(state, state.own?.tables[0]?.table ?? 0).creditCents;
  return (
    <Dialog title={t('cashOut.title')} onClose={onClose}>
      <p className="large">{t('cashOut.ask', { amount: dollars(credit) })}</p>
      <div className="row end">
        <Button tone="quiet" onPress={onClose}>
          {t('act.cancel')}
        </Button>
        <Button
          tone="gold"
          onPress={() => {
            onCashOut();
            onClose();
          }}
        >
          {t('cashOut.yes')}
        </Button>
      </div>
    </Dialog>
  );
}

/** What comes of a cash-out: a ticket on its way or out, or somebody who brings the money. */
export function TicketOut({ terminal }: { readonly terminal: Terminal }) {
  const { t } = useLanguage();
  const { state, tell } = terminal;
  const paying = state.own?.paying;
  if (state.ticket !== undefined) {
    const { printed } = state.ticket;
    return (
      <Dialog title={printed ? t('cashOut.take') : t('cashOut.printing')}>
        <div className={printed ? 'printer out' : 'printer'}>
          <Ticket ticket={state.ticket} state={state} />
        </div>
        <div className="row end">
          <Button tone="gold" disabled={!printed} onPress={() => tell({ kind: 'ticketTaken' })}>
            {t('cashOut.done')}
          </Button>
        </div>
      </Dialog>
    );
  }
  return paying === undefined ? null : (
    <Dialog title={t('cashOut.handPay')}>
      <p className="large" role="status">
        {t('cashOut.handPayLead', { amount: dollars(paying.cents) })}
      </p>
    </Dialog>
  );
}

/** The ticket as the printer makes it; its code can be read off the screen. */
function Ticket({ ticket, state }: { readonly ticket: TicketShown; readonly state: State }) {
  const { t, tag } = useLanguage();
  const drawn = bars(ticket.barcode);
  const at = new Date(ticket.atMillis + floorAhead(state));
  return (
    <div className="ticket">
      <div className="ticket-head">
        <b>{t('brand')}</b>
        <span>{t('ticket.title')}</span>
      </div>
      <svg viewBox={`-12 0 ${drawn.width + 24} 34`} role="img" aria-label={ticket.barcode}>
        <rect x="-12" width={drawn.width + 24} height="34" fill="#fff" />
        {drawn.bars.map((bar) => (
          <rect key={bar.x} x={bar.x} width={bar.width} height="34" fill="#000" />
        ))}
      </svg>
      <p className="ticket-number">
        {t('ticket.validation')} {ticket.ticket.replace(/(\d{2})(?=\d)/, '$1-').replace(/(\d{4})(?=\d)/g, '$1-')}
      </p>
      <strong>{dollars(ticket.cents)}</strong>
      <p>
        {t('terminal', { n: state.terminal ?? '' })} · {at.toLocaleString(tag, { hour12: false })}
      </p>
      {state.own?.simulated === true && <p className="ticket-void">{t('ticket.demonstration')}</p>}
    </div>
  );
}
