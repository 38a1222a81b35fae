import type { Page } from 'playwright/test';
import { expect, test } from '../support/test.ts';
import { expectNoViolations } from '../support/violations.ts';
import { fail, hear, listened, putSpeech } from './fake-speech.ts';

const chat = (page: Page) => page.getByRole('dialog', { name: 'Assistant' });
const field = (page: Page) => chat(page).getByRole('textbox', { name: 'Type your question' });
const SPEAK = 'Speak instead of typing';
const speak = (page: Page) => page.getByRole('dialog').getByRole('button', { name: SPEAK });
const openChat = (page: Page) => page.getByRole('button', { name: /^Open chat/ }).press('Enter');

test('what is said fills the field and is sent half a second later @both', async ({ page, open }) => {
  await putSpeech(page, 'fake');
  await open('/about');
  await openChat(page);
  await expect(chat(page)).toContainText('If you speak, the maker of your browser may receive the audio.');
  expect(await listened(page)).toEqual([]);
  await speak(page).press('Enter');
  await expect(chat(page)).toContainText('Listening...');
  await expect(chat(page)).toContainText('Speak your healthcare query now');
  expect(await listened(page)).toEqual([{ lang: 'en-GB', continuous: false }]);
  await expectNoViolations(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await hear(page, 'How do I get verified?');
  await expect(field(page)).toHaveValue('How do I get verified?');
  await expect(chat(page)).not.toContainText('Listening...');
  await page.clock.runFor(499);
  await expect(field(page)).toHaveValue('How do I get verified?');
  await page.clock.runFor(1);
  await expect(field(page)).toHaveValue('');
  await expect(chat(page).getByRole('log')).toContainText('You: How do I get verified?');
});

test('listening is stopped, and a failure says so', async ({ page, open }) => {
  await putSpeech(page, 'fake');
  await open('/about');
  await openChat(page);
  await speak(page).press('Enter');
  await page.getByRole('button', { name: 'Stop listening' }).press('Enter');
  await expect(chat(page)).not.toContainText('Listening...');
  await speak(page).press('Enter');
  await fail(page);
  await expect(chat(page)).toContainText('Voice Recognition Error');
  await expect(chat(page)).toContainText('Please try again or use text input');
  await expectNoViolations(page);
  await speak(page).press('Enter');
  await expect(chat(page)).not.toContainText('Voice Recognition Error');
});

test('the home page opens the assistant for speaking, which listens once it is told to @both', async ({
  page,
  open,
}) => {
  await putSpeech(page, 'fake');
  await open('/');
  await page.getByRole('button', { name: 'Try Voice Search' }).press('Enter');
  await expect(speak(page)).toBeFocused();
  await expect(chat(page).getByRole('list', { name: 'Try saying' })).toBeVisible();
  expect(await listened(page)).toEqual([]);
  await expectNoViolations(page);
  await chat(page).getByRole('button', { name: 'Close chat' }).press('Enter');
  await page.getByRole('button', { name: 'Demo: Voice Search' }).press('Enter');
  await expect(speak(page)).toBeFocused();
  await speak(page).press('Enter');
  await hear(page, 'critical care nurse jobs in Manchester');
  await expect(chat(page).getByRole('log')).toContainText('Senior Staff Nurse, Critical Care');
});

test('the search of the home page takes what is said, once it is told to listen @both', async ({ page, open }) => {
  await putSpeech(page, 'fake');
  await open('/');
  const search = page.getByRole('search', { name: 'Portal' });
  const field = search.getByRole('searchbox');
  await expect(search).toContainText('If you speak, the maker of your browser may receive the audio.');
  await field.focus();
  await page.keyboard.press('Tab');
  await expect(search.getByRole('button', { name: SPEAK })).toBeFocused();
  expect(await listened(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(search.getByRole('status')).toHaveText('Listening...Speak your healthcare query now');
  expect(await listened(page)).toEqual([{ lang: 'en-GB', continuous: false }]);
  await expectNoViolations(page);
  await fail(page);
  await expect(search.getByRole('status')).toHaveText('Voice Recognition ErrorPlease try again or use text input');
  await expectNoViolations(page);
  await page.keyboard.press('Enter');
  await hear(page, 'infusion pump');
  await expect(field).toHaveValue('infusion pump');
  await expect(page).toHaveURL('/?dialog=search&find=infusion+pump');
  await expect(page.getByRole('dialog')).toContainText('Volumetric infusion pump');
});

test('the search takes what is said', async ({ page, open }) => {
  await putSpeech(page, 'fake');
  await open('/?dialog=search');
  await speak(page).press('Enter');
  await hear(page, 'infusion pump');
  await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('infusion pump');
  await expect(page).toHaveURL(/find=infusion\+pump/);
  await expect(page.getByRole('dialog')).toContainText('Volumetric infusion pump');
  await expectNoViolations(page);
});

test('without speech in the browser there is no button, and who wants to speak is told', async ({ page, open }) => {
  await putSpeech(page, 'none');
  await open('/');
  await openChat(page);
  await expect(field(page)).toBeFocused();
  await expect(page.getByRole('button', { name: SPEAK })).toHaveCount(0);
  await expect(chat(page)).not.toContainText('Voice Search Unavailable');
  await expect(chat(page)).not.toContainText('may receive the audio');
  await chat(page).getByRole('button', { name: 'Close chat' }).press('Enter');
  await page.getByRole('button', { name: 'Try Voice Search' }).press('Enter');
  await expect(chat(page)).toContainText('Voice Search Unavailable');
  await expect(chat(page)).toContainText("Your browser doesn't support voice recognition. Please use text input.");
  await expect(field(page)).toBeFocused();
});
