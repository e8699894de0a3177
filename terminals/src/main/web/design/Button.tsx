import type { ReactNode } from 'react';

export type Tone = 'plain' | 'gold' | 'red' | 'quiet' | 'on';

interface ButtonProps {
  readonly children: ReactNode;
  readonly onPress: () => void;
  readonly tone?: Tone;
  readonly disabled?: boolean;
  readonly label?: string;
  readonly pressed?: boolean;
  readonly className?: string;
}

/** The one button of all screens. */
export function Button({ children, onPress, tone = 'plain', disabled, label, pressed, className }: ButtonProps) {
  const classes = ['button', tone === 'plain' ? '' : tone, className ?? ''].filter((name) => name !== '').join(' ');
  return (
    <button
      type="button"
      className={classes}
      disabled={disabled ?? false}
      aria-label={label}
      aria-pressed={pressed}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
