/**
 * The version of the privacy policy, the terms of service and the cookie policy, and the day from which it holds. Users
 * accept it when they open an account. Change both here, together with the texts; the pages, the sign-up form and what is
 * stored with an account follow.
 */
export const LEGAL_VERSION = { number: '2.1.9', effectiveOn: '2026-11-28' } as const;

/** Refuses an acceptance of texts that are no longer the present ones. */
export const OUTDATED_TERMS =
  'The terms of service and privacy policy have changed since you opened this page. Reload it, read them and accept them';
