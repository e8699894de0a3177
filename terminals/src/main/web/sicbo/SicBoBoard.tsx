import { Die } from '../design/Die';
import { useLanguage } from '../i18n/language';
import { BetField } from '../play/BetField';
import { useTable } from '../play/table';

/** The fifty bets in the rows that players know; which of them there are, the server says. */
export function SicBoBoard() {
  const { table } = useTable();
  const { t } = useLanguage();
  const bets = table.layout.lines.flatMap((line) => line.bets);
  const of = (kind: string) => bets.filter((bet) => bet.startsWith(`${kind}:`));
  const dice = (bet: string, copies: number) => (
    <BetField key={bet} bet={bet} className="with-dice" odds={false}>
      {Array.from({ length: copies }, (_, copy) => (
        <Die key={copy} face={Number(bet.split(':')[1])} />
      ))}
    </BetField>
  );
  const doubles = of('double').map((bet) => dice(bet, 2));
  const triples = of('triple').map((bet) => dice(bet, 3));
  return (
    <div className="sicbo-board">
      <div className="sicbo-head">
        <Half bet="small" range={t('bet.small.range')} shown={bets.includes('small')} />
        <Band kind="double" className="doubles">{doubles}</Band>
        <div className="triples">
          <Band kind="triple" className="triple-six">{triples}</Band>
          {bets.includes('any-triple') && (
            <BetField bet="any-triple" className="any-triple">
              {t('bet.any-triple')}
            </BetField>
          )}
        </div>
        <Half bet="big" range={t('bet.big.range')} shown={bets.includes('big')} />
      </div>
      <div className="sicbo-totals">
        {of('total').map((bet) => (
          <BetField key={bet} bet={bet} className="total">
            {bet.split(':')[1]}
          </BetField>
        ))}
      </div>
      <Band kind="combination" className="sicbo-combinations">
        {of('combination').map((bet) => {
          const [low, high] = (bet.split(':')[1] ?? '').split('-').map(Number);
          return (
            <BetField key={bet} bet={bet} className="with-dice" odds={false}>
              <Die face={low ?? 0} />
              <Die face={high ?? 0} />
            </BetField>
          );
        })}
      </Band>
      <Band kind="single" className="sicbo-singles">{of('single').map((bet) => dice(bet, 1))}</Band>
    </div>
  );
}

function Half({ bet, range, shown }: { readonly bet: 'small' | 'big'; readonly range: string; readonly shown: boolean }) {
  const { t } = useLanguage();
  return shown ? (
    <BetField bet={bet} className="half">
      <strong>{t(`bet.${bet}`)}</strong>
      <small>{range}</small>
    </BetField>
  ) : null;
}

interface BandProps {
  readonly kind: string;
  readonly className: string;
  readonly children: React.ReactNode;
}

/** Bets of one kind, with their odds printed once. */
function Band({ kind, className, children }: BandProps) {
  const { table } = useTable();
  const { t } = useLanguage();
  const pays = table.layout.lines.find((line) => line.bets[0]?.startsWith(`${kind}:`))?.pays ?? [];
  const odds = pays.toReversed().map((pay) => t('odds.to', { winnings: pay.winnings, stake: pay.forStake }));
  return (
    <div className={`sicbo-band ${className}`}>
      <span className="band-odds">{odds.join(' · ')}</span>
      <div className="band-bets">{children}</div>
    </div>
  );
}
