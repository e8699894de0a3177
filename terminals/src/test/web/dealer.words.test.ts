import { describe, expect, it } from 'vitest';
import type { OfferedAct } from '@messages';
import { PLACES, prefilled } from '../../main/web/dealer/places';
import english from '../../main/web/i18n/lang/en';
import chinese from '../../main/web/i18n/lang/zh-Hans';
import { languageOf, plain } from '../../main/web/i18n/language';
import { asked, cleared, complete, sendable, tryable } from '../../main/web/staff/filling';
import type { Schemas } from '../../main/web/staff/schema';
import { actTitle } from '../../main/web/staff/titles';

const inEnglish = languageOf('en');

function offer(type: string, parts: Record<string, unknown>, fill: string[] = []): OfferedAct {
  return { command: { '@type': type, table: 1, ...parts }, fill, alone: ['DEALER'], signing: [] };
}

describe('an act in words', () => {
  it('says what it is about', () => {
    expect(actTitle(inEnglish, offer('CallNoSpin', { ground: 'FOREIGN_OBJECT', reason: '-' }, ['reason']))).toBe(
      'No spin: Foreign object in the wheel',
    );
    expect(actTitle(inEnglish, offer('Report', { what: 'MISDEAL', round: 3 }))).toBe('Misdeal');
    expect(actTitle(inEnglish, offer('Prepare', { terminal: 0, step: { '@type': 'OfferCut', taken: false } }))).toBe(
      'Offer the cut to a patron, no',
    );
    expect(actTitle(inEnglish, offer('LeaveCase', { number: 7 }))).toBe('Nothing is to be done: case 7');
  });

  it('has said already what a dealer would say anyway', () => {
    const filled = prefilled(offer('Report', { what: 'MISDEAL', report: { note: '-', order: [] } }), inEnglish, undefined);
    expect(filled.command['report']).toEqual({ note: 'Misdeal', order: [] });
  });
});

describe('the form of an act', () => {
  const load = offer('Prepare', { step: { '@type': 'Load', shoeId: '-' } }, ['shoeId']);
  const schemas: Schemas = {
    Command: { oneOf: [{ $ref: '#/components/schemas/CardCommandPrepare' }] },
    CardCommandPrepare: {
      type: 'object',
      required: ['@type', 'table', 'step'],
      properties: { '@type': { type: 'string', enum: ['Prepare'] }, table: { type: 'integer' }, step: { $ref: '#/components/schemas/Step' } },
    },
    Step: { oneOf: [{ $ref: '#/components/schemas/StepLoad' }] },
    StepLoad: {
      type: 'object',
      required: ['@type', 'shoeId'],
      properties: { '@type': { type: 'string', enum: ['Load'] }, shoeId: { type: 'string' }, note: { type: 'string' } },
    },
  };

  it('asks for what lies inside of it', () => {
    expect(asked(load, schemas).map((one) => [one.inside, one.part.name])).toEqual([['step', 'shoeId']]);
  });

  it('is incomplete until it is said, and can be tried out before', () => {
    const fill = asked(load, schemas);
    const empty = cleared(load.command);
    expect(complete(empty, fill)).toBe(false);
    expect(tryable(empty, fill)['step']).toEqual({ '@type': 'Load', shoeId: '-' });
    const filled = { ...empty, step: { '@type': 'Load', shoeId: 'shoe 4' } };
    expect(complete(filled, fill)).toBe(true);
    expect(sendable(filled, fill)['step']).toEqual({ '@type': 'Load', shoeId: 'shoe 4' });
  });
});

describe('in Chinese', () => {
  /** Constants that lie in acts, and what stands in their forms. */
  const SAID = `SAME_DIRECTION WHEEL_NOT_ROTATING TOO_FEW_REVOLUTIONS FOREIGN_OBJECT NO_COMPARTMENT BALL_OUT_OF_WHEEL INTERFERENCE
    DICE_COCKED DIE_BROKEN TUMBLER_FAULT NO_SPIN DICE_EXPOSED RESULT_EXPOSED PLAYER BANKER TIE FACE_UP FACE_DOWN FORCED REQUESTED EXTRA
    SHUFFLE REPLACE_UNFIT_CARDS REMOVE_CARDS SWAP_CARD_SET REPLACE_CARDS VERIFY_CARDS PLAYER_CARD_BANKER_DRAWS PLAYER_CARD_BANKER_STANDS
    BANKER_CARD_IN_ERROR EXCESS_CARD_EXPOSED EXCESS_CARD_HIDDEN OUT_OF_SEQUENCE FACE_UP_FIRST_CARD FACE_UP_LATER_CARD MISDEAL
    MISDEAL_FOUND_LATE ORDER_IN_DOUBT ORDER_IN_DOUBT_FOUND_LATE INSUFFICIENT_CARDS MISCUT MISSED_BURN NOT_SHUFFLED_AFTER_CUTTING_CARD
    MISSING_OR_FOREIGN_CARD WRONG_SHOE CARD_BEFORE_CLOSE NO_WAGERS NO_WAGERS_CARD_DEALT RESULT_DIFFERS MISREAD SHOE_FAULT
    SHOE_FAULT_SPARE_SHOE SHOE_FAULT_OUTCOME_KNOWN SHOE_FAULT_OUTCOME_UNKNOWN SHUFFLER_FAULT SHUFFLER_FAULT_CARDS_DAMAGED
    SHUFFLER_FAULT_DISADVANTAGE PLAYER_TERMINAL DEALER_TERMINAL GAME_SYSTEM SERVER LIVE_WHEEL AUTOMATED_WHEEL SHOE TUMBLER
    RESULTS_DISPLAY OTHER_EQUIPMENT CREDIT_MISMATCH SEQUENCE_OR_DISPLAY EARLY_REST ERROR_AFTER_CLOSE SAME_ERROR_ON_SEVERAL DECLARED
    CIVIL_COMMOTION FIRE RIOT BRAWL ROBBERY ACT_OF_GOD SIMILAR_DISRUPTION IMPRACTICAL FRAUD NO_MALFUNCTION WAGERS_CONFIRMED
    WAGERS_NOT_CONFIRMED PLAY_ON VOID_TERMINAL VOID_CONTROLLED VOID_ROUND VOID_UNCONFIRMED SETTLE_FROM_RECORDS HOLD_FOR_SUPERVISOR
    MAY_VOID_ROUND RECALCULATE RECONSTRUCT RESULT_STANDS INTRODUCED SHUFFLED CUT CUTTING_CARD_PLACED LOADED READY KEYED SENSED
    BurnFaceDown Cut Load OfferCut PlaceCuttingCard Riffle ShowFirstCard Shuffle terminal fault reason ground outcome report note order
    device removed added part symptom beganAtMillis controlled named forfeiting found finding unconfirmed actual missing surplus foreign
    set backs maker by approval diameterMicrometres metallic shoeId card position rule decision freshSet`.split(/\s+/);

  it.each([...Object.keys(PLACES), ...SAID])('has a word for %s', (name) => {
    expect(chinese.trade[name]).toMatch(/[\u4e00-\u9fff]/);
  });

  it('knows every name for which English has words of its own', () => {
    const missing = Object.keys(english.trade).filter((name) => languageOf({ code: 'zh-Hans', tongue: chinese }).trade(name) === plain(name));
    expect(missing).toEqual([]);
  });
});
