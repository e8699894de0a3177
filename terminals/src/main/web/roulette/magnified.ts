import type { Size } from '../play/useSize';
import type { Lie, Scale } from './drawing';
import { boxOf, spotOf, SQUARE, type Spot } from './geometry';

/** A unit of the magnified layout: a line between numbers is two of them wide, and a finger needs 44 pixels. */
export const LOUPE_PIXELS = 23;
export const LOUPE_SCALE: Scale = { along: LOUPE_PIXELS, across: LOUPE_PIXELS };

/** The buttons at both ends. */
export const END_PIXELS = 52;

/** How much of the lines outside the outermost numbers is seen, in units. */
const RIM = 1;
const ACROSS = 3 * SQUARE;
const SQUARES = 13;
const MOST = 5;
const LEAST = 2;

/** The piece of the layout that a loupe shows: so many rows of numbers, from that one on; the zeros are the first row. */
export interface Piece {
  readonly first: number;
  readonly rows: number;
}

/** As many rows as there is room for, with the touched place in their middle. */
export function pieceAround(spot: Spot, lie: Lie, room: Size): Piece {
  const long = lie === 'landscape' ? room.width : room.height;
  const fitting = Math.trunc((long - 2 * END_PIXELS - 2 * RIM * LOUPE_PIXELS) / (SQUARE * LOUPE_PIXELS));
  const rows = Math.max(LEAST, Math.min(MOST, fitting));
  return moved({ first: Math.round(spot.along / SQUARE - rows / 2), rows }, 0);
}

/** The same further on, or further back; never past an end of the numbers. */
export function moved({ first, rows }: Piece, by: number): Piece {
  return { first: Math.max(0, Math.min(SQUARES - rows, first + by)), rows };
}

export function isAtStart(piece: Piece): boolean {
  return piece.first === 0;
}

export function isAtEnd(piece: Piece): boolean {
  return piece.first + piece.rows === SQUARES;
}

/** What of the grid the piece covers. */
export function extent(piece: Piece): { readonly along: number; readonly across: number; readonly length: number; readonly width: number } {
  return {
    along: piece.first * SQUARE - RIM,
    across: -RIM,
    length: piece.rows * SQUARE + 2 * RIM,
    width: ACROSS + 2 * RIM,
  };
}

/** Whether the chips of a bet lie inside, with all of the place that a finger has for it. */
export function shows(piece: Piece, bet: string, zeros: readonly string[]): boolean {
  const spot = spotOf(bet, zeros);
  const box = boxOf(bet, zeros);
  if (spot === undefined || (box !== undefined && !bet.startsWith('straight:'))) {
    return false;
  }
  const { along, length } = extent(piece);
  return spot.along - RIM >= along && spot.along + RIM <= along + length;
}

/**
 * Where the piece begins, so that the touched place stays under the finger if it can: inside the room, or so far above it.
 *
 * @param before how much of the piece is before the touched place
 */
export function standing(at: number, before: number, length: number, room: number, above = 0): number {
  return Math.max(Math.min(0 - above, room - length), Math.min(room - length, at - before));
}

/** What is seen round a chip that is dragged: more than two numbers each way. */
export const DROP_SIZE: Size = { width: 290, height: 210 };

/** With its line of words, and with its rim. */
const DROP_WHOLE: Size = { width: DROP_SIZE.width, height: DROP_SIZE.height + 40 };

/** So far from the finger, which hides what is under it. */
const DROP_GAP = 64;
const DROP_EDGE = 8;

/** Where it stands: above the finger or, where the screen ends there, beside it. */
export function aside(at: { readonly x: number; readonly y: number }, screen: Size): { readonly left: number; readonly top: number } {
  const above = at.y - DROP_GAP - DROP_WHOLE.height;
  const inside = (wished: number, long: number, room: number) => Math.max(DROP_EDGE, Math.min(room - long - DROP_EDGE, wished));
  if (above >= DROP_EDGE) {
    return { left: inside(at.x - DROP_WHOLE.width / 2, DROP_WHOLE.width, screen.width), top: above };
  }
  const left = at.x < screen.width / 2 ? at.x + DROP_GAP : at.x - DROP_GAP - DROP_WHOLE.width;
  return { left: inside(left, DROP_WHOLE.width, screen.width), top: inside(at.y - DROP_WHOLE.height / 2, DROP_WHOLE.height, screen.height) };
}
