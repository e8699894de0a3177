import type { ReactNode } from 'react';

export type Tone = 'plain' | 'gold' | 'red' | 'quiet' | 'on';

interface ButtonProps {
  readonly children: ReactNode;
  readonly onPress: () => void;
  readonly tone?: Tone;
  readonly disabled?: boolean;
  readonly label?: string;
  readonly pressed?: boolean;
  /** What it began is not answered yet: it shows so, and takes no second press. */
  readonly busy?: boolean;
  readonly className?: string;
}

/** The one button of all screens. */
export function Button({ children, onPress, tone = 'plain', disabled, label, pressed, busy, className }: ButtonProps) {
  const classes = ['button', tone === 'plain' ? '' : tone, busy === true ? 'busy' : '', className ?? ''].filter((name) => name !== '').join(' ');
  return (
    <button
      type="button"
      className={classes}
      disabled={disabled ?? false}
      aria-label={label}
      aria-pressed={pressed}
      aria-busy={busy}
      aria-disabled={busy}
      onClick={busy === true ? undefined : onPress}
    >
      {children}
    </button>
  );
}
