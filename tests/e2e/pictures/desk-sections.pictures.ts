import { signInAsOperator, signInBefore } from '../accounts/signed-in.ts';
import { originToPublishIn } from '../support/portals.ts';
import { test } from '../support/test.ts';
import { anything, picture } from './picture.ts';

test.use({ expectedInConsole: anything });

/** The sections as they are on a portal of which only the sample data is known. */
const queries = {
  equipment: 'section=equipment',
  'safety-notices': 'section=safety-notices',
  messages: 'section=messages',
  suppliers: 'section=suppliers',
  orders: 'section=orders',
  discussion: 'section=discussion',
  training: 'section=training',
  partners: 'section=partners',
  content: 'section=content',
  'content-editor': 'section=content&edit=new',
  newsletter: 'section=newsletter',
  help: 'section=help',
  incidents: 'section=incidents',
  maintenance: 'section=maintenance',
};

for (const [name, query] of Object.entries(queries)) {
  picture(`desk-${name}`, async ({ page, open, origin }) => {
    await signInAsOperator(page, origin);
    await open(`/operations?${query}`);
    await page.getByRole('region', { name: 'Waiting items' }).waitFor();
    await page.waitForLoadState('networkidle');
  });
}

picture('operations-signed-out', ({ open }) => open('/operations'));

picture('operations-of-a-member', async ({ page, open }) => {
  await signInBefore(page);
  await open('/operations');
  await page.waitForLoadState('networkidle');
});

test.describe('of what is published', () => {
  test.use({ baseURL: originToPublishIn() });

  picture('desk-content-written', async ({ page, open, origin }) => {
    await signInAsOperator(page, origin);
    await open('/operations?section=content&edit=new');
    await page.getByLabel('Title').fill(`Ward round ${crypto.randomUUID()}`);
    await page.getByLabel('Summary').fill('Who walks it, and when.');
    await page.getByLabel('Text', { exact: true }).fill('## Morning\n\nAt **seven**, with tea.\n\n- Rota\n- Beds');
    await page.getByRole('button', { name: 'Save' }).press('Enter');
    await page.getByRole('heading', { level: 2, name: /^Ward round/ }).waitFor();
  });
});
