import type { Page, Route } from 'playwright/test';
import { anyFailure, expect, test } from '../support/test.ts';
import { expectNoViolations } from '../support/violations.ts';
import { SearchDialog } from './search-dialog.ts';

/** It covers the whole of a small screen. */
const DIALOG = '[role=dialog]';

test.use({ expectedInConsole: anyFailure });

/** Answers the next searches in this way; other questions go on to the portal. */
async function answerSearches(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
  await page.route('**/graphql', (route) =>
    route.request().postDataJSON()?.operationName === 'Search' ? answer(route) : route.continue(),
  );
}

async function withoutDocuments(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = await response.json();
  for (const source of body.data.search.sources) {
    if (source.name === 'DOCUMENTS') source.answered = false;
  }
  await route.fulfill({ response, json: body });
}

test('axe finds nothing in any state @either', async ({ page, open }) => {
  await open('/');
  const search = new SearchDialog(page);
  await search.trigger.click();
  await expect(search.field).toBeFocused();
  await expectNoViolations(page, DIALOG);
  await search.field.fill('nurse');
  await search.says('for "nurse"');
  await expectNoViolations(page, DIALOG);
  await search.field.fill('zzzz');
  await search.says('No results found for "zzzz"');
  await expectNoViolations(page, DIALOG);
  await answerSearches(page, withoutDocuments);
  await search.field.fill('pay');
  await search.says('No answer came in time from: documents.');
  await expectNoViolations(page, DIALOG);
  await page.unroute('**/graphql');
  await answerSearches(page, (route) => route.fulfill({ status: 400, json: { error: 'Not today.' } }));
  await search.field.fill('pump');
  await expect(search.dialog.getByRole('alert')).toContainText('Not today.');
  await expectNoViolations(page, DIALOG);
});

test('where no post is, the dialog says so and leads to the nearest @either', async ({ page, open }) => {
  await open('/');
  const search = new SearchDialog(page);
  await search.find('senior staff nurse in Harrogate');
  await expect(search.dialog).toContainText('No open post in Harrogate answers this search.');
  await expectNoViolations(page, DIALOG);
  await search.dialog.getByRole('link', { name: 'See the nearest posts' }).press('Enter');
  await expect(search.dialog).toHaveCount(0);
  const main = page.getByRole('main');
  await expect(
    main.getByText('No jobs are in Harrogate. The nearest one is 46 miles away, in Manchester.'),
  ).toBeVisible();
  await search.find('senior staff nurse');
  await expect(search.dialog).not.toContainText('No open post');
});

test('a part that did not answer is named, and asked again on demand', async ({ page, open }) => {
  await open('/');
  const search = new SearchDialog(page);
  await answerSearches(page, withoutDocuments);
  await search.find('hygiene');
  await search.says('No answer came in time from: documents. Other results are shown.');
  await page.unroute('**/graphql');
  await search.dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(search.dialog.getByText('No answer came in time')).toHaveCount(0);
});

test('a failure says so and can be tried again; what was found before is gone', async ({ page, open }) => {
  await open('/');
  const search = new SearchDialog(page);
  await search.find('wheelchair');
  await answerSearches(page, (route) => route.fulfill({ status: 400, json: { error: 'Not today.' } }));
  await search.field.fill('pump');
  const alert = search.dialog.getByRole('alert');
  await expect(alert).toContainText('Search is not available. Try again.');
  await expect(alert).toContainText('Not today.');
  await expect(search.hits).toHaveCount(0);
  await page.unroute('**/graphql');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await search.says('for "pump"');
  await expect(alert).toHaveCount(0);
});

test('a long wait shows rows to come', async ({ page, open }) => {
  await open('/');
  const search = new SearchDialog(page);
  const answer = Promise.withResolvers<void>();
  await answerSearches(page, async (route) => {
    await answer.promise;
    await route.continue();
  });
  await search.trigger.click();
  await search.field.fill('pump');
  await search.says('Searching');
  await expect(search.hits).toHaveCount(0);
  answer.resolve();
  await search.says('for "pump"');
});

test('without a connection it says so', async ({ page, open, context }) => {
  await open('/');
  const search = new SearchDialog(page);
  await search.trigger.click();
  await expect(search.field).toBeFocused();
  await context.setOffline(true);
  await search.field.fill('pump');
  await expect(search.dialog.getByRole('alert')).toContainText('No internet connection');
});

test('nothing is cut, however wide the window is', async ({ page, open }) => {
  await open('/');
  const search = new SearchDialog(page);
  await search.find('data protection training');
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    const overflows = await search.dialog.evaluate((dialog) =>
      [dialog, ...dialog.querySelectorAll('*:not(input)')]
        .filter((node) => node.clientWidth > 0 && node.scrollWidth > node.clientWidth + 1)
        .map((node) => node.className),
    );
    expect(overflows, `at ${width}`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expect(search.dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  }
});
