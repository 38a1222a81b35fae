import type { Page } from 'playwright/test';
import { CONSENT_VERSION } from '../../../schema/consent/consent-record.ts';
import { signInAsOperator } from '../accounts/signed-in.ts';
import { expect, failedRequest, takenOver, test } from '../support/test.ts';
import { expectNoViolations } from '../support/violations.ts';

const main = (page: Page) => page.getByRole('main');
const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('a category leads to its articles, an article to the ones beside it and back @either', async ({ page, open }) => {
  await open('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help center' }).click();
  await expect(title(page)).toHaveText('Help center');
  await expect(main(page).getByRole('region', { name: 'Popular articles' }).getByRole('link')).toHaveCount(5);
  for (const [name, count] of [
    ['Your account', 18],
    ['Equipment', 15],
  ] as const) {
    await expect(main(page).getByRole('link', { name: new RegExp(`^${name} ?${count} articles$`) })).toBeVisible();
  }
  await main(page).getByRole('link', { name: 'Equipment 15 articles' }).click();
  await expect(page).toHaveURL('/help-center?category=equipment');
  await expect(main(page).getByRole('list').filter({ hasText: 'Buy a product' }).getByRole('listitem')).toHaveCount(15);
  await main(page).getByRole('link', { name: 'Buy a product' }).click();
  await expect(page).toHaveURL('/help-center?article=buy-a-product');
  await expect(title(page)).toBeFocused();
  await expect(page).toHaveTitle(/^Buy a product/);
  const related = main(page).getByRole('complementary', { name: 'Related articles' }).getByRole('link');
  await expect(related).toHaveCount(3);
  const other = (await related.first().textContent()) ?? '';
  await related.first().click();
  await expect(title(page)).toHaveText(other);
  await page.goBack();
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Equipment' }).click();
  await expect(page).toHaveURL('/help-center?category=equipment');
});

test('a search follows while one types, reads a mistake as what was meant, and leads to the article', async ({
  page,
  open,
}) => {
  await open('/help-center');
  await page.getByLabel('Search help articles').fill('forgoten pasword');
  await expect(page).toHaveURL('/help-center?q=forgoten+pasword');
  await expect(main(page)).toContainText('password');
  await main(page).getByRole('link', { name: 'Reset a forgotten password' }).click();
  await expect(title(page)).toHaveText('Reset a forgotten password');
});

test('one says with the keyboard whether an article helped, and axe finds nothing then @either', async ({
  page,
  open,
}) => {
  await open('/help-center?article=post-a-job');
  const question = main(page).getByRole('region', { name: 'Was this page helpful?' });
  await takenOver(question.getByRole('button', { name: 'Yes' }));
  await question.getByRole('button', { name: 'Yes' }).focus();
  await page.keyboard.press('Enter');
  await expect(question.getByText('Thank you for your answer.')).toBeFocused();
  await expectNoViolations(page);
});

test.describe('an answer that cannot be sent', () => {
  test.use({ expectedInConsole: failedRequest });

  test('is said so, and can be given again', async ({ page, open }) => {
    await open('/help-center?article=post-a-job');
    await takenOver(main(page).getByRole('button', { name: 'No' }));
    await page.route('**/graphql', (route) => route.fulfill({ status: 400, json: { error: 'Not like this.' } }));
    await main(page).getByRole('button', { name: 'No' }).click();
    await expect(page.getByText('Your answer could not be sent')).toBeVisible();
    await page.unroute('**/graphql');
    await main(page).getByRole('button', { name: 'No' }).click();
    await expect(page.getByText('Thank you for your answer.')).toBeVisible();
  });
});

test.describe('a search that finds nothing', () => {
  // Searches of robots are not noted.
  test.use({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0' });

  test('is shown to operators, by day, where the visitor agrees to be counted', async ({
    page,
    open,
    context,
    baseURL,
  }) => {
    const agreed = { name: 'consent', value: `${CONSENT_VERSION}.2026-11-23.necessary-analytics` };
    await context.addCookies([{ ...agreed, url: baseURL ?? '', sameSite: 'Lax' }]);
    const words = `zzyzx ${[...crypto.randomUUID()].filter((sign) => /[a-f]/.test(sign)).join('')}`;
    await open('/help-center');
    const reported = page.waitForResponse(
      (answer) => answer.request().postData()?.includes('ReportHelpSearch') ?? false,
    );
    await page.getByLabel('Search help articles').fill(words);
    await expect(main(page).getByText('No articles match')).toBeVisible();
    expect(await (await reported).json()).toMatchObject({ data: { reportHelpSearch: { noted: true } } });
    await signInAsOperator(page, baseURL ?? '');
    await open('/operations');
    await page.getByRole('link', { name: 'Help searches' }).click();
    await expect(page).toHaveURL('/operations?section=help');
    await expect(main(page).getByRole('row').filter({ hasText: words })).toContainText('1');
    await expectNoViolations(page);
  });
});
