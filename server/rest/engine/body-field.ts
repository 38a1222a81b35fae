import { type FieldProblem, ValidationError } from '../../../schema/errors.ts';
import { MOST_ENTRIES, refuseLongList } from '../../../schema/queries/filter-values.ts';
import { describedAsDeprecated, type JsonSchema } from './json-schema.ts';
import type { OperationInput } from './operation-inputs.ts';
import { wordReader } from './parameter.ts';

/** Of the name of an unknown field no more characters are repeated. */
const LONGEST_NAMED = 100;

/** A field of a JSON body, and the variable of the graph operation that it becomes, or the field of its input. */
export interface BodyField {
  readonly name: string;
  readonly variable: string;
  readonly required: boolean;
  /** What stands for it where it must be there and is not; without such a thing it is refused. */
  readonly whenMissing?: unknown;
  /** What the graph takes where it is left out. */
  readonly otherwise?: unknown;
  readonly schema: JsonSchema;
  /** @throws ValidationError with a sentence that names the field. */
  read(value: unknown): unknown;
}

/** A field of a JSON body, as the graph describes what it becomes. */
export function bodyFieldOf(input: OperationInput, name: string): BodyField {
  const { schema, read, whenMissing } = kindOf(name, input);
  const { variable, isRequired, description, constraints, deprecation, otherwise } = input;
  return {
    name,
    variable,
    required: isRequired,
    ...(whenMissing === undefined ? {} : { whenMissing }),
    ...(otherwise === undefined ? {} : { otherwise }),
    schema: describedAsDeprecated({ ...schema, ...constraints, description }, deprecation),
    read,
  };
}

interface Kind {
  readonly schema: JsonSchema;
  readonly read: BodyField['read'];
  readonly whenMissing?: unknown;
}

/** The domain says what a value may be; here it is one of the kind that the graph takes. */
function kindOf(name: string, { type, isList, words, fields }: OperationInput): Kind {
  if (fields) {
    return recordsOf(name, fields);
  }
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
    case 'ID':
      return of({ type: 'string' }, 'text', (value) => typeof value === 'string');
    default:
      // A text that is missing is read as empty: the domain says what to enter.
      return { ...of({ type: 'string' }, 'text', (value) => typeof value === 'string'), whenMissing: '' };
  }
}

/** A list of objects, each of whose fields is read as one of the body is; what is wrong is named by its place in the list. */
function recordsOf(name: string, inputs: readonly OperationInput[]): Kind {
  const fields = inputs.map((input) => bodyFieldOf(input, input.variable));
  const schema = { type: 'array', items: objectSchema(fields), maxItems: MOST_ENTRIES };
  const read = (value: unknown) => {
    if (!Array.isArray(value)) {
      throw ValidationError.of(name, `${name} must be a list of objects.`);
    }
    refuseLongList(name, value);
    const problems: FieldProblem[] = [];
    const records = value.map((one, index) => readRecord(`${name}.${index}`, fields, one, problems));
    if (problems.length > 0) {
      throw ValidationError.ofAll(problems.slice(0, MOST_ENTRIES));
    }
    return records;
  };
  return { schema, read };
}

/** How the OpenAPI document describes an object of these fields, and of no others. */
export function objectSchema(fields: readonly BodyField[], additionalProperties = false): JsonSchema {
  const required = fields.filter((field) => field.required).map(({ name }) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(({ name, schema }) => [name, schema])),
    ...(required.length > 0 ? { required } : {}),
    additionalProperties,
  };
}

function readRecord(
  path: string,
  fields: readonly BodyField[],
  given: unknown,
  problems: FieldProblem[],
): Record<string, unknown> {
  if (!isObject(given)) {
    problems.push({ path, message: `${path} must be an object.` });
    return {};
  }
  const sent = given as Readonly<Record<string, unknown>>;
  const unknown = Object.keys(sent).find((key) => !fields.some(({ name }) => name === key));
  if (unknown !== undefined) {
    const named = `${path}.${unknown.slice(0, LONGEST_NAMED)}`;
    problems.push({ path: named, message: `There is no field ${named} here.` });
  }
  const record: Record<string, unknown> = {};
  for (const { name, variable, required, whenMissing, read } of fields) {
    const value = sent[name] ?? undefined;
    try {
      if (value !== undefined) {
        record[variable] = read(value);
      } else if (required && whenMissing === undefined) {
        problems.push({ path: `${path}.${name}`, message: `${path}.${name} must be given.` });
      } else if (required) {
        record[variable] = whenMissing;
      }
    } catch (error) {
      if (!(error instanceof ValidationError)) {
        throw error;
      }
      problems.push(...error.fields.map((one) => ({ path: `${path}.${one.path}`, message: `${path}.${one.message}` })));
    }
  }
  return record;
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
