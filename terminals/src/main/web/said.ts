import type { Key } from './i18n/en';
import type { Language, Places } from './i18n/language';
import { dollars } from './money';
import { outcomeOf, type Outcome } from './outcome';
import { colourOf } from './roulette/geometry';

/*
 * What server and records write as text, in the language of the screen: results, bets, touches, and why a card is due. Whatever is
 * not understood is shown as it was written.
 */

/** A result: `Player 2, Banker 5: Banker`. */
export function outcomeWords(language: Language, text: string): string {
  const outcome = outcomeOf(text);
  return outcome === undefined ? text : inWords(language, outcome);
}

function inWords({ t }: Language, outcome: Outcome): string {
  switch (outcome.kind) {
    case 'number':
      return t('said.number', { n: outcome.label, colour: t(COLOURS[colourOf(outcome.label)]) });
    case 'dice':
      return t(outcome.triple ? 'said.triple' : 'said.dice', { dice: outcome.faces.join(' · '), n: outcome.total });
    case 'coup': {
      const more: readonly (readonly [boolean, Key])[] = [
        [outcome.natural, 'group.NATURAL'],
        [outcome.playerPair, 'group.PLAYER_PAIR'],
        [outcome.bankerPair, 'group.BANKER_PAIR'],
      ];
      const won = t('said.coup', { player: outcome.player, banker: outcome.banker, winner: t(`hand.${outcome.side}`) });
      return [won, ...more.filter(([is]) => is).map(([, key]) => t(key))].join(t('said.and'));
    }
  }
}

const COLOURS = { red: 'said.red', black: 'said.black', green: 'said.green' } as const;

/** A bet by its text alone: `Split 17 · 20`. */
export function betWords(language: Language, text: string): string {
  const [kind = '', detail = ''] = text.split(':');
  return language
    .named(`bet.${kind}`, language.named(`section.${text}`, text), { numbers: detail.replaceAll('-', ' · ') })
    .trim();
}

interface Form {
  readonly written: RegExp;
  readonly key: Key;
}

const MONEY = '(?<money>\\d+\\.\\d\\d)';

/** How records write what a finger did. */
const TOUCHES: readonly Form[] = [
  { written: new RegExp(`^place ${MONEY} on each of (?<bet>.+)$`), key: 'touch.section' },
  { written: new RegExp(`^place ${MONEY} on (?<bet>.+)$`), key: 'touch.place' },
  { written: new RegExp(`^move ${MONEY} from (?<bet>.+) to (?<other>.+)$`), key: 'touch.move' },
  { written: new RegExp(`^remove ${MONEY} from (?<bet>.+)$`), key: 'touch.remove' },
  { written: /^place the maximum on (?<bets>.+)$/, key: 'touch.maximum' },
  { written: new RegExp(`^enter ${MONEY} of (?<means>\\w+) on (?<bet>.+)$`), key: 'touch.enter' },
  { written: /^undo$/, key: 'act.undo' },
  { written: /^clear$/, key: 'act.clear' },
  { written: /^repeat$/, key: 'act.repeat' },
  { written: /^double$/, key: 'act.double' },
  { written: /^confirm$/, key: 'act.confirm' },
];

/** What became of a bet: `red win on number:9: 500 returns 1000`. */
const DECISION = /^(?<bet>\S+) (?<kind>[a-z_]+)(?: on (?<outcome>.+))?: (?<stake>\d+) returns (?<credit>\d+)$/;

export function touchWords(language: Language, text: string): string {
  return filled(language, TOUCHES, text);
}

export function decisionWords(language: Language, text: string): string {
  const { bet = '', kind = '', outcome, stake, credit } = DECISION.exec(text)?.groups ?? {};
  if (stake === undefined || credit === undefined) {
    return text;
  }
  const amounts = { bet: betWords(language, bet), kind: language.trade(kind.toUpperCase()), stake: money(stake), credit: money(credit) };
  return outcome === undefined
    ? language.t('touch.decided', amounts)
    : language.t('touch.decidedOn', { ...amounts, outcome: outcomeWords(language, outcome) });
}

function money(cents: string): string {
  return dollars(Number(cents));
}

/** How the rules say why a card is due, or none is. */
const DRAWS: readonly Form[] = [
  { written: /^the Player's first card is due$/, key: 'draw.playerFirst' },
  { written: /^the Banker's first card is due$/, key: 'draw.bankerFirst' },
  { written: /^the Player's second card is due$/, key: 'draw.playerSecond' },
  { written: /^the Banker's second card is due$/, key: 'draw.bankerSecond' },
  { written: /^the Player draws on (?<n>\d)$/, key: 'draw.playerDraws' },
  { written: /^the Banker draws on (?<n>\d) against no card$/, key: 'draw.bankerDraws' },
  { written: /^the Banker draws on (?<n>\d) against a third card worth (?<third>\d)$/, key: 'draw.bankerDrawsAgainst' },
  { written: /^the Player has a natural (?<n>\d)$/, key: 'draw.playerNatural' },
  { written: /^the Banker has a natural (?<n>\d)$/, key: 'draw.bankerNatural' },
  { written: /^the Player has drawn$/, key: 'draw.playerHasDrawn' },
  { written: /^the Player stands on (?<n>\d)$/, key: 'draw.playerStands' },
  { written: /^the Banker has drawn$/, key: 'draw.bankerHasDrawn' },
  { written: /^the Banker stands on (?<n>\d) against no card$/, key: 'draw.bankerStands' },
  { written: /^the Banker stands on (?<n>\d) against a third card worth (?<third>\d)$/, key: 'draw.bankerStandsAgainst' },
];

/** Why the next card is due or none is; of both hands where both are done. */
export function drawWords(language: Language, text: string): string {
  return text
    .split(' and ')
    .map((part) => filled(language, DRAWS, part))
    .join(language.t('said.and'));
}

function filled(language: Language, forms: readonly Form[], text: string): string {
  for (const { written, key } of forms) {
    const found = written.exec(text);
    if (found !== null) {
      return language.t(key, places(language, found.groups ?? {}));
    }
  }
  return text;
}

function places(language: Language, groups: Readonly<Record<string, string>>): Places {
  return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, place(language, name, value)]));
}

function place(language: Language, name: string, value: string): string {
  switch (name) {
    case 'money':
      return dollars(Math.round(Number(value) * 100));
    case 'bet':
    case 'other':
      return betWords(language, value);
    case 'bets':
      return value
        .split(', ')
        .map((bet) => betWords(language, bet))
        .join(language.t('said.and'));
    case 'means':
      return language.trade(value);
    default:
      return value;
  }
}
