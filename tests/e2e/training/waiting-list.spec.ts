import { askAsOperator } from '../accounts/operator.ts';
import { signInBefore } from '../accounts/signed-in.ts';
import { Trader } from '../orders/trade.ts';
import { originToPublishIn } from '../support/portals.ts';
import { expect, test } from '../support/test.ts';
import { expectNoViolations } from '../support/violations.ts';

test.use({ baseURL: originToPublishIn() });

const origin = originToPublishIn();
const HOUR_MS = 3_600_000;

/** Plans a webinar of one seat as the second to come: the first is the one that others register for. */
async function planWebinar(title: string): Promise<string> {
  const next = (await askAsOperator(origin, '{ webinars(first: 1) { nodes { startsAt } } }', {})) as never as {
    webinars: { nodes: { startsAt: string }[] };
  };
  const startsAt = new Date(Date.parse(next.webinars.nodes[0]?.startsAt ?? '') + HOUR_MS).toISOString();
  const input = { title, description: 'One seat.', presenter: 'Meera Shah', format: 'LIVE', startsAt };
  const plan = `mutation ($input: WebinarInput!) {
    planWebinar(input: $input) { __typename ... on WebinarPayload { webinar { id } } } }`;
  const answer = await askAsOperator(origin, plan, { input: { ...input, durationMinutes: 45, seats: 1 } });
  return (answer['planWebinar'] as never as { webinar: { id: string } }).webinar.id;
}

test('a visitor waits for a seat by keyboard, moves up, and keeps the date @either', async ({ page, open }) => {
  const title = `Last seat ${crypto.randomUUID().slice(0, 8)}`;
  const id = await planWebinar(title);
  const holder = await Trader.verified('Brambleford');
  const change = (name: string) =>
    holder.ask(`mutation ($id: ID!) { done: ${name}(webinarId: $id) { __typename } }`, { id });
  expect(await change('registerForWebinar')).toEqual({ __typename: 'WebinarPlacePayload' });

  await signInBefore(page);
  await open('/training');
  const row = page.getByRole('region', { name: 'Upcoming webinars' }).getByRole('listitem').filter({ hasText: title });
  await expect(row).toContainText('The only seat is taken');
  const join = row.getByRole('button', { name: `Join the waiting list ${title}` });
  await join.press('Enter');
  const toast = page.getByRole('region', { name: 'Notifications' });
  await expect(toast).toContainText('You are on the waiting list');
  await expect(row).toContainText('Number 1 on the waiting list');
  await expectNoViolations(page);

  expect(await change('giveBackWebinarPlace')).toEqual({ __typename: 'WebinarPlacePayload' });
  await page.reload();
  await expect(row.getByText('Registered', { exact: true })).toBeVisible();
  const address = (await row.getByRole('link', { name: `Add to calendar ${title}` }).getAttribute('href')) ?? '';
  const calendar = async () => (await page.request.get(address)).text();
  expect(await calendar()).toMatch(/UID:[\s\S]*SEQUENCE:0\r\n|SEQUENCE:0\r\n[\s\S]*UID:/);
  expect(await calendar()).toContain('TZID=Europe/London');
  await askAsOperator(origin, 'mutation ($id: ID!) { cancelWebinar(id: $id) { __typename } }', { id });
  expect(await calendar()).toMatch(/STATUS:CANCELLED\r\n/);
  expect(await calendar()).toContain('SEQUENCE:1\r\n');
});
