import { useLanguage } from '../i18n/language';
import { call } from '../staff/api';
import { Trouble } from '../staff/Trouble';
import { useEvery } from '../staff/useEvery';

interface TextInForce {
  readonly id: string;
  readonly inForceFrom?: string | null;
}

interface TableLine {
  readonly table: number;
  readonly name: string;
  readonly rulebook: string;
}

async function read(): Promise<{ readonly texts: readonly TextInForce[]; readonly tables: readonly TableLine[] }> {
  const [texts, tables] = await Promise.all([
    call<readonly TextInForce[]>('GET', '/api/rulebooks'),
    call<readonly TableLine[]>('GET', '/api/tables'),
  ]);
  return { texts, tables };
}

const EVERY_MILLIS = 60_000;

/** The texts that the program knows, from when they are in force here, and where they are played. */
export function Texts() {
  const { t, tag } = useLanguage();
  const { value, trouble } = useEvery(read, EVERY_MILLIS);
  const day = (text: string) => new Date(`${text}T00:00`).toLocaleDateString(tag, { dateStyle: 'medium' });
  return (
    <section className="panel texts" aria-label={t('inspector.texts')}>
      <Trouble of={trouble} />
      <table className="data">
        <thead>
          <tr>
            <th scope="col">{t('inspector.text')}</th>
            <th scope="col">{t('inspector.inForce')}</th>
            <th scope="col">{t('inspector.playedAt')}</th>
          </tr>
        </thead>
        <tbody>
          {value?.texts.map((text) => (
            <tr key={text.id}>
              <th scope="row">{text.id}</th>
              <td>{text.inForceFrom == null ? t('inspector.notInForce') : day(text.inForceFrom)}</td>
              <td>
                {value.tables
                  .filter((table) => table.rulebook === text.id)
                  .map((table) => `${table.table} ${table.name}`)
                  .join(' · ')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
