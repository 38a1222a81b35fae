import { expect, test } from '../support/test.ts';
import { expectNoViolations } from '../support/violations.ts';

test('a conversation is read in the contact form before it is sent @both', async ({ page, open }) => {
  await open('/about');
  await page.getByRole('button', { name: /^Open chat/ }).press('Enter');
  const chat = page.getByRole('dialog', { name: 'Assistant' });
  const toSupport = chat.getByRole('button', { name: 'Send this conversation to support' });
  await expect(toSupport).toHaveCount(0);
  await chat.getByRole('textbox').fill('How do I get verified?');
  await chat.getByRole('textbox').press('Enter');
  await expect(chat.getByRole('log')).toContainText('Automated answer from portal records');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.postData() ?? ''));
  await toSupport.press('Enter');
  await expect(page).toHaveURL('/contact?category=other&subject=Conversation+with+the+assistant');
  await expect(chat).toHaveCount(0);
  const message = page.getByRole('textbox', { name: 'Message' });
  await expect(message).toHaveValue(
    /^You, .+: How do I get verified\?\n\nAssistant, .+ \(Automated answer from portal records\):/,
  );
  await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('Conversation with the assistant');
  await expectNoViolations(page);
  expect(sent.filter((body) => body.includes('How do I get verified?'))).toEqual([]);
  const form = page.getByRole('region', { name: 'Send us a message' });
  await form.getByRole('textbox', { name: 'Full name' }).fill('Asha Mensah');
  await form.getByRole('textbox', { name: 'Email address' }).fill(`asha-${crypto.randomUUID()}@example.com`);
  await form.getByRole('button', { name: 'Send message' }).press('Enter');
  await expect(page.locator('main')).toContainText('Your reference is');
  expect(sent.filter((body) => body.includes('How do I get verified?'))).toHaveLength(1);
});
