import type { Locator, Page } from 'playwright/test';
import { signInBefore } from '../accounts/signed-in.ts';
import { settled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';
import { wordsBehind } from '../support/zoomed.ts';

const CONTROLS = 'a[href], button, input, select, textarea, summary, label';
const HEADINGS = 'h1, h2, h3, h4, legend';

test('Escape closes the menu, and the focus goes back to its button @phone', async ({ page, open }) => {
  await open('/');
  const button = page.locator('header > details > summary');
  await button.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(page.locator('header > details')).not.toHaveAttribute('open');
  await expect(button).toBeFocused();
});

test('the search stands above the filters, and those above the list @phone', async ({ page, open }) => {
  for (const [address, name] of [
    ['/staff-portal', 'Search jobs'],
    ['/equipment', 'Search equipment'],
  ] as const) {
    await open(address);
    const filter = page.locator('summary', { hasText: /^Filter/ });
    const parts = [
      page.getByLabel(name, { exact: true }),
      filter,
      page.locator('main h2').filter({ hasText: /\d/ }).first(),
    ];
    const tops = await Promise.all(parts.map(top));
    expect(tops, address).toEqual(tops.toSorted((one, other) => one - other));
    const sort = page.getByLabel('Sort by');
    await expect(sort).toBeVisible();
    expect(await sort.evaluate((select: HTMLSelectElement) => select.scrollWidth <= select.clientWidth)).toBe(true);
  }
});

test('pay and urgency of a job stand in one line @phone', async ({ page, open }) => {
  await open('/staff-portal');
  await settled(page);
  const row = page.locator('ul.result-list > li').first();
  const [pay, tag] = [row.getByText(/^£[\d,]+ to £[\d,]+$/), row.getByText(/urgency$/)];
  const middle = async (part: Locator) => {
    const box = await part.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0) / 2;
  };
  expect(Math.abs((await middle(pay)) - (await middle(tag)))).toBeLessThan(6);
});

test('nothing lies over the page while one types, and the keyboard goes on to the next control @phone', async ({
  page,
  open,
}) => {
  await open('/equipment');
  await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
  const floating = [page.getByRole('button', { name: 'Open chat' }), page.getByRole('button', { name: 'Back to top' })];
  for (const button of floating) await expect(button).toBeVisible();
  const field = page.getByLabel('Search equipment', { exact: true });
  await field.focus();
  for (const button of floating) await expect(button).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
  await expect(field).not.toBeFocused();
  await expect(floating[0] ?? field).toBeVisible();
});

test('the button of the menu says Close while it is open @phone', async ({ page, open }) => {
  await open('/');
  const button = page.getByRole('banner').locator('summary').filter({ visible: true });
  await expect(button).toHaveText('Menu', { useInnerText: true });
  await button.tap();
  await expect(button).toHaveText('Close', { useInnerText: true });
  await button.tap();
  await expect(button).toHaveText('Menu', { useInnerText: true });
});

