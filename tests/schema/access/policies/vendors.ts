import { oneself, operatorToRead, operatorToWrite, refusedToAll, signedInToRead, withoutSession } from '../outcomes.ts';
import { always, madeUp } from './arguments.ts';
import type { Policies } from './policy-row.ts';

/** What the first step of the form sends. */
export const vendorInput = `input: { companyName: "Test Devices Ltd", registrationNumber: "01234567",
  vatNumber: "GB339072747", contactName: "Asha Mensah", email: "asha@devices.example", phone: "01632 960 001" }`;

/** Only the token of an application opens it; no access does, not even an operator's. */
export const vendorPolicies: Policies = {
  'Query.vendorApplication': { policy: refusedToAll('null'), given: always(`token: ${madeUp}`), levels: 2 },
  'Query.myVendorApplications': { policy: signedInToRead, given: always('first: 1'), levels: 3 },
  'Query.vendorApplications': { policy: operatorToRead, given: always('first: 1'), levels: 3 },
  'Mutation.decideVendorApplication': {
    policy: { ...operatorToWrite, operator: 'NotFoundError' },
    given: always('id: "01a1ede2-6680-790d-b5ad-95077e39d315", revision: 1, decision: APPROVED'),
    levels: 2,
  },
  'Mutation.removeVendorDocument': {
    policy: withoutSession(refusedToAll('NotFoundError')),
    given: always(`token: ${madeUp}, document: COMPANY_LICENSE`),
    levels: 2,
  },
  'Mutation.saveVendorApplication': {
    policy: withoutSession(refusedToAll('NotFoundError')),
    given: always(`token: ${madeUp}, step: 1, ${vendorInput}`),
    levels: 2,
  },
  'Mutation.startVendorApplication': {
    policy: oneself,
    given: always(vendorInput),
    levels: 2,
    counts: true,
    makesNew: true,
  },
  'Mutation.submitVendorApplication': {
    policy: withoutSession(refusedToAll('NotFoundError')),
    given: always(`token: ${madeUp}, revision: 0, ${vendorInput}`),
    levels: 2,
  },
};
