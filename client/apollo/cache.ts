import { type FieldReadFunction, InMemoryCache } from '@apollo/client/cache';

/**
 * The normalised cache. Rows are known by their id, content by its key; a page of a list is an answer of its own for its
 * arguments, so lists are replaced and never merged.
 */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    // What mutations answer instead of their payload.
    possibleTypes: {
      Error: [
        'ConflictError',
        'ForbiddenError',
        'NotFoundError',
        'NotSignedInError',
        'RateLimitedError',
        'ValidationError',
      ],
    },
    typePolicies: {
      ContentEntry: { keyFields: ['key'] },
      Site: { keyFields: [] },
      // The same thing is another hit in another search.
      SearchHit: { keyFields: false },
      JobStats: { keyFields: [] },
      ComplianceStats: { keyFields: [] },
      Query: {
        fields: {
          jobs: { merge: false },
          places: { merge: false },
          documents: { merge: false },
          equipment: { merge: false },
          searchEquipment: { merge: false },
          news: { merge: false },
          featuredNews: { merge: false },
          accounts: { merge: false },
          auditLog: { merge: false },
          contentList: { merge: false },
          recruitmentPartners: { merge: false },
          myEquipment: { merge: false },
          equipmentToReview: { merge: false },
          myApplications: { merge: false },
          jobApplications: { merge: false },
          myActivity: { merge: false },
          equipmentItem: { read: knownAs('Equipment', 'id') },
          job: { read: knownAs('Job', 'id') },
          content: { read: knownAs('ContentEntry', 'key') },
        },
      },
    },
  });
}

/**
 * A row that came with a list answers a question for it alone. Null is an answer too: there is no such row.
 */
function knownAs(typename: string, keyField: string): FieldReadFunction {
  return (existing, { args, toReference }) =>
    existing === undefined ? toReference({ __typename: typename, [keyField]: args?.[keyField] }) : existing;
}
