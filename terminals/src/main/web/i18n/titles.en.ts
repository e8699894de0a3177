/** Games and texts by the names that the server gives them; a test of the gateway holds the keys against the rulebooks. */
export const titlesEn = {
  'title.Baccarat, method A': 'Baccarat, method A',
  'title.Baccarat, method B': 'Baccarat, method B',
  'title.Multi Terminal Roulette': 'Multi Terminal Roulette',
  'title.Sic Bo': 'Sic Bo',
  'title.Mini-Baccarat, method A': 'Mini-Baccarat, method A',
  'title.Mini-Baccarat, method B': 'Mini-Baccarat, method B',
  'title.Roulette, single zero': 'Roulette, single zero',
  'title.Roulette, double zero': 'Roulette, double zero',
  'title.Baccarat': 'Baccarat',
  'title.Even Money Baccarat': 'Even Money Baccarat',
  'title.Rapid Roulette': 'Rapid Roulette',
  'rulebook.Multi Terminal Table Games': 'Multi Terminal Table Games',
  'rulebook.Mini-Baccarat': 'Mini-Baccarat',
  'rulebook.American Roulette': 'American Roulette',
  'rulebook.Rapid Roulette and Baccarat': 'Rapid Roulette and Baccarat',
  'rulebook.Aruze Sic Bo': 'Aruze Sic Bo',
} as const;
