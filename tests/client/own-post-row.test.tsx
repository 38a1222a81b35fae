import { ApolloClient } from '@apollo/client/core';
import { ApolloProvider } from '@apollo/client/react';
import { prerender } from 'react-dom/static';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createCache } from '../../client/apollo/cache.ts';
import { OwnPostRow, type Publisher } from '../../client/jobs/postings/OwnPostRow.tsx';
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

type GivenPost = Partial<Omit<typeof post, 'closedAt' | 'closesAt'> & Record<'closedAt' | 'closesAt', string | null>>;

/** What a row says, and what can be done in it. */
async function row(account: Publisher, given: GivenPost = {}) {
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
  expect(actions).toEqual([
    'View applications for Ward clerk',
    'Edit Ward clerk',
    'Duplicate Ward clerk',
    'Close Ward clerk',
  ]);
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
  expect(actions).toEqual(['Edit Ward clerk', 'Duplicate Ward clerk', 'Close Ward clerk']);
});

test('an account that waits for verification has no actions', async () => {
  expect((await row({ ...own, access: 'MEMBER' })).actions).toEqual([]);
});

test.each([
  [{ applications: 0 }, 'Open until you close it, 0 applications, reference J2026-48210377'],
  [{ applications: 1, closesAt: '2026-12-01' }, 'Closes on 1 December 2026, 1 application, reference J2026-48210377'],
  [
    { applications: 1200, isOpen: false, closesAt: '2026-11-01' },
    'Closed on 1 November 2026, 1,200 applications, reference J2026-48210377',
  ],
  [
    { isOpen: false, closesAt: '2026-12-01', closedAt: '2026-11-20T09:30:00.000Z' },
    'Closed on 20 November 2026, 2 applications, reference J2026-48210377',
  ],
  [
    { isOpen: false, closesAt: '2026-11-01', closedAt: '2026-11-20T09:30:00.000Z' },
    'Closed on 1 November 2026, 2 applications, reference J2026-48210377',
  ],
  [{ isOpen: false }, 'Closed, 2 applications, reference J2026-48210377'],
] as const)('a row says how it stands: %j', async (given, expected) => {
  expect((await row(own, given)).text.replaceAll(/\s+/g, ' ')).toContain(expected);
});
