export const OWN_DATA_TITLE = 'Your data';
/** What the file holds, by its key there. */
export const OWN_DATA_PARTS: Readonly<Record<string, string>> = {
  account: 'Your account and what it may do',
  profile: 'Your profile',
  sessions: 'Where you have signed in, and when',
  knownDevices: 'The browsers in which you have signed in',
  identities: 'Your connections to Google and LinkedIn',
  statusSubscription: 'Your subscription to emails about the system status',
  jobs: 'Jobs that you have advertised',
  equipment: 'Equipment that you have listed',
  jobApplications: 'Your job applications',
  articles: 'Articles that you have saved, and those that you like',
  discussion: 'Your comments on articles, and what you have reported about others',
  savedJobs: 'Jobs that you have saved',
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
