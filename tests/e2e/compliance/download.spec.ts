import { createHash, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { anyFailure, expect, test } from '../support/test.ts';
import { ComplianceHub } from './compliance-hub.ts';

// A visitor counts once a day, and each of these tests is one, however often it runs.
test.use({ userAgent: `Mozilla/5.0 (X11; Linux x86_64) Test/${randomUUID()}` });

/** Clicks, and reads the file that comes. */
async function downloaded(page: Page, click: () => Promise<void>) {
  const started = page.waitForEvent('download');
  await click();
  const file = await started;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

test('Download gives a text file and the shown count goes up by one @either', async ({
  page,
  open,
  request,
  isMobile,
}) => {
  // Each width has a document of its own, as both run at once.
  const [title, slug] = isMobile
    ? ['Equipment safety self-assessment', 'equipment-safety-assessment']
    : ['Infection prevention and control policy', 'infection-prevention-policy'];
  await open('/compliance');
  const hub = new ComplianceHub(page);
  const before = await hub.downloads(title);
  const { name, text } = await downloaded(page, () =>
    hub
      .row(title)
      .getByRole('button', { name: /^Download/ })
      .click(),
  );
  const { fileName, checksum, downloads } = await (await request.get(`/api/compliance/${slug}`)).json();
  expect(name).toBe(fileName);
  expect(name).toMatch(new RegExp(`^${slug}-v\\d+\\.\\d+-\\d{4}-\\d{2}-\\d{2}\\.txt$`));
  expect(createHash('sha256').update(text).digest('hex')).toBe(checksum);
  expect(downloads).toBe(before + 1);
  await expect.poll(() => hub.downloads(title)).toBe(before + 1);
  await downloaded(page, () =>
    hub
      .row(title)
      .getByRole('button', { name: /^Download/ })
      .click(),
  );
  const again = await (await request.get(`/api/compliance/${slug}`)).json();
  expect([again.downloads, await hub.downloads(title)], 'the second one of a visitor').toEqual([
    before + 1,
    before + 1,
  ]);
  await expect(page.getByRole('status').filter({ hasText: `Downloaded ${title}` })).toContainText(name);
});

test('an earlier version is downloaded from the history, and the list behind counts it', async ({ page, open }) => {
  const title = 'NHS procurement guidelines';
  await open('/compliance');
  const hub = new ComplianceHub(page);
  const before = await hub.downloads(title);
  await page.getByRole('link', { name: title, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: title });
  const { name, text } = await downloaded(page, () =>
    dialog.getByRole('button', { name: 'Download version 1.7' }).click(),
  );
  expect(name).toBe('nhs-procurement-guidelines-v1.7-2025-02-24.txt');
  expect(text).toContain('£139,688');
  expect(text).not.toContain('£135,018');
  await page.keyboard.press('Escape');
  await expect.poll(() => hub.downloads(title)).toBe(before + 1);
});

test.describe('a download that fails', () => {
  test.use({ expectedInConsole: anyFailure });
  const title = 'Data security and protection training pack';

  test('is not counted, is not sent twice, and says why', async ({ page, open }) => {
    await open('/compliance');
    const hub = new ComplianceHub(page);
    const before = await hub.downloads(title);
    let requests = 0;
    await page.route('**/graphql', (route) => {
      requests += 1;
      return route.fulfill({ status: 503, json: { errors: [{ message: 'Not now.' }] } });
    });
    await hub
      .row(title)
      .getByRole('button', { name: /^Download/ })
      .click();
    const alert = page.getByRole('alert').filter({ hasText: 'The document was not downloaded' });
    await expect(alert).toContainText('Not now.');
    expect(await hub.downloads(title)).toBe(before);
    expect(requests).toBe(1);
  });

  test('of a document that has gone says so', async ({ page, open }) => {
    await open('/compliance');
    await page.route('**/graphql', (route) =>
      route.fulfill({
        json: { data: { downloadDocument: { __typename: 'NotFoundError', message: 'Document not found' } } },
      }),
    );
    await new ComplianceHub(page)
      .row(title)
      .getByRole('button', { name: /^Download/ })
      .click();
    await expect(page.getByRole('alert').filter({ hasText: 'Document not found' })).toBeVisible();
  });

  test('without a connection says so @either', async ({ page, open, context }) => {
    await open('/compliance');
    await context.setOffline(true);
    const hub = new ComplianceHub(page);
    await expect(hub.rows).toHaveCount(6);
    await hub
      .row(title)
      .getByRole('button', { name: /^Download/ })
      .click();
    const alert = page.getByRole('alert').filter({ hasText: 'The document was not downloaded' });
    await expect(alert).toContainText('No internet connection');
  });
});
