import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import { en, type Dictionary, type Key } from './en';
import { zhReasons } from './reasons';
import { enTrade } from './trade.en';
import { zhTradeOfTheDesk } from './trade.desk.zh';
import { zhTrade } from './trade.zh';
import { zh } from './zh';

type Words = Readonly<Record<string, string>>;

/** A language is one file beside these and one entry here. */
export const languages = {
  en: { tag: 'en', words: en as Dictionary, reasons: {} as Words, trade: enTrade },
  zh: { tag: 'zh-Hans', words: zh, reasons: zhReasons, trade: { ...zhTradeOfTheDesk, ...zhTrade } as Words },
} as const;

export type Code = keyof typeof languages;

export type Places = Readonly<Record<string, string | number>>;

/** The words for a key, with its places filled in. */
export function say(words: Dictionary, key: Key, places: Places = {}): string {
  return words[key].replace(/\{(\w+)\}/g, (whole, name: string) => String(places[name] ?? whole));
}

export interface Language {
  readonly code: Code;
  t(key: Key, places?: Places): string;
  /** The words for a name that the server gives, such as a bet; its own title where there are none. */
  named(name: string, fallback: string, places?: Places): string;
  reason(name: string, sentence: string): string;
  /** The trade's word for an act, an event, a field, a role or a constant of the protocol; else its name as plain words. */
  trade(name: string): string;
  choose(code: Code): void;
}

/** A constant or a name of the protocol as plain words: NO_BET_COUP and noBetCoup are both No bet coup. */
export function plain(name: string): string {
  const words = name
    .replace(/(Millis|Cents)$/, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/_/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function languageOf(code: Code, choose: (code: Code) => void): Language {
  const { words, reasons, trade } = languages[code];
  return {
    code,
    choose,
    t: (key, places) => say(words, key, places),
    named: (name, fallback, places) => (name in words ? say(words, name as Key, places) : fallback),
    reason: (name, sentence) => reasons[name] ?? sentence,
    trade: (name) => trade[name] ?? plain(name),
  };
}

const KEPT = 'baize.language';
const Current = createContext<Language>(languageOf('en', () => undefined));

export function useLanguage(): Language {
  return useContext(Current);
}

function first(): Code {
  const kept = localStorage.getItem(KEPT);
  if (kept !== null && kept in languages) {
    return kept as Code;
  }
  return navigator.language.startsWith('zh') ? 'zh' : 'en';
}

/** Gives all below it the language that was chosen, or else the browser's. */
export function Speaking({ children }: { readonly children: ReactNode }) {
  const [code, setCode] = useState<Code>(first);
  const language = useMemo(
    () =>
      languageOf(code, (chosen) => {
        localStorage.setItem(KEPT, chosen);
        setCode(chosen);
      }),
    [code],
  );
  document.documentElement.lang = languages[code].tag;
  return <Current value={language}>{children}</Current>;
}
