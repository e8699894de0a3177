import './loupe.css';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { Button } from '../design/Button';
import { useLanguage } from '../i18n/language';
import type { Size } from '../play/useSize';
import { rect, place, type Lie } from './drawing';
import type { Spot } from './geometry';
import { Layout } from './Layout';
import { END_PIXELS, extent, isAtEnd, isAtStart, LOUPE_SCALE, moved, pieceAround, shows, standing } from './magnified';

/** A place of the layout, and where it is in its frame. */
export interface Touched {
  readonly spot: Spot;
  readonly x: number;
  readonly y: number;
}

interface LoupeProps {
  readonly bets: readonly string[];
  readonly zeros: readonly string[];
  readonly lie: Lie;
  readonly room: Size;
  readonly touched: Touched;
  readonly onClose: () => void;
}

/** It may cover so much of what stands above the layout. */
const ABOVE_PIXELS = 100;

/** A second touch as fast as that was begun before anybody has seen the loupe. */
const UNSEEN_MILLIS = 350;

/** So many rows further with one press. */
const STEP = 3;

/** A piece of the layout so large that a finger finds every place on it. It lies where it was opened, and chips are put down in it. */
export function Loupe({ bets, zeros, lie, room, touched, onClose }: LoupeProps) {
  const { t } = useLanguage();
  const [piece, setPiece] = useState(() => pieceAround(touched.spot, lie, room));
  const self = useRef<HTMLDivElement>(null);
  useCloses(self, onClose);
  const seen = rect(extent(piece), lie, LOUPE_SCALE);
  const under = place(touched.spot, lie, LOUPE_SCALE);
  const wide = lie === 'landscape';
  const whole = { width: seen.width + (wide ? 2 * END_PIXELS : 0), height: seen.height + (wide ? 0 : 2 * END_PIXELS) };
  const before = { x: under.x - seen.x + (wide ? END_PIXELS : 0), y: under.y - seen.y + (wide ? 0 : END_PIXELS) };
  const left = standing(touched.x, before.x, whole.width, room.width);
  const top = standing(touched.y, before.y, whole.height, room.height, ABOVE_PIXELS);
  // Beside an edge another place comes under the finger than was touched: no fast second touch may put a chip there.
  const moves = Math.abs(touched.x - before.x - left) + Math.abs(touched.y - before.y - top) > 1;
  const [openedMillis] = useState(() => performance.now());
  return (
    <div
      ref={self}
      className={`loupe ${lie}`}
      role="group"
      aria-label={t('loupe.title')}
      style={{ left, top }}
      onClickCapture={(event) => {
        if (moves && event.detail > 0 && performance.now() - openedMillis < UNSEEN_MILLIS) {
          event.stopPropagation();
        }
      }}
    >
      <div className="loupe-end">
        <Button disabled={isAtStart(piece)} label={t('loupe.back')} onPress={() => setPiece(moved(piece, -STEP))}>
          {wide ? '◀' : '▲'}
        </Button>
      </div>
      <svg width={seen.width} height={seen.height} viewBox={`${seen.x} ${seen.y} ${seen.width} ${seen.height}`}>
        <Layout bets={bets.filter((bet) => shows(piece, bet, zeros))} zeros={zeros} lie={lie} scale={LOUPE_SCALE} />
      </svg>
      <div className="loupe-end">
        <Button tone="gold" label={t('loupe.close')} onPress={onClose}>
          ✕
        </Button>
        <Button disabled={isAtEnd(piece)} label={t('loupe.on')} onPress={() => setPiece(moved(piece, STEP))}>
          {wide ? '▶' : '▼'}
        </Button>
      </div>
    </div>
  );
}

/** Escape closes it, and so does a touch of any table beside its own layout; chips and buttons of the terminal do not. */
function useCloses(self: RefObject<HTMLElement | null>, onClose: () => void): void {
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const touch = (event: PointerEvent) => {
      const on = event.target instanceof Element ? event.target : undefined;
      const elsewhere = on?.closest('.pane') != null && on.closest('.roulette-board') !== self.current?.parentElement;
      if (elsewhere) {
        close.current();
      }
    };
    const key = (event: KeyboardEvent) => event.key === 'Escape' && close.current();
    document.addEventListener('pointerdown', touch);
    document.addEventListener('keydown', key);
    return () => {
      document.removeEventListener('pointerdown', touch);
      document.removeEventListener('keydown', key);
    };
  }, [self]);
}
