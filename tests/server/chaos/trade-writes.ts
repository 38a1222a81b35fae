import type { Kysely } from 'kysely';
import { VENDOR_LINK } from '../../../schema/outbox/link-place.ts';
import type { DB } from '../../../schema/tables.ts';
import { linkTokens } from '../../../server/credentials/link-tokens.ts';
import { createStoredFile, createVendorApplication } from '../../factories/vendor-application.ts';
import { testSecret } from '../../support/test-app.ts';
import type { Person } from './people.ts';
import { graphWrite, type Write } from './write.ts';

/** A bulk order, of a person or of a visitor; its project is its mark. */
export function order(projectName: string, person?: Person): Write {
  const input = {
    projectName,
    organizationName: 'Brambleford Community Hospital',
    department: 'Critical care',
    contactName: 'Asha Mensah',
    email: 'asha@chaos.example',
    phone: '01632 960 001',
    deliveryAddress: 'Stores, 1 Hospital Road',
    orderType: 'NEW_PURCHASE',
    requiredDate: `${new Date().getUTCFullYear() + 1}-12-01`,
    items: [{ equipment: 'MONITORING', description: 'Bedside monitor', quantity: 24 }],
  };
  return graphWrite(
    { mark: projectName, variables: { input } },
    'mutation ($input: BulkOrderInput!) { requestBulkOrder(input: $input) { __typename } }',
    person,
  );
}

const contact = { contactName: 'Asha Mensah', email: 'asha@chaos.example', phone: '01632 960 001' };
const numbers = { registrationNumber: '01234567', vatNumber: 'GB339072747' };

/** The first step of registering as a supplier; the company is its mark. */
export function vendorStart(companyName: string): Write {
  return graphWrite(
    { mark: companyName, variables: { input: { companyName, ...numbers, ...contact } } },
    'mutation ($input: VendorApplicationInput!) { startVendorApplication(input: $input) { __typename } }',
  );
}

/** The last step of it, for a draft with its documents that this adds to the database. */
export async function vendorSubmission(db: Kysely<DB>, companyName: string): Promise<Write> {
  const { id } = await createVendorApplication(db, { company_name: companyName, email: contact.email });
  for (const document of ['company_license', 'insurance_certificate']) {
    await createStoredFile(db, { vendor_application_id: id, document });
  }
  const token = linkTokens([testSecret]).tokenOf(VENDOR_LINK, id);
  const form = {
    businessType: 'IMPORTER',
    equipmentCategories: ['ICU'],
    annualTurnover: 'FROM_1M',
    yearsInBusiness: 12,
  };
  return graphWrite(
    { mark: companyName, variables: { token, input: { companyName, ...numbers, ...contact, ...form } } },
    `mutation ($token: String!, $input: VendorApplicationInput!) {
      submitVendorApplication(token: $token, revision: 0, input: $input) { __typename } }`,
  );
}
