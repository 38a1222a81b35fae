/** Labels whose wording is fixed: do not edit it. */
export const BULK_ORDER_REQUEST = 'Bulk Order Request';
export const SUBMITTING = 'Submitting Request...';
export const SUBMITTED = {
  title: 'Bulk Order Request Submitted!',
  text: 'The procurement team will contact the user within 24 hours with quotes and availability.',
};
export const SUBMISSION_FAILED = 'Submission Failed';
/** What is said where it failed; the address is that of the portal, where it is known. */
export const failureAdvice = (email: string | undefined): string =>
  `Please try again or contact our procurement team${email ? ` at ${email}` : ''}`;

export const SUBMIT_REQUEST = 'Submit request';
export const NEED_MORE = {
  title: 'Need more than one of something?',
  text: 'Send one list with quantities and dates. The procurement team answers within 24 hours with quotes and availability.',
};

export const orderWords = {
  place: 'Bulk order',
  loading: 'Loading your request',
  loaded: 'Your request has loaded',
  failed: 'Your request could not be loaded',
  unknown: 'There is no such request of yours',
  unknownAdvice:
    'Check that the link is complete. If you sent the request while signed in, sign in with the same account.',
};
