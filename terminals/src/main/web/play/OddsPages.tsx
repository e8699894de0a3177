import { useState } from 'react';
import { Button } from '../design/Button';
import { Dialog } from '../design/Dialog';
import { useLanguage } from '../i18n/language';
import { dollars, shortDollars } from '../money';
import type { TableState } from '../store/state';
import { lineName } from './names';
import { pages, payText } from './odds';

const EACH = 9;

/** What every bet pays and takes, page by page, with the rules that go for all of them. */
export function OddsPages({ table, onClose }: { readonly table: TableState; readonly onClose: () => void }) {
  const language = useLanguage();
  const { t } = language;
  const [page, setPage] = useState(0);
  const all = pages(table.layout.lines, EACH);
  const sign = table.layout.limits;
  return (
    <Dialog title={`${t('odds.title')}: ${table.layout.game.text}`} onClose={onClose}>
      <table className="odds">
        <thead>
          <tr>
            {(['odds.bet', 'odds.pays', 'odds.minimum', 'odds.maximum', 'odds.step'] as const).map((head) => (
              <th key={head}>{t(head)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(all[page] ?? []).map((line) => {
            const limits = sign.lines.find((one) => one.key === line.key);
            return (
              <tr key={line.key}>
                <td>{lineName(language, line, table)}</td>
                <td>{line.pays.map((pay) => payText(language, pay)).join(' / ')}</td>
                <td>{shortDollars(limits?.minimumCents ?? 0)}</td>
                <td>{shortDollars(limits?.maximumCents ?? 0)}</td>
                <td>{shortDollars(limits?.stepCents ?? 0)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <div className="odds-rules">
        <p>{t(table.layout.manner.confirms ? 'odds.confirms' : 'odds.stands')}</p>
        <Total name="odds.leastTotal" cents={sign.leastTotalCents} />
        <Total name="odds.mostTotal" cents={sign.mostTotalCents} />
        <Total name="odds.differential" cents={sign.differentialCents} />
        <p className="caps">{t('odds.rulebook', { title: table.layout.game.rulebook })}</p>
      </div>
      <div className="row end">
        <span className="grow caps">{t('odds.page', { n: page + 1, of: all.length })}</span>
        <Button disabled={page === 0} onPress={() => setPage(page - 1)}>
          {t('odds.previous')}
        </Button>
        <Button disabled={page + 1 >= all.length} onPress={() => setPage(page + 1)}>
          {t('odds.next')}
        </Button>
        <Button tone="gold" onPress={onClose}>
          {t('odds.back')}
        </Button>
      </div>
    </Dialog>
  );
}

type TotalName = 'odds.leastTotal' | 'odds.mostTotal' | 'odds.differential';

function Total({ name, cents }: { readonly name: TotalName; readonly cents: number | undefined }) {
  const { t } = useLanguage();
  return cents === undefined ? null : (
    <p>
      {t(name)}: <b>{dollars(cents)}</b>
    </p>
  );
}
