import type { OfferedAct } from '@messages';
import type { ActJson } from './acts';
import { commandSchema, partsOf, type Field, type Part, type Schemas } from './schema';

/** What stands where words have to be said is an example, and nobody should send it by accident. */
const EXAMPLE = '-';

/** Something that whoever acts has to choose or say, and where in the act it stands. */
export interface Asked {
  readonly inside: string | undefined;
  readonly part: Part;
}

type Value = Readonly<Record<string, unknown>>;

/** The parts of an offered act that have to be filled in: its own, or those of what it holds, such as a step. */
export function asked(offer: OfferedAct, all: Schemas): readonly Asked[] {
  return partsOf(commandSchema(offer.command['@type'], all), all).flatMap((part): Asked[] => {
    if (offer.fill.includes(part.name)) {
      return [{ inside: undefined, part }];
    }
    return within(part.field, offer.command[part.name])
      .filter((inner) => offer.fill.includes(inner.name))
      .map((inner) => ({ inside: part.name, part: inner }));
  });
}

function within(field: Field, value: unknown): readonly Part[] {
  switch (field.kind) {
    case 'parts':
      return field.parts;
    case 'oneOf':
      return field.variants.find((variant) => variant.type === (value as Value | undefined)?.['@type'])?.parts ?? [];
    default:
      return [];
  }
}

export function valueOf(act: ActJson, { inside, part }: Asked): unknown {
  return (inside === undefined ? act : (act[inside] as Value))[part.name];
}

export function withValue(act: ActJson, { inside, part }: Asked, value: unknown): ActJson {
  return inside === undefined
    ? { ...act, [part.name]: value }
    : { ...act, [inside]: { ...(act[inside] as Value), [part.name]: value } };
}

/** The act before anybody has said anything: no words, and whatever began began now. */
export function cleared<T>(value: T): T {
  if (Array.isArray(value)) {
    return value.map(cleared) as T;
  }
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name, name.endsWith('AtMillis') && one === 0 ? Date.now() : cleared(one)]),
    ) as T;
  }
  return (value === EXAMPLE ? '' : value) as T;
}

/** The act to try out while words are still missing: what it does does not depend on them. */
export function tryable(act: ActJson, all: readonly Asked[]): ActJson {
  return all.reduce((filled, one) => withValue(filled, one, spoken(one.part.field, valueOf(filled, one), EXAMPLE)), act);
}

/** The act as it is sent: what may be left out and is empty is left out. */
export function sendable(act: ActJson, all: readonly Asked[]): ActJson {
  return all.reduce((filled, one) => withValue(filled, one, leftOut(one.part, valueOf(filled, one))), act);
}

function spoken(field: Field, value: unknown, words: string): unknown {
  if (field.kind === 'text') {
    return value === '' ? words : value;
  }
  return field.kind === 'parts' ? eachPart(field.parts, value, (part, one) => (part.required ? spoken(part.field, one, words) : leftOut(part, one))) : value;
}

function leftOut(part: Part, value: unknown): unknown {
  if (part.field.kind === 'parts' && typeof value === 'object') {
    return eachPart(part.field.parts, value, leftOut);
  }
  return !part.required && value === '' ? undefined : value;
}

function eachPart(parts: readonly Part[], value: unknown, change: (part: Part, value: unknown) => unknown): unknown {
  const whole = (value ?? {}) as Value;
  return { ...whole, ...Object.fromEntries(parts.map((part) => [part.name, change(part, whole[part.name])])) };
}

/** Whether words are missing that must be said. */
export function complete(act: ActJson, all: readonly Asked[]): boolean {
  return all.every((one) => isSaid(one.part, valueOf(act, one)));
}

function isSaid(part: Part, value: unknown): boolean {
  switch (part.field.kind) {
    case 'text':
      return !part.required || (typeof value === 'string' && value.trim() !== '');
    case 'outcome':
      return !part.required || (typeof value === 'string' && !value.endsWith(':'));
    case 'parts':
      return value === undefined || part.field.parts.every((inner) => isSaid(inner, (value as Value)[inner.name]));
    default:
      return true;
  }
}
