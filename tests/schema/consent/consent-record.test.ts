import { expect, test } from 'vitest';
import {
  CONSENT_VERSION,
  type ConsentRecord,
  optionalKinds,
  readConsent,
  writeConsent,
} from '../../../schema/consent/consent-record.ts';

const none = {
  version: CONSENT_VERSION,
  chosenOn: '2026-11-23',
  analytics: false,
  marketing: false,
  preferences: false,
};

/** Each way to answer: eight of them. */
const records = optionalKinds.reduce<ConsentRecord[]>(
  (found, kind) => found.flatMap((record) => [record, { ...record, [kind]: true }]),
  [none],
);

test('every choice is read as it was written', () => {
  expect(new Set(records.map(writeConsent)).size).toBe(8);
  for (const record of records) expect(readConsent(writeConsent(record))).toEqual(record);
});

test('a choice is written without anything that a cookie would have to quote', () => {
  for (const record of records) expect(writeConsent(record)).toMatch(/^[\w.-]+$/);
});

const present = `${CONSENT_VERSION}.2026-11-23.necessary`;

test.each([
  ['nothing', undefined],
  ['an empty cookie', ''],
  ['an earlier version', present.replace(/^\d+/, String(CONSENT_VERSION - 1))],
  ['a later version', present.replace(/^\d+/, String(CONSENT_VERSION + 1))],
  ['an unknown kind', `${present}-everything`],
  ['kinds in another order', `${present}-preferences-analytics`],
  ['a kind twice', `${present}-analytics-analytics`],
  ['no kind', present.replace('necessary', '')],
  ['something after it', `${present}\n`],
  ['a text without end', `${present}${'-analytics'.repeat(100_000)}`],
])('%s is no choice, so that the visitor is asked', (_case, text) => {
  expect(readConsent(text)).toBeUndefined();
});
