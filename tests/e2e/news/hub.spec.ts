import { expect, test } from '../support/test.ts';
import { NewsHub } from './news-hub.ts';

test('the live update leads, and the list goes on below it on two pages', async ({ page, open }) => {
  const hub = new NewsHub(page);
  await open('/news');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('News hub');
  await expect(hub.live).toContainText('High priority');
  await expect(hub.live.getByRole('img', { name: /Band 5 runs from £32,073/ })).toBeVisible();
  const lead = (await hub.live.getByRole('heading').textContent()) ?? '';
  await hub.hasTotal(11);
  await expect(hub.rows).toHaveCount(9);
  await expect(hub.rows.filter({ hasText: lead }), 'it is not listed twice').toHaveCount(0);
  for (const row of await hub.rows.all()) {
    await expect(row).toContainText(/\d{1,2} \w+ 2026.*\d minute read, [\d,]+ views?/s);
  }
  await expect(page.getByText('Showing 1 to 10 of 11')).toBeVisible();
  await page.getByRole('link', { name: 'Next', exact: true }).click();
  await expect(page).toHaveURL(/\/news\?after=/);
  await expect(hub.rows).toHaveCount(1);
  await expect(hub.heading).toBeFocused();
  await page.getByRole('link', { name: 'Previous', exact: true }).click();
  await expect(hub.rows).toHaveCount(9);
});

test('a source is a link where it has an address, and says whether it was looked up', async ({ page, open }) => {
  const hub = new NewsHub(page);
  await open('/news');
  const [criteria, checks] = [hub.rows.filter({ hasText: '25% fewer' }), hub.rows.filter({ hasText: '6 employment' })];
  await expect(criteria).toContainText('verified');
  const source = 'https://transform.england.nhs.uk/key-tools-and-info/digital-technology-assessment-criteria-dtac';
  await expect(criteria.getByRole('link', { name: /^NHS England/ })).toHaveAttribute('href', source);
  await expect(checks).toContainText('Wayline');
  await expect(checks).not.toContainText('verified');
  await expect(checks.getByRole('link')).toHaveCount(1);
});

test('a category narrows the list to as many articles as it says, and Back undoes it', async ({ page, open }) => {
  const hub = new NewsHub(page);
  await open('/news');
  for (const [name, count] of Object.entries({ Breaking: 2, Policy: 3, Recruitment: 2, Technology: 1, Research: 1 })) {
    await expect(hub.category(name)).toContainText(String(count));
    await hub.category(name).click();
    await expect(page).toHaveURL(`/news?category=${name.toLowerCase()}`);
    await hub.hasTotal(count);
    await expect(hub.rows).toHaveCount(count);
    await expect(hub.category(name)).toHaveAttribute('aria-current', 'true');
    await expect(hub.category('All')).toContainText('11');
  }
  await page.goBack();
  await hub.hasTotal(1);
  await hub.category('All').click();
  await hub.hasTotal(11);
});

test('the list follows the typing, best match first, and the counts follow the list', async ({ page, open }) => {
  const hub = new NewsHub(page);
  await open('/news?category=compliance');
  await hub.hasTotal(2);
  await hub.search.pressSequentially('incident', { delay: 20 });
  await expect(page).toHaveURL('/news?q=incident&category=compliance');
  await hub.hasTotal(1);
  await expect(hub.search).toBeFocused();
  await expect(hub.category('Policy')).toContainText('0');
  await expect(page.getByLabel('Sort by').locator('option:checked')).toHaveText('Best match');
  await page.getByRole('link', { name: 'Remove filter: Compliance' }).click();
  await expect(page).toHaveURL('/news?q=incident');
  await page.getByLabel('Sort by').selectOption('Newest');
  await expect(page).toHaveURL('/news?q=incident&sort=newest');
  await hub.search.fill('');
  await expect(page).toHaveURL('/news');
  await expect(page.getByText('Newest first')).toBeVisible();
});

test('Enter searches at once and the number is announced @either', async ({ page, open }) => {
  const hub = new NewsHub(page);
  await open('/news');
  await hub.search.fill('procurement');
  await page.keyboard.press('Enter');
  await expect(hub.heading).toBeFocused();
  await expect(hub.rows.first()).toContainText(/procure/i);
  await expect(page.getByRole('status').filter({ hasText: /^\d+ articles?$/ })).toBeAttached();
});

test('every picture is drawn, and on phones the rows have none @both', async ({ page, open }) => {
  await open('/news');
  const isPhone = (page.viewportSize()?.width ?? 0) < 640;
  const pictures = page.locator('main img');
  await expect(page.locator('main li img').first()).toBeVisible({ visible: !isPhone });
  for (const picture of await pictures.locator('visible=true').all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((node: HTMLImageElement) => node.naturalWidth)).toBeGreaterThan(0);
  }
});

test('markup in the search is only text', async ({ page, open }) => {
  await open(`/news?q=${encodeURIComponent('</script><img src=x onerror=alert(1)>')}`);
  await expect(page.getByRole('heading', { name: 'No articles found' })).toBeVisible();
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
});
