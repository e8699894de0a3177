import type { OfferedAct } from '@messages';
import type { WhoAmI } from '../staff/session';
import { signing } from '../staff/acts';

/** Where on the screen an act stands. What may be done is the server's word; here is only what is large and what is behind a menu. */
export type Place = 'next' | 'entry' | 'shoe' | Group;

/** What is not the ordinary course of a game, as the drawer groups it. */
export type Group = 'round' | 'device' | 'faults' | 'corrections' | 'house';

export const GROUPS: readonly Group[] = ['round', 'device', 'corrections', 'faults', 'house'];

const PLACES: Readonly<Record<string, Place>> = {
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
  ReopenBetting: 'round',
  DealWithoutWagers: 'round',
  DirectExtraRounds: 'round',
  CallNoSpin: 'device',
  ExamineBall: 'device',
  ChangeBall: 'device',
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
  ReportWrongResult: 'corrections',
  CorrectResult: 'corrections',
  Invalidate: 'corrections',
  ReportFault: 'faults',
  OrderRemedy: 'faults',
  LeaveCase: 'faults',
  DecideFromRecords: 'faults',
  DecideClaim: 'faults',
};

export function placeOf(offer: OfferedAct): Place {
  return PLACES[offer.command['@type']] ?? 'house';
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
const LIKELIEST = ['ConfirmResult', 'SpinBall', 'ActivateTumbler', 'CloseBetting', 'DiscardCards', 'OpenBetting'];
const LARGE = 2;

export function nextActs(offers: readonly OfferedAct[]): readonly OfferedAct[] {
  return LIKELIEST.flatMap((type) => offered(type, offers) ?? []).slice(0, LARGE);
}

/** Everything behind the drawer, by its group. */
export function irregular(offers: readonly OfferedAct[]): readonly (readonly [Group, readonly OfferedAct[]])[] {
  return GROUPS.map((group) => [group, at(group, offers)] as const).filter(([, acts]) => acts.length > 0);
}
