import { savedSearchChanges } from '../../../schema/alerts/alert-limits.ts';
import { account, type LimitedCall, mutation } from './doors.ts';

/** Of saved searches. */
export const alertCalls: readonly LimitedCall[] = [
  {
    file: 'schema/alerts/saved-searches.service.ts',
    limit: savedSearchChanges,
    who: account,
    doors: [
      mutation('saveSearch', 'SavedSearchPayload', () => 'filter: { news: {} }, frequency: DAILY'),
      mutation(
        'setSavedSearchFrequency',
        'SavedSearchPayload',
        ({ savedSearch }) => `id: "${savedSearch}", frequency: WEEKLY`,
      ),
    ],
  },
];
