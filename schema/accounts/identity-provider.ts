import type { IdentityProvider } from '../ports.ts';

/** What each provider calls itself. */
export const providerNames: Readonly<Record<IdentityProvider, string>> = { google: 'Google', linkedin: 'LinkedIn' };

/** The sentences of the error catalogue (specification 1, section 8). */
export const SOCIAL_LOGIN_FAILED = 'Social login failed';
export const failedToConnect = (provider: IdentityProvider) => `Failed to connect with ${providerNames[provider]}`;
