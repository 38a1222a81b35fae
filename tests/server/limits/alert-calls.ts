import { savedSearchChanges } from '../../../schema/alerts/alert-limits.ts';
import { documentFollowing } from '../../../schema/compliance/following/following-limits.ts';
import { documentReadings } from '../../../schema/compliance/readings/reading-limits.ts';
import { account, type LimitedCall, mutation } from './doors.ts';

/** Of saved searches, and of what is followed and read of documents. */
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
  {
    file: 'schema/compliance/following/document-follows.service.ts',
    limit: documentFollowing,
    who: account,
    doors: [
      mutation('followDocuments', 'FollowDocumentsPayload', () => 'what: { document: "medical-device-regulations" }'),
    ],
  },
  {
    file: 'schema/compliance/readings/document-readings.service.ts',
    limit: documentReadings,
    who: account,
    doors: [
      mutation(
        'confirmDocumentRead',
        'ConfirmDocumentReadPayload',
        () => 'documentId: "medical-device-regulations", version: "2.2"',
      ),
    ],
  },
];
