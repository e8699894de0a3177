import type { Alert, OfferedAct, Role, TerminalCard } from '@messages';

type Fields = Readonly<Record<string, unknown>>;

/** An act that no view offers because it is about a place or a person; whether it may be done the server says beforehand. */
export function act(role: Role | undefined, type: string, fields: Fields, fill: readonly string[] = []): OfferedAct {
  return { command: { '@type': type, ...fields }, fill: [...fill], alone: role === undefined ? [] : [role], signing: [] };
}

/** Stands where words are to be said; the dialog clears it. */
const WORDS = '-';

/** What may be done about a terminal and whoever sits there. */
export function terminalActs(role: Role | undefined, card: TerminalCard, idle: boolean): OfferedAct[] {
  const place = { table: card.tables[0] ?? 0, terminal: card.terminal };
  const answered = card.calledMillis === undefined ? [] : [act(role, 'AnswerCall', place)];
  const vacated = idle ? [act(role, 'VacateSeat', place)] : [];
  const machine = card.retired
    ? act(role, 'RestoreTerminal', place)
    : act(role, 'RetireTerminal', { ...place, reason: WORDS }, ['reason']);
  const back = { terminal: card.terminal, cents: card.creditCents, reason: WORDS, inspectorNotified: false };
  const demanded = card.creditCents > 0 ? [act(role, 'DemandCreditBack', back, ['round', 'cents', 'reason', 'inspectorNotified'])] : [];
  return [
    ...answered,
    ...vacated,
    act(role, 'NamePatron', place, ['table', 'patron']),
    act(role, 'RaiseDispute', { ...place, round: 0, text: WORDS }, ['table', 'round', 'text']),
    act(role, 'LodgeClaim', { ...place, round: 0, text: WORDS }, ['table', 'round', 'text']),
    act(role, 'RecordBreach', { ...place, report: REPORT }, ['table', 'report']),
    act(role, 'DirectToLeave', { ...place, reason: WORDS }, ['reason']),
    act(role, 'RecordRefusal', place),
    act(role, 'KeepToOneTerminal', place),
    ...demanded,
    machine,
  ];
}

const REPORT = { ground: 'OUTCOME_DEVICE', persons: [], onDuty: false, note: '' };

/** A part of a terminal or of a table has failed. */
export function reportFault(role: Role | undefined, at: Fields, nowMillis: number): OfferedAct {
  const part = Number(at['terminal'] ?? 0) > 0 ? 'PLAYER_TERMINAL' : 'OTHER_EQUIPMENT';
  const fault = { part, symptom: 'DECLARED', beganAtMillis: nowMillis, controlled: [] };
  return act(role, 'ReportFault', { terminal: 0, round: 0, ...at, fault, reason: WORDS }, ['round', 'fault', 'reason']);
}

/** What answers an alert at once; most lead to a place where more is to be seen first. */
export function answerOf(role: Role | undefined, alert: Alert, card: TerminalCard | undefined): OfferedAct | undefined {
  if (card === undefined) {
    return undefined;
  }
  switch (alert.kind) {
    case 'ATTENDANT_CALLED':
      return act(role, 'AnswerCall', { table: card.tables[0] ?? 0, terminal: card.terminal });
    case 'IDLE_SEAT':
      return act(role, 'VacateSeat', { table: alert.table, terminal: card.terminal });
    default:
      return undefined;
  }
}

/** A past round of which something is wrong. */
export function roundActs(role: Role | undefined, table: number, round: number, outcome: string): OfferedAct[] {
  const about = { table, round };
  return [
    act(role, 'CorrectResult', { ...about, outcome, reason: WORDS }, ['outcome', 'reason']),
    act(role, 'Invalidate', { ...about, ground: { ground: 'IMPRACTICAL', named: [], forfeiting: [] }, reason: WORDS }, ['ground', 'reason']),
    act(role, 'ReportWrongResult', { ...about, reason: WORDS }, ['reason']),
  ];
}
