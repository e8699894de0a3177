// Deals coups with the npm package baccarat-engine for so many seconds and says how many: coups, seconds, CPU seconds.
// A new shoe is made and shuffled when the cut card is out, as at a table; roads are not drawn.
'use strict';

const {BaccaratGameEngine} = require('baccarat-engine');

const engine = new BaccaratGameEngine();
const winners = {player: 0, banker: 0, tie: 0};

function newShoe() {
  engine.shoe.cards = [];
  engine.shoe.createDecks();
  engine.shoe.shuffle();
  engine.burnCards();
}

function deal(coups) {
  for (let coup = 0; coup < coups; coup++) {
    if (engine.isBurnNeeded) {
      newShoe();
    }
    winners[engine.resultsEngine.calculateGameResult(engine.dealGame()).outcome]++;
  }
}

const CHUNK = 2000;
const seconds = Number(process.argv[2]);

newShoe();
for (let warmUp = 0; warmUp < 50; warmUp++) {
  deal(CHUNK);
}
let dealt = 0;
const cpuStart = process.cpuUsage();
const start = process.hrtime.bigint();
let elapsed = 0;
while (elapsed < seconds) {
  deal(CHUNK);
  dealt += CHUNK;
  elapsed = Number(process.hrtime.bigint() - start) / 1e9;
}
const cpu = process.cpuUsage(cpuStart);
console.log(`${dealt} ${elapsed} ${(cpu.user + cpu.system) / 1e6}`);
