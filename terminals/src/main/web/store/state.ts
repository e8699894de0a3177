import type { ActUnion, LayoutView, PlayerView, RecallView, ResultsView, TableView, ToTerminalUnion, Why } from '@messages';

/** How the terminal stands to the server. */
export type Link =
  | { readonly kind: 'connecting' }
  | { readonly kind: 'live' }
  /** The server is gone; what was last known stays on the lock screen. */
  | { readonly kind: 'lost'; readonly sinceMillis: number }
  /** The server does not know this terminal, or does not want this connection. */
  | { readonly kind: 'ended'; readonly why: Why; readonly sentence: string };

/** One table as the server last told it. */
export interface TableState {
  readonly sequence: number;
  readonly now: TableView;
  readonly layout: LayoutView;
  /** How long a betting period is in all. */
  readonly bettingMillis: number;
  /** What came before, with statistics and score cards; it follows the welcome, under numbers of its own. */
  readonly results?: ResultsView;
  readonly resultsSequence?: number;
  /** When this terminal heard of the latest result; undefined for one that was there before. By this machine's clock. */
  readonly resultAtMillis?: number;
}

/** An ask under way, with the chips that the screen shows for it already. */
export interface Asked {
  readonly number: number;
  readonly act: ActUnion;
  /** What each touched bet holds if all of it is done; none for acts of which only the server knows what they do. */
  readonly hoped: readonly Hoped[];
  /** The answer is here, and the view that shows it is not yet. */
  readonly answered: boolean;
}

export interface Hoped {
  readonly table: number;
  readonly bet: string;
  /** What the bet holds then in all. */
  readonly cents: number;
  /** What this ask adds to it, or takes off it. */
  readonly byCents: number;
}

/** Something the player should read: a refusal, less taken than asked, chips that went back when betting closed, a ticket that was not printed. */
export interface Notice {
  readonly id: string;
  readonly tone: 'refused' | 'cut' | 'returned' | 'unprinted';
  readonly reason: string;
  readonly sentence: string;
  readonly act: ActUnion | undefined;
  readonly table: number | undefined;
  /** The bet whose chips went back; undefined where they are several. */
  readonly bet: string | undefined;
  /** What went back in all, where that is told. */
  readonly cents: number | undefined;
}

/** A ticket on its way out, or out. */
export interface TicketShown {
  readonly cents: number;
  readonly ticket: string;
  readonly barcode: string;
  readonly printed: boolean;
  readonly atMillis: number;
}

export interface State {
  readonly link: Link;
  readonly terminal: number | undefined;
  readonly ownSequence: number;
  readonly own: PlayerView | undefined;
  readonly tables: readonly TableState[];
  /** The floor's clock minus this machine's, as far as messages tell. */
  readonly aheadMillis: number;
  readonly asked: readonly Asked[];
  readonly notices: readonly Notice[];
  /** The rounds whose returned chips were told, by table: what is said again to a terminal that came back is no news. */
  readonly told: Readonly<Record<number, number>>;
  readonly ticket: TicketShown | undefined;
  /** The last games of this player, once asked for. */
  readonly recall: RecallView | undefined;
  /** A change of its own was skipped: everything is to be asked for anew. */
  readonly stale: boolean;
}

export const EMPTY: State = {
  link: { kind: 'connecting' },
  terminal: undefined,
  ownSequence: 0,
  own: undefined,
  tables: [],
  aheadMillis: Number.NEGATIVE_INFINITY,
  asked: [],
  notices: [],
  told: {},
  ticket: undefined,
  recall: undefined,
  stale: false,
};

/** What happens to a terminal. */
export type Happening =
  | { readonly kind: 'heard'; readonly message: ToTerminalUnion; readonly atMillis: number }
  | { readonly kind: 'asking'; readonly number: number; readonly act: ActUnion }
  | { readonly kind: 'connecting' }
  | { readonly kind: 'lost'; readonly atMillis: number }
  | { readonly kind: 'noticeRead'; readonly id: string }
  | { readonly kind: 'ticketTaken' };
