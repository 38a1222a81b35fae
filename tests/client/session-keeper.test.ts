import { parse } from 'graphql';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { authorizing, forOneselfAlone } from '../../client/accounts/authorize.ts';
import { OWN_FIELDS } from '../../client/accounts/own-fields.ts';
import { type KnownSession, SessionKeeper } from '../../client/accounts/session-keeper.ts';
import type { BegunSessionFragment } from '../../client/accounts/sessions.generated.ts';
import { isMarked } from '../../client/accounts/sign-in-mark.ts';
import { authorizeBy } from '../../client/apollo/authorization.ts';
import { createBrowserClient } from '../../client/apollo/client.ts';
import { forgetDrafts, holdDrafts, keepDraft, readDraft } from '../../client/forms/saved-drafts.ts';
import { currentNotice, dismissNotice } from '../../client/ui/notify.ts';
import { anyone } from '../schema/access/outcomes.ts';
import { policies } from '../schema/access/policies.ts';
import { standInForBrowser, standInForServer, type WaitingRequest } from './browser-stand-in.ts';

const me = parse('query Me { me { id email } }');
const save = parse('mutation Save { saveProfile { id email } }');

/** A session of a user, as the graph answers it. */
const begun = (id: string, expiresIn = 900): BegunSessionFragment => ({
  accessToken: `token of ${id}`,
  expiresIn,
  user: { id, firstName: id, lastName: '', role: 'nurse', access: 'MEMBER' },
});
const account = (id: string) => ({ __typename: 'Account', id, email: `${id}@example.com` });
const renewed = (id: string) => ({ data: { refreshSession: { __typename: 'SessionPayload', ...begun(id) } } });
const refused = { data: { refreshSession: { __typename: 'NotSignedInError', message: 'No user logged in' } } };
const bearer = (id: string) => `Bearer token of ${id}`;

let requests: WaitingRequest[];
let otherTab: BroadcastChannel;
let closeTabs: () => void;

beforeEach(() => {
  // That its two answers are of one type the cache takes as a guess, and says so.
  vi.spyOn(console, 'warn').mockReturnValue();
  closeTabs = standInForBrowser();
  requests = standInForServer();
  otherTab = new BroadcastChannel('session');
});

afterEach(() => {
  closeTabs();
  vi.unstubAllGlobals();
});

/** A tab, signed in as `person` if one is named. */
function openTab(person?: string) {
  const client = createBrowserClient();
  const keeper = new SessionKeeper(client);
  authorizeBy(authorizing(keeper));
  if (person) keeper.begin(begun(person));
  const ask = (context = {}) => client.query({ query: me, fetchPolicy: 'network-only', context }).catch(asMessage);
  const change = (context = {}) => client.mutate({ mutation: save, context }).catch(asMessage);
  return { client, keeper, ask, change, person: () => keeper.read().session?.person.id };
}

