import { nothingChosen } from '../support/consent.ts';
import { expect, takenOver, test } from '../support/test.ts';
import { expectNoViolations } from '../support/violations.ts';
import { ConsentQuestion, keptKinds } from './consent-question.ts';

test.use({ storageState: nothingChosen });

const kinds = ['Analytics', 'Marketing', 'Preferences'];

test('the settings begin with everything off, and keep what is turned on @either', async ({ page, context, open }) => {
  await open('/about');
  const question = new ConsentQuestion(page);
  await question.press('Cookie Settings');
  const { settings } = question;
  await expect(settings.getByText('Always on')).toBeVisible();
  await expect(settings.getByRole('checkbox')).toHaveCount(kinds.length);
  for (const name of kinds) await expect(settings.getByRole('checkbox', { name })).not.toBeChecked();
  await expect(settings.getByRole('button')).toHaveText(['Close', 'Save Preferences', 'Accept All', 'Reject All']);
  await expectNoViolations(page, '[role="dialog"]');
  // Left without an answer, the question stays.
  await page.keyboard.press('Escape');
  await expect(settings).toHaveCount(0);
  await expect(question.button('Cookie Settings')).toBeFocused();
  expect(await keptKinds(context)).toBeUndefined();

  await page.keyboard.press('Enter');
  await settings.getByRole('checkbox', { name: 'Analytics' }).focus();
  await page.keyboard.press('Space');
  await settings.getByRole('button', { name: 'Save Preferences' }).click();
  await question.isSaved();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await keptKinds(context)).toBe('necessary-analytics');
});

test('a choice is changed on the cookie policy and at the foot of each page', async ({ page, context, open }) => {
  await open('/cookie-policy');
  const question = new ConsentQuestion(page);
  await question.press('Accept All Cookies');
  await question.isSaved();

  const manage = page.getByRole('main').getByRole('button', { name: 'Manage Cookie Preferences' });
  await takenOver(manage);
  await manage.click();
  for (const name of kinds) await expect(question.settings.getByRole('checkbox', { name })).toBeChecked();
  await expect(question.settings.getByText(/^You last chose on \d+ \w+ \d{4}\.$/)).toBeVisible();
  await question.settings.getByRole('checkbox', { name: 'Marketing' }).uncheck();
  await question.settings.getByRole('button', { name: 'Save Preferences' }).click();
  await expect.poll(() => keptKinds(context)).toBe('necessary-analytics-preferences');

  const footer = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie Settings' });
  await takenOver(footer);
  await footer.click();
  await expect(question.settings.getByRole('checkbox', { name: 'Marketing' })).not.toBeChecked();
  await question.settings.getByRole('button', { name: 'Reject All' }).click();
  await expect.poll(() => keptKinds(context)).toBe('necessary');

  await page.getByRole('main').getByRole('link', { name: 'View Browser Cookie Settings' }).click();
  await expect(page.getByRole('heading', { name: 'Cookie settings of your browser' })).toBeFocused();
});
