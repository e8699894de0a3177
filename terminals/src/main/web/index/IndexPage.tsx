import { useEffect, useState } from 'react';
import type { Key } from '../i18n/en';
import { useLanguage } from '../i18n/language';
import { LanguageButton } from '../i18n/LanguageButton';
import { banks, tour, type Tour } from './floor';

/** Screens for which somebody signs in. */
const STAFF: readonly { readonly title: Key; readonly href: string }[] = [
  { title: 'pit.title', href: 'pit/' },
  { title: 'desk.title', href: 'desk/' },
  { title: 'inspector.title', href: 'inspector/' },
  { title: 'admin.title', href: 'admin/' },
];

/** The front door: every screen of a demonstration floor, or the way to enrol a real terminal. */
export function IndexPage() {
  const { t } = useLanguage();
  const [floor, setFloor] = useState<Tour | 'none' | undefined>(undefined);
  useEffect(() => {
    tour().then(setFloor, () => setFloor('none'));
  }, []);
  return (
    <main className="index">
      <header>
        <div>
          <h1>{t('brand')}</h1>
          <p>{t('index.lead')}</p>
        </div>
        <LanguageButton />
      </header>
      {floor === undefined && <p role="status">{t('index.loading')}</p>}
      {floor === 'none' && (
        <section className="panel">
          <p>{t('index.notDemo')}</p>
          <a className="button gold" href="play/">
            {t('index.enrol')}
          </a>
        </section>
      )}
      {floor !== undefined && floor !== 'none' && <Floor floor={floor} />}
      <Links title={t('index.staff')} links={STAFF.map(({ title, href }) => ({ text: t(title), href }))} />
    </main>
  );
}

function Floor({ floor }: { readonly floor: Tour }) {
  const { t } = useLanguage();
  return (
    <>
      {banks(floor).map((bank) => (
        <Links
          key={bank.tables}
          title={`${t('index.terminals')}: ${bank.tables}`}
          links={bank.terminals.map((n) => ({ text: t('terminal', { n }), href: `play/?terminal=${n}` }))}
        />
      ))}
      <Links
        title={t('index.displays')}
        links={floor.tables.map(({ table, name }) => ({ text: `${table} · ${name}`, href: `display/?table=${table}` }))}
      />
      <Links
        title={t('index.dealers')}
        links={floor.tables.map(({ table, name }) => ({ text: `${table} · ${name}`, href: `dealer/?table=${table}` }))}
      />
    </>
  );
}

interface LinksProps {
  readonly title: string;
  readonly links: readonly { readonly text: string; readonly href: string }[];
}

function Links({ title, links }: LinksProps) {
  return (
    <section className="panel">
      <h2 className="caps">{title}</h2>
      <nav aria-label={title}>
        {links.map((link) => (
          <a key={link.href} className="button quiet" href={link.href}>
            {link.text}
          </a>
        ))}
      </nav>
    </section>
  );
}
