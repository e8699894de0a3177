import type { GameKind } from '@messages';
import type { Language } from '../i18n/language';

/** What the server tells of the text of a table: which way it goes, and under which number. */
export interface Article {
  readonly topic: string;
  readonly what: readonly string[];
  readonly rule: string;
}

export interface RuleSign {
  readonly rulebook: string;
  readonly title: string;
  readonly articles: readonly Article[];
}

export async function rulesOf(table: number): Promise<RuleSign> {
  const answer = await fetch(`/api/tables/${table}/rules`);
  if (!answer.ok) {
    throw new Error(`no rules: ${answer.status}`);
  }
  return (await answer.json()) as RuleSign;
}

/** One paragraph of the rules page. */
export interface Paragraph {
  readonly text: string;
  readonly rules: readonly string[];
}

/** How the game goes, and then the articles: those of one kind are one paragraph; an article that this screen has no words for is left out. */
export function paragraphs(language: Language, game: GameKind, articles: readonly Article[]): readonly Paragraph[] {
  return [{ text: language.t(`rules.game.${game}`), rules: [] }, ...cited(language, articles)];
}

function cited(language: Language, articles: readonly Article[]): readonly Paragraph[] {
  const topics = [...new Set(articles.map((article) => article.topic))];
  return topics.flatMap((topic) => {
    const same = articles.filter((article) => article.topic === topic);
    const what = [...new Set(same.flatMap((article) => article.what))];
    const named = what.map((one) => language.named(`rules.what.${one}`, '')).filter((one) => one !== '');
    const key = language.named(`rules.${topic}.${what[0] ?? ''}`, '') === '' ? `rules.${topic}` : `rules.${topic}.${what[0] ?? ''}`;
    const text = language.named(key, '', { what: named.join(language.t('rules.and')) });
    return text === '' ? [] : [{ text, rules: [...new Set(same.map((article) => numberOf(article.rule)))] }];
  });
}

/** The number as it stands in the text: what follows a stroke tells apart what one rule says. */
function numberOf(rule: string): string {
  return rule.split('/')[0] ?? rule;
}
