import { useEffect } from 'react';
import type { Game } from '@messages';
import { Button } from '../design/Button';
import { Dialog } from '../design/Dialog';
import { useLanguage } from '../i18n/language';
import { dollars } from '../money';
import { tableOf } from '../store/selectors';
import type { State } from '../store/state';
import { betName } from './names';
import { Mark } from './Recent';
import type { Terminal } from './useTerminal';

/** The player's own last games: what came, what was bet, what came back. */
export function Recall({ terminal, onClose }: { readonly terminal: Terminal; readonly onClose: () => void }) {
  const { t } = useLanguage();
  const { state, recall } = terminal;
  useEffect(() => recall(), [recall]);
  const games = state.recall?.games ?? [];
  return (
    <Dialog title={t('recall.title')} onClose={onClose}>
      {games.length === 0 ? (
        <p>{t('recall.none')}</p>
      ) : (
        <table className="odds recalled">
          <thead>
            <tr>
              {(['recall.table', 'recall.result', 'recall.bets', 'recall.staked', 'recall.returned'] as const).map((head) => (
                <th key={head}>{t(head)}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {games.map((game) => (
              <Row key={`${game.table} ${game.round}`} game={game} state={state} />
            ))}
          </tbody>
        </table>
      )}
      <div className="row end">
        <Button tone="gold" onPress={onClose}>
          {t('odds.back')}
        </Button>
      </div>
    </Dialog>
  );
}

function Row({ game, state }: { readonly game: Game; readonly state: State }) {
  const language = useLanguage();
  const table = tableOf(state, game.table);
  const at = new Date(game.atMillis).toLocaleTimeString(language.tag, { hour12: false });
  return (
    <tr>
      <td>
        {table?.now.name ?? game.table} <small>{at}</small>
      </td>
      <td>
        <Mark outcome={game.outcome?.text} />
      </td>
      <td className="recalled-bets">
        {game.bets
          .map(({ bet, cents }) => `${table === undefined ? bet : betName(language, bet, table)} ${dollars(cents)}`)
          .join(', ')}
      </td>
      <td>{dollars(game.stakedCents)}</td>
      <td>{dollars(game.creditedCents)}</td>
    </tr>
  );
}
