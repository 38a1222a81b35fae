import fc from 'fast-check';
import { expect, test } from 'vitest';
import { setLetter } from '../../../schema/outbox/mail-content.ts';

const sender = { productName: 'Portal', origin: 'https://portal.example' };

test('a letter says the same as text and as HTML', () => {
  const link = { label: 'Confirm', address: 'https://portal.example/account?confirm=a' };
  const { subject, text, html } = setLetter({ subject: 'Subject', paragraphs: ['First.', 'Second.'], link }, sender);
  expect(subject).toBe('Subject');
  expect(text).toBe(
    'Hello,\n\nFirst.\n\nConfirm:\nhttps://portal.example/account?confirm=a\n\nSecond.\n\nPortal\nhttps://portal.example\n',
  );
  expect(html).toContain('lang="en-GB"');
  expect(html).toContain(`<a href="${link.address}" style="`);
  expect(html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')).toBe(
    ' Subject Hello, First. Confirm Or copy this address: https://portal.example/account?confirm=a Second. Portal https://portal.example ',
  );
});

test('no words become elements or attributes', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (words) => {
      const hostile = `${words}<script>"'&${words}`;
      const link = { label: hostile, address: hostile };
      const { html } = setLetter({ subject: hostile, paragraphs: [hostile, hostile], link }, sender);
      const plain = setLetter({ subject: '', paragraphs: ['', ''], link: { label: '', address: '' } }, sender);
      expect(html.match(/[<>"']/g)).toEqual(plain.html.match(/[<>"']/g));
    }),
  ));
