export const OWN_DATA_TITLE = 'Your data';
/** What the file holds, by its key there. */
export const OWN_DATA_PARTS: Readonly<Record<string, string>> = {
  account: 'Your account and what it may do',
  profile: 'Your profile',
  sessions: 'Where you have signed in, and when',
  knownDevices: 'The browsers in which you have signed in',
  apiKeys: 'Your API keys, and how much was asked with them',
  webhooks:
    'Your webhooks, and the newest 1,000 messages to each: what they say only where they are about your own records',
  partnership: 'Your tier as a partner, and your requests for one',
  identities: 'Your connections to Google and LinkedIn',
  membership: 'The organisation that you belong to, and what you may do there',
  invitations: 'Invitations to organisations at your address',
  statusSubscription: 'Your subscription to emails about the system status',
  newsletter: 'Your subscription to the newsletter',
  developerNewsletter: 'Your subscription to the developer newsletter',
  enquiries: 'Messages that you have sent us, with our replies',
  supplierConversations: 'Messages to and from suppliers',
  jobs: 'Jobs that you have advertised',
  jobDrafts: 'Your drafts of jobs',
  equipment: 'Equipment that you have listed',
  jobApplications: 'Your job applications',
  applicationNotes: 'Your notes on applications',
  bulkOrders: 'Your bulk orders',
  vendorApplications: 'Your applications to become a supplier',
  training: 'Your enrolments, applications for certifications, and certificates',
  webinarPlaces: 'Your places in webinars',
  quotes: 'Bulk orders that you were asked to quote for, and your quotes',
  safetyNotices: 'Safety notices about equipment that you list, have ordered, or were told of',
  articles: 'Articles that you have saved, and those that you like',
  discussion: 'Your comments on articles, and what you have reported about others',
  savedSearches: 'Saved searches',
  documents: 'Compliance documents, regulations and roles that you follow, and what you have read and understood',
  savedJobs: 'Jobs that you have saved',
  deskClaims: "Items of the operators' desk that you have claimed",
  contentRevisions: 'What you have changed in articles and documents as an operator',
  mails: 'What each email of the last 30 days told you of',
  mailedLinks: 'Links in emails that you have not used yet: what for, and until when',
  auditEntries: 'What was done to your records, and what you did',
};
export const NOT_DOWNLOADED = 'Your data could not be downloaded';
export const DOWNLOADED = 'Your data is downloaded';
export const DELETE_TITLE = 'Delete your account';
export const DELETE_LABEL = 'Delete my account';
export const NOT_DELETED = 'Your account could not be deleted';
export const DELETED = 'Your account is deleted';
export const TOLD_BY_MAIL = 'We have sent you an email that says so.';
