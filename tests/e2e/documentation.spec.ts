import { readFile } from 'node:fs/promises';
import { expect, test } from './support/test.ts';

test('a guide is saved as a file of its own, and counted once', async ({ page, open }) => {
  await open('/documentation');
  await expect(page.getByText('v2.1.0')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: 'Signing in from a program' });
  const count = async () => Number(await row.getByRole('cell').nth(3).innerText());
  const before = await count();
  const button = row.getByRole('button', { name: 'Download Signing in from a program' });
  await button.focus();
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(download.suggestedFilename()).toBe('signing-in-from-a-program.json');
  const file = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(file).toMatchObject({ title: 'Signing in from a program', version: 'v2.1.0', lastUpdated: '2026-11-23' });
  expect(file.content).toContain('POST /api/auth/signin');
  await expect(page.getByText('The file is called signing-in-from-a-program.json.')).toBeVisible();
  await expect.poll(count).toBeGreaterThan(0);
  const counted = await count();
  expect(counted - before).toBeLessThanOrEqual(1);
  await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(await count()).toBe(counted);
});
