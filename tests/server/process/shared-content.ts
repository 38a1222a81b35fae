import { expect, test } from 'vitest';
import { createAccount, factoryPassword } from '../../factories/account.ts';
import type { RunningPortal } from './running-portal.ts';
import type { TwoPortals } from './two-portals.ts';

/** Less than any cache keeps an answer for. */
const AT_ONCE_MS = 5_000;

/** What is published at one of two processes. */
export function testSharedContent(portals: () => TwoPortals): void {
  test('what an operator publishes in one is counted, listed and mapped in the other at once', {
    timeout: 300_000,
  }, async () => {
    const { one, other, database } = portals();
    const { email } = await createAccount(database.db, { access: 'operator', email: 'operator@example.com' });
    const signedIn = await fetch(`${one.origin}/api/auth/signin`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: factoryPassword }),
    });
    const { access_token: token } = (await signedIn.json()) as { access_token: string };
    // Held by the caches of the other process from here on.
    const before = await shown(other);
    const { createArticle } = await ask<{ createArticle: { content: { id: string; slug: string } } }>(
      one,
      `mutation { createArticle(input: { title: "Zymurgist joins the dialysis ward", summary: "What it says.",
        content: "The text.", category: POLICY, priority: LOW, tags: [], source: "Wayline", verified: false,
        publishedAt: "2026-11-01T09:00:00Z" }) { ... on EditedContentPayload { content { id slug } } } }`,
      token,
    );
    const { id, slug } = createArticle.content;
    const change = (name: string, input: string) =>
      ask(one, `mutation { ${name}(kind: ARTICLE, id: "${id}", ${input}) { __typename } }`, token);
    await change('publishContent', 'revision: 1');
    await expect
      .poll(() => shown(other), { timeout: AT_ONCE_MS, interval: 100 })
      .toEqual({ articles: before.articles + 1, policy: before.policy + 1, mapped: true, corrected: true });
    expect(await mapped(other, slug)).toBe(true);
    await change('unpublishContent', 'revision: 2, note: "It was published too early."');
    await expect.poll(() => shown(other), { timeout: AT_ONCE_MS, interval: 100 }).toEqual(before);
  });
}

/** What is cached for half a minute and longer: figures, the vocabulary that corrects searches, and the site map. */
async function shown(portal: RunningPortal) {
  const { newsStats, newsCategories, news } = await ask<{
    newsStats: { articles: number };
    newsCategories: { category: string; count: number }[];
    news: { correction: { search: string } | null };
  }>(
    portal,
    '{ newsStats { articles } newsCategories { category count } news(filter: { search: "zymurgizt" }) { correction { search } } }',
  );
  return {
    articles: newsStats.articles,
    policy: newsCategories.find(({ category }) => category === 'POLICY')?.count ?? 0,
    mapped: await mapped(portal, 'zymurgist-joins-the-dialysis-ward'),
    corrected: news.correction !== null,
  };
}

async function mapped({ origin }: RunningPortal, slug: string): Promise<boolean> {
  return (await (await fetch(`${origin}/sitemap.xml`)).text()).includes(`article=${slug}<`);
}

async function ask<Data>({ origin }: RunningPortal, query: string, token?: string): Promise<Data> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(`${origin}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) });
  const { data, errors } = (await answer.json()) as { data: Data; errors?: unknown };
  if (!data) {
    throw new Error(`The graph answered ${JSON.stringify(errors)}.`);
  }
  return data;
}
