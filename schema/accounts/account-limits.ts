import type { Limit } from '../ports.ts';

const MINUTES = 60;

/** Guesses of the password of one address, wherever they come from: 10 in 5 minutes, as Cyber Essentials asks. */
export const guesses: Limit = { name: 'password-guess', attempts: 10, seconds: 5 * MINUTES };
/** Sign-ins from one network, where many people of one hospital may sit. */
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
/** Changes of a profile by its owner: each stands in the audit log, which nobody can shorten. */
export const profileChanges: Limit = { name: 'profile-change', attempts: 60, seconds: 60 * MINUTES };
/** Changes of a password by whoever knows it: each is mailed, stands in the audit log and begins a session. */
export const passwordChanges: Limit = { name: 'password-change', attempts: 5, seconds: 60 * MINUTES };
