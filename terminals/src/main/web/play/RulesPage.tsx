import { useEffect, useState } from 'react';
import { useLanguage } from '../i18n/language';
import type { Paragraph, RuleSign } from './rules';
import { rulesOf } from './rules';

/** The rules of a table as the server tells them; nothing while they are on their way, or where there are none. */
export function useRules(table: number): RuleSign | undefined {
  const [sign, setSign] = useState<RuleSign | undefined>(undefined);
  useEffect(() => {
    let current = true;
    rulesOf(table).then(
      (read) => current && setSign(read),
      () => current && setSign(undefined), // odds and limits are here all the same
    );
    return () => {
      current = false;
    };
  }, [table]);
  return sign;
}

/** Some paragraphs of the rules, each with the numbers under which the text has it. */
export function RulesPage({ all }: { readonly all: readonly Paragraph[] }) {
  const { t } = useLanguage();
  return (
    <section className="rules-page" aria-label={t('rules.title')}>
      <h3>{t('rules.title')}</h3>
      {all.map((one) => (
        <p key={one.text}>
          {one.text} {one.rules.length > 0 && <small>{t('rules.cited', { rules: one.rules.join(', ') })}</small>}
        </p>
      ))}
    </section>
  );
}
