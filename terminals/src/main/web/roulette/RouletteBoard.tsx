import { useState, type KeyboardEvent } from 'react';
import { ChipDefs, ChipStack } from '../design/Chip';
import { useLanguage } from '../i18n/language';
import { dollars } from '../money';
import { betName } from '../play/names';
import { useTable } from '../play/table';
import { useSize, type Size } from '../play/useSize';
import { LENGTH, place, rect, view, WIDTH, zone, type Lie, type Rect, type Scale } from './drawing';
import { boxOf, colourOf, covered, numbersOf, spotOf } from './geometry';

const FIELD = { red: '#a31b28', black: '#15181d', green: '#0d6b3d' } as const;

/** A square may be so much longer than it is wide, or the other way round. */
const MOST_STRETCHED = 2.1;

/** How the layout lies in the room that it has, and how large its units are: whichever way leaves a finger more room. */
export function fitting(room: Size): { readonly lie: Lie; readonly scale: Scale } {
  const across = scaled(room.width, room.height);
  const down = scaled(room.height, room.width);
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
  const { table, stacks, winner } = useTable();
  const [frame, room] = useSize<HTMLDivElement>();
  const [lit, setLit] = useState<string | undefined>(undefined);
  const { lie, scale } = fitting(room);
  const size = view(lie, scale);
  const bets = table.layout.lines.flatMap((line) => line.bets);
  const zeros = ['0', '00'].filter((zero) => bets.includes(`straight:${zero}`));
  const under = new Set(lit === undefined ? [] : covered(lit));
  const boxes = bets.filter((bet) => boxOf(bet, zeros) !== undefined);
  const lines = bets.filter((bet) => boxOf(bet, zeros) === undefined);
  const radius = Math.min(scale.along, scale.across) * 1.08;
  return (
    <div className="roulette-board" ref={frame}>
      <svg width={size.width} height={size.height} viewBox={`-4 -4 ${size.width + 8} ${size.height + 8}`} onPointerLeave={() => setLit(undefined)}>
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
            const { x, y } = place(spot, lie, scale);
            return (
              <g key={stack.bet} transform={`translate(${x} ${y})`} className={stackClass(stack.hoped, stack.lockedCents)}>
                <ChipStack cents={stack.cents} radius={radius} />
              </g>
            );
          })}
        </g>
      </svg>
    </div>
  );
}

function stackClass(hoped: boolean, lockedCents: number): string {
  return ['lying', hoped ? 'hoped' : '', lockedCents > 0 ? 'locked' : ''].join(' ').trim();
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
    onFocus: () => onLight(bet),
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
  const fontSize = kind === 'straight' ? short * 0.42 : Math.min(short * 0.34, (upright ? box.height : box.width) / (label.length * 0.74));
  return (
    <g className={`board-field${lit ? ' lit' : ''}${won ? ' won' : ''}`} {...useTouch(bet, onLight, label)}>
      <rect {...box} fill={fill} />
      {(kind === 'red' || kind === 'black') && (
        <path
          d={`M${middle.x} ${middle.y - box.height * 0.36}L${middle.x + box.width * 0.36} ${middle.y}L${middle.x} ${middle.y + box.height * 0.36}L${middle.x - box.width * 0.36} ${middle.y}z`}
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
