import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { confirmationMails, downloads, guesses, resetMails } from '../../../schema/accounts/account-limits.ts';
import { passwordResetLetter } from '../../../schema/accounts/accounts.messages.ts';
import { LONGEST_PASSWORD } from '../../../schema/accounts/passwords/password-checks.ts';

const directory = join(import.meta.dirname, '../../../server/database/seed/reference/help-articles');

function articleOf(slug: string): string {
  return readFileSync(join(directory, `account/${slug}.md`), 'utf8');
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
