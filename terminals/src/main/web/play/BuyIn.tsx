import { useState } from 'react';
import { Button } from '../design/Button';
import { Dialog } from '../design/Dialog';
import { useLanguage } from '../i18n/language';
import { dollars, shortDollars } from '../money';
import { meters, waitsFor } from '../store/selectors';
import type { Terminal } from './useTerminal';

/** What a scanner reads off a ticket: a nought, the number, a check digit. */
const SCANNED = /^0(\d{18})\d$/;

/** The number of a ticket, of what was typed, pasted with the signs between its digits, or scanned. */
export function ticketOf(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  return SCANNED.exec(digits)?.[1] ?? digits;
}

/** Notes and tickets. On a demonstration floor the screen is the slot; elsewhere it points to the slot. */
export function BuyIn({ terminal, onClose }: { readonly terminal: Terminal; readonly onClose: () => void }) {
  const { t } = useLanguage();
  const { state, ask } = terminal;
  const [ticket, setTicket] = useState('');
  const own = state.own;
  const credit = meters(state, own?.tables[0]?.table ?? 0).creditCents;
  const notes = own?.acceptedNotesCents ?? [];
  const reading = waitsFor(state, { type: 'noteInserted', noteCents: 0 }) || waitsFor(state, { type: 'ticketInserted', ticket: '' });
  return (
    <Dialog title={t('cash.title')} onClose={onClose}>
      <p className="buy-credit">
        <span className="caps">{t('meter.credit')}</span> <strong>{dollars(credit)}</strong>
      </p>
      {own?.acceptor === 'OUT_OF_ORDER' && (
        <p className="out-of-order" role="alert">
          {t('cash.outOfOrder')}
        </p>
      )}
      {own?.simulated === true ? (
        <>
          <p className="caps">{t('cash.simulated')}</p>
          <div className={reading ? 'notes-slot reading' : 'notes-slot'} aria-busy={reading}>
            {notes.map((cents) => (
              <button
                key={cents}
                type="button"
                className={`note note-${cents}`}
                aria-label={t('cash.note', { amount: shortDollars(cents) })}
                aria-disabled={reading}
                onClick={() => !reading && ask({ type: 'noteInserted', noteCents: cents })}
              >
                <span aria-hidden="true">{shortDollars(cents)}</span>
              </button>
            ))}
            {notes.length === 0 && <p>{t('cash.noNotes')}</p>}
          </div>
          <p className="slot-says" role="status">
            {reading && t('cash.reading')}
          </p>
          <div className="row">
            <input
              className="field grow"
              inputMode="numeric"
              maxLength={32}
              placeholder={t('cash.ticketDigits')}
              aria-label={t('cash.ticketDigits')}
              value={ticket}
              onChange={(event) => setTicket(event.target.value)}
            />
            <Button
              busy={reading}
              disabled={ticketOf(ticket) === ''}
              onPress={() => {
                ask({ type: 'ticketInserted', ticket: ticketOf(ticket) });
                setTicket('');
              }}
            >
              {t('cash.ticket')}
            </Button>
          </div>
        </>
      ) : (
        <p>{t('cash.real')}</p>
      )}
      <div className="row end">
        <Button tone="gold" onPress={onClose}>
          {t('odds.back')}
        </Button>
      </div>
    </Dialog>
  );
}
