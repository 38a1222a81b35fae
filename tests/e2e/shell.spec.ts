import { expect, test } from './support/test.ts';

test('the skip link is the first stop of the keyboard and leads to the content', async ({ page, open }) => {
  await open('/');
  await page.keyboard.press('Tab');
  const link = page.getByRole('link', { name: 'Skip to main content' });
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('the dismissed banner leaves no gap', async ({ page, open }) => {
  await open('/');
  const banner = page.getByRole('complementary', { name: 'Today' });
  await expect(banner.getByRole('link', { name: /^Download Guidelines/ })).toHaveAttribute('href', /^https:/);
  await expect(banner.getByRole('link', { name: /^NHS Resources/ })).toHaveAttribute('href', /^https:/);
  await banner.getByRole('button', { name: 'Dismiss' }).click();
  await expect(banner).toHaveCount(0);
  const top = () => page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().top);
  await expect.poll(top).toBe(0);
});

test('the banner is not there on phones @phone', async ({ page, open }) => {
  await open('/');
  await expect(page.getByRole('complementary', { name: 'Today' })).toBeHidden();
});

for (const address of ['/', '/staff-portal']) {
  test(`the foot of ${address} says what the portal is not, and every link in it leads somewhere`, async ({
    page,
    open,
  }) => {
    await open(address);
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText('is independent. It is not part of, or endorsed by, the NHS.');
    const links = await footer
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')] as const));
    expect(links.length).toBeGreaterThan(5);
    for (const [text, href] of links) {
      expect(href, `${text}`).toMatch(/^(\/|https:\/\/|mailto:|tel:)/);
    }
    const own = links.map(([, href]) => href ?? '').filter((href) => href.startsWith('/'));
    for (const href of new Set(own)) {
      expect((await page.request.get(href, { headers: { accept: 'text/html' } })).status(), href).toBe(200);
    }
  });
}

test('the way back to the top appears below 300 pixels', async ({ page, open }) => {
  await open('/staff-portal');
  const button = page.getByRole('button', { name: 'Back to top' });
  const scrollTo = (top: number) => page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
  await scrollTo(300);
  await page.waitForFunction(() => window.scrollY === 300);
  await expect(button).toHaveCount(0);
  await scrollTo(301);
  await button.click();
  await page.waitForFunction(() => window.scrollY === 0);
  await expect(button).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the line about sample data explains itself', async ({ page, open }) => {
  await open('/');
  const summary = page.locator('summary', { hasText: 'Sample data is shown' });
  await expect(page.getByText('are invented')).toBeHidden();
  await summary.click();
  await expect(page.getByText('are invented')).toBeVisible();
});
