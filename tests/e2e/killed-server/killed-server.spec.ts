import { anyFailure, test as base, expect } from '../support/test.ts';
import { forms } from './forms.ts';
import { MortalPortal } from './mortal-portal.ts';
import { countRows } from './stored-rows.ts';

const STARTING_MS = 300_000;
/** Three retries, two starts on a busy machine, and the form. */
const LONGEST_MS = 600_000;

/** What each form was filled in with, for the count at the end. */
const marks = new Map<string, string>();

const test = base.extend<object, { portal: MortalPortal }>({
  portal: [
    async ({ browserName: _ }, use) => {
      const portal = await MortalPortal.start();
      await use(portal);
      await portal.remove();
    },
    { scope: 'worker', timeout: STARTING_MS },
  ],
  baseURL: async ({ portal }, use) => use(portal.origin),
});

// One portal dies for all of them, one after the other.
test.describe.configure({ mode: 'serial', timeout: LONGEST_MS });
test.use({ expectedInConsole: anyFailure });

for (const [name, form] of Object.entries(forms)) {
  test(`the server is killed under the form of: ${name}`, async ({ page, open, portal }) => {
    const mark = `${name.toLowerCase()}-${crypto.randomUUID().slice(0, 8)}`;
    marks.set(name, mark);
    await form.fillIn({ page, open, origin: portal.origin, mark, jobTitle: marks.get('job') ?? '' });
    const button = form.button(page);

    const died = portal.dieOf(form.operation, 'before the write');
    await button.press('Enter');
    await died;
    const [failure, said] = form.failed(page);
    await expect(failure).toContainText(said, { timeout: 30_000 });

    await portal.revive();
    const diedAgain = portal.dieOf(form.operation, 'after the commit');
    await button.press('Enter');
    await diedAgain;
    await portal.revive();
    const [success, saidThen] = form.sent(page);
    // By itself, or, where the portal was away for longer than that is tried, by one more press.
    const isSent = await expect(success)
      .toContainText(saidThen)
      .then(
        () => true,
        () => false,
      );
    if (!isSent) {
      await button.press('Enter');
      await expect(success).toContainText(saidThen);
    }
  });
}

test('each of them is stored once', async ({ portal }) => {
  await portal.stop();
  const once = Object.fromEntries([...marks.keys()].map((name) => [name, 1]));
  expect(await countRows(portal.dataDirectory, marks)).toEqual(once);
});
