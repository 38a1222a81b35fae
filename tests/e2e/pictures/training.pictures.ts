import type { Newcomer } from '../accounts/account-dialog.ts';
import { signInAsOperator, signInBefore } from '../accounts/signed-in.ts';
import { clearOtherCookies } from '../support/consent.ts';
import { originToPublishIn } from '../support/portals.ts';
import { test } from '../support/test.ts';
import { anything, type Parts, picture } from './picture.ts';

test.use({ baseURL: originToPublishIn(), expectedInConsole: anything });

picture(
  'training-outline',
  async ({ page, open }) => {
    await open('/training');
    await page.getByRole('link', { name: 'Preview Course NHS Compliance Excellence' }).click();
    await page.getByRole('dialog').getByText('15 modules').waitFor();
  },
  { fullPage: false },
);

picture('training-enrolled', async ({ page, open }) => {
  await signInBefore(page);
  await open('/training');
  await page.getByRole('button', { name: 'Enroll Now NHS Compliance Excellence' }).click();
  await page.getByText('Enrolled', { exact: true }).waitFor();
});

picture('operations-training-webinars', async ({ page, open }) => {
  await signInAsOperator(page, originToPublishIn());
  await open('/operations?section=training&view=webinars');
  await page.getByRole('button', { name: 'Plan a webinar' }).click();
  await page.getByLabel('Title').waitFor();
});

picture('training-own', async ({ page, open }) => {
  await signInBefore(page);
  await open('/training');
  await page.getByRole('button', { name: 'Enroll Now NHS Compliance Excellence' }).click();
  await page.getByText('Enrolled', { exact: true }).waitFor();
  const register = page
    .getByRole('region', { name: 'Upcoming webinars' })
    .getByRole('button', { name: /^Register Free/ });
  await register.first().click();
  await page
    .getByText(/^Registered/)
    .first()
    .waitFor();
  await open('/account#training');
  await page.getByRole('region', { name: 'Your training' }).getByRole('listitem').first().waitFor();
});

/** Applies for a certification, has it accepted and its completion recorded, and stays at the desk as the operator. */
async function complete({ page, open, origin }: Parts): Promise<Newcomer> {
  const person = await signInBefore(page, { lastName: `Khan ${crypto.randomUUID().slice(0, 8)}` });
  await open('/training');
  await page.getByRole('button', { name: 'Apply for Certification Healthcare Compliance Officer' }).click();
  await page.getByText('Enrollment initiated for: Healthcare Compliance Officer').waitFor();
  await clearOtherCookies(page.context());
  await signInAsOperator(page, origin);
  await open('/operations?section=training');
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: person.email });
  await row.getByRole('button', { name: /^Accept/ }).click();
  await page.getByText('The application is accepted').waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Enrolments' }).click();
  await row.getByRole('button', { name: /^Record completion/ }).click();
  await page.getByText('The completion is recorded').waitFor();
  return person;
}

picture('operations-training-enrolments', complete);

picture('training-certificate', async (parts) => {
  const { email, password } = await complete(parts);
  const ask = async (query: string, variables: object, token?: string) => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const answer = await parts.page.request.post('/graphql', { headers, data: { query, variables } });
    return (await answer.json()).data;
  };
  const { signIn } = await ask(
    `mutation ($email: String!, $password: String!) {
      signIn(email: $email, password: $password) { ... on SessionPayload { accessToken } } }`,
    { email, password },
  );
  const { myEnrolments } = await ask('{ myEnrolments { nodes { certificateCode } } }', {}, signIn.accessToken);
  await parts.open(`/training?certificate=${myEnrolments.nodes[0].certificateCode}`);
  await parts.page.getByText('This certificate is valid.').waitFor();
});
