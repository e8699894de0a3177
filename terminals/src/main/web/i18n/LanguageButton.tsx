import { Button } from '../design/Button';
import { useLanguage } from './language';
import { nameOf } from './tongue';

/** Goes on to the next language, by its own name. */
export function LanguageButton() {
  const { t, code, codes, choose } = useLanguage();
  const next = codes[(codes.indexOf(code) + 1) % codes.length] ?? code;
  return (
    <Button tone="quiet" className="language" label={`${nameOf(next)}: ${t('language.change')}`} onPress={() => choose(next)}>
      <span lang={next}>{nameOf(next)}</span>
    </Button>
  );
}
