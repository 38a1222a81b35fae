import { expect, failedRequest, hydrated, test } from '../support/test.ts';
import { expectNoViolations } from '../support/violations.ts';
import { ComplianceHub } from './compliance-hub.ts';

const title = 'Medical device regulations guidance';
const address = '/compliance?doc=medical-device-regulations';

test('View opens a document over the list, by keyboard too, and closing clears it', async ({ page, open }) => {
  await open('/compliance?category=guidelines');
  const view = new ComplianceHub(page).row(title).getByRole('link', { name: /^View/ });
  await view.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog.getByRole('heading', { level: 2, name: title })).toBeFocused();
  await expect(page).toHaveURL('/compliance?category=guidelines&doc=medical-device-regulations');
  await expect(page).toHaveTitle(new RegExp(`^${title} – `));
  await expect(page.locator('#root')).toHaveAttribute('inert', '');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/compliance?category=guidelines');
  await expect(view).toBeFocused();
});

test('the dialog has facts, the changed law, versions and the text, and axe finds nothing @either', async ({
  page,
  open,
}) => {
  await open('/compliance');
  await page.getByRole('link', { name: title, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog.getByText('Regulations', { exact: true })).toBeVisible();
  const law = dialog.getByRole('table', { name: 'Law changed since version 2.0' });
  await expect(law.getByRole('row', { name: /Any other serious incident/ })).toContainText(/30 days.*15 days/);
  await expect(dialog.locator('mark')).toHaveText(['within 48 hours', 'within 30 days']);
  await dialog.getByText('What changed since version 2.0').click();
  await expect(dialog.locator('ins').filter({ visible: true })).toContainText(
    'Since 16 June 2025 the general limit is 15 days.',
  );
  const checksum = dialog.getByText(/^[0-9a-f]{64}$/);
  await expect(checksum).toBeHidden();
  await dialog.locator('summary', { hasText: 'Show SHA-256' }).click();
  await expect(checksum).toBeVisible();
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/compliance');
});

test('a reload shows the document as the page, which leads back to the list', async ({ page, open }) => {
  await open('/compliance?urgency=high');
  await page.getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    new RegExp(`${address.replace('?', '\\?')}$`),
  );
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  expect(data['@graph'][0]).toMatchObject({
    '@type': 'DigitalDocument',
    name: title,
    version: '2.2',
    dateModified: '2026-11-19',
  });
  await page.getByRole('link', { name: 'All documents' }).click();
  await expect(page).toHaveURL('/compliance?urgency=high');
  await new ComplianceHub(page).hasTotal(3);
});

test('what is printed of a dialog is the document alone', async ({ page, open }) => {
  await open('/compliance');
  await page.getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Full text' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#root')).toBeHidden();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'What changed', exact: true })).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' })).toBeHidden();
});

test.describe('a document that is not there', () => {
  test.use({ expectedInConsole: failedRequest });

  for (const slug of ['nothing-like-this', '../..', '%00', '01a00000-0000-7000-8000-000000000000']) {
    test(`${slug} answers 404 and leads back to the list`, async ({ page }) => {
      const answer = await page.goto(`/compliance?doc=${slug}`);
      expect(answer?.status()).toBe(404);
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Document not found');
      await page.getByRole('link', { name: 'All documents' }).click();
      await new ComplianceHub(page).hasTotal(6);
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the list can be searched and a document read', async ({ page }) => {
    await page.goto('/compliance?category=guidelines');
    await page.getByRole('searchbox', { name: 'Search documents' }).fill('device');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/[?&]category=guidelines/);
    await expect(page).toHaveURL(/[?&]q=device/);
    const hub = new ComplianceHub(page);
    await expect(hub.rows.getByRole('button', { name: /Download/ })).toHaveCount(0);
    await page.getByRole('link', { name: title, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText('Downloading needs JavaScript.')).toBeVisible();
    await page.getByText('What changed since version 2.0').click();
    await expect(page.locator('ins').filter({ visible: true })).toContainText('15 days');
  });
});
