import { useLanguage } from '../i18n/language';

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 0]],
  [[-1, -1], [1, 1]],
  [[-1, -1], [0, 0], [1, 1]],
  [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
];

/** One die; ones and fours are red, as on the dice of sic bo. */
export function Die({ face }: { readonly face: number }) {
  const { t } = useLanguage();
  const red = face === 1 || face === 4;
  return (
    <svg className="die" viewBox="-52 -52 104 104" role="img" aria-label={t('die', { n: face })}>
      <rect x="-48" y="-48" width="96" height="96" rx="20" fill="#f8f4e9" stroke="#b9b09a" strokeWidth="3" />
      <rect x="-42" y="-42" width="84" height="84" rx="16" fill="#fffdf6" />
      {(PIPS[face - 1] ?? []).map(([x, y]) => (
        <circle
          key={`${x} ${y}`}
          cx={x * 25}
          cy={y * 25}
          r={face === 1 ? 15 : 9.5}
          fill={red ? '#c11f2d' : '#1a1c20'}
        />
      ))}
    </svg>
  );
}
