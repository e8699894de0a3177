import { useLanguage } from '../i18n/language';
import { BetField } from '../play/BetField';
import { betName } from '../play/names';
import { useTable } from '../play/table';

const MAIN = ['player', 'tie', 'banker'];

/** Player, Tie and Banker large; beside each side what goes with it. */
export function BaccaratBoard() {
  const { table } = useTable();
  const language = useLanguage();
  const bets = table.layout.lines.flatMap((line) => line.bets);
  const side = (word: string) => bets.filter((bet) => !MAIN.includes(bet) && bet.includes(word));
  const field = (bet: string, size: string) => (
    <BetField key={bet} bet={bet} className={`${size} ${sideOf(bet)}`}>
      {betName(language, bet, table)}
    </BetField>
  );
  return (
    <div className="baccarat-board">
      <div className="side-bets">{side('player').map((bet) => field(bet, 'small'))}</div>
      {MAIN.filter((bet) => bets.includes(bet)).map((bet) => field(bet, 'main'))}
      <div className="side-bets">{side('banker').map((bet) => field(bet, 'small'))}</div>
    </div>
  );
}

function sideOf(bet: string): string {
  return bet.includes('player') ? 'player' : bet.includes('banker') ? 'banker' : 'tie';
}
