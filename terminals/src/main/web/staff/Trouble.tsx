import { useLanguage } from '../i18n/language';
import type { Problem } from './api';

/** Why something was not done, with the rule if one refuses. */
export function Trouble({ of: trouble }: { readonly of: Problem | undefined }) {
  const { reason, t } = useLanguage();
  if (trouble === undefined) {
    return null;
  }
  return (
    <div className="trouble" role="alert">
      <p>{reason(trouble.title, trouble.detail)}</p>
      {trouble.rule !== undefined && <p className="rule">{t('staff.rule', { rule: trouble.rule })}</p>}
      {trouble.problems !== undefined && trouble.problems.length > 0 && (
        <ul>
          {trouble.problems.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
