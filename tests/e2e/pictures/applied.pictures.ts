import { signInBefore } from '../accounts/signed-in.ts';
import { signInVerified } from '../accounts/verified.ts';
import { advertise, applyBefore, closeBefore, withdrawBefore } from '../jobs/applications.ts';
import { originToPublishIn } from '../support/portals.ts';
import { test } from '../support/test.ts';
import { anything, type Parts, picture } from './picture.ts';

const origin = originToPublishIn();
test.use({ baseURL: origin, expectedInConsole: anything });

const opened = { fullPage: false };
const statement = 'I have led a night team for four years.';

/** Three jobs, of which one has applied for two and withdrawn the first application. */
async function applied({ page }: Parts): Promise<{ list: string; id: string; close: () => Promise<void> }> {
  const word = `Team${crypto.randomUUID().replaceAll(/[^a-z]/g, '')}`;
  const employer = await signInVerified(page, origin);
  const titles = ['midwife', 'physiotherapist', 'pharmacist'].map((post) => `Community ${post}, ${word}`);
  const ids: string[] = [];
  for (const title of titles) ids.push(await advertise(page, employer, title));
  const [first = '', second = ''] = ids;
  const person = await signInBefore(page);
  await applyBefore(page, person, statement, first);
  await withdrawBefore(page, person);
  await applyBefore(page, person, statement, second);
  return { list: `/staff-portal?q=${word}`, id: second, close: () => closeBefore(page, employer, second) };
}

picture(
  'jobs-applied',
  async (parts) => {
    const { list } = await applied(parts);
    await parts.open(list);
    const tag = parts.page.getByText('Applied', { exact: true });
    await tag.waitFor();
    await tag.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  },
  opened,
);

picture(
  'job-closed-applied',
  async (parts) => {
    const { id, close } = await applied(parts);
    await close();
    await parts.open(`/staff-portal?job=${id}`);
    await parts.page.getByText('You applied on').waitFor();
  },
  opened,
);

picture(
  'job-closed-applied-dialog',
  async (parts) => {
    const { list, close } = await applied(parts);
    await parts.open(list);
    await close();
    await parts.page.getByRole('link', { name: /^Community physiotherapist/ }).click();
    await parts.page.getByRole('dialog').getByText('You applied on').waitFor();
  },
  opened,
);
