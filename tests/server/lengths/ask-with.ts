import { randomUUID } from 'node:crypto';
import { parse, valueFromASTUntyped } from 'graphql';
import { expect } from 'vitest';
import type { People } from '../../schema/access/people.ts';
import { policies } from '../../schema/access/policies.ts';
import { type InputPlace, operationOf } from '../../support/input-places.ts';
import type { ObservedApp } from './observed-app.ts';

/** What is sent beside a value that would not be looked at otherwise. */
const companions: Readonly<Record<string, (given: Record<string, unknown>) => Record<string, unknown>>> = {
  before: ({ first: _, ...given }) => ({ ...given, last: 5 }),
  // Of a review a reason is read only where the product is declined.
  reason: (given) => ('decision' in given ? { ...given, decision: 'DECLINE' } : given),
};

/** The arguments of the table of policies, beside a value in a place. */
function argumentsBeside({ root, argument }: InputPlace, people: People): Record<string, unknown> {
  const usual = argumentsOf(policies[root.name]?.given?.(people) ?? '');
  return companions[argument]?.(usual) ?? usual;
}

/** Arguments as a query has them, as values. */
function argumentsOf(given: string): Record<string, unknown> {
  const [operation] = parse(given === '' ? '{ field }' : `{ field(${given}) }`).definitions;
  const [field] = operation && 'selectionSet' in operation ? (operation.selectionSet?.selections ?? []) : [];
  const args = field && 'arguments' in field ? (field.arguments ?? []) : [];
  return Object.fromEntries(args.map(({ name, value }) => [name.value, valueFromASTUntyped(value)]));
}

const HOLE = 'stands where the value is to be';

/** Sends an operation with a value, written as JSON, in one place of its input, as who may do it. */
export async function askWith(app: ObservedApp, place: InputPlace, json: string): Promise<string> {
  const { owner, self } = app.people;
  const { policy, arrange } = policies[place.root.name] ?? {};
  await arrange?.(app.db, app.people);
  const asked = policy?.owner === 'answered' && !arrange ? owner : self;
  const payload = JSON.stringify(operationOf(place, argumentsBeside(place, app.people), HOLE)).replace(
    JSON.stringify(HOLE),
    () => json,
  );
  const answer = await app.server.inject({
    method: 'POST',
    url: '/graphql',
    headers: {
      // Signing out is never refused, and would end the session of those who ask for the rest.
      ...(place.root.name === 'Mutation.signOut' ? {} : { authorization: `Bearer ${asked?.token}` }),
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      'x-session-cookie': 'yes',
    },
    payload,
  });
  expect(answer.statusCode, answer.body.slice(0, 500)).toBeLessThan(500);
  return answer.body;
}

/** What is answered before the input is looked at, or where looking at it fails. */
const unwanted =
  /NOT_SIGNED_IN|FORBIDDEN|ForbiddenError|GRAPHQL_VALIDATION_FAILED|QUERY_TOO_COSTLY|Idempotency-Key|INTERNAL_SERVER_ERROR|SERVICE_UNAVAILABLE/;
/** Such an input is of nothing, or is wrong. */
const refused =
  /BAD_USER_INPUT|NOT_FOUND|NotFoundError|ValidationError|NotSignedInError|ConflictError|SignOutPayload|"[a-zA-Z]+":(?:null|\[\])\}|"totalCount":0/;
const LONGEST_ANSWER = 10_000;

/** What is wrong with an answer to an input that is too long. */
export function faultsOf(body: string): string[] {
  const faults = [];
  if (unwanted.test(body) || !refused.test(body)) {
    faults.push(`the input is not refused by its length: ${body.slice(0, 300)}`);
  }
  if (body.length > LONGEST_ANSWER) {
    faults.push(`${body.length} letters are answered`);
  }
  return faults;
}
