import { InMemoryCache } from '@apollo/client/cache';
import { ApolloClient } from '@apollo/client/core';
import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { ConnectedProviders } from '../../client/accounts/providers/ConnectedProviders.tsx';
import { ConnectedProvidersDocument } from '../../client/accounts/providers/connected-providers.generated.ts';
import { ProviderRow } from '../../client/accounts/providers/ProviderRow.tsx';
import { SocialButtons } from '../../client/accounts/providers/SocialButtons.tsx';
import type { SocialProvider } from '../../client/generated/graph.generated.ts';
import { LayoutDocument } from '../../client/navigation/layout.generated.ts';
import { AnsweringLink } from './answering-link.ts';

async function html(what: ReactNode, cache = new InMemoryCache()): Promise<string> {
  const client = new ApolloClient({ cache, link: new AnsweringLink() });
  const { prelude } = await prerender(
    <ApolloProvider client={client}>
      <MemoryRouter initialEntries={['/account']}>{what}</MemoryRouter>
    </ApolloProvider>,
  );
  return new Response(prelude).text();
}

const nothing = () => undefined;
const nothingLater = () => Promise.resolve();
const buttons = (page: string) =>
  [...page.replaceAll('<!-- -->', '').matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, words]) => words);

test('the two ways are offered beside the words about the terms', async () => {
  const page = await html(<SocialButtons failure="" onFailure={nothing} />);
  expect(buttons(page)).toEqual(['Continue with Google', 'Continue with LinkedIn']);
  expect(page.replaceAll('<!-- -->', '')).toMatch(
    /you accept the [\s\S]*href="\/terms-of-service"[\s\S]* and the [\s\S]*href="\/privacy-policy"/,
  );
});

test('a provider that is not set up stays, does nothing and says why', async () => {
  const withProviders = (signInProviders: SocialProvider[]) => {
    const cache = new InMemoryCache();
    const site = { __typename: 'Site' as const, sampleData: true, legalVersion: '1.0', signInProviders };
    const jobStats = { __typename: 'JobStats' as const, openPositions: 0, newThisWeek: 0 };
    const footer = { __typename: 'ContentConnection' as const, nodes: [] };
    const realtimeStats = {
      __typename: 'RealtimeStats' as const,
      totalVisitors: 0,
      onlineUsers: 0,
      todayVisitors: 0,
      lastUpdate: '2026-11-20T09:00:00.000Z',
    };
    cache.writeQuery({ query: LayoutDocument, data: { site, jobStats, realtimeStats, bannerLinks: null, footer } });
    return html(<SocialButtons failure="" onFailure={nothing} />, cache);
  };
  const one = await withProviders(['GOOGLE']);
  expect(buttons(one)).toEqual(['Continue with Google', 'Continue with LinkedIn']);
  expect(one).toContain('Signing in with LinkedIn is not set up here.');
  expect(one.match(/<button[^>]*aria-disabled="true"[^>]*>/g)).toHaveLength(1);
  expect(one).toContain('If you continue without an account');
  const none = await withProviders([]);
  expect(buttons(none)).toEqual(['Continue with Google', 'Continue with LinkedIn']);
  expect(none).toContain('Signing in with Google or LinkedIn is not set up here.');
  expect(none.match(/<button[^>]*aria-disabled="true"[^>]*aria-describedby[^>]*>/g)).toHaveLength(2);
  expect(none).not.toContain('If you continue without an account');
  expect(await withProviders(['GOOGLE', 'LINKEDIN'])).not.toContain('not set up');
});

test('a provider that is connected says since when, and can be parted', async () => {
  const connected = { email: 'amira@example.org', connectedAt: '2026-11-20T23:30:00.000Z' };
  const row = (one: typeof connected | undefined) =>
    html(<ProviderRow provider="GOOGLE" connected={one} onFailure={nothing} onChange={nothingLater} isSetUp />);
  const page = await row(connected);
  expect(page).toContain('amira@example.org, connected on 20 November 2026');
  expect(buttons(page)).toEqual(['Disconnect Google']);
  const other = await row(undefined);
  expect(other).toContain('Not connected');
  expect(buttons(other)).toEqual([]);
  expect(other).toMatch(/href="\/account\?dialog=connect-google"[^>]*>Connect Google</);
});

test('the section of the account page has both, whichever is connected', async () => {
  const cache = new InMemoryCache();
  const linkedIn = {
    __typename: 'ConnectedProvider' as const,
    provider: 'LINKEDIN' as const,
    email: '',
    connectedAt: '2026-11-20T09:00:00Z',
  };
  const me = { __typename: 'Account' as const, id: '1', connectedProviders: [linkedIn] };
  cache.writeQuery({ query: ConnectedProvidersDocument, data: { me } });
  const page = await html(<ConnectedProviders asksPassword />, cache);
  expect(buttons(page)).toEqual(['Disconnect LinkedIn']);
  expect(page).toContain('>Connect Google</a>');
  expect(page).toContain('connected on 20 November 2026');
});
