import { GraphQLError } from 'graphql';
import { expect, test } from 'vitest';
import { ValidationError } from '../../schema/errors.ts';
import { DatabaseUnavailableError, ValueRefusedError } from '../../server/database/driver/database-error.ts';
import { formatGraphError, unexpectedCauses } from '../../server/http/graph-error.ts';

const thrown = (cause: Error) => new GraphQLError(cause.message, { originalError: cause, path: ['jobs'] });

test('a broken rule keeps its sentence and names its fields', () => {
  const error = formatGraphError(thrown(ValidationError.of('first', 'first must be smaller.')));
  expect(error).toEqual({
    message: 'first must be smaller.',
    path: ['jobs'],
    extensions: { code: 'BAD_USER_INPUT', fields: [{ path: 'first', message: 'first must be smaller.' }] },
  });
});

test('what is not expected is masked, and is ours to log', () => {
  const cause = new Error('relation "secret" does not exist');
  const error = formatGraphError(thrown(cause));
  expect(error.message).toBe('An unexpected error occurred');
  expect(JSON.stringify(error)).not.toContain('secret');
  expect(unexpectedCauses([thrown(cause)])).toEqual([cause]);
});

test('a database that is away says when to come back', () => {
  const error = formatGraphError(thrown(new DatabaseUnavailableError('connect ECONNREFUSED')));
  expect(error.extensions).toMatchObject({ code: 'SERVICE_UNAVAILABLE', retryAfterSeconds: 5 });
  expect(error.message).not.toContain('ECONNREFUSED');
});

test('a value that the database refuses is the sender’s to mend', () => {
  expect(formatGraphError(thrown(new ValueRefusedError('x'))).extensions?.['code']).toBe('BAD_USER_INPUT');
  expect(unexpectedCauses([thrown(new ValueRefusedError('x'))])).toEqual([]);
});

test('suggestions are cut off', () => {
  const error = new GraphQLError('Value "x" does not exist in "JobSort" enum. Did you mean the enum value "NEWEST"?');
  expect(formatGraphError(error).message).toBe('Value "x" does not exist in "JobSort" enum.');
});

test('a long message is cut, in no more time than it takes to read', () => {
  const value = 'Did you mean '.repeat(70_000);
  const error = formatGraphError(new GraphQLError(`Value "${value}" does not exist in "JobSort" enum.`));
  expect(error.message.length).toBeLessThan(600);
});
