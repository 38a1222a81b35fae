import { refuseLongList } from '../queries/filter-values.ts';
import { FieldChecks } from '../text/field-checks.ts';
import { type ApiScopeName, apiScopeNames } from './api-scopes.ts';

const LONGEST_NAME = 60;
/** A key ends within a year unless it is renewed. */
export const MOST_DAYS = 365;
/** A week to replace the old secret by the new one. */
export const MOST_OVERLAP_HOURS = 168;

/** What a user says of a new key. */
export interface NewApiKey {
  readonly name: string;
  readonly scopes: readonly ApiScopeName[];
  readonly expiresInDays: number;
}

/** @throws ValidationError that names each wrong field. */
export function checkNewKey(given: NewApiKey): NewApiKey {
  refuseLongList('scopes', given.scopes);
  const checks = new FieldChecks();
  const name = checks.line('name', given.name, { most: LONGEST_NAME, missing: 'Enter a name for the key' });
  const scopes = apiScopeNames.filter((scope) => given.scopes.includes(scope));
  if (scopes.length === 0) {
    checks.refuse('scopes', 'Choose what the key may be used for');
  }
  checkDays(checks, given.expiresInDays);
  checks.done();
  return { name, scopes, expiresInDays: given.expiresInDays };
}

/** How a key is renewed. */
export interface Renewal {
  readonly expiresInDays: number;
  readonly overlapHours: number;
}

/** @throws ValidationError that names each wrong field. */
export function checkRenewal(given: Renewal): Renewal {
  const checks = new FieldChecks();
  checkDays(checks, given.expiresInDays);
  if (given.overlapHours < 0 || given.overlapHours > MOST_OVERLAP_HOURS) {
    checks.refuse('overlapHours', `The old key can work on for 0 to ${MOST_OVERLAP_HOURS} hours`);
  }
  checks.done();
  return given;
}

function checkDays(checks: FieldChecks, days: number): void {
  if (days < 1 || days > MOST_DAYS) {
    checks.refuse('expiresInDays', `A key can be good for 1 to ${MOST_DAYS} days`);
  }
}
