import { useEffect, useState } from 'react';
import { Button } from '../design/Button';
import { useLanguage } from '../i18n/language';
import { problem, type Problem } from '../staff/api';
import { address, page, type Page } from '../staff/records';
import { tableMoment } from '../staff/time';
import { Trouble } from '../staff/Trouble';
import { complete, REPORTS, wanted, type Filled, type Lead } from './kinds';
import { ReportTable } from './ReportTable';
import { Questions } from './Questions';

const ROWS = 100;
const FIRST = 'rounds';

/** All reports: what they are about, their rows page by page, and the whole of each as a file. */
export function ReportsPage() {
  const { t, named } = useLanguage();
  const [report, setReport] = useState(FIRST);
  const [filled, setFilled] = useState<Filled>(today);
  const ready = complete(report, filled);
  const follow = (lead: Lead) => {
    setFilled({ ...filled, ...lead.filled });
    setReport(lead.report);
  };
  return (
    <div className="reports">
      <nav className="panel kinds" aria-label={t('inspector.reports')}>
        {REPORTS.map((kind) => (
          <button
            key={kind}
            type="button"
            className={kind === report ? 'kind chosen' : 'kind'}
            aria-current={kind === report ? 'true' : undefined}
            onClick={() => setReport(kind)}
          >
            {named(`report.${kind}`, kind)}
          </button>
        ))}
      </nav>
      <section className="panel report" aria-label={named(`report.${report}`, report)}>
        <header>
          <h2>{named(`report.${report}`, report)}</h2>
          {ready && <Downloads report={report} filled={filled} />}
        </header>
        <Questions report={report} filled={filled} onChange={setFilled} />
        {ready ? (
          <Pages key={address(report, wanted(report, filled))} report={report} filled={filled} onLead={follow} />
        ) : (
          <p className="dim">{t('inspector.sayMore')}</p>
        )}
      </section>
    </div>
  );
}

/** The day until now, by the clock on the wall. */
function today(): Filled {
  const now = new Date();
  const day = (at: Date) => new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString();
  return { from: `${day(now).slice(0, 10)}T00:00`, to: `${day(new Date(now.getTime() + 86_400_000)).slice(0, 10)}T00:00` };
}

function Downloads({ report, filled }: { readonly report: string; readonly filled: Filled }) {
  const { t } = useLanguage();
  return (
    <div className="row">
      {(['csv', 'file'] as const).map((format) => (
        <a
          key={format}
          className="button quiet"
          href={address(report, { ...wanted(report, filled), format })}
          download={`${report}.${format === 'csv' ? 'csv' : 'json'}`}
        >
          {t(format === 'csv' ? 'inspector.csv' : 'inspector.json')}
        </a>
      ))}
    </div>
  );
}

interface PagesProps {
  readonly report: string;
  readonly filled: Filled;
  readonly onLead: (lead: Lead) => void;
}

/** Where each page that was read begins; the first begins nowhere. */
function Pages({ report, filled, onLead }: PagesProps) {
  const { t } = useLanguage();
  const [starts, setStarts] = useState<readonly string[]>(['']);
  const [shown, setShown] = useState<Page | undefined>(undefined);
  const [trouble, setTrouble] = useState<Problem | undefined>(undefined);
  const after = starts.at(-1) ?? '';
  const asked = JSON.stringify({ ...wanted(report, filled), after, limit: ROWS });
  useEffect(() => {
    let current = true;
    page(report, JSON.parse(asked) as Record<string, string>).then(
      (read) => {
        if (current) {
          setShown(read);
          setTrouble(undefined);
        }
      },
      (thrown: unknown) => current && setTrouble(problem(thrown)),
    );
    return () => {
      current = false;
    };
  }, [report, asked]);
  const next = shown?.next ?? null;
  return (
    <>
      <Trouble of={trouble} />
      {shown === undefined && trouble === undefined && <p role="status">{t('staff.looking')}</p>}
      {shown !== undefined && <ReportTable report={report} rows={shown.rows} onLead={onLead} />}
      <div className="row end">
        {shown !== undefined && (
          <span className="dim made">{t('inspector.made', { when: tableMoment(shown.made_millis), version: shown.version })}</span>
        )}
        <span className="caps">{t('inspector.page', { n: starts.length })}</span>
        <Button disabled={starts.length === 1} onPress={() => setStarts(starts.slice(0, -1))}>
          {t('odds.previous')}
        </Button>
        <Button disabled={next === null} onPress={() => next !== null && setStarts([...starts, next])}>
          {t('odds.next')}
        </Button>
      </div>
    </>
  );
}
