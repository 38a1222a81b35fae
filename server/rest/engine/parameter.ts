import { ValidationError } from '../../../schema/errors.ts';
import type { Deprecation } from '../../../schema/graph/deprecation.ts';
import { MOST_ENTRIES } from '../../../schema/queries/filter-values.ts';
import type { JsonSchema } from './json-schema.ts';
import type { OperationInput } from './operation-inputs.ts';

/** No word that is known is longer, with the space that may stand around it. */
const LONGEST_WORD = 200;
/** The upper bound where the graph states no bounds. */
const LARGEST = 999_999_999;

/** A value of a path or a query, and the variable of the graph operation that it becomes. */
export interface Parameter {
  readonly name: string;
  readonly description: string;
  readonly schema: JsonSchema;
  readonly deprecation?: Deprecation;
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

/** What an area says of a parameter besides the graph. */
interface Naming {
  readonly name: string;
  /** A word that stands for every value of an enum, so that the list is not narrowed. */
  readonly everything?: string | undefined;
  readonly example?: unknown;
}

type Reader = (value: string) => unknown;

/** A value of a path or a query, as the graph describes what it becomes. */
export function parameterOf(input: OperationInput, { name, everything, example }: Naming): Parameter {
  const { schema, read } = kindOf(name, input, everything);
  const isList = schema['type'] === 'array';
  return {
    name,
    variable: input.variable,
    inFilter: input.within === 'filter',
    isList,
    description: meaningsOf(input),
    schema: { ...schema, ...(input.otherwise === undefined ? {} : { default: input.otherwise }) },
    ...(input.deprecation ? { deprecation: input.deprecation } : {}),
    ...(example === undefined ? {} : { example: example as NonNullable<Parameter['example']> }),
    read,
  };
}

function kindOf(
  name: string,
  input: OperationInput,
  everything: string | undefined,
): { schema: JsonSchema; read: Reader } {
  const { words, isList, type, constraints } = input;
  if (words) {
    const read = wordReader(name, words);
    const known = Object.values(words);
    if (!isList) {
      return { schema: { type: 'string', enum: known }, read };
    }
    const items = { type: 'string', enum: everything ? [everything, ...known] : known };
    const isEverything = (word: string) => word.length <= LONGEST_WORD && fold(word) === everything;
    return {
      schema: { type: 'array', items, maxItems: MOST_ENTRIES },
      read: (word) => (isEverything(word) ? null : read(word)),
    };
  }
  if (type === 'Int' || type === 'Float') {
    const { minimum = 0, maximum = LARGEST } = constraints;
    const schema = { type: type === 'Int' ? 'integer' : 'number', minimum, maximum };
    return { schema, read: numberReader(name, type, minimum, maximum) };
  }
  if (type === 'Boolean') {
    return { schema: { type: 'boolean' }, read: flagReader(name) };
  }
  const { maxLength, format = type === 'ID' ? 'uuid' : null } = constraints;
  const bounds = { ...(maxLength === undefined ? {} : { maxLength }), ...(format === null ? {} : { format }) };
  return { schema: { type: 'string', ...bounds }, read: (value) => value };
}

/** One of some words, whatever their case. */
export function wordReader(name: string, words: Readonly<Record<string, string>>): Reader {
  const values = new Map(Object.entries(words).map(([value, word]) => [fold(word), value]));
  const known = Object.values(words).join(', ');
  return (word) => {
    const value = word.length > LONGEST_WORD ? undefined : values.get(fold(word));
    if (value === undefined) {
      throw ValidationError.of(name, `${name} must be one of ${known}.`);
    }
    return value;
  };
}

/** A number in plain digits, an amount of pounds with pence or without, between two bounds. */
function numberReader(name: string, type: 'Int' | 'Float', minimum: number, maximum: number): Reader {
  const [digits, what] =
    type === 'Int' ? [/^\d{1,9}$/, 'a whole number'] : [/^\d{1,12}(?:\.\d{1,2})?$/, 'an amount of pounds'];
  const range = `${minimum.toLocaleString('en-GB')} to ${maximum.toLocaleString('en-GB')}`;
  return (value) => {
    const number = digits.test(value) ? Number(value) : Number.NaN;
    if (!(number >= minimum && number <= maximum)) {
      throw ValidationError.of(name, `${name} must be ${what} from ${range}.`);
    }
    return number;
  };
}

function flagReader(name: string): Reader {
  return (value) => {
    if (value !== 'true' && value !== 'false') {
      throw ValidationError.of(name, `${name} must be true or false.`);
    }
    return value === 'true';
  };
}

/** An order is described with what each of its words means. */
function meaningsOf({ description, words = {}, meanings = {}, otherwise }: OperationInput): string {
  if (otherwise === undefined || Object.keys(words).length === 0) {
    return description;
  }
  const each = Object.entries(words).map(([value, word]) => `\`${word}\`: ${meanings[value]}`);
  return [description, ...each].join(' ');
}

/** 'Full-time', 'FULL_TIME' and 'full time' are one word. */
function fold(word: string): string {
  return word.trim().toLowerCase().replace(/[ _]/g, '-');
}
