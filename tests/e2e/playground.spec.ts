import { expect, test } from './support/test.ts';

test('the playground opens with examples and runs the first', async ({ page }) => {
  await page.goto('/graphql');
  const operation = page.getByRole('menuitem', { name: 'Jobs', exact: true });
  // The button has a menu as soon as the editor has read the example's operations.
  await expect(async () => {
    await page.getByRole('button', { name: /^Execute query/ }).click();
    await expect(operation).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 20_000 });
  const answer = page.waitForResponse(
    (response) => response.url().endsWith('/graphql') && !response.request().postData()?.includes('IntrospectionQuery'),
  );
  await operation.click();
  const { data, errors } = await (await answer).json();
  expect(errors).toBeUndefined();
  expect(data.jobs.nodes).toHaveLength(Math.min(data.jobs.totalCount, 5));
  await expect(page.getByRole('region', { name: 'Result Window' })).toContainText('totalCount');
});
