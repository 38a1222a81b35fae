import { type FieldReadFunction, InMemoryCache } from '@apollo/client/cache';

/**
 * The normalised cache. Rows are known by their id, content by its key. A page of a list is an answer of its own for its
 * arguments; a newer one takes its place, as is Apollo's way where no policy says otherwise.
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
      Guide: { keyFields: ['slug'] },
      TrainingResource: { keyFields: ['slug'] },
      OwnCertificate: { keyFields: ['code'] },
      Site: { keyFields: [] },
      // The same thing is another hit in another search.
      SearchHit: { keyFields: false },
      JobStats: { keyFields: [] },
      ComplianceStats: { keyFields: [] },
      SystemStatus: { keyFields: [] },
      StatusComponent: { keyFields: ['component'] },
      Query: {
        fields: {
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
