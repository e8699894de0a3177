/** Money is whole cents everywhere; only its text has a point. */

/** `$1,234.50`: always with cents, as meters show it. */
export function dollars(cents: number): string {
  const sign = cents < 0 ? '-' : '';
  const whole = Math.trunc(Math.abs(cents) / 100);
  const rest = String(Math.abs(cents) % 100).padStart(2, '0');
  return `${sign}$${grouped(whole)}.${rest}`;
}

/** `$5`, `$2.50`: as short as it can be said exactly, for signs and notes. */
export function shortDollars(cents: number): string {
  return cents % 100 === 0 ? `$${grouped(cents / 100)}` : dollars(cents);
}

/** `5`, `.50`, `1.2K`, `25K`: what fits on a chip; cut down, never up, because a chip must not promise more than lies there. */
export function chipText(cents: number): string {
  if (cents < 100) {
    return `.${String(cents).padStart(2, '0')}`;
  }
  if (cents < 1_000_00) {
    return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
  }
  if (cents < 1_000_000_00) {
    return `${tenths(cents, 1_000_00)}K`;
  }
  return `${tenths(cents, 1_000_000_00)}M`;
}

function tenths(cents: number, unitCents: number): string {
  const tenth = Math.trunc((cents * 10) / unitCents);
  return tenth % 10 === 0 ? String(tenth / 10) : `${Math.trunc(tenth / 10)}.${tenth % 10}`;
}

function grouped(whole: number): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** `+$5.00`, `-$5.00`, `$0.00`: a change. */
export function signedDollars(cents: number): string {
  return cents > 0 ? `+${dollars(cents)}` : dollars(cents);
}
