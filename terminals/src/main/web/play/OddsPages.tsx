import { useState } from 'react';
import type { Offered } from '@messages';
import { Button } from '../design/Button';
import { Dialog } from '../design/Dialog';
import { useLanguage } from '../i18n/language';
import { dollars, shortDollars } from '../money';
import type { TableState } from '../store/state';
import { gameTitle, rulebookTitle } from '../titles';
import { lineName } from './names';
import { pages, payText } from './odds';
import { paragraphs } from './rules';
import { RulesPage, useRules } from './RulesPage';

const EACH = 9;
const PARAGRAPHS = 7;

/** What every bet pays and takes, page by page, with the rules that go for all of them. */
export function OddsPages({ table, onClose }: { readonly table: TableState; readonly onClose: () => void }) {
  const language = useLanguage();
  const { t } = language;
  const [page, setPage] = useState(0);
  const all = pages(table.layout.lines, EACH);
  const rules = useRules(table.now.table);
  const told = rules === undefined ? [] : pages(paragraphs(language, table.layout.game.kind, rules.articles), PARAGRAPHS);
  const last = all.length + told.length - 1;
  return (
    <Dialog title={`${t('odds.title')}: ${gameTitle(language, table.layout.game)}`} onClose={onClose}>
      {page < all.length ? <Odds table={table} lines={all[page] ?? []} /> : <RulesPage all={told[page - all.length] ?? []} />}
      <p className="caps">{t('odds.rulebook', { title: rulebookTitle(language, table.layout.game.rulebook) })}</p>
      <div className="row end">
        <span className="grow caps">{t('odds.page', { n: page + 1, of: last + 1 })}</span>
        <Button disabled={page === 0} onPress={() => setPage(page - 1)}>
          {t('odds.previous')}
        </Button>
        <Button disabled={page >= last} onPress={() => setPage(page + 1)}>
          {t('odds.next')}
        </Button>
        <Button tone="gold" onPress={onClose}>
          {t('odds.back')}
        </Button>
      </div>
    </Dialog>
  );
}

/** What some bets pay and take, with what goes for all of them. */
function Odds({ table, lines }: { readonly table: TableState; readonly lines: readonly Offered[] }) {
  const language = useLanguage();
  const { t } = language;
  const sign = table.layout.limits;
  return (
    <>
      <table className="odds">
        <thead>
          <tr>
            {(['odds.bet', 'odds.pays', 'odds.minimum', 'odds.maximum', 'odds.step'] as const).map((head) => (
              <th key={head}>{t(head)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => {
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
      </div>
    </>
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
