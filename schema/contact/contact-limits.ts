import type { Limit } from '../ports.ts';

/** Enquiries that come from one network, which many people of a hospital may share. */
export const enquiryRequests: Limit = { name: 'enquiry-network', attempts: 20, seconds: 60 * 60 };
/** Enquiries with one address, which is mailed a receipt of each. */
export const enquiryMails: Limit = { name: 'enquiry', attempts: 5, seconds: 60 * 60 };
/** Further messages of the sender of one enquiry. */
export const enquiryReplies: Limit = { name: 'enquiry-reply', attempts: 20, seconds: 60 * 60 };
/** Issues of the newsletter that one operator has mailed to themselves. */
export const newsletterTests: Limit = { name: 'newsletter-test', attempts: 30, seconds: 60 * 60 };
/** Addresses that are entered for the newsletter from one network. */
export const newsletterRequests: Limit = { name: 'newsletter-network', attempts: 20, seconds: 60 * 60 };
/** Mails about the newsletter to one address; whether it is subscribed or not. */
export const newsletterMails: Limit = { name: 'newsletter', attempts: 3, seconds: 60 * 60 };
