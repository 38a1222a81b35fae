import { ValidationError } from '../../../schema/errors.ts';
import { MOST_ENTRIES } from '../../../schema/queries/filter-values.ts';
import type { JsonSchema } from './json-schema.ts';

/** No word that is known is longer, with the space that may stand around it. */
const LONGEST_WORD = 200;

/** A value of a path or a query, and the variable of the graph operation that it becomes. */
export interface Parameter {
  readonly name: string;
  readonly description: string;
  readonly schema: JsonSchema;
  /** Absent where no lasting value can be named. */
  readonly example?: string | number | boolean | readonly string[];
  /** Whether it may be given several times, or as several values between commas. */
  readonly isList: boolean;
  /** Name of the operation's variable, or of the field of its `filter`. */
  readonly variable: string;
  readonly inFilter: boolean;
  /** Null stands for every value. @throws ValidationError with a sentence that names the parameter. */
  read(value: string): unknown;
}

type Described = Pick<Parameter, 'name' | 'description'> & Partial<Pick<Parameter, 'variable' | 'inFilter'>>;

/** Any text; the graph says how long it may be. */
export function text(
  parameter: Described & { readonly example?: string; readonly maxLength?: number; readonly format?: string },
): Parameter {
  const { maxLength, format, example } = parameter;
  return {
    ...complete(parameter),
    ...(example === undefined ? {} : { example }),
    schema: { type: 'string', ...(maxLength ? { maxLength } : {}), ...(format ? { format } : {}) },
    read: (value) => value,
  };
}

/** A whole number in plain digits, between two bounds. */
export function wholeNumber(
  parameter: Described & {
    readonly example: number;
    readonly minimum: number;
    readonly maximum: number;
    readonly default?: number;
  },
): Parameter {
  const { minimum, maximum, default: otherwise, name } = parameter;
  const range = `${minimum.toLocaleString('en-GB')} to ${maximum.toLocaleString('en-GB')}`;
  return {
    ...complete(parameter),
    example: parameter.example,
    schema: { type: 'integer', minimum, maximum, ...(otherwise === undefined ? {} : { default: otherwise }) },
    read: (value) => {
      const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
      if (!(number >= minimum && number <= maximum)) {
        throw ValidationError.of(name, `${name} must be a whole number from ${range}.`);
      }
      return number;
    },
  };
}

/** True or false, in just these words. */
export function flag(parameter: Described & { readonly example: boolean }): Parameter {
  const { name, example } = parameter;
  return {
    ...complete(parameter),
    example,
    schema: { type: 'boolean' },
    read: (value) => {
      if (value !== 'true' && value !== 'false') {
        throw ValidationError.of(name, `${name} must be true or false.`);
      }
      return value === 'true';
    },
  };
}

/** An amount of pounds in plain digits, with pence or without, between two bounds. */
export function pounds(
  parameter: Described & { readonly example: number; readonly minimum: number; readonly maximum: number },
): Parameter {
  const { minimum, maximum, name } = parameter;
  const range = `${minimum.toLocaleString('en-GB')} to ${maximum.toLocaleString('en-GB')}`;
  return {
    ...complete(parameter),
    example: parameter.example,
    schema: { type: 'number', minimum, maximum },
    read: (value) => {
      const amount = /^\d{1,12}(?:\.\d{1,2})?$/.test(value) ? Number(value) : Number.NaN;
      if (!(amount >= minimum && amount <= maximum)) {
        throw ValidationError.of(name, `${name} must be an amount of pounds from ${range}.`);
      }
      return amount;
    },
  };
}

/**
 * One of some words, whatever their case; `words` gives the graph's value its word on REST.
 */
export function choice<Value extends string>(
  parameter: Described & {
    readonly words: Readonly<Record<Value, string>>;
    readonly example: string;
    readonly default?: string;
  },
): Parameter {
  const { words, name, default: otherwise } = parameter;
  const values = new Map(Object.entries<string>(words).map(([value, word]) => [fold(word), value]));
  const known = Object.values<string>(words);
  return {
    ...complete(parameter),
    example: parameter.example,
    schema: { type: 'string', enum: known, ...(otherwise === undefined ? {} : { default: otherwise }) },
    read: (word) => {
      const value = word.length > LONGEST_WORD ? undefined : values.get(fold(word));
      if (value === undefined) {
        throw ValidationError.of(name, `${name} must be one of ${known.join(', ')}.`);
      }
      return value;
    },
  };
}

/**
 * Any of some words, given between commas, or by repeating the parameter, or both. With `everything`, that word stands
 * for all of them, and the list is not narrowed.
 */
export function choices<Value extends string>(
  parameter: Described & {
    readonly words: Readonly<Record<Value, string>>;
    readonly everything?: string;
    readonly example: readonly string[];
  },
): Parameter {
  const { everything, words } = parameter;
  const [example = ''] = parameter.example;
  const one = choice({ ...parameter, example });
  const items = everything ? { ...one.schema, enum: [everything, ...Object.values<string>(words)] } : one.schema;
  return {
    ...one,
    example: parameter.example,
    isList: true,
    schema: { type: 'array', items, maxItems: MOST_ENTRIES },
    read: (word) => (everything && word.length <= LONGEST_WORD && fold(word) === everything ? null : one.read(word)),
  };
}

function complete(parameter: Described): Omit<Parameter, 'schema' | 'example' | 'read'> {
  const { name, description, variable = name, inFilter = false } = parameter;
  return { name, description, variable, inFilter, isList: false };
}

/** 'Full-time', 'FULL_TIME' and 'full time' are one word. */
function fold(word: string): string {
  return word.trim().toLowerCase().replace(/[ _]/g, '-');
}
