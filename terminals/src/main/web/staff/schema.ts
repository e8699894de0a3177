import { call } from './api';

/** As much of a JSON schema as commands use. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly string[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly oneOf?: readonly Schema[];
  readonly additionalProperties?: Schema | boolean;
}

export type Schemas = Readonly<Record<string, Schema>>;

/** One thing that whoever acts has to say. */
export type Field =
  | { readonly kind: 'whole'; readonly cents: boolean }
  | { readonly kind: 'moment' }
  | { readonly kind: 'flag' }
  | { readonly kind: 'text'; readonly format: string | undefined }
  | { readonly kind: 'choice'; readonly constants: readonly string[] }
  /** How a game can end, as the game writes it. */
  | { readonly kind: 'outcome' }
  /** Several numbers, such as terminals. */
  | { readonly kind: 'wholes' }
  | { readonly kind: 'card' }
  | { readonly kind: 'many'; readonly of: Field }
  | { readonly kind: 'parts'; readonly parts: readonly Part[] }
  | { readonly kind: 'oneOf'; readonly variants: readonly Variant[] }
  | { readonly kind: 'pairs'; readonly of: Field };

export interface Part {
  readonly name: string;
  readonly required: boolean;
  readonly field: Field;
}

export interface Variant {
  readonly type: string;
  readonly parts: readonly Part[];
}

const KIND = '@type';

/** Other names that end so are how long something takes. */
const A_MOMENT = /^(at|until)Millis$|(At|Until)Millis$/;

let fetched: Promise<Schemas> | undefined;

/** The schemas of the server's own document, fetched once. */
export function schemas(): Promise<Schemas> {
  fetched ??= call<{ readonly components: { readonly schemas: Schemas } }>('GET', '/q/openapi?format=json').then(
    (document) => document.components.schemas,
  );
  return fetched;
}

function resolved(schema: Schema, all: Schemas): Schema {
  const name = schema.$ref?.split('/').pop();
  return name === undefined ? schema : (all[name] ?? {});
}

/** The schema of a command by the name that its messages carry, which is shorter than that of its schema. */
export function commandSchema(type: string, all: Schemas): Schema {
  const variants = (all['Command']?.oneOf ?? []).map((variant) => resolved(variant, all));
  return variants.find((variant) => variant.properties?.[KIND]?.enum?.includes(type)) ?? {};
}

/** The parts of a command, in the order in which the protocol has them. */
export function partsOf(schema: Schema, all: Schemas): readonly Part[] {
  const { properties = {}, required = [] } = resolved(schema, all);
  return Object.entries(properties)
    .filter(([name]) => name !== KIND)
    .map(([name, part]) => ({ name, required: required.includes(name), field: fieldOf(name, part, all) }));
}

export function fieldOf(name: string, schema: Schema, all: Schemas): Field {
  const plain = resolved(schema, all);
  if (plain.oneOf !== undefined) {
    return { kind: 'oneOf', variants: plain.oneOf.map((variant) => variantOf(variant, all)) };
  }
  if (plain.enum !== undefined) {
    return { kind: 'choice', constants: plain.enum };
  }
  switch (typeOf(plain)) {
    case 'integer':
      if (A_MOMENT.test(name)) {
        return { kind: 'moment' };
      }
      return { kind: 'whole', cents: name.endsWith('Cents') || name === 'cents' };
    case 'boolean':
      return { kind: 'flag' };
    case 'array':
      return listOf(fieldOf(name, plain.items ?? {}, all));
    case 'object':
      return objectOf(name, plain, all);
    default:
      return OUTCOMES.includes(name) ? { kind: 'outcome' } : { kind: 'text', format: plain.format };
  }
}

/** The fields that hold a result. */
const OUTCOMES = ['outcome', 'actual'];

function listOf(of: Field): Field {
  return of.kind === 'whole' && !of.cents ? { kind: 'wholes' } : { kind: 'many', of };
}

function objectOf(name: string, plain: Schema, all: Schemas): Field {
  if (typeof plain.additionalProperties === 'object') {
    return { kind: 'pairs', of: fieldOf(name, plain.additionalProperties, all) };
  }
  const parts = partsOf(plain, all);
  return parts.map((part) => part.name).join() === 'rank,suit' ? { kind: 'card' } : { kind: 'parts', parts };
}

function variantOf(schema: Schema, all: Schemas): Variant {
  const plain = resolved(schema, all);
  const named = plain.properties?.[KIND]?.enum?.[0] ?? schema.$ref?.split('/').pop() ?? '';
  return { type: named, parts: partsOf(plain, all) };
}

function typeOf(schema: Schema): string | undefined {
  return typeof schema.type === 'string' ? schema.type : schema.type?.find((type) => type !== 'null');
}

/** What a field holds before anybody has said anything. */
export function blank(field: Field): unknown {
  switch (field.kind) {
    case 'whole':
      return 0;
    case 'moment':
      return Date.now() + 24 * 3_600_000;
    case 'flag':
      return false;
    case 'text':
    case 'outcome':
      return '';
    case 'choice':
      return field.constants[0] ?? '';
    case 'card':
      return { rank: 'ACE', suit: 'HEARTS' };
    case 'wholes':
    case 'many':
      return [];
    case 'pairs':
      return {};
    case 'parts':
      return blankParts(field.parts);
    case 'oneOf': {
      const first = field.variants[0];
      return first === undefined ? {} : { [KIND]: first.type, ...blankParts(first.parts) };
    }
  }
}

export function blankParts(parts: readonly Part[]): Record<string, unknown> {
  return Object.fromEntries(parts.filter((part) => part.required).map((part) => [part.name, blank(part.field)]));
}
