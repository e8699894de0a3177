import type { FloorView } from '@messages';
import { useLanguage } from '../i18n/language';
import { dollars } from '../money';

/** The floor as it is this moment, to look at only. */
export function FloorBoard({ floor }: { readonly floor: FloorView | undefined }) {
  const { t } = useLanguage();
  if (floor === undefined) {
    return <p role="status">{t('staff.looking')}</p>;
  }
  return (
    <div className="floor-board">
      <TablesNow floor={floor} />
      <TerminalsNow floor={floor} />
      <aside>
        <AlertsNow floor={floor} />
        <StaffNow floor={floor} />
      </aside>
    </div>
  );
}

function TablesNow({ floor }: { readonly floor: FloorView }) {
  const { t, trade } = useLanguage();
  return (
    <section className="panel" aria-label={t('inspector.tables')}>
      <h2 className="caps">{t('inspector.tables')}</h2>
      <div className="cards">
        {floor.tables.map((table) => (
          <article key={table.table} className="panel card-of">
            <h3>
              <span className={table.still ? 'lamp bad' : table.standing.open ? 'lamp good' : 'lamp'} aria-hidden="true" />
              {`${table.table} · ${table.name}`}
            </h3>
            <dl className="facts">
              <Fact name={t(`game.${table.game}`)} value={`${trade(table.state)} · ${trade(table.round.phase)}`} />
              <Fact name={t('inspector.round')} value={String(table.round.number)} />
              <Fact name={t('inspector.players')} value={`${table.wagering} / ${table.open}`} />
              <Fact name={t('meter.bet')} value={dollars(table.wageredCents)} />
            </dl>
          </article>
        ))}
      </div>
    </section>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="figures">{value}</dd>
    </div>
  );
}

function TerminalsNow({ floor }: { readonly floor: FloorView }) {
  const { t, trade } = useLanguage();
  return (
    <section className="panel" aria-label={t('inspector.terminals')}>
      <h2 className="caps">{t('inspector.terminals')}</h2>
      <div className="scroller" tabIndex={0} role="region" aria-label={t('inspector.terminals')}>
        <table className="data">
          <thead>
            <tr>
              <th scope="col">{t('staff.terminal')}</th>
              <th scope="col">{t('inspector.state')}</th>
              <th scope="col" className="figures">
                {t('meter.credit')}
              </th>
              <th scope="col" className="figures">
                {t('meter.bet')}
              </th>
            </tr>
          </thead>
          <tbody>
            {floor.terminals.map((one) => (
              <tr key={one.terminal}>
                <th scope="row">{one.terminal}</th>
                <td>{trade(one.account)}</td>
                <td className="figures">{dollars(one.creditCents)}</td>
                <td className="figures">{dollars(one.betCents)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function AlertsNow({ floor }: { readonly floor: FloorView }) {
  const { t, trade } = useLanguage();
  return (
    <section className="panel" aria-label={t('inspector.alerts')}>
      <h2 className="caps">{t('inspector.alerts')}</h2>
      {floor.alerts.length === 0 && <p className="dim">{t('inspector.noAlerts')}</p>}
      <ul className="plain">
        {floor.alerts.map((alert, place) => (
          <li key={place}>
            <b>{trade(alert.kind)}</b>
            {alert.table > 0 && ` · ${t('table', { n: alert.table })}`}
            {alert.terminal > 0 && ` · ${t('terminal', { n: alert.terminal })}`}
            {alert.cents > 0 && ` · ${dollars(alert.cents)}`}
          </li>
        ))}
      </ul>
    </section>
  );
}

function StaffNow({ floor }: { readonly floor: FloorView }) {
  const { t, trade } = useLanguage();
  return (
    <section className="panel" aria-label={t('inspector.onDuty')}>
      <h2 className="caps">{t('inspector.onDuty')}</h2>
      <ul className="plain">
        {floor.staff.map((one) => (
          <li key={one.person}>
            <b>{one.name}</b> · {trade(one.role)}
            {one.tables.some((table) => table > 0) && ` · ${one.tables.filter((table) => table > 0).join(', ')}`}
          </li>
        ))}
      </ul>
    </section>
  );
}
