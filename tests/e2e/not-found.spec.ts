import { anyFailureOrNotFound, expect, failedRequest, test } from './support/test.ts';

test.use({ expectedInConsole: anyFailureOrNotFound });

test('an unknown address answers 404 with a page that leads on', async ({ page, open }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  const answer = page.waitForResponse('**/no/such/page*');
  await open('/no/such/page?email=someone%40example.com');
  expect((await answer).status()).toBe(404);
  await expect(page).toHaveTitle(/^Page not found/);
  await expect(page.locator('main')).toContainText('404');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  const ours = errors.filter((text) => !failedRequest.test(text));
  expect(ours, 'the path once, without its query').toEqual(['Page not found: /no/such/page']);
  await page.locator('main').getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
});

test('an unknown address below the interfaces is no page', async ({ request }) => {
  const answer = await request.get('/api/no/such/path', { headers: { accept: 'text/html' } });
  expect(answer.status()).toBe(404);
  expect(answer.headers()['content-type']).toMatch(/^application\/json/);
});