for (const address of ['/staff-portal', '/equipment', '/news', '/help-center']) {
  test(`the way back to the top of ${address} covers no control or heading, wherever one is @phone @turns`, async ({
    page,
    open,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(address);
    await page.waitForLoadState('networkidle');
    const button = page.getByRole('button', { name: 'Back to top', includeHidden: true });
    const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    let shown = 0;
    for (let to = 301; to < end; to += 97) {
      await page.evaluate((y) => window.scrollTo(0, y), to);
      await expect(button).toHaveCount(1);
      await expect
        .poll(() => covered(page, 'button[aria-label="Back to top"]', `${CONTROLS}, ${HEADINGS}`))
        .toEqual([]);
      if (await button.isVisible()) shown += 1;
    }
    expect(shown).toBeGreaterThan(3);
  });
}

test('a message covers no control where there is room between them @both', async ({ page, open }) => {
  await open('/staff-portal');
  await page.getByRole('link', { name: /^CV Template/ }).click();
  const region = page.getByRole('region', { name: 'Notifications' });
  await expect(region).toContainText('CV template downloaded');
  await expect.poll(() => covered(page, '#notifications')).toEqual([]);
  await page.getByRole('link', { name: 'Rotational Physiotherapist', exact: true }).click();
  await page.getByRole('dialog').waitFor();
  await settled(page);
  await expect.poll(() => covered(page, '#notifications')).toEqual([]);
});

test('the chat covers no control once a dialog is closed @phone', async ({ page, open }) => {
  await open('/equipment?form=bulk-order');
  await page.getByRole('dialog', { name: 'Bulk Order Request' }).getByLabel('Organisation name').waitFor();
  await settled(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => covered(page, '[data-assistant="launcher"]')).toEqual([]);
});

test('the chat lies over no words of the first view of the home page @phone', async ({ page, open }) => {
  await open('/');
  await expect(page.getByText(/^If you speak/).first()).toBeVisible();
  for (const width of [390, 360, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(() => page.evaluate(wordsBehind, '[data-assistant="launcher"]')).toEqual([]);
  }
});

test('the chat covers no heading of a document in a low window', async ({ page, open }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open('/compliance?doc=medical-device-regulations');
  await expect.poll(() => covered(page, '[data-assistant="launcher"]', `${CONTROLS}, ${HEADINGS}`)).toEqual([]);
});

test('what is said of a webhook covers no control of its page, wherever one is @phone', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInBefore(page);
  await open('/account/webhooks?dialog=webhook');
  await page.getByRole('textbox', { name: 'Address' }).fill('https://receiver.example/webhooks');
  await page.getByRole('checkbox', { name: /^job\.published/ }).check();
  await page.getByRole('button', { name: 'Add webhook' }).click();
  await page.getByRole('button', { name: 'I have copied it' }).click();
  await page.getByRole('button', { name: /^Pause https/ }).click();
  const region = page.getByRole('region', { name: 'Notifications' });
  await expect(region.getByRole('button')).toBeVisible();
  // From where "Add a webhook" would be behind it. It stays as long as it has the focus.
  await region.getByRole('button').focus();
  for (let to = 0; to <= 600; to += 100) {
    await page.evaluate((y) => window.scrollTo(0, y), to);
    await expect.poll(() => covered(page, '#notifications > :not(:empty)')).toEqual([]);
    await expect(region.getByRole('button')).toBeFocused();
  }
});

test('who narrows the news sees how many articles there are in the first view @both', async ({ page, open }) => {
  await open('/news');
  await expect(page.getByRole('region', { name: 'Live update' })).toBeVisible();
  for (const address of ['/news?category=compliance', '/news?q=pay']) {
    await open(address);
    await expect(page.getByRole('region', { name: 'Live update' })).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 2, name: /^\d+ articles?$/ })).toBeInViewport();
  }
});

test('the pay bands are drawn in the type of the page, with their source; phones name bands 2, 5 and 9 @both', async ({
  page,
  open,
}) => {
  await open('/news');
  const isPhone = (page.viewportSize()?.width ?? 0) < 640;
  const figure = page.getByRole('region', { name: 'Live update' }).locator('figure');
  await expect(figure).toContainText('Source: NHS Employers');
  const labels = figure.locator('text').filter({ hasText: /^Band/, visible: true });
  await expect(labels).toHaveText(
    isPhone
      ? ['Band 9, £112,782 to £129,783', 'Band 5, £32,073 to £39,043', 'Band 2, £25,272']
      : [
          /^Band 9, £/,
          'Band 8d',
          'Band 8c',
          'Band 8b',
          'Band 8a',
          'Band 7',
          'Band 6',
          /^Band 5, £/,
          'Band 4',
          'Band 3',
          /^Band 2, £/,
        ],
  );
  const fonts = await labels.evaluateAll((all) => all.map((label) => getComputedStyle(label).fontFamily));
  const font = await page.locator('body').evaluate((body) => getComputedStyle(body).fontFamily);
  expect(new Set(fonts)).toEqual(new Set([font]));
  const drawing = await figure.locator('svg').boundingBox();
  for (const label of await labels.all()) {
    const box = await label.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(drawing?.x ?? 0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((drawing?.x ?? 0) + (drawing?.width ?? 0) + 1);
  }
});

function top(part: Locator): Promise<number> {
  return part.evaluate((element) => element.getBoundingClientRect().top);
}

/** The controls that something over the page lies over; in an open dialog those of the dialog. */
function covered(page: Page, over: string, behind = CONTROLS): Promise<string[]> {
  return page.evaluate(
    ([selector, controls]) => {
      const element = document.querySelector(selector);
      if (!element?.checkVisibility({ visibilityProperty: true })) return [];
      const box = element.getBoundingClientRect();
      const within = document.querySelector('[role="dialog"]') ?? document;
      return [...within.querySelectorAll(controls)]
        .filter((control) => !element.contains(control) && control.checkVisibility({ visibilityProperty: true }))
        .filter((control) =>
          [...control.getClientRects()].some(
            ({ left, right, top: upper, bottom }) =>
              left < box.right && right > box.left && upper < box.bottom && bottom > box.top,
          ),
        )
        .map((control) => control.textContent?.trim() || control.outerHTML.slice(0, 80));
    },
    [over, behind] as const,
  );
}
