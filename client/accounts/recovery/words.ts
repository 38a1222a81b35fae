export const FORGOTTEN_TITLE = 'Forgotten your password?';
export const NOT_SENT = 'The link could not be sent';
export const RESET_TITLE = 'Choose a new password';
export const NOT_RESET = 'Your password could not be changed';
export const CONFIRM_TITLE = 'Confirm your email address';
export const NOT_CONFIRMED = 'Your email address could not be confirmed';
export const CHANGE_TITLE = 'Change your email address';
export const NOT_ASKED = 'Your email address could not be changed';
