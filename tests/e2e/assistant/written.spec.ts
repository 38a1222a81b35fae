import type { Page } from 'playwright/test';
import { signInBefore } from '../accounts/signed-in.ts';
import { expect, test } from '../support/test.ts';
import { expectNoViolations } from '../support/violations.ts';

const record = { title: 'Get your account verified', path: '/help-center?article=get-your-account-verified' };
const sentences = [{ text: 'Operators verify an account.', record }];
const label = 'Written by a model from portal records, may be wrong';

/** A portal whose replies a model writes. */
async function withModel(page: Page, lines: readonly object[] | 'fails'): Promise<void> {
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('query AssistantModel')
      ? route.fulfill({ json: { data: { assistant: { model: 'a model' } } } })
      : route.fallback(),
  );
  await page.route('**/assistant/reply', (route) =>
    lines === 'fails'
      ? route.abort()
      : route.fulfill({
          contentType: 'application/x-ndjson',
          body: lines.map((line) => `${JSON.stringify(line)}\n`).join(''),
        }),
  );
}

async function ask(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Open chat/ }).press('Enter');
  await page.getByRole('textbox', { name: 'Type your question' }).fill('How do I get verified?');
  await page.getByRole('textbox', { name: 'Type your question' }).press('Enter');
}

test('a reply that a model has written says so, and who is sent the questions @both', async ({ page, open }) => {
  const reply = { originLabel: label, emergency: null, sentences };
  await withModel(page, [{ sentence: sentences[0] }, { reply }]);
  await open('/about');
  await ask(page);
  const log = page.getByRole('log');
  await expect(log).toContainText('Replies are written by the language model a model');
  await expect(log).toContainText(label);
  await expect(log.getByText('Operators verify an account.')).toHaveCount(1);
  await expect(log.getByRole('link', { name: record.title })).toHaveAttribute('href', record.path);
  await expectNoViolations(page);
});

test('a stream is asked for in the name of who is signed in, and of nobody else', async ({ page, open }) => {
  const reply = { originLabel: label, emergency: null, sentences };
  await withModel(page, [{ reply }]);
  const askedAs = async () => {
    const asked = page.waitForRequest('**/assistant/reply');
    await ask(page);
    await expect(page.getByRole('log')).toContainText(label);
    return (await asked).headers()['authorization'];
  };
  await open('/about');
  expect(await askedAs()).toBeUndefined();
  await signInBefore(page);
  await open('/about');
  expect(await askedAs()).toMatch(/^Bearer .+/);
});

test.describe('where the parts of a reply do not come', () => {
  test.use({ expectedInConsole: /Failed to load resource/ });

  test('the whole of it is asked for', async ({ page, open }) => {
    await withModel(page, 'fails');
    await open('/about');
    await ask(page);
    await expect(page.getByRole('log')).toContainText('Automated answer from portal records');
  });

  test('a part that broke off does not stay', async ({ page, open }) => {
    await withModel(page, [{ sentence: { text: 'Half of it.', record } }]);
    await open('/about');
    await ask(page);
    await expect(page.getByRole('log')).toContainText('Automated answer from portal records');
    await expect(page.getByRole('log')).not.toContainText('Half of it.');
  });
});
