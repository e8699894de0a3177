import { useLanguage } from '../i18n/language';

const SUITS: Readonly<Record<string, { readonly path: string; readonly red: boolean; readonly sign: string }>> = {
  H: { red: true, sign: '♥', path: 'M0 34C-34 8-40-8-40-20a20 20 0 0 1 40-8 20 20 0 0 1 40 8c0 12-6 28-40 54z' },
  D: { red: true, sign: '♦', path: 'M0-42 32 0 0 42-32 0z' },
  S: { red: false, sign: '♠', path: 'M0-40C34-14 40 2 40 12a19 19 0 0 1-34 11c1 8 4 14 10 19h-32c6-5 9-11 10-19a19 19 0 0 1-34-11c0-10 6-26 40-52z' },
  C: { red: false, sign: '♣', path: 'M0-40a19 19 0 0 1 14 32 19 19 0 1 1-8 27c1 9 4 16 10 21h-32c6-5 9-12 10-21a19 19 0 1 1-8-27A19 19 0 0 1 0-40z' },
};

/** One card; an empty text is its back. */
export function Card({ text }: { readonly text: string }) {
  const { t } = useLanguage();
  const suit = SUITS[text.slice(-1)];
  const rank = text.slice(0, -1);
  if (suit === undefined) {
    return (
      <svg className="card" viewBox="0 0 200 280" role="img" aria-label={t('card.down')}>
        <rect x="3" y="3" width="194" height="274" rx="18" fill="#f6f1e4" />
        <rect x="14" y="14" width="172" height="252" rx="11" fill="#7c1b28" />
        <path d="M100 40 160 140 100 240 40 140z" fill="none" stroke="#d6b25e" strokeWidth="5" />
        <path d="M100 80 136 140 100 200 64 140z" fill="#d6b25e" opacity="0.75" />
      </svg>
    );
  }
  const ink = suit.red ? '#b81d2c' : '#15181d';
  return (
    <svg className="card" viewBox="0 0 200 280" role="img" aria-label={`${rank}${suit.sign}`}>
      <rect x="3" y="3" width="194" height="274" rx="18" fill="#fbf8ef" stroke="#0005" strokeWidth="3" />
      <text x="20" y="68" fontSize={rank.length > 1 ? 58 : 66} fontWeight="700" fill={ink} letterSpacing="-4">
        {rank}
      </text>
      <path d={suit.path} fill={ink} transform="translate(42 104) scale(0.58)" />
      <path d={suit.path} fill={ink} transform="translate(118 186) scale(1.5)" />
    </svg>
  );
}
