import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AtTable, TableView } from '@messages';
import { Hands } from '../../main/web/baccarat/Hands';
import { Recent } from '../../main/web/play/Recent';
import { reduce } from '../../main/web/store/reducer';
import { EMPTY, type State } from '../../main/web/store/state';
import { results, welcome } from './floor';
import { at, classes, hear, leave, press, quietFloor, show } from './seat';

beforeEach(quietFloor);
afterEach(leave);

describe('the buttons', () => {
  it.each([
    ['Undo', 'undo'],
    ['Clear', 'clear'],
    ['Repeat', 'repeat'],
    ['Double', 'doubleUp'],
  ] as const)('%s asks for %s', (name, type) => {
    const asked = show(at([2]));
    press(name);
    expect(asked).toEqual([{ type, table: 2 }]);
  });

  it('Confirm asks for it once something is there to confirm', () => {
    const money = { creditCents: 95_00, pendingCents: 5_00, lockedCents: 0, winCents: 0 };
    const asked = show(at([7], { here: { money, wagers: [{ bet: 'small', pendingCents: 5_00, lockedCents: 0 }] } }));
    press('Confirm');
    expect(asked).toEqual([{ type: 'confirm', table: 7 }]);
  });

  it('Attendant calls one', () => {
    const asked = show(at([2]));
    press('Attendant');
    expect(asked).toEqual([{ type: 'callAttendant', table: 2 }]);
  });
});

describe('the note acceptor', () => {
  it('takes one at a time', () => {
    const asked = show(reduce(at([2]), { kind: 'asking', number: 1, act: { type: 'noteInserted', noteCents: 20_00 } }));
    press('Buy in');
    expect(screen.getByText('The acceptor takes it in …')).toBeTruthy();
    press('Note of $50');
    expect(asked).toEqual([]);
  });

  it('that is out of order is said so', () => {
    show(at([2], { own: { acceptor: 'OUT_OF_ORDER' } }));
    press('Buy in');
    expect(within(screen.getByRole('dialog')).getByRole('alert').textContent).toContain('out of order');
  });
});

describe('a move', () => {
  it('says what to touch, marks what was touched, and asks', () => {
    const asked = show(at([4], { here: { wagers: [{ bet: 'player', pendingCents: 20_00, lockedCents: 0 }] } }));
    press('Move');
    expect(screen.getByText('Touch the chips to move')).toBeTruthy();
    press(/^Player, \$20\.00 on it/);
    expect(screen.getByText('Touch where they go')).toBeTruthy();
    expect(classes('.bet-chips')[0]).toContain('moving');
    press(/^Banker$/);
    expect(asked).toEqual([{ type: 'move', table: 4, from: 'player', to: 'banker', cents: 20_00 }]);
    expect(screen.queryByText('Touch where they go')).toBeNull();
  });
});

describe('the maximum on a number', () => {
  it('says what to touch, and asks for the number', () => {
    const asked = show(at([3]));
    press('Max on number');
    expect(screen.getByText('Touch a number')).toBeTruthy();
    press(/^Straight up 17\b/i);
    expect(asked).toEqual([{ type: 'placeMaximum', table: 3, number: '17' }]);
  });
});

describe('the race track', () => {
  it('takes sections, and neighbours on one or two sides, with what they cost', () => {
    const asked = show(at([1]));
    press('Race track');
    press('Tier, 6 chips');
    expect(screen.getByText(/1 each side, 3 chips, \$15\.00/)).toBeTruthy();
    press('Neighbours of 17');
    press('1 each side');
    expect(screen.getByText(/2 each side, 5 chips, \$25\.00/)).toBeTruthy();
    press('Neighbours of 17');
    expect(asked).toEqual([
      { type: 'placeSection', table: 1, section: 'tier', unitCents: 5_00 },
      { type: 'placeSection', table: 1, section: 'neighbours-3:17', unitCents: 5_00 },
      { type: 'placeSection', table: 1, section: 'neighbours-5:17', unitCents: 5_00 },
    ]);
    press('Layout');
    expect(document.querySelector('.roulette-board')).toBeTruthy();
  });

  it('says what a touch costs where there is one kind of neighbours', () => {
    show(at([3]));
    press('Race track');
    expect(document.querySelector('.track-cost')?.textContent).toMatch(/\d each side, \d chips, \$\d+\.00/);
    expect(screen.queryByRole('button', { name: /each side/ })).toBeNull();
  });
});

