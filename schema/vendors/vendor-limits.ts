import type { Limit } from '../ports.ts';

/** Applications that are begun from one network, which many people of a business may share. */
export const newVendorApplications: Limit = { name: 'vendor-application', attempts: 20, seconds: 60 * 60 };
/** Times that one application is saved. */
export const vendorChanges: Limit = { name: 'vendor-application-change', attempts: 120, seconds: 60 * 60 };
/** Times that one application is sent: each is mailed. */
export const vendorSubmissions: Limit = { name: 'vendor-application-submission', attempts: 10, seconds: 60 * 60 };
/** Files that are sent from one network. */
export const uploads: Limit = { name: 'upload', attempts: 60, seconds: 60 * 60 };
/** Mails to one address about applications, whichever they are of. */
export const vendorMails: Limit = { name: 'vendor-application-mail', attempts: 10, seconds: 60 * 60 };
/** Decisions of one operator about applications: each is mailed. */
export const vendorReviews: Limit = { name: 'vendor-application-review', attempts: 300, seconds: 60 * 60 };
