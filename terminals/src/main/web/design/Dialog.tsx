import type { ReactNode } from 'react';
import { useModal } from './modal';

interface DialogProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly onClose?: (() => void) | undefined;
}

/** Something in front of the game; Escape closes it where it may be closed. */
export function Dialog({ title, children, onClose }: DialogProps) {
  return (
    <dialog {...useModal(onClose)} className="veil" aria-label={title}>
      <div className="panel dialog">
        <h2>{title}</h2>
        {children}
      </div>
    </dialog>
  );
}
