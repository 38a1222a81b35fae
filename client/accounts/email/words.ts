export const FORGOTTEN_TITLE = 'Forgotten your password?';
export const NOT_SENT = 'The link could not be sent';
export const RESET_TITLE = 'Choose a new password';
export const NOT_RESET = 'Your password could not be changed';
export const CONFIRM_TITLE = 'Confirm your email address';
export const NOT_CONFIRMED = 'Your email address could not be confirmed';
export const CHANGE_TITLE = 'Change your email address';
export const NOT_ASKED = 'Your email address could not be changed';
export const SEND_AGAIN = 'Send the email again';
export const NOT_VERIFIED_UNTIL_CONFIRMED =
  'You must confirm your email address first: no account is verified before that.';
export const CONFIRM_FIRST = 'You must confirm your email address by the link that we mail you.';
export const DEAD_LINK_TITLE = 'This link no longer works';
