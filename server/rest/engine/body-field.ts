import { ValidationError } from '../../../schema/errors.ts';
import { MOST_ENTRIES, refuseLongList } from '../../../schema/queries/filter-values.ts';
import type { JsonSchema } from './json-schema.ts';
import type { OperationInput } from './operation-inputs.ts';
import { wordReader } from './parameter.ts';

/** A field of a JSON body, and the variable of the graph operation that it becomes, or the field of its input. */
export interface BodyField {
  readonly name: string;
  readonly variable: string;
  readonly required: boolean;
  /** What stands for it where it must be there and is not; without such a thing it is refused. */
  readonly whenMissing?: unknown;
  readonly schema: JsonSchema;
  /** @throws ValidationError with a sentence that names the field. */
  read(value: unknown): unknown;
}

/** A field of a JSON body, as the graph describes what it becomes. */
export function bodyFieldOf(input: OperationInput, name: string): BodyField {
  const { schema, read, whenMissing } = kindOf(name, input);
  const { variable, isRequired, description, constraints } = input;
  return {
    name,
    variable,
    required: isRequired,
    ...(whenMissing === undefined ? {} : { whenMissing }),
    schema: { ...schema, ...constraints, description },
    read,
  };
}

interface Kind {
  readonly schema: JsonSchema;
  readonly read: BodyField['read'];
  readonly whenMissing?: unknown;
}

/** The domain says what a value may be; here it is one of the kind that the graph takes. */
function kindOf(name: string, { type, isList, words }: OperationInput): Kind {
  if (words) {
    const read = wordReader(name, words);
    return {
      schema: { type: 'string', enum: Object.values(words) },
      // A number may be meant for a word of digits; what is none of the words is refused by them.
      read: (value) => read(typeof value === 'string' || typeof value === 'number' ? String(value) : ''),
    };
  }
  const of = (schema: JsonSchema, what: string, isOne: (value: unknown) => boolean): Kind => ({
    schema,
    read: (value) => {
      if (!isOne(value)) {
        throw ValidationError.of(name, `${name} must be ${what}.`);
      }
      return value;
    },
  });
  if (isList) {
    return of({ type: 'array', items: { type: 'string' }, maxItems: MOST_ENTRIES }, 'a list of texts', (value) => {
      if (!Array.isArray(value)) {
        return false;
      }
      refuseLongList(name, value);
      return value.every((item) => typeof item === 'string');
    });
  }
  switch (type) {
    case 'Boolean':
      return of({ type: 'boolean' }, 'true or false', (value) => typeof value === 'boolean');
    case 'Int':
      return of({ type: 'integer' }, 'a whole number', isInt);
    case 'Float':
      return of({ type: 'number' }, 'a number', (value) => Number.isFinite(value));
    case 'JSONObject':
      return of({ type: 'object' }, 'an object', isObject);
    case 'Date':
      return of({ type: 'string', format: 'date' }, 'a date like 2026-12-31', isDate);
    default:
      // A text that is missing is read as empty: the domain says what to enter.
      return { ...of({ type: 'string' }, 'text', (value) => typeof value === 'string'), whenMissing: '' };
  }
}

/** What a GraphQL Int cannot hold is as wrong as what is no number. */
function isInt(value: unknown): boolean {
  return Number.isInteger(value) && Math.abs(value as number) <= 2 ** 31 - 1;
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isDate(value: unknown): boolean {
  const isWritten = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
  return isWritten && new Date(value).toJSON()?.slice(0, 10) === value;
}
