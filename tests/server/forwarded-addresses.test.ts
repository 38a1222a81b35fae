import { afterAll, beforeAll, expect, test } from 'vitest';
import { trustedProxies } from '../../server/proxy-trust.ts';
import { createArticle } from '../factories/article.ts';
import { createTestServer, openTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
/** What a client may write into the header itself, before any proxy adds to it. */
const madeUp = ['203.0.113.1', '203.0.113.2, 203.0.113.3', '127.0.0.1', '10.0.0.9', '::1', 'unknown', '', ', ,'];

/** `chain` is the header as it arrives: what the client has made up, and what proxies have added to it. */
test.each([
  { TRUST_PROXY: '0', chain: (fake: string) => fake, isBelieved: false },
  { TRUST_PROXY: '0', chain: (fake: string, real: string) => `${fake}, ${real}`, isBelieved: false },
  { TRUST_PROXY: '1', chain: (fake: string, real: string) => `${fake}, ${real}`, isBelieved: true },
  { TRUST_PROXY: '2', chain: (fake: string, real: string) => `${fake}, ${real}, 10.0.0.2`, isBelieved: true },
  { TRUST_PROXY: '127.0.0.1', chain: (fake: string, real: string) => `${fake}, ${real}`, isBelieved: true },
  {
    TRUST_PROXY: '127.0.0.1, 10.0.0.0/8',
    chain: (fake: string, real: string) => `${fake}, ${real}, 10.0.0.2`,
    isBelieved: true,
  },
  { TRUST_PROXY: '10.0.0.0/8', chain: (fake: string, real: string) => `${fake}, ${real}, 10.0.0.2`, isBelieved: false },
])('behind TRUST_PROXY=$TRUST_PROXY ($isBelieved) no client chooses its address by $chain', async (proxies) => {
  const { TRUST_PROXY, chain, isBelieved } = proxies;
  const server = await createTestServer(app, { environment: { TRUST_PROXY } });
  const { id } = await createArticle(app.db);
  const query = `mutation { countArticleView(id: "${id}") { ... on CountArticleViewPayload { counted } } }`;
  const isCounted = async (forwarded: string) => {
    const headers = { 'user-agent': browser, 'x-forwarded-for': forwarded };
    const answer = await server.inject({ method: 'POST', url: '/graphql', headers, payload: { query } });
    return answer.json().data.countArticleView.counted;
  };
  expect(await isCounted(chain('203.0.113.9', '198.51.100.1'))).toBe(true);
  for (const fake of madeUp) {
    expect(await isCounted(chain(fake, '198.51.100.1')), fake).toBe(false);
  }
  expect(await isCounted(chain('203.0.113.9', '198.51.100.2')), 'another client').toBe(isBelieved);
  await server.close();
});

test.each([
  ['127.0.0.1', true],
  ['::1', true],
  ['::ffff:10.1.2.3', true],
  ['172.31.255.1', true],
  ['192.168.0.9', true],
  ['fd00::1', true],
  ['172.32.0.1', false],
  ['203.0.113.66', false],
  ['2001:db8::1', false],
  ['::ffff:203.0.113.66', false],
  ['not an address', false],
])('a peer at %s is the counted proxy: %s', (address, isProxy) => {
  const trust = trustedProxies(1);
  expect(typeof trust === 'function' && trust(address, 0)).toBe(isProxy);
  const none = trustedProxies(0);
  expect(typeof none === 'function' && none(address, 0)).toBe(false);
});
