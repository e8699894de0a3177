import type { ReactNode } from 'react';
import type { ActUnion } from '@messages';
import { Button, type Tone } from '../design/Button';
import { wasRefused, waitsFor } from '../store/selectors';
import type { State } from '../store/state';

interface AskButtonProps {
  readonly state: State;
  readonly act: ActUnion;
  readonly ask: (act: ActUnion) => void;
  readonly children: ReactNode;
  readonly tone?: Tone;
  readonly disabled?: boolean;
  readonly pressed?: boolean;
  readonly className?: string;
}

/** A button that asks the server for something: it is seen to wait for the answer, asks once until it is there, and shows a refusal. */
export function AskButton({ state, act, ask, className, ...rest }: AskButtonProps) {
  const classes = [className ?? '', wasRefused(state, act) ? 'refused' : ''].join(' ').trim();
  return <Button {...rest} busy={waitsFor(state, act)} className={classes} onPress={() => ask(act)} />;
}
