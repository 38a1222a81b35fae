import type { EnquiryCategory, EnquiryState } from '../generated/graph.generated.ts';
import type { TagTone } from '../ui/Tag.tsx';

export const CONTACT = 'Contact';
export const CONTACT_NOT_LOADED = 'The contact details could not be loaded';
export const SEND_A_MESSAGE = 'Send us a message';
export const NOT_SENT = 'Your message was not sent';
export const SENT_TITLE = 'Message sent';
export const ENQUIRY_NOT_LOADED = 'Your message could not be loaded';
export const NOT_CLOSED = 'Your message was not closed';
export const NEWSLETTER = 'Newsletter';
export const NOT_SUBSCRIBED = 'The email could not be sent';
export const LINK_NOT_FOLLOWED = 'The link could not be followed';

/** Labels whose wording is fixed: do not edit it. */
export const SEND_ANOTHER = 'Send Another Message';
export const RETURN_HOME = 'Return to Homepage';

export const LONGEST_MESSAGE = 5_000;
export const LONGEST_SUBJECT = 150;

/** What an enquiry can be about, in the order in which it is offered. */
export const categories: readonly { readonly value: EnquiryCategory; readonly label: string }[] = [
  { value: 'RECRUITMENT', label: 'Recruitment' },
  { value: 'COMPLIANCE', label: 'Compliance' },
  { value: 'EQUIPMENT', label: 'Equipment' },
  { value: 'TECHNICAL', label: 'Technical' },
  { value: 'BILLING', label: 'Billing' },
  { value: 'PARTNERSHIP', label: 'Partnership' },
  { value: 'FEEDBACK', label: 'Feedback' },
  { value: 'OTHER', label: 'Other' },
];

/** The state of an enquiry, in words for its sender. */
export const states: Readonly<Record<EnquiryState, { readonly label: string; readonly tone: TagTone }>> = {
  OPEN: { label: 'Waiting for our reply', tone: 'information' },
  ANSWERED: { label: 'Answered', tone: 'good' },
  CLOSED: { label: 'Closed', tone: 'neutral' },
};
