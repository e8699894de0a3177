import type { OfferedAct, ShoeView } from '@messages';
import type { Language } from '../i18n/language';
import type { WatchedTable } from '../staff/useStaffRoom';
import type { WhoAmI } from '../staff/session';
import { signing } from '../staff/acts';

/** Where on the screen an act stands. What may be done is the server's word; here is only what is large and what is behind a menu. */
export type Place = 'next' | 'entry' | 'shoe' | 'money' | Group;

/** What is not the ordinary course of a game, as the drawer groups it. */
export type Group = 'round' | 'cloth' | 'device' | 'faults' | 'corrections' | 'house';

export const GROUPS: readonly Group[] = ['round', 'cloth', 'device', 'corrections', 'faults', 'house'];

export const PLACES: Readonly<Record<string, Place>> = {
  OpenBetting: 'next',
  CloseBetting: 'next',
  ConfirmResult: 'next',
  SpinBall: 'next',
  ActivateTumbler: 'next',
  DiscardCards: 'next',
  KeyNumber: 'entry',
  KeyDice: 'entry',
  KeyCard: 'entry',
  ShowCuttingCard: 'shoe',
  AnnounceResult: 'shoe',
  ExposeHand: 'shoe',
  BringCards: 'shoe',
  CheckCards: 'shoe',
  StartShoe: 'shoe',
  Prepare: 'shoe',
  BuyInAtTable: 'money',
  PayOutAtTable: 'money',
  Place: 'cloth',
  Remove: 'cloth',
  Clear: 'cloth',
  Enter: 'cloth',
  TakeBox: 'cloth',
  GiveColour: 'cloth',
  LayStakeButton: 'cloth',
  CountCash: 'cloth',
  LiftStakeButton: 'cloth',
  ReturnCash: 'cloth',
  ReopenBetting: 'round',
  DealWithoutWagers: 'round',
  DirectExtraRounds: 'round',
  CallNoSpin: 'device',
  ExamineBall: 'device',
  ChangeBall: 'device',
  FitWheel: 'device',
  ReportIncident: 'device',
  ReportExposure: 'device',
  DeclareVoid: 'device',
  ClearTumbler: 'device',
  FitDice: 'device',
  Report: 'device',
  CarryOut: 'device',
  ChooseOption: 'device',
  ChooseFacing: 'device',
  OrderCards: 'device',
  VerifyCards: 'device',
  ReplaceCards: 'device',
  NameExposers: 'device',
  ReportWrongResult: 'corrections',
  CorrectResult: 'corrections',
  Invalidate: 'corrections',
  RelaxClose: 'corrections',
  WithholdDueCredit: 'corrections',
  ReportFault: 'faults',
  OrderRemedy: 'faults',
  LeaveCase: 'faults',
  DecideFromRecords: 'faults',
  DecideClaim: 'faults',
  AnnounceClosing: 'house',
  CancelClosing: 'house',
  CloseTable: 'house',
  SuspendTable: 'house',
  ReopenTable: 'house',
  CancelChange: 'house',
  SetIdleRounds: 'house',
  GrantMaximum: 'house',
};

export function placeOf(offer: OfferedAct): Place {
  return PLACES[offer.command['@type']] ?? 'house';
}

/** What is done with cards that are not in the shoe. */
const BESIDE_THE_SHOE = ['BringCards', 'CheckCards'];

/** The ordinary acts at the shoe; while one is in play, other cards are behind the menu. */
export function atTheShoe(shoe: ShoeView, offers: readonly OfferedAct[]): readonly OfferedAct[] {
  const large = nextActs(offers);
  return at('shoe', offers).filter(
    (offer) => !large.includes(offer) && !(inPlay(shoe) && BESIDE_THE_SHOE.includes(offer.command['@type'])),
  );
}

function inPlay(shoe: ShoeView | undefined): boolean {
  return shoe !== undefined && shoe.state.stage === 'READY' && !shoe.state.finished;
}

/** What this person may do, alone or with somebody who signs. */
export function mine(offers: readonly OfferedAct[], who: WhoAmI): readonly OfferedAct[] {
  return offers.filter((offer) => signing(offer, who).kind !== 'not');
}

export function at(place: Place, offers: readonly OfferedAct[]): readonly OfferedAct[] {
  return offers.filter((offer) => placeOf(offer) === place);
}

export function offered(type: string, offers: readonly OfferedAct[]): OfferedAct | undefined {
  return offers.find((offer) => offer.command['@type'] === type);
}

/** The likeliest first: a result waits for nobody but the dealer, and a new game for everything else. */
const LIKELIEST = [
  'ConfirmResult',
  'SpinBall',
  'ActivateTumbler',
  'CloseBetting',
  'DiscardCards',
  'Prepare',
  'StartShoe',
  'OpenBetting',
  'DealWithoutWagers',
];
const LARGE = 2;

export function nextActs(offers: readonly OfferedAct[]): readonly OfferedAct[] {
  const began = offers.some((offer) => offer.command['@type'] === 'Prepare');
  return LIKELIEST.filter((type) => !(began && type === 'StartShoe'))
    .flatMap((type) => offers.filter((offer) => offer.command['@type'] === type))
    .slice(0, LARGE);
}

/** Everything behind the drawer, by its group. */
export function irregular(
  offers: readonly OfferedAct[],
  shoe: ShoeView | undefined,
): readonly (readonly [Group, readonly OfferedAct[]])[] {
  const large = nextActs(offers);
  const cards = inPlay(shoe) ? at('shoe', offers).filter((offer) => BESIDE_THE_SHOE.includes(offer.command['@type'])) : [];
  return GROUPS.map((group) => [group, [...at(group, offers), ...(group === 'device' ? cards : [])]] as const)
    .map(([group, acts]) => [group, acts.filter((offer) => !large.includes(offer))] as const)
    .filter(([, acts]) => acts.length > 0);
}

/** A card that leaves the shoe now belongs somewhere: to the coup, or to the burn. */
export function drawsNow({ table, dealer }: WatchedTable): boolean {
  if (dealer.shoe === undefined) {
    return false;
  }
  const { round, standing } = table.now;
  const running = (round.phase === 'CLOSED' || round.phase === 'DEALING') && !standing.held;
  const dealing = running && dealer.shoe.due !== 'COMPLETE';
  return dealing || dealer.shoe.state.stage === 'LOADED';
}

/** What a dealer would write anyway stands there already: the ground of a call, the kind of an irregularity, the shoe of the table. */
export function prefilled(offer: OfferedAct, language: Language, shoe: ShoeView | undefined): OfferedAct {
  const { command } = offer;
  const about = command['ground'] ?? command['incident'] ?? command['what'];
  const words = typeof about === 'string' ? language.trade(about) : undefined;
  const changed: Record<string, unknown> = {};
  if (words !== undefined && 'reason' in command) {
    changed['reason'] = words;
  }
  if (words !== undefined && typeof command['report'] === 'object') {
    changed['report'] = { ...command['report'], note: words };
  }
  const step = command['step'];
  if (typeof step === 'object' && step !== null && 'shoeId' in step && shoe?.state.shoe !== undefined) {
    changed['step'] = { ...step, shoeId: shoe.state.shoe };
  }
  return { ...offer, command: { ...command, ...changed } };
}
