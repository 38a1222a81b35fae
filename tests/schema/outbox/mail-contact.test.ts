import { expect, test } from 'vitest';
import { suspendedLetter } from '../../../schema/access/access.messages.ts';
import { accountDeletedLetter } from '../../../schema/accounts/accounts.messages.ts';

const sender = { productName: 'Wayline', origin: 'https://portal.example' };

test.each([
  [{ name: 'The operator', email: 'desk@example.org' }, 'contact us at desk@example.org'],
  [undefined, 'contact the team that runs Wayline'],
])('a mail of a portal whose operator is %j names whom to contact, and links to no page', (operator, words) => {
  const alone = { isSuspended: true, canPublish: true, isVouchedFor: false };
  for (const letter of [accountDeletedLetter, (from: typeof sender) => suspendedLetter(from, alone, 'A reason.')]) {
    const { paragraphs, link } = letter({ ...sender, operator } as typeof sender);
    expect(paragraphs.at(-1)).toContain(words);
    expect(link).toBeUndefined();
  }
});