describe('chips', () => {
  it.each([
    [7, 'small', '.bet-chips'],
    [4, 'player', '.bet-chips'],
    [1, 'red', '.lying'],
  ])('at table %i look confirmed only when they are', (table, bet, selector) => {
    const lying = (pendingCents: number, lockedCents: number) =>
      at([table], { here: { wagers: [{ bet, pendingCents, lockedCents }] } });
    show(lying(5_00, 0));
    expect(classes(selector)[0]).toMatch(/\bunconfirmed\b/);
    cleanup();
    show(lying(0, 5_00));
    expect(classes(selector)[0]).toMatch(/\blocked\b/);
    expect(classes(selector)[0]).not.toMatch(/unconfirmed/);
  });

  it('that are not confirmed are reminded of', () => {
    const money = { creditCents: 95_00, pendingCents: 5_00, lockedCents: 0, winCents: 0 };
    show(at([7], { here: { money, wagers: [{ bet: 'small', pendingCents: 5_00, lockedCents: 0 }] } }));
    expect(screen.getByText('Confirm your bets')).toBeTruthy();
  });

  it('are reminded of beside the tray, with one sentence at a time', () => {
    const money = { creditCents: 95_00, pendingCents: 5_00, lockedCents: 0, winCents: 0 };
    show(at([7], { here: { money, wagers: [{ bet: 'small', pendingCents: 5_00, lockedCents: 0 }] } }));
    press('Move');
    expect([...document.querySelectorAll('.chips-and-hint .hint')].map((one) => one.textContent)).toEqual(['Touch the chips to move']);
    press('Move');
    expect(document.querySelector('.chips-and-hint .hint')?.textContent).toBe('Confirm your bets');
  });

  it('below the minimum total are asked for more', () => {
    show(at([2], { here: { wagers: [{ bet: 'red', pendingCents: 5_00, lockedCents: 0 }] } }));
    expect(screen.getByText('Bet $5.00 more: minimum $10 a game')).toBeTruthy();
  });

  it('that went back are said with their amount and why', () => {
    const back = { bet: 'red', cents: 5_00, reason: 'BELOW_TOTAL', sentence: 'Below the minimum.', rule: 'r' };
    show(hear(at([2]), { type: 'returned', table: 2, round: 1, cents: 5_00, bets: [back], advised: false }));
    expect(screen.getByText('$5.00 went back to your credit')).toBeTruthy();
    expect(screen.getByText('Below the minimum.')).toBeTruthy();
  });

  it('that stand below a minimum for the last time are said', () => {
    show(hear(at([3]), { type: 'returned', table: 3, round: 1, cents: 0, bets: [], advised: true }));
    expect(screen.getByText(/the next one goes back/)).toBeTruthy();
  });
});

describe('favourites', () => {
  const save = () => {
    press('Favourites');
    press('Save the bets on the layout');
  };

  it('are saved and placed again', () => {
    const wagers = [
      { bet: 'small', pendingCents: 5_00, lockedCents: 0 },
      { bet: 'total:10', pendingCents: 10_00, lockedCents: 0 },
    ];
    const asked = show(at([7], { here: { wagers } }));
    save();
    expect(screen.getByText('2 bets, $15.00')).toBeTruthy();
    press('Place');
    expect(asked).toEqual([
      { type: 'place', table: 7, bet: 'small', cents: 5_00 },
      { type: 'place', table: 7, bet: 'total:10', cents: 10_00 },
    ]);
  });

  it('are gone when the next player comes', () => {
    show(at([7], { here: { wagers: [{ bet: 'small', pendingCents: 5_00, lockedCents: 0 }] } }));
    save();
    cleanup();
    show(at([7], { own: { open: false } }));
    cleanup();
    show(at([7]));
    press('Favourites');
    expect(screen.getByText('Nothing is saved yet.')).toBeTruthy();
  });
});

