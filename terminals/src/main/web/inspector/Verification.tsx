import { useEffect, useState } from 'react';
import { Button } from '../design/Button';
import { useLanguage } from '../i18n/language';
import { call, problem, type Problem } from '../staff/api';
import { moment } from '../staff/time';
import { Trouble } from '../staff/Trouble';

const KINDS = ['requests', 'events', 'wagers', 'settlements'] as const;

type Extent = Readonly<Record<(typeof KINDS)[number], number>>;

/** The latest check, as the server knows it. */
export interface Checked {
  readonly stage: 'NOT_BEGUN' | 'RUNNING' | 'SOUND' | 'DIFFERS' | 'FAILED';
  readonly beganMillis?: number | null;
  readonly endedMillis?: number | null;
  readonly finding?: string | null;
  /** How many rows of each kind there were. */
  readonly checked?: Extent | null;
}

const ADDRESS = '/api/records/verification';
const LOOK_MILLIS = 700;
const TONES = { NOT_BEGUN: '', RUNNING: 'busy', SOUND: 'good', DIFFERS: 'bad', FAILED: 'bad' } as const;

/** Has the whole chain, the ledger and the meters checked from the beginning, and says what came of it. */
export function Verification() {
  const language = useLanguage();
  const { t } = language;
  const { state, trouble, begin } = useChecking();
  return (
    <section className="panel verification" aria-label={t('inspector.verification')}>
      <p>{t('inspector.verifyLead')}</p>
      <Button tone="gold" disabled={state?.stage === 'RUNNING'} onPress={begin}>
        {t('inspector.verify')}
      </Button>
      <Trouble of={trouble} />
      {state !== undefined && (
        <div role="status">
          <p className={`verdict ${TONES[state.stage]}`}>{t(`inspector.stage.${state.stage}`)}</p>
          {state.stage === 'RUNNING' && <progress aria-label={t('inspector.stage.RUNNING')} />}
          {state.beganMillis != null && <p className="dim">{t('inspector.began', { at: moment(language, state.beganMillis) })}</p>}
          {state.beganMillis != null && state.endedMillis != null && (
            <p className="dim">{t('inspector.took', { seconds: ((state.endedMillis - state.beganMillis) / 1_000).toFixed(1) })}</p>
          )}
          {state.checked != null && <Extents of={state.checked} />}
          {state.finding != null && <pre className="finding">{state.finding}</pre>}
        </div>
      )}
    </section>
  );
}

/** What was gone through, row by row, and what for. */
function Extents({ of }: { readonly of: Extent }) {
  const { t, tag } = useLanguage();
  return (
    <dl className="facts extents">
      {KINDS.map((kind) => (
        <div key={kind}>
          <dt>{t(`inspector.checked.${kind}`)}</dt>
          <dd className="figures">{of[kind].toLocaleString(tag)}</dd>
        </div>
      ))}
    </dl>
  );
}

function useChecking() {
  const [state, setState] = useState<Checked | undefined>(undefined);
  const [trouble, setTrouble] = useState<Problem | undefined>(undefined);
  const take = (answer: Promise<Checked>) =>
    answer.then(
      (known) => {
        setState(known);
        setTrouble(undefined);
      },
      (thrown: unknown) => setTrouble(problem(thrown)),
    );
  useEffect(() => void take(call('GET', ADDRESS)), []);
  useEffect(() => {
    if (state?.stage !== 'RUNNING') {
      return undefined;
    }
    const timer = setTimeout(() => void take(call('GET', ADDRESS)), LOOK_MILLIS);
    return () => clearTimeout(timer);
  }, [state, trouble]); // an answer that was lost is asked for again
  return { state, trouble, begin: () => void take(call('POST', ADDRESS)) };
}
