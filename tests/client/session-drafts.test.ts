import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SessionKeeper } from '../../client/accounts/session-keeper.ts';
import type { BegunSessionFragment } from '../../client/accounts/sessions.generated.ts';
import { createBrowserClient } from '../../client/apollo/client.ts';
import { forgetDrafts, holdDrafts, keepDraft, readDraft } from '../../client/forms/kept-drafts.ts';
import { standInForBrowser, standInForServer, type WaitingRequest } from './browser-stand-in.ts';

/** A session of somebody, as the graph answers it. */
const begun = (id: string): BegunSessionFragment => ({
  accessToken: `token of ${id}`,
  expiresIn: 900,
  user: { id, firstName: id, lastName: '', role: 'nurse', access: 'MEMBER' },
});
const refused = { data: { refreshSession: { __typename: 'NotSignedInError', message: 'No user logged in' } } };

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

/** A tab in which Amira is signed in. */
function openTab() {
  const keeper = new SessionKeeper(createBrowserClient());
  keeper.begin(begun('amira'));
  return { keeper, person: () => keeper.read().session?.person.id };
}

const places = {
  amira: { accountId: 'amira', form: 'job' },
  bela: { accountId: 'bela', form: 'job' },
};
const drafts = () => [readDraft(places.amira), readDraft(places.bela)];

test('drafts go when somebody signs out, here or in another tab', async () => {
  const { keeper } = openTab();
  keepDraft(places.amira, { title: 'Midwife' });
  keeper.leave();
  expect(drafts()).toEqual([undefined, undefined]);

  keeper.begin(begun('amira'));
  keepDraft(places.amira, { title: 'Midwife' });
  otherTab.postMessage({ what: 'left' });
  await expect.poll(drafts).toEqual([undefined, undefined]);
});

describe('a form that is open while its person signs out in another tab', () => {
  async function signOutElsewhere() {
    const { keeper, person } = openTab();
    keepDraft(places.amira, { title: 'Midwife' });
    const release = holdDrafts();
    otherTab.postMessage({ what: 'left' });
    await expect.poll(person).toBeUndefined();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Midwife');
    return { keeper, release };
  }

  test('has its draft back for the same person', async () => {
    const { keeper, release } = await signOutElsewhere();
    keeper.begin(begun('amira'));
    expect(drafts()).toEqual([{ title: 'Midwife' }, undefined]);
    keeper.leave();
    keeper.begin(begun('amira'));
    expect(drafts()).toEqual([undefined, undefined]);
    release();
  });

  test('has none for another person, nor for the same one later', async () => {
    const { keeper, release } = await signOutElsewhere();
    keeper.begin(begun('bela'));
    keeper.begin(begun('amira'));
    expect(drafts()).toEqual([undefined, undefined]);
    release();
  });

  test('has none once it is closed', async () => {
    const { keeper, release } = await signOutElsewhere();
    release();
    keeper.begin(begun('amira'));
    expect(drafts()).toEqual([undefined, undefined]);
  });
});

test('a draft outlasts a session that runs out, for the same person alone', async () => {
  const { keeper, person } = openTab();
  keepDraft(places.amira, { title: 'Midwife' });
  const renewal = keeper.renew();
  await expect.poll(() => requests.length).toBe(1);
  requests[0]?.answer(refused);
  await renewal;
  expect(person()).toBeUndefined();
  expect(drafts()).toEqual([{ title: 'Midwife' }, undefined]);
  keeper.begin(begun('amira'));
  expect(drafts()).toEqual([{ title: 'Midwife' }, undefined]);
  keeper.begin(begun('bela'));
  expect(drafts()).toEqual([undefined, undefined]);
});

test('nothing but drafts is forgotten with them', () => {
  sessionStorage.setItem('scroll-positions', '{}');
  keepDraft(places.bela, { title: 'Porter' });
  forgetDrafts();
  expect(Object.keys(sessionStorage)).toEqual(['scroll-positions']);
});
