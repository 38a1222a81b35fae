import type { Page } from 'playwright/test';
import { putSpeech } from '../assistant/fake-speech.ts';
import { takenOver, test } from '../support/test.ts';
import { anything, type Parts, picture } from './picture.ts';

test.use({ expectedInConsole: anything });

const opened = { fullPage: false };
const chat = (page: Page) => page.getByRole('dialog', { name: 'Assistant' });
const log = (page: Page) => chat(page).getByRole('log');
const predictions = (page: Page) => page.getByRole('dialog', { name: 'Predictive analytics' });

async function openChat({ page, open }: Parts): Promise<void> {
  await open('/about');
  await page.getByRole('button', { name: /^Open chat/ }).press('Enter');
  await log(page).getByText('I am not a clinician.').waitFor();
}

async function say(page: Page, text: string): Promise<void> {
  const field = chat(page).getByRole('textbox', { name: 'Type your question' });
  await field.fill(text);
  await field.press('Enter');
}

picture('assistant', openChat, opened);

for (const [name, question, answer] of [
  ['answer', 'How do I get verified?', 'Automated answer from portal records'],
  ['emergency', 'my dad has chest pain', 'Shown by rule, before any other answer'],
] as const) {
  picture(
    `assistant-${name}`,
    async (parts) => {
      await openChat(parts);
      await say(parts.page, question);
      await log(parts.page).getByText(answer).first().waitFor();
    },
    opened,
  );
}

picture(
  'assistant-typing',
  async (parts) => {
    await openChat(parts);
    await parts.page.route('**/graphql', () => new Promise(() => undefined));
    await say(parts.page, 'How do I get verified?');
    await chat(parts.page).getByText('Assistant is typing').waitFor();
  },
  opened,
);

picture(
  'assistant-failed',
  async (parts) => {
    await openChat(parts);
    await parts.page.route('**/graphql', (route) => route.fulfill({ status: 400, json: { error: 'Request refused' } }));
    await say(parts.page, 'How do I get verified?');
    await log(parts.page).getByText('Reply failed').waitFor();
  },
  opened,
);

picture(
  'assistant-listening',
  async (parts) => {
    await putSpeech(parts.page, 'fake');
    await openChat(parts);
    await parts.page.getByRole('button', { name: 'Speak instead of typing' }).press('Enter');
    await chat(parts.page).getByText('Listening...').waitFor();
  },
  opened,
);

picture(
  'assistant-unread',
  async (parts) => {
    await openChat(parts);
    await say(parts.page, 'Hello');
    await parts.page.keyboard.press('Escape');
    await parts.page.getByRole('button', { name: 'Open chat, 1 unread' }).waitFor();
  },
  opened,
);

async function openPredictions({ page, open }: Parts): Promise<void> {
  await open('/');
  const opener = page.getByRole('button', { name: 'See Predictions' });
  await takenOver(opener);
  await opener.press('Enter');
  await predictions(page).getByRole('textbox').waitFor();
}

picture('predictions', openPredictions, opened);

picture(
  'predictions-forecast',
  async (parts) => {
    await openPredictions(parts);
    const field = predictions(parts.page).getByRole('textbox');
    await field.fill('How many posts will critical care need in the next 60 days?');
    await field.press('Enter');
    await predictions(parts.page).getByText('Forecast by portal rules').waitFor();
  },
  opened,
);

picture(
  'predictions-trends',
  async (parts) => {
    await openPredictions(parts);
    await predictions(parts.page).getByRole('button', { name: 'Which departments advertise more?' }).press('Enter');
    await predictions(parts.page).getByRole('table', { name: 'Posts of departments' }).waitFor();
  },
  opened,
);
