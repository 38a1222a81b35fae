import { newcomer } from '../accounts/account-dialog.ts';
import { openAccount } from '../accounts/mails.ts';
import { signInAsOperator, signInBefore } from '../accounts/signed-in.ts';
import { test } from '../support/test.ts';
import { anything, picture } from './picture.ts';

test.use({ expectedInConsole: anything });

test.beforeEach(async ({ page, request, baseURL }) => {
  await openAccount(request, newcomer().email);
  await signInAsOperator(page, baseURL ?? '');
});

for (const section of ['verification', 'accounts', 'log']) {
  picture(`operations-${section}`, async ({ page, open }) => {
    await open(`/operations?section=${section}`);
    await page.getByRole('heading', { level: 2, name: /^[\d,]+ / }).waitFor();
  });
}

picture('operations-none', async ({ page, open }) => {
  await open('/operations?q=zzzzzz');
  await page.getByText('No accounts match').waitFor();
});

for (const name of ['Suspend', 'Change access of']) {
  picture(
    `operations-${name.toLowerCase().replaceAll(' ', '-')}`,
    async ({ page, open }) => {
      await open('/operations?section=accounts');
      await page.getByRole('button', { name }).first().click();
      await page.getByRole('dialog').waitFor();
    },
    { fullPage: false },
  );
}

picture('operations-not-loaded', async ({ page, open }) => {
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('AuditLog')
      ? route.fulfill({ status: 400, json: { error: 'Request refused' } })
      : route.continue(),
  );
  await open('/operations?section=log');
  await page.getByText('The audit log could not be loaded').waitFor();
});

picture(
  'account-delete',
  async ({ page, open }) => {
    await signInBefore(page);
    await open('/account?dialog=delete');
    await page.getByRole('dialog').waitFor();
  },
  { fullPage: false },
);
