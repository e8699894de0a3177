import type { Title } from '@messages';
import type { Language } from './i18n/language';

/** A game as its text calls it. */
export function gameTitle(language: Language, game: Title): string {
  return language.named(`title.${game.text}`, game.text);
}

/** A text by its title. */
export function rulebookTitle(language: Language, title: string): string {
  return language.named(`rulebook.${title}`, title);
}

/** A table is often named like its game; then once is enough. */
export function sameWords(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
