/** Texts whose wording is fixed: do not edit it. */
export const PROCESSING = 'Processing authentication...';
export const SOCIAL_LOGIN_FAILED = 'Social login failed';
