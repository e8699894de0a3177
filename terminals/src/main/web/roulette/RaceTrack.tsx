import { useState, type KeyboardEvent } from 'react';
import type { Section } from '@messages';
import { Button } from '../design/Button';
import { useLanguage } from '../i18n/language';
import { dollars } from '../money';
import { asking } from '../play/AskButton';
import { sectionName } from '../play/names';
import { useTable } from '../play/table';
import { useSize } from '../play/useSize';
import { colourOf } from './geometry';
import { cell, heightFor, middleOf, type Track } from './track';
import { wheelOf } from './wheels';

const FIELD = { red: '#a31b28', black: '#15181d', green: '#0d6b3d' } as const;

/** The band of numbers, and the least that a number is long on it: a little more than a finger needs. */
const BAND_PIXELS = 52;
const CELL_PIXELS = 45;

/** How high it is for its width, where there is room. */
const ROUNDNESS = 0.4;

/** A section or neighbours that a touch places. */
type Placing = ReturnType<typeof asking>;

interface Around {
  readonly line: string;
  readonly eachSide: number;
  /** How many chips one touch takes. */
  readonly chips: number;
}

/** The lines of neighbours that the table has: the key ends with how many numbers one touch takes. */
export function neighbourLines(sections: readonly Section[]): Around[] {
  const keys = [...new Set(sections.map((section) => section.line))].filter((key) => key.startsWith('neighbours-'));
  return keys.map((line) => ({
    line,
    eachSide: (Number(line.slice('neighbours-'.length)) - 1) / 2,
    chips: sections.find((section) => section.line === line)?.chips ?? 0,
  }));
}

/** The sections and neighbours that the server lists, round a picture of the wheel. */
export function RaceTrack() {
  const { state, table, ask, chipCents, winner } = useTable();
  const language = useLanguage();
  const [frame, room] = useSize<HTMLDivElement>();
  const sections = table.layout.sections;
  const lines = neighbourLines(sections);
  const [chosen, setChosen] = useState(0);
  const line = lines[chosen] ?? lines[0];
  const bets = table.layout.lines.flatMap((one) => one.bets);
  // A table without neighbours has the numbers as a picture round its sectors.
  const labels = wheelOf(['0', '00'].filter((zero) => bets.includes(`straight:${zero}`)));
  const sectors = sections.filter((section) => !section.line.startsWith('neighbours-'));
  const wished = Math.max(230, room.width * ROUNDNESS, heightFor(room.width, labels.length, CELL_PIXELS, BAND_PIXELS));
  const height = Math.max(80, Math.min(room.height, wished));
  const width = Math.max(height + 1, room.width);
  const track: Track = { width, height, band: Math.min(BAND_PIXELS, height * 0.3) };
  const place = (section: string) =>
    asking({ state, ask }, { type: 'placeSection', table: table.now.table, section, unitCents: chipCents });
  return (
    <div className="race-track" ref={frame} role="group" aria-label={language.t('race.title')}>
      <svg width={width} height={height} viewBox={`-2 -2 ${width + 4} ${height + 4}`}>
        {labels.map((label, index) => (
          <Cell
            key={label}
            label={label}
            outline={cell(track, index, labels.length)}
            middle={middleOf(track, index, labels.length)}
            fontSize={Math.min(24, track.band * 0.44)}
            won={label === winner}
            placing={line === undefined ? undefined : place(`${line.line}:${label}`)}
          />
        ))}
      </svg>
      <div className="track-sectors">
        {sectors.map((section) => (
          <Sector key={section.text} section={section} placing={place(section.text)} />
        ))}
        {line !== undefined && (
          <div className="track-cost">
            {lines.length > 1 && (
              <Button tone="quiet" className="track-side" onPress={() => setChosen((now) => (now + 1) % lines.length)}>
                {language.t('race.each', { n: line.eachSide })}
              </Button>
            )}
            <p>
              {language.t('race.cost', {
                each: line.eachSide,
                n: line.chips,
                amount: dollars(line.chips * chipCents),
              })}
            </p>
          </div>
        )}
      </div>
    </div>
  );
}

interface SectorProps {
  readonly section: Section;
  readonly placing: Placing;
}

function Sector({ section, placing }: SectorProps) {
  const language = useLanguage();
  const name = sectionName(language, section.text);
  return (
    <button
      type="button"
      className={`track-sector${marks(placing)}`}
      aria-label={language.t('section.chips', { name, n: section.chips })}
      aria-busy={placing.waits}
      aria-disabled={placing.waits}
      onClick={placing.press}
    >
      <span aria-hidden="true">{name}</span>
      <small aria-hidden="true">×{section.chips}</small>
    </button>
  );
}

function marks({ waits, refused }: Placing): string {
  return `${waits ? ' busy' : ''}${refused ? ' refused' : ''}`;
}

interface CellProps {
  readonly label: string;
  readonly outline: string;
  readonly middle: { readonly x: number; readonly y: number };
  readonly fontSize: number;
  readonly won: boolean;
  readonly placing: Placing | undefined;
}

function Cell({ label, outline, middle, fontSize, won, placing }: CellProps) {
  const { t } = useLanguage();
  const touch =
    placing === undefined
      ? {}
      : {
          role: 'button',
          tabIndex: 0,
          'aria-label': t('race.neighbours', { n: label }),
          'aria-busy': placing.waits,
          'aria-disabled': placing.waits,
          onClick: placing.press,
          onKeyDown: (event: KeyboardEvent) => {
            if (event.key === 'Enter' || event.key === ' ') {
              event.preventDefault(); // nor does Space scroll
              placing.press();
            }
          },
        };
  return (
    <g className={`track-cell${won ? ' won' : ''}${placing === undefined ? ' picture' : marks(placing)}`} {...touch}>
      <path d={outline} fill={FIELD[colourOf(label)]} />
      <text x={middle.x} y={middle.y} fontSize={fontSize} textAnchor="middle" dominantBaseline="central">
        {label}
      </text>
    </g>
  );
}
