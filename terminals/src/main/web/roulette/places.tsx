import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import { useLanguage } from '../i18n/language';
import { dollars } from '../money';
import { betName } from '../play/names';
import { useTable } from '../play/table';
import type { Rect } from './drawing';
import { colourOf } from './geometry';

const FIELD = { red: '#a31b28', black: '#15181d', green: '#0d6b3d' } as const;

export interface ZoneProps {
  readonly bet: string;
  readonly box: Rect;
  readonly lit: boolean;
  readonly onLight: (bet: string | undefined) => void;
  /** What a finger or a mouse does there instead of placing a chip; keys and screen readers place it all the same. */
  readonly onPoint?: ((event: MouseEvent) => void) | undefined;
}

/** Everything that a bet does under a finger or a key. */
function useTouch({ bet, onLight, onPoint }: ZoneProps, printed = '') {
  const { touch, table, stacks } = useTable();
  const language = useLanguage();
  const cents = stacks.find((stack) => stack.bet === bet)?.cents ?? 0;
  const name = named(betName(language, bet, table), printed);
  return {
    role: 'button',
    tabIndex: 0,
    'aria-label': cents === 0 ? name : `${name}, ${language.t('bet.chips', { amount: dollars(cents) })}`,
    'data-bet': bet,
    'data-table': table.now.table,
    onPointerEnter: () => onLight(bet),
    // A finger leaves the focus behind; only somebody at a keyboard needs to see where it is.
    onFocus: (event: FocusEvent<SVGElement>) => {
      if (event.currentTarget.matches(':focus-visible')) {
        onLight(bet);
      }
    },
    onBlur: () => onLight(undefined),
    // Only what points somewhere has clicked anything: keys and screen readers come with none.
    onClick: (event: MouseEvent) => (event.detail > 0 && onPoint !== undefined ? onPoint(event) : touch(bet)),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault();
        touch(bet);
      }
    },
  } as const;
}

/** What is printed there is part of its name, so that whoever speaks to the screen can say what is to be seen. */
function named(name: string, printed: string): string {
  return name.includes(printed) ? name : `${name}, ${printed}`;
}

/** A line or a crossing between numbers. */
export function Zone(props: ZoneProps) {
  return <rect className={props.lit ? 'zone lit' : 'zone'} {...props.box} rx={2} {...useTouch(props)} />;
}

/** All boxes are printed as large as the longest print allows. */
const PRINT_LETTERS = 8;

interface FieldProps extends ZoneProps {
  /** The part of the box that is free for words. */
  readonly print: Rect;
  readonly won: boolean;
}

/** A number, or a box beside the numbers. */
export function Field(props: FieldProps) {
  const { bet, box, print, lit, won } = props;
  const language = useLanguage();
  const [kind = '', detail] = bet.split(':');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const fill = kind === 'straight' && detail !== undefined ? FIELD[colourOf(detail)] : 'rgb(255 255 255 / 0.045)';
  const label = kind === 'column' ? language.t('bet.column.short') : kind === 'straight' ? (detail ?? '') : language.named(`bet.${bet.replace(':', '.')}`, bet);
  const upright = kind !== 'straight' && print.height > print.width * 1.3;
  const short = Math.min(box.width, box.height);
  const [long, high] = upright ? [print.height, print.width] : [print.width, print.height];
  const fontSize = kind === 'straight' ? short * 0.44 : Math.min(short * 0.34, high * 0.85, long / (PRINT_LETTERS * 0.6));
  const words = { x: print.x + print.width / 2, y: print.y + print.height / 2 };
  return (
    <g className={`board-field${lit ? ' lit' : ''}${won ? ' won' : ''}`} {...useTouch(props, label)}>
      <rect {...box} fill={fill} />
      {(kind === 'red' || kind === 'black') && (
        <path
          d={`M${middle.x} ${middle.y - box.height * 0.46}L${middle.x + box.width * 0.46} ${middle.y}L${middle.x} ${middle.y + box.height * 0.46}L${middle.x - box.width * 0.46} ${middle.y}z`}
          fill={FIELD[kind]}
          stroke="rgb(246 241 228 / 0.55)"
        />
      )}
      <text
        {...words}
        fontSize={fontSize}
        transform={upright ? `rotate(-90 ${words.x} ${words.y})` : undefined}
        textAnchor="middle"
        dominantBaseline="central"
      >
        {label}
      </text>
    </g>
  );
}
