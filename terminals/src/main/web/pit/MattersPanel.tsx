import type { ReactNode } from 'react';
import type { FloorView, OfferedAct } from '@messages';
import { Button } from '../design/Button';
import { useLanguage } from '../i18n/language';
import { dollars } from '../money';
import { useStaff } from '../staff/Staff';
import { Trouble } from '../staff/Trouble';
import { Said } from './AlertList';
import { breachActs, caseActs, claimActs, creditActs, disputeActs, type Dispute, type Matters, type Patron } from './matters';
import { useAnswer } from './useAnswer';

interface MattersPanelProps {
  readonly floor: FloorView;
  readonly onAsk: (offer: OfferedAct) => void;
}

/** What failed, what people say, and who may not play: each with what may be done about it. */
export function MattersPanel({ floor, onAsk }: MattersPanelProps) {
  const { t, trade } = useLanguage();
  const { who } = useStaff();
  const { value, trouble } = useAnswer<Matters>('/api/matters', JSON.stringify([floor.alerts, floor.terminals.map((card) => card.patron)]));
  if (value === undefined) {
    return trouble === undefined ? <p role="status">{t('staff.looking')}</p> : <Trouble of={trouble} />;
  }
  return (
    <div className="matters">
      <Group title={t('pit.cases')} none={t('pit.noCases')}>
        {value.cases.map((one) => (
          <Matter key={`${one.table} ${one.number}`} about={one} acts={caseActs(who.role, one)} onAsk={onAsk}>
            <strong>{one.about === '' ? t('dealer.waiting.WRONG_RESULT') : <Said about={one.about} />}</strong>
            <p>
              {t('pit.remedy')}: {trade(one.measure)} <small>{t('staff.rule', { rule: one.rule })}</small>
            </p>
            {one.by.length > 0 && <p className="dim">{t('pit.orderedBy', { roles: one.by.map(trade).join(', ') })}</p>}
            {one.holds && <p className="holds">{t('dealer.holds')}</p>}
          </Matter>
        ))}
      </Group>
      <Group title={t('pit.claims')} none={t('pit.noClaims')}>
        {value.claims.map((one) => (
          <Matter key={`${one.table} ${one.number}`} about={one} acts={claimActs(who.role, one)} onAsk={onAsk}>
            <strong>“{one.text}”</strong>
          </Matter>
        ))}
      </Group>
      <Group title={t('pit.disputes')} none={t('pit.noDisputes')}>
        {value.disputes.map((one) => (
          <Matter key={one.number} about={one} acts={disputeActs(who.role, one)} onAsk={onAsk}>
            <strong>“{one.text}”</strong>
            <Progress dispute={one} />
          </Matter>
        ))}
      </Group>
      <Group title={t('pit.breaches')} none={t('pit.noBreaches')}>
        {value.breaches.map((one) => (
          <Matter key={one.number} about={{ ...one, round: 0 }} acts={breachActs(who.role, one)} onAsk={onAsk}>
            <strong>{trade(one.ground)}</strong>
            <p>{[...one.persons, one.note].filter((word) => word !== '').join(' · ')}</p>
            {one.imposed.length > 0 && <p className="dim">{one.imposed.map(trade).join(' · ')}</p>}
          </Matter>
        ))}
      </Group>
      <Group title={t('pit.credits')} none={t('pit.noCredits')}>
        {value.credits.map((one) => (
          <Matter key={one.number} about={{ ...one, table: 0, round: 0 }} acts={creditActs(who.role, one)} onAsk={onAsk}>
            <strong>{t('pit.creditHeld', { held: dollars(one.heldCents), asked: dollars(one.askedCents) })}</strong>
            {one.owedCents > 0 && <p>{t('pit.creditOwed', { amount: dollars(one.owedCents) })}</p>}
            <p>{one.reason}</p>
          </Matter>
        ))}
      </Group>
      <Group title={t('pit.exclusions')} none={t('pit.noExclusions')}>
        {value.patrons.map((one) => (
          <Excluded key={one.patron} patron={one} />
        ))}
      </Group>
    </div>
  );
}

function Group({ title, none, children }: { readonly title: string; readonly none: string; readonly children: readonly ReactNode[] }) {
  return (
    <section aria-label={title}>
      <h3 className="caps">
        {title} {children.length > 0 && <b className="count">{children.length}</b>}
      </h3>
      {children.length === 0 ? <p className="dim">{none}</p> : children}
    </section>
  );
}

interface MatterProps {
  readonly about: { readonly table: number; readonly terminal: number; readonly round: number; readonly number: number };
  readonly acts: readonly OfferedAct[];
  readonly onAsk: (offer: OfferedAct) => void;
  readonly children: ReactNode;
}

function Matter({ about, acts, onAsk, children }: MatterProps) {
  const { t, trade } = useLanguage();
  const place = [
    `№ ${about.number}`,
    ...(about.table > 0 ? [t('table', { n: about.table })] : []),
    ...(about.terminal > 0 ? [t('terminal', { n: about.terminal })] : []),
    ...(about.round > 0 ? [t('staff.game', { n: about.round })] : []),
  ];
  return (
    <article className="matter">
      <p className="caps">{place.join(' · ')}</p>
      {children}
      <div className="row">
        {acts.map((offer) => (
          <Button key={offer.command['@type']} tone="quiet" onPress={() => onAsk(offer)}>
            {trade(offer.command['@type'])}
          </Button>
        ))}
      </div>
    </article>
  );
}

/** How far a dispute has come. */
function Progress({ dispute }: { readonly dispute: Dispute }) {
  const { t, trade } = useLanguage();
  const { reviewAsked, toldOfComplaint, regulatorAsked } = dispute.steps;
  return (
    <ol className="steps">
      {dispute.decisions.map((one, place) => (
        <li key={place}>
          {t(place === 0 ? 'pit.firstDecision' : 'pit.reviewed')}: {one.decision} <small>{trade(one.by)}</small>
          {one.against && <em>{t('pit.against')}</em>}
        </li>
      ))}
      {reviewAsked && <li>{t('pit.reviewAsked')}</li>}
      {toldOfComplaint && <li>{t('pit.toldOfComplaint')}</li>}
      {regulatorAsked && <li>{t('pit.regulatorAsked')}</li>}
    </ol>
  );
}

function Excluded({ patron }: { readonly patron: Patron }) {
  const { t, trade } = useLanguage();
  return (
    <article className="matter">
      <strong>{patron.patron}</strong>
      {patron.exclusions.map((one) => (
        <p key={`${one.reason} ${one.game ?? ''}`}>
          {trade(one.reason)}: {one.game === undefined ? t('pit.everyGame') : trade(one.game)}{' '}
          <small>{t('staff.rule', { rule: one.rule })}</small>
        </p>
      ))}
      {patron.keptToOne && <p>{t('pit.keptToOne')}</p>}
    </article>
  );
}
