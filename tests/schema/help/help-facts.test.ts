import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FOLLOW } from '../../../client/alerts/documents/words.ts';
import { SAVE_SEARCH } from '../../../client/alerts/words.ts';
import { WRITE_TO_SUPPLIER } from '../../../client/equipment/messages/words.ts';
import { SALE_PAUSED } from '../../../client/equipment/safety-notices/words.ts';
import { CREATE_KEY } from '../../../client/partners/words.ts';
import { confirmationMails, downloads, guesses, resetMails } from '../../../schema/accounts/account-limits.ts';
import { passwordResetLetter } from '../../../schema/accounts/accounts.messages.ts';
import { LONGEST_PASSWORD } from '../../../schema/accounts/passwords/password-checks.ts';

const directory = join(import.meta.dirname, '../../../server/database/seed/reference/help-articles');

function articleOf(slug: string, category = 'account'): string {
  return readFileSync(join(directory, category, `${slug}.md`), 'utf8');
}

const HOUR = 3_600;

test.each([
  ['reset-a-forgotten-password', `only ${resetMails.attempts} emails an hour`, resetMails.seconds === HOUR],
  [
    'confirm-your-email-address',
    `Up to ${confirmationMails.attempts} of these emails`,
    confirmationMails.seconds === HOUR,
  ],
  ['download-your-data', `up to ${downloads.attempts} times in an hour`, downloads.seconds === HOUR],
  ['if-you-cannot-sign-in', `After ${guesses.attempts} wrong passwords within ${guesses.seconds / 60} minutes`, true],
  ['change-your-password', `up to ${LONGEST_PASSWORD.toLocaleString('en-GB')}`, true],
])('the article %s says "%s", as the portal does', (slug, words, isOfAnHour) => {
  expect(articleOf(slug)).toContain(words);
  expect(isOfAnHour).toBe(true);
});

test('the article about a new password says of Google and LinkedIn what its mail says', () => {
  const { paragraphs } = passwordResetLetter('Portal', 'https://portal.example/');
  expect(paragraphs.join(' ')).toContain('Google and LinkedIn are disconnected');
  const article = articleOf('reset-a-forgotten-password');
  expect(article).toContain('disconnects Google and LinkedIn');
  expect(article).not.toContain('still be used');
});

test.each([
  ['jobs', 'keep-a-job-search-to-use-again', SAVE_SEARCH, '/account#saved-searches'],
  ['documents', 'find-a-compliance-document', SAVE_SEARCH, '/account#saved-searches'],
  ['equipment', 'search-for-equipment', SAVE_SEARCH, '/account#saved-searches'],
  ['documents', 'compare-versions-of-a-document', FOLLOW, '/account#document-follows'],
  ['documents', 'use-the-api', CREATE_KEY, '/account/api-keys'],
  ['documents', 'use-the-api', 'what it may do', '/account/webhooks'],
  ['equipment', 'check-certifications', SALE_PAUSED, '/equipment/safety-notices'],
  ['equipment', 'buy-a-product', SALE_PAUSED, '/equipment/safety-notices'],
  ['equipment', 'contact-a-supplier', WRITE_TO_SUPPLIER, '/equipment'],
  ['account', 'reset-a-forgotten-password', 'turned off', '/account/webhooks'],
])('the article %s/%s names the control "%s" and leads to %s', (category, slug, control, address) => {
  const article = articleOf(slug, category);
  expect(article).toContain(control);
  expect(article).toContain(`](${address})`);
});
