import { otherCookies } from '../support/consent.ts';
import { providerOrigin } from '../support/portals.ts';
import { expect, test } from '../support/test.ts';
import { expectNoViolations } from '../support/violations.ts';
import { addressAtProvider } from './at-provider.ts';

test.use({ otherOrigins: [providerOrigin()] });

const notice = 'Notifications';

test('after signing in at the provider a user is signed in, on the page where they started @either', async ({
  page,
  open,
  context,
}) => {
  await open('/news');
  await page.goto(await addressAtProvider(page, '/news?category=policy'));
  await expect(page).toHaveURL('/news?category=policy');
  const cookies = await context.cookies(page.url());
  expect(cookies.find(({ name }) => name === 'session')).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
  expect(cookies.find(({ name }) => name === 'social')).toBeUndefined();
  const inReach = await page.evaluate(() => JSON.stringify([document.cookie, localStorage, sessionStorage]));
  expect(inReach, 'no token within reach of scripts').not.toMatch(/eyJ|[\w-]{43}/);
  await page.goBack();
  await expect(page, 'the address with the code is not in the history').not.toHaveURL(/code=/);
});

test('after a refusal at the provider the home page says so @either', async ({ page, open }) => {
  await open('/');
  const address = new URL(await addressAtProvider(page, '/news'));
  address.searchParams.set('login_hint', 'refusal');
  await page.goto(address.href);
  await expect(page).toHaveURL('/');
  const region = page.getByRole('region', { name: notice });
  await expect(region.getByRole('alert')).toContainText('Failed to connect with Google');
});

for (const query of ['code=abc', 'code=abc&state=unknown']) {
  test(`an address with ${query} that belongs to no attempt leads to the home page`, async ({ page, context }) => {
    await page.goto(`/auth/callback?${query}`);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('alert').filter({ hasText: 'Social login failed' })).toBeVisible();
    expect(await otherCookies(context)).toEqual([]);
  });
}

test('without a code the page says what it does, and after 5 seconds where to go @either', async ({ page, open }) => {
  await page.clock.install();
  await open('/auth/callback');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Signing you in');
  await expect(page.getByRole('status').filter({ hasText: 'Processing authentication...' })).toBeVisible();
  const onward = page.getByRole('link', { name: 'Continue to the home page' });
  await expect(onward).toHaveCount(0);
  await page.clock.fastForward(5_000);
  await expect(onward).toBeVisible();
  await expectNoViolations(page);
  await onward.click();
  await expect(page).toHaveURL('/');
});
