/** Favourites live in this terminal's browser: they are a convenience and no record. */
export interface Favourite {
  readonly bets: readonly { readonly bet: string; readonly cents: number }[];
}

const MOST = 6;

function key(game: string): string {
  return `baize.favourites.${game}`;
}

export function favouritesOf(storage: Storage, game: string): readonly Favourite[] {
  const kept = storage.getItem(key(game));
  return kept === null ? [] : (JSON.parse(kept) as Favourite[]);
}

/** Keeps the newest. */
export function keepFavourites(storage: Storage, game: string, all: readonly Favourite[]): void {
  storage.setItem(key(game), JSON.stringify(all.slice(-MOST)));
}