const asMessage = (error: Error) => error.message;
const sent = (count: number) => expect.poll(() => requests.length).toBe(count);
/** As long as a message from another tab, or a retried request, could take. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 50));

test('an answer that arrives after sign-out is dropped, and its query is sent again anonymously', async () => {
  const { client, keeper, ask } = openTab('amira');
  const asked = ask();
  await sent(1);
  keeper.leave();
  expect(requests[0]?.isGivenUp()).toBe(true);
  requests[0]?.answer({ data: { me: account('amira') } });
  await sent(2);
  expect(requests.map(({ authorization }) => authorization)).toEqual([bearer('amira'), undefined]);
  requests[1]?.answer({ data: { me: null } });
  expect(await asked).toMatchObject({ data: { me: null } });
  expect(JSON.stringify(client.cache.extract())).not.toContain('amira');
});

test('the next user who sends the same query gets their own answer', async () => {
  const { client, keeper, ask } = openTab('amira');
  const askedBefore = ask();
  await sent(1);
  keeper.begin(begun('bela'));
  const asked = ask();
  requests[0]?.answer({ data: { me: account('amira') } });
  await sent(2);
  expect(requests[1]?.authorization).toBe(bearer('bela'));
  requests[1]?.answer({ data: { me: account('bela') } });
  expect(await asked).toMatchObject({ data: { me: { id: 'bela' } } });
  expect(await askedBefore).toMatchObject({ data: { me: { id: 'bela' } } });
  expect(JSON.stringify(client.cache.extract())).not.toContain('amira');
});

test.each([
  ['a change', (tab: ReturnType<typeof openTab>) => tab.change()],
  ['what is for oneself alone', (tab: ReturnType<typeof openTab>) => tab.ask(forOneselfAlone)],
])('%s is not sent again for another user, and its answer is dropped', async (_, send) => {
  const tab = openTab('amira');
  const asked = send(tab);
  await sent(1);
  tab.keeper.begin(begun('bela'));
  requests[0]?.answer({ data: { me: account('amira'), saveProfile: account('amira') } });
  expect(await asked).toBe('No user logged in');
  await aWhile();
  expect(requests).toHaveLength(1);
  expect(JSON.stringify(tab.client.cache.extract())).not.toContain('amira');
});

test('a mutation is not retried for another user', async () => {
  const { keeper, change } = openTab('amira');
  const asked = change({ headers: { 'idempotency-key': 'one' } });
  await sent(1);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  requests[0]?.answer({ error: 'Not now' }, 503);
  await vi.waitFor(() => expect(vi.getTimerCount(), 'waiting to be repeated').toBe(1));
  keeper.begin(begun('bela'));
  expect(await asked).toBe('No user logged in');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(requests).toHaveLength(1);
});

test('a change that is refused because another tab has signed in as another user is not theirs', async () => {
  const { keeper, change } = openTab('amira');
  const asked = change();
  await sent(1);
  requests[0]?.answer({ error: 'Your session has ended.' }, 401);
  await sent(2);
  expect(requests[1]?.operationName).toBe('RefreshSession');
  requests[1]?.answer(renewed('bela'));
  expect(await asked).toBe('No user logged in');
  expect(keeper.read().session?.person.id).toBe('bela');
  expect(requests).toHaveLength(2);
});

test('between two users there is a signed-out state without the first one’s cache', () => {
  const { client, keeper } = openTab('amira');
  client.writeQuery({ query: me, data: { me: account('amira') } });
  const seen: unknown[] = [];
  keeper.subscribe(() => {
    const cached = JSON.stringify(client.cache.extract()).includes('amira');
    seen.push([keeper.read().session?.person.id, cached]);
  });
  keeper.begin(begun('bela'));
  expect(seen).toEqual([
    [undefined, false],
    ['bela', false],
  ]);
});

test.each([
  ['with a session', renewed('amira')],
  ['with a refusal', refused],
])('a renewal that returns %s after another user has signed in changes nothing', async (_, answer) => {
  const { keeper, person } = openTab('amira');
  const renewal = keeper.renew();
  await sent(1);
  keeper.begin(begun('bela'));
  requests[0]?.answer(answer);
  await renewal;
  expect(person()).toBe('bela');
  expect(isMarked()).toBe(true);
});

test('what another tab said of a session before this one signed out is not taken up', async () => {
  const { keeper, person } = openTab('amira');
  const { session } = keeper.read() as Required<KnownSession>;
  keeper.leave();
  otherTab.postMessage({ what: 'goes on', session });
  await aWhile();
  expect(person()).toBeUndefined();
});

test('where another tab goes on as another user, the server says who it is', async () => {
  const { keeper, person } = openTab('bela');
  const { session } = keeper.read() as Required<KnownSession>;
  otherTab.postMessage({ what: 'goes on', session: { ...session, person: { ...session.person, id: 'amira' } } });
  await sent(1);
  expect(requests[0]?.operationName).toBe('RefreshSession');
  expect(person()).toBe('bela');
  requests[0]?.answer(renewed('amira'));
  await expect.poll(person).toBe('amira');
});

test('a page that was put aside while another tab signed out knows it when it is looked at again', () => {
  const { person } = openTab('amira');
  localStorage.removeItem('signed-in');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(person()).toBeUndefined();
});

test('a page that was put aside asks who is signed in when it comes back', async () => {
  const { person } = openTab('amira');
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await sent(1);
  requests[0]?.answer(renewed('bela'));
  await expect.poll(person).toBe('bela');
});

test('every field that the graph does not answer to anyone is given up with its person', () => {
  const own = Object.entries(policies).flatMap(([field, { policy }]) =>
    field.startsWith('Query.') && policy !== anyone ? [field.slice('Query.'.length)] : [],
  );
  // The file with one's own data never gets into the cache.
  expect(OWN_FIELDS.toSorted()).toEqual(own.filter((field) => field !== 'myData').toSorted());
});

const places = {
  amira: { accountId: 'amira', form: 'job' },
  bela: { accountId: 'bela', form: 'job' },
};
const drafts = () => [readDraft(places.amira), readDraft(places.bela)];

test('sign-out deletes drafts, here or in another tab', async () => {
  const { keeper } = openTab('amira');
  keepDraft(places.amira, { title: 'Midwife' });
  keeper.leave();
  expect(drafts()).toEqual([undefined, undefined]);

  keeper.begin(begun('amira'));
  keepDraft(places.amira, { title: 'Midwife' });
  otherTab.postMessage({ what: 'left' });
  await expect.poll(drafts).toEqual([undefined, undefined]);
});

test('an open form has its draft back where the same person signs out in another tab and in again', async () => {
  const { keeper, person } = openTab('amira');
  keepDraft(places.amira, { title: 'Midwife' });
  const release = holdDrafts();
  otherTab.postMessage({ what: 'left' });
  await expect.poll(person).toBeUndefined();
  expect(drafts()).toEqual([undefined, undefined]);
  keeper.begin(begun('amira'));
  expect(drafts()).toEqual([{ title: 'Midwife' }, undefined]);
  keeper.leave();
  keeper.begin(begun('amira'));
  expect(drafts()).toEqual([undefined, undefined]);
  release();
});

test('a draft outlasts a session that runs out, for the same person alone', async () => {
  const { keeper, person } = openTab('amira');
  keepDraft(places.amira, { title: 'Midwife' });
  const renewal = keeper.renew();
  await sent(1);
  requests[0]?.answer(refused);
  await renewal;
  expect(person()).toBeUndefined();
  expect(drafts()).toEqual([{ title: 'Midwife' }, undefined]);
  keeper.begin(begun('amira'));
  expect(drafts()).toEqual([{ title: 'Midwife' }, undefined]);
  keeper.begin(begun('bela'));
  expect(drafts()).toEqual([undefined, undefined]);
});

test.each([
  ['is said', {}, 'Your session has ended'],
  ['is not said if another message explains it', { isQuiet: true }, undefined],
])('that a session is over %s', async (_, how, said) => {
  const { keeper, person } = openTab('amira');
  dismissNotice(currentNotice()?.id ?? 0);
  const renewal = keeper.renew(how);
  await sent(1);
  requests[0]?.answer(refused);
  await renewal;
  expect([person(), isMarked(), currentNotice()?.title]).toEqual([undefined, false, said]);
});

test('nothing but drafts is forgotten with them', () => {
  sessionStorage.setItem('scroll-positions', '{}');
  keepDraft(places.bela, { title: 'Porter' });
  forgetDrafts();
  expect(Object.keys(sessionStorage)).toEqual(['scroll-positions']);
});

test('a session that runs out: a page that asks for it itself does so while it is still shown, in this tab alone', async () => {
  const { keeper, change } = openTab('amira');
  const asked: (string | undefined)[] = [];
  const stop = keeper.askAgainBy(() => asked.push(keeper.read().session?.person.id));
  const changed = change();
  await sent(1);
  requests[0]?.answer({ error: 'Your session has ended.' }, 401);
  await sent(2);
  requests[1]?.answer(refused);
  await sent(3);
  requests[2]?.answer({ errors: [{ message: 'No user logged in' }] });
  expect(await changed).toBe('No user logged in');
  expect(asked).toEqual(['amira']);
  keeper.begin(begun('amira'));
  otherTab.postMessage({ what: 'ran out' });
  await expect.poll(() => keeper.read().session).toBeUndefined();
  expect(asked).toHaveLength(1);
  stop();
});
