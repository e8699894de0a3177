import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { ChipDefs } from '../design/Chip';
import { useTable } from '../play/table';
import { useSize, type Size } from '../play/useSize';
import { DropLoupe } from './DropLoupe';
import { LENGTH, LINE_UNITS, spotAt, view, WIDTH, type Lie, type Scale } from './drawing';
import { Layout } from './Layout';
import { Loupe, type Touched } from './Loupe';

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

/**
 * The whole layout as one drawing, with a zone for every bet that the server offers. Where it is too small for a finger to find the
 * lines, a touch of the numbers opens a loupe there, and chips are put down in that.
 */
export function RouletteBoard() {
  const { table, open, mode } = useTable();
  const [frame, room] = useSize<HTMLDivElement>();
  const [touched, setTouched] = useState<Touched | undefined>(undefined);
  const { lie, scale } = fitting(room);
  const size = view(lie, scale);
  const bets = table.layout.lines.flatMap((line) => line.bets);
  const zeros = ['0', '00'].filter((zero) => bets.includes(`straight:${zero}`));
  // A maximum is asked for on a whole number; and where no chips can be put down, the server says why at once.
  const looks = open && mode.kind !== 'maximum' && !hasRoom(room);
  useEffect(() => {
    if (!looks) {
      setTouched(undefined);
    }
  }, [looks]);
  const drawing = useRef<SVGSVGElement>(null);
  const origin = () => {
    const box = drawing.current?.getBoundingClientRect();
    return box === undefined ? undefined : { x: box.left + EDGE, y: box.top + EDGE };
  };
  const look = (event: MouseEvent) => {
    const from = origin();
    const outside = frame.current?.getBoundingClientRect();
    if (from !== undefined && outside !== undefined) {
      const spot = spotAt({ x: event.clientX - from.x, y: event.clientY - from.y }, lie, scale);
      setTouched({ spot, x: event.clientX - outside.left, y: event.clientY - outside.top });
    }
  };
  return (
    <div className={looks ? 'roulette-board small' : 'roulette-board'} ref={frame}>
      <svg
        ref={drawing}
        width={size.width + 2 * EDGE}
        height={size.height + 2 * EDGE}
        viewBox={`${-EDGE} ${-EDGE} ${size.width + 2 * EDGE} ${size.height + 2 * EDGE}`}
      >
        <ChipDefs />
        <Layout bets={bets} zeros={zeros} lie={lie} scale={scale} onNumber={looks ? look : undefined} />
      </svg>
      {looks && <DropLoupe bets={bets} zeros={zeros} lie={lie} scale={scale} origin={origin} />}
      {touched !== undefined && (
        <Loupe
          key={`${touched.x} ${touched.y}`}
          bets={bets}
          zeros={zeros}
          lie={lie}
          room={room}
          touched={touched}
          onClose={() => setTouched(undefined)}
        />
      )}
    </div>
  );
}
