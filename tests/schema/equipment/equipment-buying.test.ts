import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccount } from '../../factories/account.ts';
import { createEquipment } from '../../factories/equipment.ts';
import { createSupplier } from '../../factories/supplier.ts';
import { openTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const productUrl = 'https://supplier.example/device';
const website = 'https://supplier.example';

/** The order in which the portal looks for where to buy. */
test.each([
  ["the product's page before all others", { productUrl, website, approved: true }, productUrl],
  ["the supplier's site where the product has no page", { productUrl: null, website, approved: true }, website],
  [
    'NHS Supply Chain for an approved supplier without a site',
    { productUrl: null, website: null, approved: true },
    'https://www.supplychain.nhs.uk/',
  ],
  ['nowhere else: one contacts the supplier', { productUrl: null, website: null, approved: false }, null],
])('buying leads to %s', async (_name, { productUrl: product_url, website: site, approved }, buyUrl) => {
  const supplier = await createSupplier(app.db, { website: site, nhs_approved: approved });
  const { id } = await createEquipment(app.db, { supplier_id: supplier.id, product_url });
  const payload = { query: 'query ($id: ID!) { equipmentItem(id: $id) { buyUrl } }', variables: { id } };
  const answer = await app.server.inject({ method: 'POST', url: '/graphql', payload });
  expect(answer.json()).toEqual({ data: { equipmentItem: { buyUrl } } });
});

test('opening hours are told of suppliers that operators keep, and of no account that sells: it has named none', async () => {
  const { id: owner_id } = await createAccount(app.db, { access: 'verified' });
  const hoursOf = async (supplier: { id: string }) => {
    const { id } = await createEquipment(app.db, { supplier_id: supplier.id });
    const query = 'query ($id: ID!) { equipmentItem(id: $id) { supplier { openingHours } } }';
    const payload = { query, variables: { id } };
    return (await app.server.inject({ method: 'POST', url: '/graphql', payload })).json().data.equipmentItem.supplier;
  };
  expect(await hoursOf(await createSupplier(app.db))).toEqual({ openingHours: 'Monday to Friday, 9am to 5pm GMT' });
  expect(await hoursOf(await createSupplier(app.db, { owner_id }))).toEqual({ openingHours: null });
});
