import { expect, test } from '../support/test.ts';
import { SearchDialog } from './search-dialog.ts';

interface Result {
  readonly title: string;
  readonly description: string;
  readonly percent: number;
  readonly path: string;
  readonly isWeak: boolean;
}

test('shows what REST answers, in its order, and where each hit leads @either', async ({ page, open, request }) => {
  await open('/');
  const search = new SearchDialog(page);
  await search.find('staff equipment');
  const { results } = (await (await request.get('/api/search?q=staff%20equipment')).json()) as { results: Result[] };
  await expect(search.hits).toHaveCount(results.length);
  await search.says(`${results.length} results for "staff equipment"`);
  const shown = await search.hits.all();
  for (const [index, { title, description, percent, path }] of results.entries()) {
    const hit = shown[index];
    await expect(hit ?? search.field).toHaveAttribute('href', path);
    for (const words of [title, description, `${percent}% match`]) {
      await expect(hit ?? search.field).toContainText(words);
    }
  }
  const weaker = search.dialog.getByRole('group', { name: 'Weaker matches' });
  await expect(weaker.getByRole('option')).toHaveCount(results.filter(({ isWeak }) => isWeak).length);
  expect(results.some(({ isWeak }) => isWeak)).toBe(true);
  await expect(search.hits.locator('mark').first()).toHaveText(/^(staff|equipment)$/i);
  await expect(search.dialog).not.toContainText('In the text');
  await expect(search.dialog).toContainText('Automated ranking from portal rules. Sample data is shown.');
  const labels = results.map(({ path }) => path.split('?')[0]);
  expect(new Set(labels)).toEqual(new Set(['/staff-portal', '/compliance', '/equipment', '/news']));
});

test('shows the data of each category', async ({ page, open }) => {
  await open('/');
  const search = new SearchDialog(page);
  await search.find('staff equipment');
  const of = (category: string) => search.hits.filter({ hasText: new RegExp(`^${category}`) }).first();
  await expect(of('Recruitment')).toContainText(/\d positions?, \w+, £[\d,]+ to £[\d,]+/);
  await expect(of('Compliance')).toContainText(/Updated \d+ \w+ \d{4}, TXT, \d+kB/);
  await expect(of('Equipment')).toContainText(/£[\d,.]+ ex VAT, \w+/);
  await expect(of('News')).toContainText(/Published \d+ \w+ \d{4}, \d+ minutes? to read/);
});

test('the arrows move through the hits while the focus stays, and Enter opens one', async ({ page, open }) => {
  await open('/');
  const search = new SearchDialog(page);
  await page.keyboard.press('/');
  await expect(search.field).toBeFocused();
  await page.keyboard.type('icu');
  await search.says('3 results for "icu", also as critical care and intensive care');
  const titles = await search.hits.evaluateAll((all) => all.map((hit) => hit.id));
  const expectActive = async (id: string | undefined) => {
    await expect(search.active).toHaveAttribute('id', id ?? '');
    await expect(search.field).toHaveAttribute('aria-activedescendant', id ?? '');
    await expect(search.field).toBeFocused();
  };
  await expectActive(titles[0]);
  await page.keyboard.press('ArrowDown');
  await expectActive(titles[1]);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expectActive(titles.at(-1));
  await page.keyboard.press('ArrowDown');
  await expectActive(titles[0]);
  await page.keyboard.press('Enter');
  await expect(search.dialog).toHaveCount(0);
  await expect(page).toHaveURL(/^[^?]*\/staff-portal\?job=[0-9a-f-]+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Senior Staff Nurse, Critical Care' })).toBeFocused();
  await page.goBack();
  await expect(search.field, 'Back leads to the results again').toHaveValue('icu');
});

test('a click opens a hit and closes the search @either', async ({ page, open }) => {
  await open('/staff-portal');
  const search = new SearchDialog(page);
  await search.find('rotational');
  await search.hits.first().click();
  await expect(search.dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rotational Physiotherapist');
});

test('Enter before the answer searches at once and opens nothing old', async ({ page, open }) => {
  await open('/');
  const search = new SearchDialog(page);
  await search.find('wheelchair');
  await search.field.fill('zzzz');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/?dialog=search&find=zzzz');
  for (const nothing of ['zzzz', 'the']) {
    await search.field.fill(nothing);
    await expect(search.dialog.getByRole('heading', { name: `No results found for "${nothing}"` })).toBeVisible();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search is a form in the page, and its hits are links @either', async ({ page, request }) => {
    await page.goto('/staff-portal?type=permanent');
    await new SearchDialog(page).trigger.click();
    const panel = page.getByRole('region', { name: /^Search / });
    await panel.getByRole('textbox').fill('icu');
    await panel.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/staff-portal?dialog=search&type=permanent&find=icu');
    const { results } = (await (await request.get('/api/search?q=icu')).json()) as { results: Result[] };
    const rows = panel.getByRole('list').last().getByRole('listitem');
    await expect(rows).toHaveCount(results.length);
    for (const [index, { title, percent }] of results.entries()) {
      await expect(rows.nth(index)).toContainText(title);
      await expect(rows.nth(index)).toContainText(`${percent}% match`);
    }
    await panel.getByRole('link', { name: 'Senior Staff Nurse, Critical Care' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Senior Staff Nurse, Critical Care');
    await page.goto('/?dialog=search&find=zzzz');
    await expect(page.getByRole('heading', { name: 'No results found for "zzzz"' })).toBeVisible();
    await page.getByRole('link', { name: 'Close the search' }).click();
    await expect(page).toHaveURL('/');
  });
});
