import { afterEach, beforeEach, expect, test } from 'vitest';
import { holdDrafts, keepDraft, putDraftsAside, readDraft, restoreDrafts } from '../../client/forms/saved-drafts.ts';
import { standInForBrowser } from './browser-stand-in.ts';

const amira = { accountId: 'amira', form: 'job' };
const bela = { accountId: 'bela', form: 'job' };

let close: () => void;
beforeEach(() => {
  close = standInForBrowser();
});
afterEach(() => close());

test('what an open form holds is in no storage, and is restored to its account alone', () => {
  const release = holdDrafts();
  keepDraft(amira, { title: 'Midwife' });
  putDraftsAside();
  expect(JSON.stringify({ ...sessionStorage })).toBe('{}');
  restoreDrafts('amira');
  expect([readDraft(amira), readDraft(bela)]).toEqual([{ title: 'Midwife' }, undefined]);
  release();
});

test('once another account has signed in, nothing is held any more', () => {
  const release = holdDrafts();
  keepDraft(amira, { title: 'Midwife' });
  putDraftsAside();
  restoreDrafts('bela');
  restoreDrafts('amira');
  expect([readDraft(amira), readDraft(bela)]).toEqual([undefined, undefined]);
  release();
});

test('once the last open form is closed, nothing is held any more', () => {
  const [first, second] = [holdDrafts(), holdDrafts()];
  keepDraft(amira, { title: 'Midwife' });
  putDraftsAside();
  first();
  restoreDrafts('amira');
  expect(readDraft(amira)).toEqual({ title: 'Midwife' });
  putDraftsAside();
  second();
  restoreDrafts('amira');
  expect(readDraft(amira)).toBeUndefined();
});

test('without an open form nothing is held', () => {
  keepDraft(amira, { title: 'Midwife' });
  putDraftsAside();
  restoreDrafts('amira');
  expect(readDraft(amira)).toBeUndefined();
});