describe('several tables', () => {
  const choose = (name: RegExp) => fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
  const names = () => [...document.querySelectorAll('.pane')].map((pane) => pane.getAttribute('aria-label'));

  it('are four at most, and each is added, taken away or shown alone with one touch', () => {
    show(at([1, 4, 7, 2, 5]));
    choose(/^Roulette ?Roulette/i);
    press('Show Baccarat beside');
    press('Show Sic Bo beside');
    press('Show Rapid Roulette beside');
    expect(names()).toEqual(['Roulette', 'Baccarat', 'Sic Bo', 'Rapid Roulette']);
    expect(classes('main')[0]).toContain('of-4');
    expect(screen.queryByRole('button', { name: /beside$/ })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: /^Dragon Baccarat/ }));
    expect(names()).toEqual(['Roulette', 'Baccarat', 'Sic Bo', 'Dragon Baccarat']);
    press('Take Baccarat away');
    expect(names()).toEqual(['Roulette', 'Sic Bo', 'Dragon Baccarat']);
    press('Show Sic Bo alone');
    expect(names()).toEqual(['Sic Bo']);
    expect(document.querySelector('.pane-tools')).toBeNull();
  });

  it('have meters of their own', () => {
    const wagers = [{ bet: 'red', pendingCents: 5_00, lockedCents: 0 }];
    show(at([1, 4], { here: { wagers, money: { creditCents: 90_00, pendingCents: 5_00, lockedCents: 0, winCents: 7_00 } } }));
    choose(/^Roulette ?Roulette/i);
    press('Show Baccarat beside');
    const meters = [...document.querySelectorAll('.pane-meters')].map((one) => one.textContent);
    expect(meters).toEqual(['Bet $5.00Win $7.00', 'Bet $0.00Win $0.00']);
  });

  it('stand beside each other when a second is chosen, and share the chips', () => {
    const asked = show(at([1, 4, 7]));
    choose(/Baccarat/);
    expect(classes('.pane')).toHaveLength(1);
    press('Tables');
    fireEvent.click(screen.getAllByRole('button', { name: 'Beside' })[1] ?? document.body);
    expect(classes('.pane')).toHaveLength(2);
    expect(classes('.pane')[1]).toContain('sic_bo');
    expect(document.querySelector('.panes.split')).toBeTruthy();
    const small = screen.getByRole('button', { name: 'Small' });
    fireEvent.pointerDown(small);
    fireEvent.click(small);
    expect(classes('.pane')[1]).toContain('active');
    expect(asked).toEqual([{ type: 'place', table: 7, bet: 'small', cents: 5_00 }]);
  });

  it('leave the buttons below with the table that is played at, when keys only pass others or one is taken away', () => {
    show(at([1, 4, 7]));
    choose(/^Roulette ?Roulette/i);
    press('Show Baccarat beside');
    press('Show Sic Bo beside');
    const pane = (index: number) => document.querySelectorAll('.pane')[index] ?? document.body;
    fireEvent.pointerDown(pane(0));
    expect(pane(0).className).toContain('active');
    fireEvent.focus(screen.getByRole('button', { name: 'Small' }));
    expect(pane(0).className).toContain('active');
    const away = screen.getByRole('button', { name: 'Take Sic Bo away' });
    fireEvent.pointerDown(away);
    fireEvent.click(away);
    expect(names()).toEqual(['Roulette', 'Baccarat']);
    expect(pane(0).className).toContain('active');
    fireEvent.keyDown(pane(1), { key: 'Enter' });
    expect(pane(1).className).toContain('active');
  });
});

describe('the result', () => {
  const settled = (table: number, outcome: string | undefined, here: Partial<AtTable>): State => {
    const before = at([table], { here });
    const now = before.tables[0]?.now;
    if (now === undefined) {
      throw new Error('a table is there');
    }
    const recent = [outcome === undefined ? { round: 1 } : { round: 1, outcome }];
    return hear(before, {
      type: 'tableChanged', sequence: 9, clockMillis: 0, news: ['SETTLED'],
      now: { ...now, recent, round: { number: 1, phase: outcome === undefined ? 'VOID' : 'SETTLED' } },
    });
  };
  const last = { round: 1, stakedCents: 10_00, winCents: 350_00, creditedCents: 360_00, decided: true };
  const money = { creditCents: 450_00, pendingCents: 0, lockedCents: 0, winCents: 350_00 };

  it('shows winnings without the stake, and what was credited', () => {
    show(settled(2, 'number:17', { last, money }));
    const banner = document.querySelector('.win-banner');
    expect(banner?.textContent).toContain('You win$350.00');
    expect(banner?.textContent).toContain('$360.00 credited');
    expect(document.querySelector('.meter-win output')?.textContent).toBe('$350.00');
  });

  it('celebrates no void game', () => {
    show(settled(2, undefined, { last: { ...last, winCents: 0, creditedCents: 10_00, decided: false } }));
    expect(screen.queryByText('You win')).toBeNull();
    expect(screen.getByText('Void game: stakes returned')).toBeTruthy();
    expect(screen.getByText('Void game')).toBeTruthy();
  });

  it.each([
    ['facts:P=3 B=7 player-pair=none banker-pair=none', 'Banker wins', 'hand banker won'],
    ['facts:P=9 B=7 natural player-pair=none banker-pair=none', 'Player wins', 'hand player won'],
    ['facts:P=6 B=6 player-pair=none banker-pair=none', 'Tie', 'hand player tied'],
  ])('of a coup %s is said in words and lights its hand', (outcome, words, lit) => {
    show(settled(5, outcome, {}));
    expect(document.querySelector('.coup-result')?.textContent).toBe(words);
    expect(document.querySelector('.coup-result')?.getAttribute('role')).toBe('status');
    expect(classes('.hand')).toContain(lit);
  });
});

