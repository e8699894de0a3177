/** Favourites live in this terminal's browser as long as its player's account is open: they are a convenience and no record. */
export interface Favourite {
  readonly bets: readonly { readonly bet: string; readonly cents: number }[];
}

const MOST = 6;

const PREFIX = 'baize.favourites.';

function key(game: string): string {
  return `${PREFIX}${game}`;
}

/** The player has gone; the next one shall not find what was theirs. */
export function forgetFavourites(storage: Storage): void {
  Object.keys(storage)
    .filter((name) => name.startsWith(PREFIX))
    .forEach((name) => storage.removeItem(name));
}

export function favouritesOf(storage: Storage, game: string): readonly Favourite[] {
  const kept = storage.getItem(key(game));
  return kept === null ? [] : (JSON.parse(kept) as Favourite[]);
}

/** Keeps the newest. */
export function keepFavourites(storage: Storage, game: string, all: readonly Favourite[]): void {
  storage.setItem(key(game), JSON.stringify(all.slice(-MOST)));
}
