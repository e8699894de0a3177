import { useEffect, useState } from 'react';
import type { OfferedAct, TableCard } from '@messages';
import { Button } from '../design/Button';
import { useLanguage, type Language } from '../i18n/language';
import { lineName } from '../play/names';
import { FieldInput, PartInputs } from '../staff/FieldInput';
import { partsOf, schemas, type Part } from '../staff/schema';
import { useStaff } from '../staff/Staff';
import { Trouble } from '../staff/Trouble';
import type { WatchedTable } from '../staff/useStaffRoom';
import { act } from './acts';
import { useAnswer } from './useAnswer';

type Json = Readonly<Record<string, unknown>>;

interface TableDocument {
  readonly spec: { readonly rulebookId: string; readonly setup: Json };
}

interface SetupSheetProps {
  readonly card: TableCard;
  readonly watched: WatchedTable | undefined;
  readonly onAsk: (offer: OfferedAct) => void;
}

/** How the table is set up; another set-up is announced, and holds once players have had notice. */
export function SetupSheet({ card, watched, onAsk }: SetupSheetProps) {
  const { t } = useLanguage();
  const { value, trouble } = useAnswer<TableDocument>(`/api/tables/${card.table}`, `${card.round.number}`);
  const announced = card.standing.notices.includes('SETUP_CHANGES');
  const cancel = watched?.dealer.offers.find((offer) => offer.command['@type'] === 'CancelChange');
  return (
    <>
      {announced && (
        <div className="notice-shown" role="status">
          <p>
            {t('pit.announced')} “{t('notice.SETUP_CHANGES')}”
          </p>
          {cancel !== undefined && (
            <Button tone="quiet" onPress={() => onAsk(cancel)}>
              {t('pit.cancelChange')}
            </Button>
          )}
        </div>
      )}
      <Trouble of={trouble} />
      {value !== undefined && <SetupForm key={card.table} card={card} document={value} watched={watched} onAsk={onAsk} />}
    </>
  );
}

interface SetupFormProps extends SetupSheetProps {
  readonly document: TableDocument;
}

interface LineLimits {
  readonly minimumCents: number;
  readonly maximumCents: number;
  readonly stepCents: number;
}

interface Limits {
  readonly byLine: Readonly<Record<string, LineLimits>>;
}

/** Limits as a table that reads like the sign; all other choices below it. */
export function SetupForm({ card, document, watched, onAsk }: SetupFormProps) {
  const language = useLanguage();
  const { t } = language;
  const { who } = useStaff();
  const [setup, setSetup] = useState<Json>(document.spec.setup);
  const parts = useSetupParts();
  const limits = setup['limits'] as Limits;
  const changed = JSON.stringify(setup) !== JSON.stringify(document.spec.setup);
  const setLine = (key: string, line: LineLimits) =>
    setSetup({ ...setup, limits: { ...limits, byLine: { ...limits.byLine, [key]: line } } });
  return (
    <div className="setup">
      <p className="dim">{t('pit.setupLead', { rulebook: document.spec.rulebookId })}</p>
      <div className="setup-limits">
        <table className="data">
          <thead>
            <tr>
              <th scope="col">{t('odds.bet')}</th>
              <th scope="col">{t('odds.minimum')}</th>
              <th scope="col">{t('odds.maximum')}</th>
              <th scope="col">{t('odds.step')}</th>
            </tr>
          </thead>
          <tbody>
            {Object.entries(limits.byLine).map(([key, line]) => (
              <LimitRow key={key} name={lineTitle(language, key, watched)} line={line} onChange={(next) => setLine(key, next)} />
            ))}
          </tbody>
        </table>
      </div>
      <details className="acts">
        <summary>{t('pit.otherChoices')}</summary>
        {parts !== undefined && <Others parts={parts} setup={setup} onChange={setSetup} />}
      </details>
      <div className="setup-announce">
        <p className="dim">
          {t('pit.noticeWill')} “{t('notice.SETUP_CHANGES')}”
        </p>
        <Button tone="gold" disabled={!changed} onPress={() => onAsk(act(who.role, 'AnnounceChange', { table: card.table, setup }))}>
          {t('pit.announceChange')}
        </Button>
        <Button tone="quiet" disabled={!changed} onPress={() => setSetup(document.spec.setup)}>
          {t('pit.asItWas')}
        </Button>
      </div>
    </div>
  );
}

function lineTitle(language: Language, key: string, watched: WatchedTable | undefined): string {
  const line = watched?.table.layout.lines.find((one) => one.key === key);
  return line === undefined || watched === undefined ? language.trade(key.replaceAll('-', '_')) : lineName(language, line, watched.table);
}

interface LimitRowProps {
  readonly name: string;
  readonly line: LineLimits;
  readonly onChange: (line: LineLimits) => void;
}

function LimitRow({ name, line, onChange }: LimitRowProps) {
  const { t } = useLanguage();
  const cell = (field: keyof LineLimits, label: string) => (
    <td>
      <input
        type="number"
        min="0"
        step="0.01"
        aria-label={`${name}: ${label}`}
        value={line[field] / 100}
        onChange={(event) => onChange({ ...line, [field]: Math.round(Number(event.target.value) * 100) })}
      />
    </td>
  );
  return (
    <tr>
      <th scope="row">{name}</th>
      {cell('minimumCents', t('odds.minimum'))}
      {cell('maximumCents', t('odds.maximum'))}
      {cell('stepCents', t('odds.step'))}
    </tr>
  );
}

/** The choices of a set-up beside its limits on lines, as the server's own document has them. */
function Others({ parts, setup, onChange }: { readonly parts: readonly Part[]; readonly setup: Json; readonly onChange: (setup: Json) => void }) {
  return parts.map((part) => {
    const set = (value: unknown) => onChange({ ...setup, [part.name]: value });
    if (part.name === 'limits' && part.field.kind === 'parts') {
      const totals = part.field.parts.filter((one) => one.name !== 'byLine');
      return <PartInputs key={part.name} parts={totals} value={setup['limits'] as Json} onChange={set} />;
    }
    return <FieldInput key={part.name} name={part.name} field={part.field} value={setup[part.name]} onChange={set} />;
  });
}

function useSetupParts(): readonly Part[] | undefined {
  const [parts, setParts] = useState<readonly Part[] | undefined>(undefined);
  useEffect(() => {
    void schemas().then((all) => {
      const setup = partsOf(all['AnnounceChange'] ?? {}, all).find((part) => part.name === 'setup');
      setParts(setup?.field.kind === 'parts' ? setup.field.parts : []);
    });
  }, []);
  return parts;
}
