import { SQUARE, type Box, type Spot } from './geometry';

/** Which way the layout lies on the screen. */
export type Lie = 'landscape' | 'portrait';

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** All of it: a head of zeros, twelve rows, the columns; three numbers, the dozens and the even chances. */
export const LENGTH = 14 * SQUARE;
const NEAR = -2 * SQUARE;
const FAR = 3 * SQUARE;
export const WIDTH = FAR - NEAR;

/** How many pixels of the drawing a unit is long and wide; a little longer than wide, as fingers are round and screens are wide. */
export interface Scale {
  readonly along: number;
  readonly across: number;
}

export function view(lie: Lie, scale: Scale): { readonly width: number; readonly height: number } {
  const along = LENGTH * scale.along;
  const across = WIDTH * scale.across;
  return lie === 'landscape' ? { width: along, height: across } : { width: across, height: along };
}

/** Landscape has the zeros on the left and the dozens below, portrait the zeros on top and the dozens on the left. */
export function place(spot: Spot, lie: Lie, scale: Scale): { readonly x: number; readonly y: number } {
  const along = spot.along * scale.along;
  return lie === 'landscape'
    ? { x: along, y: (FAR - spot.across) * scale.across }
    : { x: (spot.across - NEAR) * scale.across, y: along };
}

/** The other way round: which place of the layout a point of the drawing is. */
export function spotAt(point: { readonly x: number; readonly y: number }, lie: Lie, scale: Scale): Spot {
  return lie === 'landscape'
    ? { along: point.x / scale.along, across: FAR - point.y / scale.across }
    : { along: point.y / scale.along, across: NEAR + point.x / scale.across };
}

export function rect(box: Box, lie: Lie, scale: Scale): Rect {
  const one = place({ along: box.along, across: box.across }, lie, scale);
  const other = place({ along: box.along + box.length, across: box.across + box.width }, lie, scale);
  return {
    x: Math.min(one.x, other.x),
    y: Math.min(one.y, other.y),
    width: Math.abs(one.x - other.x),
    height: Math.abs(one.y - other.y),
  };
}

/** How many units a touch zone between numbers is wide: half a square, so that a finger finds line, crossing and number alike. */
export const LINE_UNITS = SQUARE / 2;

export function zone(spot: Spot, lie: Lie, scale: Scale): Rect {
  const half = LINE_UNITS / 2;
  return rect({ along: spot.along - half, across: spot.across - half, length: 2 * half, width: 2 * half }, lie, scale);
}

/** How chips and words share a box: chips at its right end or, where it is not wide, at its foot, and words in what is left. */
export function besideWords(box: Rect, unit: number): { readonly chips: { readonly x: number; readonly y: number }; readonly print: Rect } {
  return box.width > box.height * 1.6
    ? {
        chips: { x: box.x + box.width - unit * 1.9, y: box.y + box.height / 2 },
        print: { ...box, width: box.width - unit * 3.5 },
      }
    : {
        chips: { x: box.x + box.width / 2, y: box.y + box.height - unit * 1.7 },
        print: { ...box, height: box.height - unit * 3.2 },
      };
}
