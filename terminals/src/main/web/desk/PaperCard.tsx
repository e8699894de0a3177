import { useState } from 'react';
import type { OfferedAct } from '@messages';
import { Button } from '../design/Button';
import { useLanguage } from '../i18n/language';
import { dollars } from '../money';
import { ActDialog } from '../staff/ActDialog';
import { useStaff } from '../staff/Staff';
import { moment } from '../staff/time';
import { Trouble } from '../staff/Trouble';
import { careActs, grouped, standing, type Found, type Paper } from './paper';
import { PayPanel } from './PayPanel';
import type { Slip } from './Receipt';

interface PaperCardProps {
  readonly found: Found | undefined;
  readonly onPaid: (slip: Slip) => void;
  readonly onChanged: (number: string) => void;
}

/** What the desk has in its hand, readable at arm's length. */
export function PaperCard({ found, onPaid, onChanged }: PaperCardProps) {
  const { t } = useLanguage();
  if (found === undefined) {
    return (
      <section className="panel paper waiting">
        <p>{t('desk.waiting')}</p>
      </section>
    );
  }
  if (found.kind === 'trouble') {
    return (
      <section className="panel paper">
        <Trouble of={found.trouble} />
      </section>
    );
  }
  if (found.kind === 'none') {
    return (
      <section className="panel paper is-none" role="status">
        <h2>{t('desk.is.none')}</h2>
        <p className="number figures">{grouped(found.code)}</p>
        <p>{t('desk.none.lead')}</p>
      </section>
    );
  }
  return <Known key={found.paper.number} paper={found.paper} onPaid={onPaid} onChanged={onChanged} />;
}

function Known({ paper, onPaid, onChanged }: Omit<PaperCardProps, 'found'> & { readonly paper: Paper }) {
  const { t } = useLanguage();
  const how = standing(paper);
  return (
    <section className={`panel paper is-${how}`} aria-label={t('desk.paper')}>
      <div role="status">
        <h2>{t(`desk.is.${how}`)}</h2>
        <p className="amount figures">{dollars(paper.issued.cents)}</p>
        <p className="number figures">{grouped(paper.number)}</p>
      </div>
      <Facts paper={paper} />
      {how === 'payable' && <PayPanel paper={paper} onPaid={onPaid} />}
      <CareActs paper={paper} onChanged={onChanged} />
    </section>
  );
}

function Facts({ paper }: { readonly paper: Paper }) {
  const language = useLanguage();
  const { t, trade } = language;
  const { issued, care, paid } = paper;
  const at = (millis: number) => moment(language, millis);
  return (
    <dl className="facts">
      <Fact name={t('desk.kind')}>{trade(issued.paper)}</Fact>
      <Fact name={t('desk.issued')}>{`${at(issued.atMillis)} · ${t('terminal', { n: issued.terminal })}`}</Fact>
      <Fact name={t('desk.text')}>{issued.rulebookId}</Fact>
      {paid != null && (
        <Fact name={t('desk.paidWhen')}>
          {`${at(paid.atMillis)} · ${trade(paid.place)}${paid.terminal === 0 ? '' : ` ${paid.terminal}`} · ${trade(paid.form)}`}
        </Fact>
      )}
      {care.delayedUntilMillis != null && <Fact name={t('desk.until')}>{at(care.delayedUntilMillis)}</Fact>}
      {care.otherForm != null && <Fact name={t('desk.form')}>{trade(care.otherForm.paid)}</Fact>}
      {care.kept != null && (
        <>
          <Fact name={t('desk.kept')}>{care.kept.reason}</Fact>
          {care.kept.noticeAtMillis != null && <Fact name={t('desk.notice')}>{at(care.kept.noticeAtMillis)}</Fact>}
          {care.kept.determination != null && <Fact name={t('desk.determined')}>{care.kept.determination}</Fact>}
          {care.kept.review != null && <Fact name={t('desk.reviewed')}>{care.kept.review}</Fact>}
        </>
      )}
    </dl>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** What the house may ask and do before it pays, each as an act that one is led through. */
function CareActs({ paper, onChanged }: { readonly paper: Paper; readonly onChanged: (number: string) => void }) {
  const { t, trade } = useLanguage();
  const { who } = useStaff();
  const [chosen, setChosen] = useState<OfferedAct | undefined>(undefined);
  const acts = careActs(paper, who.role);
  if (acts.length === 0) {
    return null;
  }
  return (
    <div className="care">
      <h3 className="caps">{t('desk.before')}</h3>
      <div className="row">
        {acts.map((act) => (
          <Button key={act.command['@type']} tone="quiet" onPress={() => setChosen(act)}>
            {trade(act.command['@type'])}
          </Button>
        ))}
      </div>
      {chosen !== undefined && (
        <ActDialog offer={chosen} onClose={() => setChosen(undefined)} onDone={() => onChanged(paper.number)} />
      )}
    </div>
  );
}
