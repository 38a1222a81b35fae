import { ValidationError } from '../../../schema/errors.ts';
import { MOST_ENTRIES, refuseLongList } from '../../../schema/queries/filter-values.ts';
import type { JsonSchema } from './json-schema.ts';
import { choice } from './parameter.ts';

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

interface Described {
  readonly name: string;
  readonly description: string;
  /** The graph's name, where it is another. */
  readonly variable?: string;
  readonly required?: boolean;
}

/** A text; the domain says what it may be. */
export function textField(
  field: Described & { readonly format?: string; readonly words?: readonly string[] },
): BodyField {
  const { description, format, words } = field;
  return {
    ...complete(field),
    whenMissing: '',
    schema: { type: 'string', description, ...(format ? { format } : {}), ...(words ? { enum: words } : {}) },
    read: (value) => {
      if (typeof value !== 'string') {
        throw ValidationError.of(field.name, `${field.name} must be text.`);
      }
      return value;
    },
  };
}

/** True or false. */
export function flagField(field: Described): BodyField {
  return {
    ...complete(field),
    schema: { type: 'boolean', description: field.description },
    read: (value) => {
      if (typeof value !== 'boolean') {
        throw ValidationError.of(field.name, `${field.name} must be true or false.`);
      }
      return value;
    },
  };
}

/** A whole number; the domain says between which bounds. */
export function wholeNumberField(field: Described): BodyField {
  return {
    ...complete(field),
    schema: { type: 'integer', description: field.description },
    read: (value) => {
      // What a GraphQL Int cannot hold is as wrong as what is no number.
      if (!Number.isInteger(value) || Math.abs(value as number) > 2 ** 31 - 1) {
        throw ValidationError.of(field.name, `${field.name} must be a whole number.`);
      }
      return value;
    },
  };
}

/** An amount of money; the domain says between which bounds. */
export function poundsField(field: Described): BodyField {
  return {
    ...complete(field),
    schema: { type: 'number', description: field.description },
    read: (value) => {
      if (typeof value !== 'number' || !Number.isFinite(value)) {
        throw ValidationError.of(field.name, `${field.name} must be a number.`);
      }
      return value;
    },
  };
}

/** Texts in their order; the domain says what they may be. */
export function textListField(field: Described): BodyField {
  return {
    ...complete(field),
    schema: { type: 'array', items: { type: 'string' }, maxItems: MOST_ENTRIES, description: field.description },
    read: (value) => {
      if (!Array.isArray(value)) {
        throw ValidationError.of(field.name, `${field.name} must be a list of texts.`);
      }
      refuseLongList(field.name, value);
      if (!value.every((item) => typeof item === 'string')) {
        throw ValidationError.of(field.name, `${field.name} must be a list of texts.`);
      }
      return value;
    },
  };
}

/** A calendar date. */
export function dateField(field: Described): BodyField {
  return {
    ...complete(field),
    schema: { type: 'string', format: 'date', description: field.description },
    read: (value) => {
      const isDate = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
      if (!isDate || new Date(value).toJSON()?.slice(0, 10) !== value) {
        throw ValidationError.of(field.name, `${field.name} must be a date like 2026-12-31.`);
      }
      return value;
    },
  };
}

/** One of some words, read as the parameter of the same words is. */
export function choiceField(
  field: Described & { readonly words: Readonly<Record<string, string>>; readonly example: string },
): BodyField {
  const { description } = field;
  const { schema, read } = choice(field);
  return {
    ...complete(field),
    schema: { ...schema, description },
    // A number may be meant for a word of digits; what is none of the words is refused by them.
    read: (value) => read(typeof value === 'string' || typeof value === 'number' ? String(value) : ''),
  };
}

function complete({ name, variable = name, required = false }: Described) {
  return { name, variable, required };
}
