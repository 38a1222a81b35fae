import { GraphQLError } from 'graphql';
import { builder } from '../builder.ts';

/** No date, and no time, is written in more characters. */
const LONGEST = 40;
const isoDate = /^\d{4}-\d{2}-\d{2}$/;
const isoInstant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

function isShortText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= LONGEST;
}

/** Whether there is such a day: `Date` reads 30 February as one of March. */
function isInCalendar(date: string): boolean {
  const read = new Date(date);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(date);
}

// Values leave the database as text in these very forms, so nothing is converted on the way out.
builder.scalarType('Date', {
  description: 'A calendar date without a time, as YYYY-MM-DD.',
  serialize: (value) => value,
  parseValue: (value) => {
    if (!isShortText(value) || !isoDate.test(value) || !isInCalendar(value)) {
      throw new GraphQLError('A date must be written as YYYY-MM-DD.');
    }
    return value;
  },
});

builder.scalarType('DateTime', {
  description: 'An instant in UTC, as ISO 8601 with milliseconds and Z.',
  serialize: (value) => value,
  parseValue: (value) => {
    if (!isShortText(value) || !isoInstant.test(value) || Number.isNaN(Date.parse(value))) {
      throw new GraphQLError('A time must be written as ISO 8601, like 2026-11-20T09:30:00Z.');
    }
    return new Date(value).toISOString();
  },
});

// Of input alone. How many details it may have, and of which kind, is for the service that takes it to say.
builder.scalarType('JSONObject', {
  description: 'A JSON object.',
  serialize: (value) => value,
  parseValue: (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      throw new GraphQLError('This must be a JSON object.');
    }
    return value as Readonly<Record<string, unknown>>;
  },
});
