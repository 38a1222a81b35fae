/** Texts whose wording is fixed: do not edit it. */
export const QUICK_REPLIES = [
  'View job opportunities',
  'Download compliance docs',
  'Browse equipment',
  'Contact support',
  'Pricing information',
] as const;

/** Each is found in the sample. */
export const TRY_SAYING = [
  'Critical care nurse jobs in Manchester',
  'Infection prevention and control policy',
  'ECG recorder with a printer',
] as const;

export const LAUNCHER = 'Chat';
export const TITLE = 'Assistant';
export const SUBTITLE = 'Automated answers';
export const WELCOME =
  'Hello. I answer from the records and rules of this portal: jobs, documents, equipment, news and help. I am not a clinician. For urgent medical help call 111, and in an emergency 999.';
export const WRITTEN_BY = (model: string) =>
  `Replies are written by the language model ${model}, which is sent what you type. Do not enter information about patients.`;
export const TYPING = 'Assistant is typing';
export const FIELD = 'Type your question';
export const FAILED = 'Reply failed';
export const BY_RULE = 'Shown by rule, before any other answer';
export const SEND_TO_SUPPORT = 'Send this conversation to support';
/** A reply comes no sooner than this, in milliseconds. */
export const REPLY_DELAY = 1_500;
