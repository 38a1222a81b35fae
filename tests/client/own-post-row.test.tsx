import { ApolloClient } from '@apollo/client/core';
import { ApolloProvider } from '@apollo/client/react';
import { prerender } from 'react-dom/static';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createCache } from '../../client/apollo/cache.ts';
import { OwnPostRow, type Publisher } from '../../client/jobs/posting/OwnPostRow.tsx';
import { AnsweringLink } from './answering-link.ts';

const post = {
  id: '1',
  title: 'Ward clerk',
  reference: 'J2026-48210377',
  employer: { name: 'Brambleford Hospital' },
  isOpen: true,
  closedAt: null,
  closesAt: null,
  applications: 2,
};

/** What a row says, and what can be done in it. */
async function row(account: Publisher, given: Partial<typeof post> | { closedAt: string } = {}) {
  const client = new ApolloClient({ cache: createCache(), link: new AnsweringLink() });
  const { prelude } = await prerender(
    <ApolloProvider client={client}>
      <MemoryRouter>
        <OwnPostRow post={{ ...post, ...given }} account={account} />
      </MemoryRouter>
    </ApolloProvider>,
  );
  const html = await new Response(prelude).text();
  const plain = (text: string) => text.replaceAll(/<[^>]+>/g, '').trim();
  const actions = [...html.matchAll(/<(a|button)\b.*?<\/\1>/gs)].map(([action]) => plain(action));
  return { text: plain(html), actions: actions.filter((action) => action !== 'Ward clerk') };
}

const own = { access: 'VERIFIED', organization: 'Brambleford Hospital' } as const;
const moved = { access: 'VERIFIED', organization: 'Riverside Practice' } as const;

test('a post of one’s own employer can be changed, closed, and its applications read', async () => {
  const { text, actions } = await row(own);
  expect(actions).toEqual(['View applications for Ward clerk', 'Edit Ward clerk', 'Close Ward clerk']);
  expect(text).not.toContain('not your organisation');
});

test('a post of another employer than one’s own can only be looked at, and it is said why', async () => {
  for (const given of [{}, { isOpen: false, closedAt: '2026-11-20T09:30:00.000Z' }]) {
    const { text, actions } = await row(moved, given);
    expect(actions).toEqual([]);
    expect(text).toContain('You advertised this job for Brambleford Hospital, which is not your organisation now.');
  }
});

test('an operator changes it all the same, but reads no applications of another employer', async () => {
  const { actions } = await row({ ...moved, access: 'OPERATOR' });
  expect(actions).toEqual(['Edit Ward clerk', 'Close Ward clerk']);
});

test('whoever waits to be verified changes nothing', async () => {
  expect((await row({ ...own, access: 'MEMBER' })).actions).toEqual([]);
});
