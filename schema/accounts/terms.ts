/** The terms of service and the privacy policy that people accept when they sign up, by the month that they are of. */
export const TERMS_VERSION = '2026-11';
