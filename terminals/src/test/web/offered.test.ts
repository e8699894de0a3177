import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PLACES } from '../../main/web/dealer/places';

const REPOSITORY = join(import.meta.dirname, '../../../..');
const ENGINE = join(REPOSITORY, 'engine/src/main/java/org/baize/engine');

/** What is said by a machine or a player, or through a place of its own; each with who says it. */
const BY_OTHERS: Readonly<Record<string, string>> = {
  // A player touches the layout and the buttons of the terminal.
  Move: 'the player moves chips', Undo: 'the player', Repeat: 'the player', DoubleUp: 'the player', PlaceSection: 'the player',
  PlaceMaximum: 'the player', Confirm: 'the player', Shoot: 'the player shoots', CashOut: 'the player', Leave: 'the player',
  CallAttendant: 'the player', AskForRules: 'the player', AskForNoBet: 'the player asks for a coup without wagers',
  AnswerNoBet: 'the player answers', ShowNotice: 'the terminal has shown a notice', ShowError: 'the terminal shows an error',
  CheckCredit: 'the terminal compares its meter',
  // Machines of a terminal or a table.
  InsertNote: 'the note acceptor', InsertTicket: 'the note acceptor', ReportCashDevices: 'the cash devices', TicketPrinted: 'the printer',
  PrintFailed: 'the printer', PrintedIllegible: 'the printer', ReadCard: 'the shoe', ReadDice: 'the tumbler', TrackBall: 'the wheel',
  SenseNumber: 'the wheel', ReportDisplay: 'the display', TransferIn: 'the monitoring system', TransferOut: 'the monitoring system',
  WakeUp: 'the clock',
  // Keys are made by resources of their own, behind the sign-in and the administrator's pages.
  Enrol: 'POST /api/staff', SignOn: 'POST /api/session/duty', SignOff: 'DELETE /api/session/duty', ChangePin: 'PUT /api/session/pin',
  SetValidationKey: 'made with the first administrator',
  // Set once, when a floor is founded.
  SetClock: 'the founding of a floor', BringIntoForce: 'the founding of a floor',
};

/** The records that implement a command, as the engine has them. */
function commands(): string[] {
  const folder = join(ENGINE, 'command');
  return readdirSync(folder)
    .filter((name) => name.endsWith('Command.java') && name !== 'Command.java')
    .flatMap((name) => {
      const family = name.replace('.java', '');
      const text = readFileSync(join(folder, name), 'utf8').replace(/\s+/g, ' ');
      return [...text.matchAll(new RegExp(`record (\\w+)\\((?:[^()]|\\([^()]*\\))*\\) implements ${family}`, 'g'))].map((found) => found[1] ?? '');
    });
}

function texts(folder: string, ending: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
}

describe('everything that a person may say', () => {
  const all = commands();
  const views = texts(join(ENGINE, 'view'), '.java');
  const web = join(REPOSITORY, 'terminals/src/main/web');
  const screens = ['pit', 'desk', 'admin'].map((folder) => texts(join(web, folder), '.ts') + texts(join(web, folder), '.tsx')).join('\n');
  /** Offered by the server at a table, with a place on the dealer's screen and in the pit. */
  const atTables = (name: string) => views.includes(`Command.${name}(`) && name in PLACES;
  /** Named by a screen that knows what it is about, such as a terminal or a ticket. */
  const byName = (name: string) => screens.includes(`'${name}'`);

  it('is known to this test', () => {
    expect(all.length).toBeGreaterThan(130);
  });

  it('is offered on some screen, unless somebody else says it', () => {
    expect(all.filter((name) => !(name in BY_OTHERS) && !atTables(name) && !byName(name))).toEqual([]);
  });

  it('is not excused where it is gone or offered after all', () => {
    expect(Object.keys(BY_OTHERS).filter((name) => !all.includes(name) || atTables(name))).toEqual([]);
  });
});
