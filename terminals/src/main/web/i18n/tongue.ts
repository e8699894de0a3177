import type { Dictionary } from './en';
import type { Reasons } from './reason.names';

/**
 * A language: everything that the screens say in it. To add one, add one file to `lang`, named by its tag (`vi.ts`, `zh-Hant.ts`), whose
 * default export is this. No list names it; it is loaded when somebody chooses it.
 */
export interface Tongue {
  /** How dates, times and numbers are written, and what a screen reader is told. */
  readonly tag: string;
  readonly words: Dictionary;
  /** Why something was not done, by name; without them the server's own English is shown. */
  readonly reasons?: Reasons;
  /** The trade's words for names of the protocol; without one, the name as plain English. */
  readonly trade: Readonly<Record<string, string>>;
}

export type Code = string;

/** Languages by their code, and how each is fetched. */
export interface Tongues {
  readonly codes: readonly Code[];
  load(code: Code): Promise<Tongue>;
}

type Files = Readonly<Record<string, () => Promise<unknown>>>;

/** A language is a file: `./lang/zh-Hans.ts` is zh-Hans. */
export function tonguesOf(files: Files): Tongues {
  const byCode = new Map(Object.entries(files).map(([path, fetched]) => [path.replace(/^.*\/|\.ts$/g, ''), fetched]));
  return {
    codes: [...byCode.keys()].sort(),
    load: async (code) => {
      const fetched = byCode.get(code);
      if (fetched === undefined) {
        throw new Error(`no language ${code}`);
      }
      return ((await fetched()) as { readonly default: Tongue }).default;
    },
  };
}

/** What people call their language: `zh-Hans` is 简体中文. */
export function nameOf(code: Code): string {
  return new Intl.DisplayNames([code], { type: 'language', fallback: 'code' }).of(code) ?? code;
}

/** The language for a browser that asks for these, the dearest first; undefined if none of them is there. */
export function closest(codes: readonly Code[], wanted: readonly string[]): Code | undefined {
  const primary = (tag: string) => tag.split('-')[0];
  return wanted
    .map((tag) => codes.find((code) => code === tag) ?? codes.find((code) => primary(code) === primary(tag)))
    .find((code) => code !== undefined);
}
