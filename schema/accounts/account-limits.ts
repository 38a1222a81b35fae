import type { Limit } from '../ports.ts';

const MINUTES = 60;

/** Guesses of the password of one address in one network: 10 in 5 minutes, as Cyber Essentials asks. */
export const guesses: Limit = { name: 'password-guess', attempts: 10, seconds: 5 * MINUTES };
/**
 * Guesses of the password of one address in one site, which is an address of version 4 or the first 48 bits of one of
 * version 6: 65,536 networks. Without this limit, 15 of them would use up the account's total within seconds.
 */
export const siteGuesses: Limit = { name: 'password-guess-site', attempts: 60, seconds: 60 * MINUTES };
/**
 * Guesses of the password of one address, from all sites together. One site makes 60 an hour at most, so that it takes
 * three to use up the total; then no browser that is unknown gets in by a password, from anywhere. Any number of them make 3,600 a day: common passwords cannot be chosen, and of
 * leaked passwords the next most frequent ones are used by about one account in a million each, so that a day of guesses
 * finds the password of one account in about 300. Without this limit, 10,000 sites would make 14,400,000 a day.
 */
export const accountGuesses: Limit = { name: 'password-guess-account', attempts: 150, seconds: 60 * MINUTES };
/** Guesses in a browser in which the account has signed in before. */
export const deviceGuesses: Limit = { name: 'password-guess-device', attempts: 10, seconds: 5 * MINUTES };
/** Guesses at the password in a session, for a reauthentication. */
export const reauthentications: Limit = { name: 'reauthentication', attempts: 10, seconds: 5 * MINUTES };
/** Sign-ins from one network, which many people of a hospital may share, or in one known browser. */
export const signIns: Limit = { name: 'sign-in', attempts: 60, seconds: 5 * MINUTES };
export const signUps: Limit = { name: 'sign-up', attempts: 20, seconds: 60 * MINUTES };
export const refreshes: Limit = { name: 'refresh', attempts: 600, seconds: 5 * MINUTES };
/** Sign-ins at Google or LinkedIn that begin in one network: each has the portal ask the provider. */
export const socialSignIns: Limit = { name: 'social-sign-in', attempts: 60, seconds: 5 * MINUTES };
export const downloads: Limit = { name: 'own-data', attempts: 10, seconds: 60 * MINUTES };
/** Mails with a link to a new password, to one address and from one network; whether there is an account or not. */
export const resetMails: Limit = { name: 'password-reset', attempts: 3, seconds: 60 * MINUTES };
export const resetRequests: Limit = { name: 'password-reset-network', attempts: 20, seconds: 60 * MINUTES };
/** Mails with a link that confirms an address, of one account. */
export const confirmationMails: Limit = { name: 'email-confirmation', attempts: 5, seconds: 60 * MINUTES };
/** Mailed links that are followed from one network. */
export const followedLinks: Limit = { name: 'mailed-link', attempts: 60, seconds: 5 * MINUTES };
/** Lookups of mailed links from one network, as each precedes following the link. */
export const lookedAtLinks: Limit = { name: 'mailed-link-look', attempts: 60, seconds: 5 * MINUTES };
/** Changes of a profile by its owner: each adds to the audit log, which is append-only. */
export const profileChanges: Limit = { name: 'profile-change', attempts: 60, seconds: 60 * MINUTES };
/** Changes of a password by the user who knows it: each sends a mail, adds to the audit log and starts a session. */
export const passwordChanges: Limit = { name: 'password-change', attempts: 5, seconds: 60 * MINUTES };
