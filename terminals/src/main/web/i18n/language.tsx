import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { Dictionary, Key } from './en';
import english from './lang/en';
import { closest, tonguesOf, type Code, type Tongue, type Tongues } from './tongue';

/** Every file of `lang`; English is on every screen, the others are fetched when they are chosen. */
export const tongues: Tongues = tonguesOf({
  './lang/en.ts': () => Promise.resolve({ default: english }),
  ...import.meta.glob(['./lang/*.ts', '!./lang/en.ts']),
});

const FIRST = 'en';

export type Places = Readonly<Record<string, string | number>>;

/** The words for a key, with its places filled in. */
export function say(words: Dictionary, key: Key, places: Places = {}): string {
  return words[key].replace(/\{(\w+)\}/g, (whole, name: string) => String(places[name] ?? whole));
}

export interface Language {
  readonly code: Code;
  /** How this language writes dates, times and numbers. */
  readonly tag: string;
  /** All that can be chosen. */
  readonly codes: readonly Code[];
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

interface Chosen {
  readonly code: Code;
  readonly tongue: Tongue;
}

const ENGLISH: Chosen = { code: FIRST, tongue: english };

function speaking({ code, tongue }: Chosen, codes: readonly Code[], choose: (code: Code) => void): Language {
  const { tag, words, trade } = tongue;
  const reasons: Readonly<Record<string, string>> = tongue.reasons ?? {};
  return {
    code,
    tag,
    codes,
    choose,
    t: (key, places) => say(words, key, places),
    named: (name, fallback, places) => (name in words ? say(words, name as Key, places) : fallback),
    reason: (name, sentence) => reasons[`${name}: ${sentence}`] ?? reasons[name] ?? sentence,
    trade: (name) => trade[name] ?? plain(name),
  };
}

/** A language that is loaded already, such as English. */
export function languageOf(of: 'en' | Chosen, choose: (code: Code) => void = () => undefined): Language {
  return speaking(of === 'en' ? ENGLISH : of, tongues.codes, choose);
}

const KEPT = 'baize.language';
const Current = createContext<Language>(languageOf('en'));

export function useLanguage(): Language {
  return useContext(Current);
}

function first(codes: readonly Code[]): Code {
  const kept = localStorage.getItem(KEPT);
  return closest(codes, [...(kept === null ? [] : [kept]), ...navigator.languages]) ?? FIRST;
}

interface SpeakingProps {
  readonly children: ReactNode;
  /** What can be chosen: every language of the program, but for tests. */
  readonly among?: Tongues;
}

/** Gives all below it the language that was chosen, or else the browser's. */
export function Speaking({ children, among = tongues }: SpeakingProps) {
  const [wanted, setWanted] = useState<Code>(() => first(among.codes));
  const [chosen, setChosen] = useState<Chosen | undefined>(wanted === FIRST ? ENGLISH : undefined);
  useEffect(() => {
    let current = true;
    const speak = (next: Chosen) => current && setChosen(next);
    // A language that cannot be fetched is no reason to show nothing: what was spoken before goes on.
    among.load(wanted).then(
      (tongue) => speak({ code: wanted, tongue }),
      () => setChosen((before) => before ?? ENGLISH),
    );
    return () => {
      current = false;
    };
  }, [among, wanted]);
  const language = useMemo(
    () =>
      speaking(chosen ?? ENGLISH, among.codes, (code) => {
        localStorage.setItem(KEPT, code);
        setWanted(code);
      }),
    [chosen, among],
  );
  document.documentElement.lang = language.tag;
  return chosen === undefined ? null : <Current value={language}>{children}</Current>;
}
