import { refusedToAll, signedInToRead, signedInToWrite } from '../outcomes.ts';
import { always } from './arguments.ts';
import type { Policies } from './policy-row.ts';

const unknown = 'id: "01a1ede2-6680-790d-b5ad-95077e39d315"';
const document = 'medical-device-regulations';
const nothingOfOnesOwn = { ...refusedToAll('NotFoundError'), anonymous: 'NotSignedInError' } as const;

export const alertsPolicies: Policies = {
  'Query.savedSearches': { policy: signedInToRead },
  'Query.documentFollows': { policy: signedInToRead },
  'Query.documentReading': { policy: signedInToRead, given: always(`documentId: "${document}"`) },
  'Mutation.confirmDocumentRead': {
    policy: signedInToWrite,
    given: always(`documentId: "${document}", version: "2.2"`),
  },
  'Mutation.endDocumentFollow': { policy: nothingOfOnesOwn, given: always(unknown) },
  'Mutation.followDocuments': {
    policy: signedInToWrite,
    given: always(`what: { document: "${document}" }`),
  },
  'Mutation.endSavedSearch': { policy: nothingOfOnesOwn, given: always(unknown) },
  'Mutation.saveSearch': {
    policy: signedInToWrite,
    given: always('filter: { jobs: { search: "nurse" } }, frequency: DAILY'),
    makesNew: true,
    // Each has an identifier and a feed of its own.
    counts: true,
  },
  'Mutation.setSavedSearchFrequency': {
    policy: nothingOfOnesOwn,
    given: always(`${unknown}, frequency: WEEKLY`),
  },
};
