import { nothingChosen, refusedCookies } from '../support/consent.ts';
import { anyFailure, expect, hydrated, test } from '../support/test.ts';
import { expectNoViolations } from '../support/violations.ts';
import { ConsentQuestion, keptKinds } from './consent-question.ts';

test.use({ storageState: nothingChosen });

test('the question stands above the page as served, moves nothing, and its answers look alike @both', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const moved: number[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      moved.push(...list.getEntries().map((entry) => (entry as PerformanceEntry & { value: number }).value));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/compliance', { waitUntil: 'networkidle' });
  await hydrated(page);
  const question = new ConsentQuestion(page);
  await expect(question.region.getByRole('button')).toHaveText([
    'Accept All Cookies',
    'Necessary Only',
    'Cookie Settings',
  ]);
  await expect(question.region.getByRole('link')).toHaveText(['Privacy policy', /Your rights over cookies/]);
  await expectNoViolations(page);
  expect(
    await page.evaluate(() => Reflect.get(window, 'moved').reduce((sum: number, one: number) => sum + one, 0)),
  ).toBeLessThan(0.02);
  const looks = await question.region.getByRole('button').evaluateAll((buttons) =>
    buttons.map((button) => {
      const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(button);
      return [color, backgroundColor, borderColor, fontSize, fontWeight, button.getBoundingClientRect().height].join();
    }),
  );
  expect(new Set(looks).size).toBe(1);
  const header = await page.getByRole('banner').boundingBox();
  const asked = await question.region.boundingBox();
  expect(asked?.y).toBe(0);
  expect(header?.y).toBeGreaterThanOrEqual(asked?.height ?? Number.NaN);
});

test('by keyboard it is reached after the skip link, answered, and leaves the focus on the page @both', async ({
  page,
  context,
  open,
}) => {
  await open('/news');
  const question = new ConsentQuestion(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(question.region.getByRole('link', { name: 'Privacy policy' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(question.button('Accept All Cookies')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(question.button('Necessary Only')).toBeFocused();
  await expect(question.button('Necessary Only')).toBeInViewport();
  await page.keyboard.press('Enter');
  await question.isSaved();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await keptKinds(context)).toBe('necessary');
  await open('/news');
  await expect(question.region).toHaveCount(0);
});

test('an answer that is given before the scripts are there is kept once they are', async ({ page, context }) => {
  const script = Promise.withResolvers<void>();
  await page.route(/entry-browser/, async (route) => {
    await script.promise;
    await route.continue();
  });
  // The first script of the page has run then, and those that it fetches are on their way.
  await page.goto('/news', { waitUntil: 'domcontentloaded' });
  const question = new ConsentQuestion(page);
  await question.button('Accept All Cookies').click();
  await question.button('Necessary Only').click();
  await expect(question.region).toBeVisible();
  script.resolve();
  await question.isSaved();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await keptKinds(context)).toBe('necessary');
});

test('who accepts all is not asked again, in another tab either', async ({ page, context, open }) => {
  await open('/');
  await new ConsentQuestion(page).press('Accept All Cookies');
  await new ConsentQuestion(page).isSaved();
  expect(await keptKinds(context)).toBe('necessary-analytics-marketing-preferences');
  const { expires = 0, httpOnly, sameSite } = (await context.cookies()).find(({ name }) => name === 'consent') ?? {};
  expect({ httpOnly, sameSite }).toEqual({ httpOnly: false, sameSite: 'Lax' });
  expect(Math.round((expires - Date.now() / 1000) / 86_400)).toBe(365);
  const second = await context.newPage();
  await second.goto('/about');
  await hydrated(second);
  await expect(new ConsentQuestion(second).region).toHaveCount(0);
});

test.describe('while the portal refuses', () => {
  test.use({ expectedInConsole: anyFailure });

  test('where the choice cannot be kept, the question comes back', async ({ page, context, open }) => {
    await open('/');
    await page.route('**/graphql', (route) => route.fulfill({ status: 400, json: { error: 'Request refused' } }));
    const question = new ConsentQuestion(page);
    await question.press('Accept All Cookies');
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
      'Your cookie choice could not be saved',
    );
    await expect(question.region).toBeVisible();
    expect(await keptKinds(context)).toBeUndefined();
  });
});

test('an answer to an earlier version of the question counts for nothing', async ({ page, context, open }) => {
  const [cookie] = refusedCookies.cookies;
  if (!cookie) throw new Error('There is no choice to make older.');
  await context.addCookies([{ ...cookie, value: '0.2026-11-23.necessary-analytics' }]);
  await open('/');
  const question = new ConsentQuestion(page);
  await expect(question.region).toBeVisible();
  await question.press('Necessary Only');
  await question.isSaved();
  expect(await keptKinds(context)).toBe('necessary');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing is asked, as nothing but what is necessary is used', async ({ page }) => {
    await page.goto('/cookie-policy');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(new ConsentQuestion(page).region).toBeHidden();
    await expect(page.getByRole('button', { name: 'Manage Cookie Preferences' })).toBeHidden();
  });
});
