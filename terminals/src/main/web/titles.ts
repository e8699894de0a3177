import type { Title } from '@messages';
import type { Language } from './i18n/language';

/** A game as its text calls it. */
export function gameTitle(language: Language, game: Title): string {
  return language.named(`title.${game.rulebook}/${game.id}`, game.text);
}

/** A text by what it is about; by its id where it is a new one. */
export function rulebookTitle(language: Language, id: string): string {
  return language.named(`rulebook.${id}`, id);
}