describe('what everybody at a table must see', () => {
  const standing = { open: true, held: false, notices: [] };
  const dealing = { noBet: false, lastCoup: false, ballRunning: false, noSpin: false };

  it.each([
    [{ dealing: { ...dealing, lastCoup: true } }, 'Last coup'],
    [{ dealing: { ...dealing, noSpin: true } }, 'No spin'],
    [{ dealing: { ...dealing, noBet: true }, round: { number: 1, phase: 'DEALING' } }, 'No-bet coup'],
    [{ round: { number: 1, phase: 'VOID' } }, 'Void game'],
    [{ round: { number: 1, phase: 'CLOSED' } }, 'No more bets'],
    [{ standing: { ...standing, notices: ['TABLE_CLOSES'] } }, 'This table closes soon'],
    [{ standing: { ...standing, notices: ['LAST_ROUND'] } }, 'Last game'],
    [{ standing: { ...standing, notices: ['SETUP_CHANGES'] } }, 'Limits change after this game'],
    [{ standing: { ...standing, held: true } }, 'A supervisor decides'],
    [{ standing: { ...standing, open: false } }, 'Table closed'],
  ] as const)('%# is on its screen', (now, words) => {
    show(at([5], { now: now as Partial<TableView> }));
    expect(screen.getByText(words)).toBeTruthy();
  });
});

describe('the hands', () => {
  const hand = (...cards: string[]) => ({ cards, total: cards.length });

  it('grow card by card, the third across', () => {
    const drawn = () => [...document.querySelectorAll('.hand.player .dealt')].map((one) => one.className);
    const { rerender } = render(<Hands hands={undefined} winner={undefined} />);
    expect(document.querySelectorAll('.card-place')).toHaveLength(4);
    rerender(<Hands hands={{ player: hand('9H'), banker: hand() }} winner={undefined} />);
    expect(drawn()).toEqual(['dealt']);
    rerender(<Hands hands={{ player: hand('9H', '2S', 'KD'), banker: hand('5C', '6C') }} winner={undefined} />);
    expect(drawn()).toEqual(['dealt', 'dealt', 'dealt across']);
  });
});

describe('the last results', () => {
  it('are there newest first, void ones too, with what is hot and what is cold', () => {
    const statistics = {
      ...results(7, false).statistics,
      hot: [{ name: '6', times: 4 }],
      cold: [{ name: '1', times: 0 }],
    };
    render(<Recent recent={[{ round: 3, outcome: 'dice:1-2-6' }, { round: 2 }]} statistics={statistics} dice />);
    const list = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(list.map((one) => one.textContent)).toEqual(['1 2 69', 'Void']);
    expect(document.querySelector('.hot')?.textContent).toBe('Hot6×4');
    expect(document.querySelector('.cold')?.textContent).toBe('Cold1×0');
  });
});

describe('the corner of the screen', () => {
  it('has the floor’s time and the number of the terminal', () => {
    const noon = new Date(2027, 0, 15, 12, 34).getTime();
    show(hear(EMPTY, { ...welcome, clockMillis: noon, own: { ...welcome.own, open: true } }));
    expect(document.querySelector('.clock')?.textContent).toBe('12:34');
    expect(screen.getByText('Terminal 101')).toBeTruthy();
  });
});

describe('a cash-out that staff bring', () => {
  it('says so, with the amount', () => {
    show(at([2], { own: { paying: { cents: 12_000_00 } } }));
    expect(within(screen.getByRole('dialog')).getByRole('status').textContent).toContain('$12,000.00');
  });
});

describe('a ticket that is not printed', () => {
  it('leaves the credit on the account, and the player reads what to do', () => {
    const paying = { cents: 100_00, ticket: '123456789012345678', barcode: '01234567890123456784' };
    const printing = at([2], { own: { paying } });
    const { own } = at([2]);
    show(hear(printing, { type: 'ownChanged', sequence: printing.ownSequence + 1, own: own ?? welcome.own }));
    const notice = document.querySelector('.notice')?.textContent;
    expect(notice).toBe('$100.00 went back to your creditYour ticket was not printed. Please press Cash out again.');
  });
});

describe('a terminal that is out of use', () => {
  it.each([
    ['RETIRED', /Staff have taken this terminal out of play/],
    ['MALFUNCTION', /has a malfunction/],
  ] as const)('for %s is locked, with the account in sight and somebody to call', (outOfUse, words) => {
    const asked = show(at([2], { own: { outOfUse } }));
    const lock = within(screen.getByRole('alertdialog', { name: 'Out of use' }));
    expect(lock.getByText(words)).toBeTruthy();
    expect(lock.getByText('$100.00')).toBeTruthy();
    fireEvent.click(lock.getByRole('button', { name: 'Attendant' }));
    expect(asked).toEqual([{ type: 'callAttendant', table: 2 }]);
  });

  it('at one table only plays on at the others', () => {
    show(at([1, 4], { here: { out: true } }));
    press(/^Roulette/);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByText(/takes no part in this game/)).toBeTruthy();
    expect((screen.getByRole('button', { name: 'Undo' }) as HTMLButtonElement).disabled).toBe(true);
  });
});
