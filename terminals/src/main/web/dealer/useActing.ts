import { useState } from 'react';
import type { OfferedAct } from '@messages';
import { carryOut, signing } from '../staff/acts';
import { problem, type Problem } from '../staff/api';
import { useStaff } from '../staff/Staff';

/** How this screen has things done. */
export interface Acting {
  /** Something is on its way. */
  readonly busy: boolean;
  readonly trouble: Problem | undefined;
  /** What is led through in front of the screen. */
  readonly asking: OfferedAct | undefined;
  /** One touch where nothing has to be said and nobody signs; else the dialog leads through it. */
  press(offer: OfferedAct): void;
  /** With what was keyed in. */
  send(offer: OfferedAct, said: Readonly<Record<string, unknown>>): void;
  /** Anything else that the server is asked for. */
  have(done: Promise<unknown>): void;
  ask(offer: OfferedAct): void;
  putAway(): void;
}

/** @param prepared what a dealer would say anyway is said before the dialog opens */
export function useActing(prepared: (offer: OfferedAct) => OfferedAct): Acting {
  const { who } = useStaff();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Problem | undefined>(undefined);
  const [asking, setAsking] = useState<OfferedAct | undefined>(undefined);
  const have = (done: Promise<unknown>) => {
    setBusy(true);
    setTrouble(undefined);
    done.catch((thrown: unknown) => setTrouble(problem(thrown))).finally(() => setBusy(false));
  };
  const send = (offer: OfferedAct, said: Readonly<Record<string, unknown>>) => {
    const filled = { ...offer, command: { ...offer.command, ...said } };
    if (signing(offer, who).kind === 'alone') {
      have(carryOut(filled.command, crypto.randomUUID()));
    } else {
      setAsking({ ...filled, fill: filled.fill.filter((name) => !(name in said)) });
    }
  };
  return {
    busy,
    trouble,
    asking,
    send,
    have,
    press: (offer) => (offer.fill.length === 0 ? send(offer, {}) : setAsking(prepared(offer))),
    ask: (offer) => setAsking(prepared(offer)),
    putAway: () => {
      setAsking(undefined);
      setTrouble(undefined);
    },
  };
}
