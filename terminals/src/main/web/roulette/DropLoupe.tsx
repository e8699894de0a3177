import { memo } from 'react';
import { createPortal } from 'react-dom';
import { useLanguage } from '../i18n/language';
import { shortDollars } from '../money';
import { betName } from '../play/names';
import { useCarried } from '../play/drag';
import { useTable } from '../play/table';
import { place, spotAt, type Lie, type Scale } from './drawing';
import { Layout } from './Layout';
import { aside, DROP_SIZE, LOUPE_SCALE } from './magnified';

interface DropLoupeProps {
  readonly bets: readonly string[];
  readonly zeros: readonly string[];
  readonly lie: Lie;
  readonly scale: Scale;
  /** Where the origin of the small layout is on the screen. */
  origin(): { readonly x: number; readonly y: number } | undefined;
}

/** Drawn once for a whole drag: only the view of it moves. */
const Drawn = memo(Layout);

/** While a chip is dragged over a small layout: what is under it, larger and beside the finger, with a cross where it would land. */
export function DropLoupe({ bets, zeros, lie, scale, origin }: DropLoupeProps) {
  const { table } = useTable();
  const language = useLanguage();
  const carried = useCarried((now) => (now?.over?.small === true && now.over.table === table.now.table ? now : undefined));
  const from = origin();
  if (carried?.over === undefined || from === undefined) {
    return null;
  }
  const spot = spotAt({ x: carried.x - from.x, y: carried.y - from.y }, lie, scale);
  const middle = place(spot, lie, LOUPE_SCALE);
  const { width, height } = DROP_SIZE;
  return createPortal(
    <div className="drop-loupe" inert style={aside(carried, { width: innerWidth, height: innerHeight })}>
      <svg width={width} height={height} viewBox={`${middle.x - width / 2} ${middle.y - height / 2} ${width} ${height}`}>
        <Drawn bets={bets} zeros={zeros} lie={lie} scale={LOUPE_SCALE} />
        <path className="cross" d={`M${middle.x - 16} ${middle.y}h32M${middle.x} ${middle.y - 16}v32`} />
      </svg>
      <p>
        <b>{betName(language, carried.over.bet, table)}</b> {shortDollars(carried.cents)}
      </p>
    </div>,
    document.body,
  );
}
