import type { Page } from 'playwright/test';
import { expect, hydrated, takenOver, test } from './support/test.ts';
import { expectNoViolations } from './support/violations.ts';

/** How long each of them stays, in milliseconds. */
const intervals = { hero: 8_000, stats: 3_000, testimonials: 5_000 };

const scene = (page: Page) => page.getByText(/^\d of 6$/);
const figure = (page: Page) => page.locator('dl [data-current=true] dt');
const dots = (page: Page) => page.getByRole('button', { name: /^Show testimonial/ });
const currentDot = (page: Page) => page.locator('button[aria-current=true]');

/** Home with its clock standing still, and all that rotates at its first. */
async function openStanding(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/');
  await hydrated(page);
  await takenOver(dots(page).first());
  await page.clock.pauseAt(Date.now() + 600_000);
}

/** What stands now in each of the three. */
async function standing(page: Page) {
  return {
    hero: await scene(page).textContent(),
    stats: await figure(page).textContent(),
    testimonials: await currentDot(page).getAttribute('aria-label'),
  };
}

/** Which of the three have changed once the time of the slowest has passed. */
async function moving(page: Page): Promise<string[]> {
  const before = await standing(page);
  await page.clock.runFor(intervals.hero);
  const after = await standing(page);
  return Object.keys(intervals).filter((name) => {
    const key = name as keyof typeof intervals;
    return before[key] !== after[key];
  });
}

test('a scene stays for 8 seconds, a figure for 3 and a quote for 5', async ({ page }) => {
  await openStanding(page);
  const seen = [await standing(page)];
  // Shortly before each of them is due, and when it is.
  for (const passed of [2_500, 500, 1_500, 500, 2_500, 500]) {
    await page.clock.runFor(passed);
    seen.push(await standing(page));
  }
  const [atFirst, before3, at3, before5, at5, before8, at8] = seen;
  expect(before3?.stats).toBe(atFirst?.stats);
  expect(at3?.stats).not.toBe(before3?.stats);
  expect(before5?.testimonials).toBe(atFirst?.testimonials);
  expect(at5?.testimonials).not.toBe(before5?.testimonials);
  expect(before8?.hero).toBe(atFirst?.hero);
  expect(at8?.hero).not.toBe(before8?.hero);
});

test('six scenes follow one another, each fetched when its turn comes', async ({ page }) => {
  const names = ['wayfinding', 'rota', 'evidence', 'supply', 'signal', 'estate'];
  const fetched: string[] = [];
  page.on('request', (request) => {
    const name = names.find((scene) => new URL(request.url()).pathname.startsWith(`/assets/${scene}-`));
    if (name) fetched.push(name);
  });
  await page.goto('/');
  expect(fetched).toEqual(['wayfinding']);
  await openStanding(page);
  let place = Number((await scene(page).textContent())?.charAt(0));
  // Each is on show before the next one's turn comes, which would have it given up.
  await expect(page.locator(`[data-scene=${names[place - 1]}]`)).toBeAttached();
  for (const _ of names) {
    place = (place % names.length) + 1;
    await page.clock.runFor(intervals.hero);
    await expect(scene(page)).toHaveText(`${place} of 6`);
    await expect(page.locator(`[data-scene=${names[place - 1]}]`)).toBeAttached();
  }
  expect(new Set(fetched)).toEqual(new Set(names));
});

test('one control stops all that moves, and starts it again', async ({ page }) => {
  await openStanding(page);
  expect(await moving(page)).toEqual(['hero', 'stats', 'testimonials']);
  await page.getByRole('button', { name: 'Pause moving content' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Play moving content' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  expect(await moving(page)).toEqual([]);
  await page.keyboard.press('Enter');
  expect(await moving(page)).toEqual(['hero', 'stats', 'testimonials']);
  await page.getByRole('button', { name: 'Pause', exact: true }).focus();
  await page.keyboard.press('Enter');
  expect(await moving(page)).toEqual([]);
});

test('what the pointer is over stands still, and what has the focus', async ({ page }) => {
  await openStanding(page);
  await page.getByRole('heading', { level: 1 }).hover();
  expect(await moving(page)).toEqual(['stats', 'testimonials']);
  await page.getByText('equipment suppliers').hover();
  expect(await moving(page)).toEqual(['hero', 'testimonials']);
  await page.mouse.move(0, 0);
  await page.getByRole('searchbox', { name: 'Search jobs, documents, equipment' }).focus();
  expect(await moving(page)).toEqual(['stats', 'testimonials']);
  await dots(page).nth(1).focus();
  expect(await moving(page)).toEqual(['hero', 'stats']);
});

test('a dot shows its quote, by the keyboard too', async ({ page }) => {
  await openStanding(page);
  await dots(page).nth(2).focus();
  await page.keyboard.press('Space');
  await expect(currentDot(page)).toHaveAccessibleName('Show testimonial 3 of 3');
  await expect(page.locator('blockquote:visible')).toHaveCount(1);
  await expect(page.locator('blockquote:visible')).toContainText('price, stock and warranty');
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves', async ({ page }) => {
    await openStanding(page);
    await expect(page.getByRole('button', { name: 'Play moving content' })).toBeVisible();
    expect(await moving(page)).toEqual([]);
  });
});

test('the demonstrations work, and axe finds nothing in them @either', async ({ page, open }) => {
  await open('/');
  await takenOver(page.getByRole('button', { name: 'ICU equipment' }));
  await page.getByRole('button', { name: 'ICU equipment' }).click();
  await expect(page.getByText(/^\d+% match$/).first()).toBeVisible();
  await page.getByLabel('Nurses rostered each night').fill('20');
  await expect(page.getByText('8 short on Saturday')).toBeVisible();
  await page.getByLabel('Nurses rostered each night').fill('40');
  await expect(page.getByText('Enough nurses on every night of the week')).toBeVisible();
  const policy = page.getByLabel('Text of your policy');
  await expect(page.getByRole('heading', { name: '2 places where the law has changed' })).toBeVisible();
  await policy.fill('We report every incident within 15 days.');
  await page.getByRole('button', { name: 'Check the text' }).click();
  await expect(page.getByRole('heading', { name: 'No words that the documents mark as overtaken' })).toBeVisible();
  await takenOver(page.getByLabel('Your band'));
  await page.getByLabel('Your band').selectOption('Band 7');
  await expect(page.locator('tr[data-marked=true]')).toContainText('Band 7');
  await expectNoViolations(page);
});

test('the groups of users are chosen by the arrow keys', async ({ page, open }) => {
  await open('/');
  await takenOver(page.getByRole('radio', { name: 'Patients & Caregivers' }));
  await page.getByRole('radio', { name: 'Patients & Caregivers' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'NHS Staff' })).toBeChecked();
  await expect(page.getByRole('link', { name: 'Go to the staff portal' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to the help center' })).toBeHidden();
});

test('the search of the first view opens the search with its text', async ({ page, open }) => {
  await open('/');
  await page.getByRole('searchbox', { name: 'Search jobs, documents, equipment' }).fill('ventilator');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?dialog=search&find=ventilator$/);
  await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('ventilator');
});
