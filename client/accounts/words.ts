/** Texts whose wording is fixed: do not edit it. */
export const AUTH_UNAVAILABLE = 'Authentication service temporarily unavailable';
export const TRY_LATER = 'Please try again later or contact support';
export const SIGN_IN_FAILED = 'Failed to sign in';
export const SIGN_UP_FAILED = 'Failed to create account';
export const SIGNING_IN = 'Signing In...';
export const CREATING_ACCOUNT = 'Creating Account...';
export const PASSWORD_HINT = 'Password must be at least 8 characters long';
export const NOBODY_SIGNED_IN = 'No user logged in';
export const VERIFIED_WITHIN = 'Accounts are verified within 24-48 hours.';

export const SIGN_IN_TITLE = `Sign in to ${__PRODUCT_NAME__}`;
export const SIGN_UP_TITLE = 'Create an account';
export const SESSION_OVER = 'Your session has ended';
export const SIGN_IN_AGAIN = 'Sign in again to continue';
export const SIGNED_IN = "You're signed in";
export const PASSWORD_USED_UP =
  'Your password worked once only. Set one of your own on your account page within 10 minutes.';
export const ALREADY_SIGNED_IN = 'You are signed in';
export const SIGNED_OUT = "You're signed out";
export const NOT_SIGNED_OUT = 'You are still signed in';
export const ACCOUNT_NOT_LOADED = 'Your account could not be loaded';
export const UNEXPECTED = 'An unexpected error occurred';
export const PROFILE_SAVED = 'Profile saved';
export const ORGANIZATION_CHANGE =
  'If you change your organisation, your account is verified again. You cannot publish until then. Your jobs are closed and your equipment is withdrawn.';
export const ALL_TAKEN_DOWN = 'Your open jobs are closed and your equipment is withdrawn.';
export const VERIFIED_AGAIN = 'You changed your organisation, so your account is verified again.';
export const PROFILE_NOT_SAVED = 'Your profile could not be saved';
export const PASSWORD_CHANGED = 'Password changed';
export const PASSWORD_NOT_CHANGED = 'Your password could not be changed';
export const PASSWORD_SET = 'Password set';
export const PASSWORD_NOT_SET = 'Your password could not be set';
export const DEVICE_SIGNED_OUT = 'Device signed out';
export const OTHERS_SIGNED_OUT = 'All other devices are signed out';
export const NOT_ENDED = 'Nothing was signed out';
export const TERMS_NOT_ACCEPTED = 'Accept the terms of service and privacy policy to create an account';
export const UNTIL_VERIFIED = 'Until then you can do everything but publish.';

/** The occupations that the sign-up form offers, in its order. */
export const ROLES = [
  { value: 'nurse', label: 'Nurse' },
  { value: 'doctor', label: 'Doctor' },
  { value: 'healthcare-assistant', label: 'Healthcare assistant' },
  { value: 'physiotherapist', label: 'Physiotherapist' },
  { value: 'pharmacist', label: 'Pharmacist' },
  { value: 'radiographer', label: 'Radiographer' },
  { value: 'manager', label: 'Manager' },
  { value: 'admin', label: 'Administrative staff' },
  { value: 'other', label: 'Other' },
] as const;
