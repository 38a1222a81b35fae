import { readFile } from 'node:fs/promises';
import { expect, test } from '../support/test.ts';

test('the CV template is a JSON file with its parts @either', async ({ page, open }) => {
  await open('/staff-portal');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: /^CV Template/ }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.json$/);
  const template = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(Object.keys(template)).toEqual(['generatedDate', 'template', 'sections', 'guidelines']);
  expect(Math.abs(Date.parse(template.generatedDate) - Date.now())).toBeLessThan(60_000);
  expect(template.sections.length).toBeGreaterThan(4);
  expect(template.guidelines.length).toBeGreaterThan(3);
  await expect(page.getByRole('status').filter({ hasText: 'CV template downloaded' })).toBeVisible();
});
