import { askAsOperator } from '../accounts/operator.ts';
import { signInAsOperator } from '../accounts/signed-in.ts';
import { originToPublishIn } from '../support/portals.ts';
import { test } from '../support/test.ts';
import { anything, type Parts, picture } from './picture.ts';

test.use({ baseURL: originToPublishIn(), expectedInConsole: anything });

async function fill({ page, open }: Parts, subject: string): Promise<void> {
  await open('/contact');
  await page.getByLabel('Full name', { exact: true }).fill('Asha Mensah');
  await page.getByLabel('Email address').first().fill(`asha-${crypto.randomUUID()}@example.com`);
  await page.getByLabel('Inquiry category').selectOption('Partnership');
  await page.getByLabel('Subject').fill(subject);
  await page
    .getByRole('textbox', { name: 'Message' })
    .fill('We would like to try the search on one ward.\nWho can we talk to?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByRole('heading', { name: 'Message sent' }).waitFor();
}

picture('contact-problems', async ({ page, open }) => {
  await open('/contact');
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByRole('alert', { name: 'There is a problem' }).waitFor();
});

picture('contact-sent', (parts) => fill(parts, 'A pilot on one ward'));

picture('operations-messages', async (parts) => {
  const { page, open } = parts;
  await fill(parts, 'A pilot on two wards');
  await signInAsOperator(page, originToPublishIn());
  await open('/operations?section=messages');
  await page
    .getByRole('button', { name: /^Reply/ })
    .first()
    .click();
  await page.getByRole('textbox', { name: 'Reply' }).waitFor();
});

picture('account-messages', async (parts) => {
  const { page, open } = parts;
  await signInAsOperator(page, originToPublishIn());
  await fill(parts, 'Sent while signed in');
  await open('/account#messages');
  const message = page.getByRole('link', { name: 'Sent while signed in' }).first();
  await message.waitFor();
});

picture('contact-thread', async (parts) => {
  const { page, open } = parts;
  await signInAsOperator(page, originToPublishIn());
  await fill(parts, 'What a thread looks like');
  const query = '{ enquiries(filter: { state: OPEN }, first: 100) { nodes { id subject } } }';
  const { enquiries } = (await askAsOperator(originToPublishIn(), query, {})) as never as {
    enquiries: { nodes: { id: string; subject: string }[] };
  };
  const id = enquiries.nodes.findLast(({ subject }) => subject === 'What a thread looks like')?.id;
  const answer =
    'mutation ($id: ID!) { answerEnquiry(id: $id, message: "Call us at noon.\\nAsk for Meera.") { __typename } }';
  await askAsOperator(originToPublishIn(), answer, { id });
  await open('/account#messages');
  await page.getByRole('link', { name: 'What a thread looks like' }).first().click();
  await page.getByText('Ask for Meera.').waitFor();
});
