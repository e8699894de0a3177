import { Button } from '../design/Button';
import { useLanguage } from '../i18n/language';
import { Chosen, useChoices } from './Here';
import { blank, blankParts, type Field, type Part, type Variant } from './schema';
import { localText } from './time';
import { CardInput, OutcomeInput, WholesInput } from './TradeInputs';

interface FieldInputProps {
  readonly name: string;
  readonly field: Field;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** Asks for one thing, whatever its shape is: what the server's schema says is all that this knows. */
export function FieldInput({ name, field, value, onChange }: FieldInputProps) {
  const language = useLanguage();
  const label = language.trade(name);
  const choices = useChoices(name);
  if (choices !== undefined && (field.kind === 'whole' || field.kind === 'text')) {
    const say = (chosen: number) => onChange(field.kind === 'text' ? String(chosen) : chosen);
    return <Chosen label={label} none={language.t('staff.none')} choices={choices} value={Number(value ?? 0)} onChange={say} />;
  }
  switch (field.kind) {
    case 'flag':
      return (
        <label className="flag">
          <input type="checkbox" checked={value === true} onChange={(event) => onChange(event.target.checked)} />
          {label}
        </label>
      );
    case 'choice':
      return (
        <label>
          {label}
          <select value={String(value ?? '')} onChange={(event) => onChange(event.target.value)}>
            {field.constants.map((constant) => (
              <option key={constant} value={constant}>
                {language.trade(constant)}
              </option>
            ))}
          </select>
        </label>
      );
    case 'whole':
      return <Whole label={label} cents={field.cents} value={Number(value ?? 0)} onChange={onChange} />;
    case 'moment':
      return (
        <label>
          {label}
          <input
            type="datetime-local"
            value={localText(Number(value ?? 0))}
            onChange={(event) => onChange(new Date(event.target.value).getTime())}
          />
        </label>
      );
    case 'text':
      return (
        <label>
          {label}
          <input
            type={field.format === 'date' ? 'date' : field.format === 'time' ? 'time' : 'text'}
            value={String(value ?? '')}
            onChange={(event) => onChange(event.target.value)}
          />
        </label>
      );
    case 'outcome':
      return <OutcomeInput label={label} value={String(value ?? '')} onChange={onChange} />;
    case 'wholes':
      return <WholesInput label={label} value={asList(value).map(Number)} onChange={onChange} />;
    case 'card':
      return <CardInput label={label} value={asRecord(value)} onChange={onChange} />;
    case 'parts':
      return <Parts label={label} parts={field.parts} value={asRecord(value)} onChange={onChange} />;
    case 'oneOf':
      return <OneOf label={label} variants={field.variants} value={asRecord(value)} onChange={onChange} />;
    case 'many':
      return <Many name={name} label={label} of={field.of} value={asList(value)} onChange={onChange} />;
    case 'pairs':
      return <Pairs name={name} label={label} of={field.of} value={asRecord(value)} onChange={onChange} />;
  }
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

interface WholeProps {
  readonly label: string;
  readonly cents: boolean;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A number; money is typed in dollars and goes out in cents. */
function Whole({ label, cents, value, onChange }: WholeProps) {
  const { t } = useLanguage();
  const scale = cents ? 100 : 1;
  return (
    <label>
      {cents ? `${label} (${t('staff.dollars')})` : label}
      <input
        type="number"
        step={cents ? '0.01' : '1'}
        value={value / scale}
        onChange={(event) => onChange(Math.round(Number(event.target.value) * scale))}
      />
    </label>
  );
}

interface PartsProps {
  readonly label: string;
  readonly parts: readonly Part[];
  readonly value: Readonly<Record<string, unknown>>;
  readonly onChange: (value: unknown) => void;
}

function Parts({ label, parts, value, onChange }: PartsProps) {
  return (
    <fieldset>
      <legend>{label}</legend>
      <PartInputs parts={parts} value={value} onChange={onChange} />
    </fieldset>
  );
}

/** All parts of something; one that may be left out is left out until somebody adds it. */
export function PartInputs({ parts, value, onChange }: Omit<PartsProps, 'label'>) {
  const language = useLanguage();
  return parts.map((part) => {
    const set = (changed: unknown) => onChange({ ...value, [part.name]: changed });
    if (!part.required && value[part.name] === undefined && part.field.kind !== 'text') {
      return (
        <Button key={part.name} tone="quiet" onPress={() => set(blank(part.field))}>
          {language.t('staff.add', { what: language.trade(part.name) })}
        </Button>
      );
    }
    return <FieldInput key={part.name} name={part.name} field={part.field} value={value[part.name]} onChange={set} />;
  });
}

interface OneOfProps {
  readonly label: string;
  readonly variants: readonly Variant[];
  readonly value: Readonly<Record<string, unknown>>;
  readonly onChange: (value: unknown) => void;
}

function OneOf({ label, variants, value, onChange }: OneOfProps) {
  const language = useLanguage();
  const chosen = variants.find((variant) => variant.type === value['@type']) ?? variants[0];
  if (chosen === undefined) {
    return null;
  }
  const choose = (type: string) => {
    const variant = variants.find((one) => one.type === type) ?? chosen;
    onChange({ '@type': variant.type, ...blankParts(variant.parts) });
  };
  return (
    <fieldset>
      <legend>{label}</legend>
      <label>
        {language.t('staff.kind')}
        <select value={chosen.type} onChange={(event) => choose(event.target.value)}>
          {variants.map((variant) => (
            <option key={variant.type} value={variant.type}>
              {language.trade(variant.type)}
            </option>
          ))}
        </select>
      </label>
      <PartInputs parts={chosen.parts} value={value} onChange={onChange} />
    </fieldset>
  );
}

interface ManyProps {
  readonly name: string;
  readonly label: string;
  readonly of: Field;
  readonly value: readonly unknown[];
  readonly onChange: (value: readonly unknown[]) => void;
}

function Many({ name, label, of, value, onChange }: ManyProps) {
  const { t } = useLanguage();
  const more = (
    <Button tone="quiet" onPress={() => onChange([...value, blank(of)])}>
      {t('staff.add', { what: label })}
    </Button>
  );
  if (value.length === 0) {
    return more;
  }
  return (
    <fieldset>
      <legend>{label}</legend>
      {value.map((one, place) => (
        <div key={place} className="row">
          <FieldInput name={name} field={of} value={one} onChange={(changed) => onChange(value.with(place, changed))} />
          <Button tone="quiet" label={t('staff.remove', { what: label })} onPress={() => onChange(value.toSpliced(place, 1))}>
            ×
          </Button>
        </div>
      ))}
      {more}
    </fieldset>
  );
}

interface PairsProps {
  readonly name: string;
  readonly label: string;
  readonly of: Field;
  readonly value: Readonly<Record<string, unknown>>;
  readonly onChange: (value: unknown) => void;
}

/** Values under names that are there already, such as a limit for each group of bets. */
function Pairs({ label, of, value, onChange }: PairsProps) {
  return (
    <fieldset>
      <legend>{label}</legend>
      {Object.entries(value).map(([key, one]) => (
        <FieldInput key={key} name={key} field={of} value={one} onChange={(changed) => onChange({ ...value, [key]: changed })} />
      ))}
    </fieldset>
  );
}
