import { useState, type FocusEvent, type KeyboardEvent } from 'react';
import { ChipDefs, ChipStack } from '../design/Chip';
import { useLanguage } from '../i18n/language';
import { dollars } from '../money';
import { betName } from '../play/names';
import { stackMarks, useTable } from '../play/table';
import { useSize, type Size } from '../play/useSize';
import { LENGTH, LINE_UNITS, place, rect, view, WIDTH, zone, type Lie, type Rect, type Scale } from './drawing';
import { boxOf, colourOf, covered, numbersOf, spotOf } from './geometry';

const FIELD = { red: '#a31b28', black: '#15181d', green: '#0d6b3d' } as const;

/** A square may be so much longer than it is wide, or the other way round. */
const MOST_STRETCHED = 2.1;

/** What is left free round the drawing, for the lines at its edge. */
const EDGE = 4;

/** A finger needs so much each way. */
export const FINGER_PIXELS = 44;

/** Whether a finger finds every line between two numbers in so much room. */
export function hasRoom(room: Size): boolean {
  const { scale } = fitting(room);
  return Math.min(scale.along, scale.across) * LINE_UNITS >= FINGER_PIXELS;
}

/** How the layout lies in the room that it has, and how large its units are: whichever way leaves a finger more room. */
export function fitting(room: Size): { readonly lie: Lie; readonly scale: Scale } {
  const width = room.width - 2 * EDGE;
  const height = room.height - 2 * EDGE;
  const across = scaled(width, height);
  const down = scaled(height, width);
  return Math.min(across.along, across.across) >= Math.min(down.along, down.across)
    ? { lie: 'landscape', scale: across }
    : { lie: 'portrait', scale: down };
}

function scaled(long: number, wide: number): Scale {
  const along = Math.max(1, long / LENGTH);
  const across = Math.max(1, wide / WIDTH);
  return { along: Math.min(along, across * MOST_STRETCHED), across: Math.min(across, along * MOST_STRETCHED) };
}

/** The whole layout as one drawing: what is printed on it, a zone for every bet that the server offers, and the chips. */
export function RouletteBoard() {
  const hands = useTable();
  const { table, stacks, winner } = hands;
  const [frame, room] = useSize<HTMLDivElement>();
  const [lit, setLit] = useState<string | undefined>(undefined);
  const { lie, scale } = fitting(room);
  const size = view(lie, scale);
  const bets = table.layout.lines.flatMap((line) => line.bets);
  const zeros = ['0', '00'].filter((zero) => bets.includes(`straight:${zero}`));
  const under = new Set(lit === undefined ? [] : covered(lit));
  const boxes = bets.filter((bet) => boxOf(bet, zeros) !== undefined);
  const lines = bets.filter((bet) => boxOf(bet, zeros) === undefined);
  const unit = Math.min(scale.along, scale.across);
  return (
    <div className="roulette-board" ref={frame}>
      <svg
        width={size.width + 2 * EDGE}
        height={size.height + 2 * EDGE}
        viewBox={`${-EDGE} ${-EDGE} ${size.width + 2 * EDGE} ${size.height + 2 * EDGE}`}
        onPointerLeave={() => setLit(undefined)}
      >
        <ChipDefs />
        {boxes.map((bet) => (
          <Field
            key={bet}
            bet={bet}
            box={rect(boxOf(bet, zeros) ?? { along: 0, across: 0, length: 0, width: 0 }, lie, scale)}
            lie={lie}
            lit={lit === bet || under.has(numbersOf(bet)[0] ?? '-')}
            won={bet === `straight:${winner}`}
            onLight={setLit}
          />
        ))}
        {lines.map((bet) => {
          const spot = spotOf(bet, zeros);
          return spot === undefined ? null : (
            <Zone key={bet} bet={bet} box={zone(spot, lie, scale)} lit={lit === bet} onLight={setLit} />
          );
        })}
        <g className="chips" pointerEvents="none">
          {stacks.map((stack) => {
            const spot = spotOf(stack.bet, zeros);
            if (spot === undefined) {
              return null;
            }
            const box = boxOf(stack.bet, zeros);
            const beside = box !== undefined && !stack.bet.startsWith('straight:');
            const { x, y } = beside ? besidePrint(rect(box, lie, scale), unit) : place(spot, lie, scale);
            return (
              <g key={stack.bet} transform={`translate(${x} ${y})`} className={`lying ${stackMarks(stack, hands)}`}>
                <ChipStack cents={stack.cents} radius={unit * (beside ? 1.5 : 1.3)} />
              </g>
            );
          })}
        </g>
      </svg>
    </div>
  );
}

/** In a box with words the chips lie beside them, towards its far corner. */
function besidePrint(box: Rect, unit: number): { readonly x: number; readonly y: number } {
  return box.width > box.height * 1.6
    ? { x: box.x + box.width - unit * 1.9, y: box.y + box.height / 2 }
    : { x: box.x + box.width / 2, y: box.y + box.height - unit * 1.7 };
}

interface ZoneProps {
  readonly bet: string;
  readonly box: Rect;
  readonly lit: boolean;
  readonly onLight: (bet: string | undefined) => void;
}

/** Everything that a bet does under a finger or a key. */
function useTouch(bet: string, onLight: ZoneProps['onLight'], printed = '') {
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
    onClick: () => touch(bet),
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

function Zone({ bet, box, lit, onLight }: ZoneProps) {
  return <rect className={lit ? 'zone lit' : 'zone'} {...box} rx={4} {...useTouch(bet, onLight)} />;
}

/** All boxes are printed as large as the longest print allows. */
const PRINT_LETTERS = 8;

interface FieldProps extends ZoneProps {
  readonly lie: Lie;
  readonly won: boolean;
}

/** A number, or a box beside the numbers. */
function Field({ bet, box, lie, lit, won, onLight }: FieldProps) {
  const language = useLanguage();
  const [kind = '', detail] = bet.split(':');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const fill = kind === 'straight' && detail !== undefined ? FIELD[colourOf(detail)] : 'rgb(255 255 255 / 0.045)';
  const label = kind === 'column' ? language.t('bet.column.short') : kind === 'straight' ? (detail ?? '') : language.named(`bet.${bet.replace(':', '.')}`, bet);
  const upright = lie === 'portrait' && box.height > box.width * 1.3;
  const short = Math.min(box.width, box.height);
  const fontSize = kind === 'straight' ? short * 0.44 : Math.min(short * 0.34, (upright ? box.height : box.width) / (PRINT_LETTERS * 0.6));
  return (
    <g className={`board-field${lit ? ' lit' : ''}${won ? ' won' : ''}`} {...useTouch(bet, onLight, label)}>
      <rect {...box} fill={fill} />
      {(kind === 'red' || kind === 'black') && (
        <path
          d={`M${middle.x} ${middle.y - box.height * 0.46}L${middle.x + box.width * 0.46} ${middle.y}L${middle.x} ${middle.y + box.height * 0.46}L${middle.x - box.width * 0.46} ${middle.y}z`}
          fill={FIELD[kind]}
          stroke="rgb(246 241 228 / 0.55)"
        />
      )}
      <text
        x={middle.x}
        y={middle.y}
        fontSize={fontSize}
        transform={upright ? `rotate(-90 ${middle.x} ${middle.y})` : undefined}
        textAnchor="middle"
        dominantBaseline="central"
      >
        {label}
      </text>
    </g>
  );
}
