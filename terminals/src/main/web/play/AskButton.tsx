import type { ReactNode } from 'react';
import type { ActUnion } from '@messages';
import { Button, type Tone } from '../design/Button';
import { wasRefused, waitsFor } from '../store/selectors';
import type { State } from '../store/state';

/** Who asks the server, and what is known of the answers. */
interface Asker {
  readonly state: State;
  readonly ask: (act: ActUnion) => void;
}

/** How a control stands that asks for something: it waits for the answer, shows a refusal, and asks once until the answer is there. */
export function asking({ state, ask }: Asker, act: ActUnion) {
  const waits = waitsFor(state, act);
  return { waits, refused: wasRefused(state, act), press: () => (waits ? undefined : ask(act)) };
}

interface AskButtonProps extends Asker {
  readonly act: ActUnion;
  readonly children: ReactNode;
  readonly tone?: Tone;
  readonly disabled?: boolean;
  readonly pressed?: boolean;
  readonly label?: string;
  readonly className?: string;
}

/** A button that asks the server for something, and is seen to wait for the answer. */
export function AskButton({ state, act, ask, className, ...rest }: AskButtonProps) {
  const { waits, refused, press } = asking({ state, ask }, act);
  const classes = [className ?? '', refused ? 'refused' : ''].join(' ').trim();
  return <Button {...rest} busy={waits} className={classes} onPress={press} />;
}
