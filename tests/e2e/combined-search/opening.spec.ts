import { expect, hydrated, test } from '../support/test.ts';
import { SearchDialog } from './search-dialog.ts';

test('the search opens, shows what is popular, and closes without a trace @either', async ({ page, open }) => {
  await open('/staff-portal?type=permanent');
  const search = new SearchDialog(page);
  await search.trigger.click();
  await expect(search.field).toBeFocused();
  await expect(page).toHaveURL('/staff-portal?type=permanent&dialog=search');
  await expect(page.locator('#root')).toHaveAttribute('inert', '');
  const popular = search.dialog.getByRole('list', { name: 'Popular' }).getByRole('link');
  await expect(popular).toHaveText([
    'Nurse jobs',
    'Ventilators',
    'CQC guidelines',
    'ICU equipment',
    'Staff training',
    'PPE supplies',
  ]);
  await popular.first().click();
  await expect(search.field).toHaveValue('Nurse jobs');
  await search.says('for "Nurse jobs"');
  await search.dialog.getByRole('button', { name: 'Clear' }).click();
  await expect(search.hits).toHaveCount(0);
  await expect(search.field).toBeFocused();
  await search.dialog.getByRole('button', { name: 'Close' }).click();
  await expect(search.dialog).toHaveCount(0);
  await expect(page).toHaveURL('/staff-portal?type=permanent');
  await expect(search.trigger).toBeFocused();
});

test('both keys open it, and Escape returns the focus to where it was', async ({ page, open }) => {
  await open('/');
  const search = new SearchDialog(page);
  const link = page.getByRole('contentinfo').getByRole('link').first();
  for (const key of ['/', 'Control+k']) {
    await link.focus();
    await page.keyboard.press(key);
    await expect(search.field).toBeFocused();
    await expect(search.field).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(search.dialog).toHaveCount(0);
    await expect(link).toBeFocused();
  }
});

test('the keys are letters while one types, and dead over another dialog', async ({ page, open }) => {
  await open('/staff-portal');
  const search = new SearchDialog(page);
  const field = page.getByRole('searchbox', { name: 'Search jobs' });
  await field.focus();
  await page.keyboard.press('/');
  await page.keyboard.press('Control+k');
  await expect(field).toHaveValue('/');
  await expect(search.dialog).toHaveCount(0);
  await field.fill('');
  await page.getByRole('link', { name: 'Rotational Physiotherapist', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Rotational Physiotherapist' })).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(search.dialog).toHaveCount(0);
});

test('the address keeps the search: Back closes it, Forward and a reload show it again', async ({ page, open }) => {
  await open('/');
  const search = new SearchDialog(page);
  await search.find('wheelchair');
  await expect(page).toHaveURL('/?dialog=search&find=wheelchair');
  await page.goBack();
  await expect(search.dialog).toHaveCount(0);
  await expect(page).toHaveURL('/');
  await page.goForward();
  await expect(search.field).toHaveValue('wheelchair');
  await page.reload();
  await hydrated(page);
  await expect(search.field).toHaveValue('wheelchair');
  await expect(search.hits.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/');
  await expect(search.trigger).toBeFocused();
});

test('a failed script is said, and the page goes on', async ({ page, open }) => {
  await page.route(/SearchDialog-.*\.js/, (route) =>
    route.fulfill({ status: 200, body: 'throw new Error()', contentType: 'text/javascript' }),
  );
  await open('/');
  await new SearchDialog(page).trigger.click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Search is not available');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Staff portal' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Staff portal');
});
