import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deleteOldData } from '../../../schema/maintenance.ts';
import { createAccount } from '../../factories/account.ts';
import { createArticle } from '../../factories/article.ts';
import { createSession } from '../../factories/session.ts';
import { openTestApp, type TestApp } from '../../support/test-app.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

let app: TestApp;
let now = new Date('2026-11-19T23:30:00.000Z');
let id: string;

beforeAll(async () => {
  app = await openTestApp({ clock: { now: () => now }, environment: { TRUST_PROXY: '1' } });
});
beforeEach(async () => {
  now = new Date('2026-11-19T23:30:00.000Z');
  id = (await createArticle(app.db)).id;
});
afterAll(() => app.close());

interface Asking {
  readonly token?: string | undefined;
  readonly address?: string;
  readonly browser?: string;
}

async function ask(query: string, { token, address = '192.0.2.7', browser = firefox }: Asking = {}) {
  const answer = await app.server.inject({
    method: 'POST',
    url: '/graphql',
    headers: {
      'user-agent': browser,
      'x-forwarded-for': address,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    payload: { query },
  });
  return answer.json();
}

async function like(asking: Asking = {}, field = 'likeArticle', key = id) {
  const { data } = await ask(
    `mutation { done: ${field}(id: "${key}") { __typename
      ... on LikeArticlePayload { counted article { likes } } ... on Error { message } } }`,
    asking,
  );
  return data.done;
}

async function person() {
  const { id: accountId } = await createAccount(app.db);
  const token = (await createSession(app.db, { account_id: accountId, last_used_at: now.toISOString() })).accessToken;
  return { accountId, token };
}

const likes = async () =>
  (await app.db.selectFrom('article').select('likes').where('id', '=', id).executeTakeFirstOrThrow()).likes;

test('an account likes an article once, on all days, and takes it back', async () => {
  const { token } = await person();
  const twenty = await Promise.all(Array.from({ length: 20 }, () => like({ token })));
  expect(twenty.filter(({ counted }) => counted)).toHaveLength(1);
  now = new Date('2026-11-20T00:00:00.000Z');
  await deleteOldData(app.db, now);
  expect(await like({ token, address: '198.51.100.3' })).toMatchObject({ counted: false, article: { likes: 1 } });
  const own = `{ myArticleReactions(id: "${id}") { saved liked } }`;
  expect((await ask(own, { token })).data.myArticleReactions).toEqual({ saved: false, liked: true });
  expect(await like({ token }, 'unlikeArticle')).toMatchObject({ counted: true, article: { likes: 0 } });
  expect(await like({ token }, 'unlikeArticle')).toMatchObject({ counted: false, article: { likes: 0 } });
  expect((await ask(own, { token })).data.myArticleReactions).toEqual({ saved: false, liked: false });
});

test('a visitor without an account is counted once a day, and a robot is not', async () => {
  expect(await like()).toMatchObject({ counted: true, article: { likes: 1 } });
  expect(await like()).toMatchObject({ counted: false, article: { likes: 1 } });
  expect(await like({ address: '198.51.100.9' })).toMatchObject({ counted: true, article: { likes: 2 } });
  expect(await like({ browser: 'curl/8' })).toMatchObject({ counted: false, article: { likes: 2 } });
  now = new Date('2026-11-20T00:00:00.000Z');
  await deleteOldData(app.db, now);
  expect(await like()).toMatchObject({ counted: true, article: { likes: 3 } });
  expect(await like({}, 'unlikeArticle')).toMatchObject({ __typename: 'NotSignedInError' });
});

test('a visitor who signs in and likes it again is one, and so is one who signs out', async () => {
  const [one, another] = [await person(), await person()];
  await like();
  expect(await like({ token: one.token }), 'the like that is there becomes theirs').toMatchObject({ counted: false });
  expect(await like({ token: another.token }), 'another account in the browser').toMatchObject({ counted: true });
  expect(await like(), 'signed out again').toMatchObject({ counted: false });
  expect(await likes()).toBe(2);
  expect(await like({ token: one.token }, 'unlikeArticle')).toMatchObject({ article: { likes: 1 } });
});

test('an account saves articles on a list of its own, the last saved first', async () => {
  const [reader, other] = [await person(), await person()];
  const save = async (key: string, field = 'saveArticle') =>
    (
      await ask(
        `mutation { done: ${field}(id: "${key}") { __typename
          ... on SaveArticlePayload { reactions { saved } } ... on Error { message } } }`,
        { token: reader.token },
      )
    ).data.done;
  const saved = async (token: string) =>
    (await ask('{ mySavedArticles { nodes { id } } }', { token })).data.mySavedArticles.nodes.map(
      (node: { id: string }) => node.id,
    );
  const second = await createArticle(app.db);
  expect(await save(id)).toMatchObject({ reactions: { saved: true } });
  now = new Date('2026-11-19T23:31:00.000Z');
  await save(second.slug);
  now = new Date('2026-11-19T23:32:00.000Z');
  await save(id);
  expect(await saved(reader.token)).toEqual([second.id, id]);
  expect(await saved(other.token)).toEqual([]);
  expect(await save(id, 'unsaveArticle')).toMatchObject({ reactions: { saved: false } });
  expect(await saved(reader.token)).toEqual([second.id]);
  expect(await save('no-such-article')).toEqual({ __typename: 'NotFoundError', message: 'Article not found' });
});
