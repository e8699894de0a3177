import { Button } from '../design/Button';
import { plain, useLanguage, type Language } from '../i18n/language';
import { dollars } from '../money';
import { betWords, decisionWords, outcomeWords, touchWords } from '../said';
import type { Row } from '../staff/records';
import { tableMoment } from '../staff/time';
import { leadOf, type Lead } from './kinds';

interface ReportTableProps {
  readonly report: string;
  readonly rows: readonly Row[];
  readonly onLead: (lead: Lead) => void;
}

/** Rows as the server has them; what leads to another report can be pressed. */
export function ReportTable({ report, rows, onLead }: ReportTableProps) {
  const language = useLanguage();
  const first = rows[0];
  if (first === undefined) {
    return <p className="dim" role="status">{language.t('inspector.nothing')}</p>;
  }
  const columns = Object.keys(first).filter((column) => column !== 'line' && rows.some((row) => !isNothing(row[column])));
  return (
    <div className="scroller" tabIndex={0} role="region" aria-label={language.named(`report.${report}`, report)}>
      <table className="data">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={isFigures(column, first) ? 'figures' : undefined}>
                {heading(language, column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <tr key={place}>
              {columns.map((column) => (
                <Cell key={column} column={column} row={row} onLead={onLead} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function isNothing(value: unknown): boolean {
  return value === 0 || value === '' || value === undefined || value === null;
}

function isFigures(column: string, row: Row): boolean {
  return typeof row[column] === 'number' || column === 'paper_no';
}

export function heading(language: Language, column: string): string {
  return language.named(`column.${column}`, plain(column.replace(/_(millis|cents|no)$/, '')));
}

function Cell({ column, row, onLead }: { readonly column: string; readonly row: Row; readonly onLead: (lead: Lead) => void }) {
  const language = useLanguage();
  const value = row[column] ?? '';
  const text = cellText(language, column, column === 'rule' && 'rulebook' in row ? clause(value) : value);
  const lead = leadOf(column, row);
  return (
    <td className={isFigures(column, row) ? 'figures' : ONE_LINE.test(column) ? 'one-line' : undefined}>
      {lead === undefined ? (
        text
      ) : (
        <Button tone="quiet" className="lead" onPress={() => onLead(lead)}>
          {text}
        </Button>
      )}
    </td>
  );
}

/** Of `nsw-rapid-2016:8.1` the number; the text stands beside it. */
function clause(rule: string | number | boolean): string {
  return String(rule).replace(/^[\w-]+:/, '');
}

/** Names that are easier to read in one piece than in a narrow column. */
const ONE_LINE = /^(rulebook|rule|outcome|.*_millis)$/;

/** Events and commands stand in the records under the name of their family and their own. */
const FAMILY = /^[A-Z][a-z]+(Event|Command)(?=[A-Z])/;

/** What an analysis has in words: a touch, a decision, or the name of an event. */
function analysed(language: Language, text: string): string {
  if (FAMILY.test(text)) {
    return language.trade(text.replace(FAMILY, ''));
  }
  const decided = decisionWords(language, text);
  return decided === text ? touchWords(language, text) : decided;
}

/** A value as people read it: amounts in dollars, moments as date and time, constants, bets and results as words. */
export function cellText(language: Language, column: string, value: string | number | boolean): string {
  if (typeof value === 'number') {
    if (column.endsWith('cents')) {
      return dollars(value);
    }
    if (column.endsWith('millis')) {
      return value === 0 ? '' : tableMoment(value);
    }
    return value === 0 ? '' : String(value);
  }
  const text = String(value);
  switch (column) {
    case 'kind':
      return text === '' ? '' : language.trade(text.replace(FAMILY, ''));
    case 'bet':
      return betWords(language, text);
    case 'words':
      return analysed(language, text);
    default:
      return /^[A-Z][A-Z_]+$/.test(text) ? language.trade(text) : outcomeWords(language, text);
  }
}
