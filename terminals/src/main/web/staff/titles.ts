import type { OfferedAct } from '@messages';
import type { Language } from '../i18n/language';

/** Where what an act is about says it all. */
const SAY_ONLY_WHAT = ['Report', 'ReportIncident', 'Prepare'];
/** Texts that name what it is about. */
const NAMES = ['set', 'number', 'face'];
const CONSTANT = /^[A-Z][A-Z0-9_]+$/;

/** An act that is offered, in the words of the trade: what is done, what it is about, and in which game. */
export function actTitle(language: Language, offer: OfferedAct): string {
  const { command, fill } = offer;
  const about = Object.entries(command)
    .filter(([name]) => name !== '@type' && !fill.includes(name))
    .flatMap(([name, value]) => said(language, name, value));
  const verb = language.trade(command['@type']);
  if (about.length === 0) {
    return verb;
  }
  return SAY_ONLY_WHAT.includes(command['@type']) ? about.join(', ') : `${verb}: ${about.join(', ')}`;
}

function said(language: Language, name: string, value: unknown): string[] {
  if (typeof value === 'string') {
    return CONSTANT.test(value) ? [language.trade(value)] : NAMES.includes(name) ? [value] : [];
  }
  if (typeof value === 'boolean') {
    return [language.t(value ? 'staff.yes' : 'staff.no')];
  }
  if (typeof value === 'object' && value !== null && '@type' in value) {
    const step = value as OfferedAct['command'];
    const parts = Object.entries(step).filter(([part]) => part !== '@type');
    return [language.trade(step['@type']), ...parts.flatMap(([part, one]) => said(language, part, one))];
  }
  return name === 'number' && typeof value === 'number' ? [language.t('staff.case', { n: value })] : [];
}

/** The game that an act is about; undefined for one that is about none. */
export function gameOf(offer: OfferedAct): number | undefined {
  const { round } = offer.command;
  return typeof round === 'number' && round > 0 ? round : undefined;
}
