import type { IdentityProvider } from '../../ports.ts';

/** What each provider calls itself. */
export const providerNames: Readonly<Record<IdentityProvider, string>> = { google: 'Google', linkedin: 'LinkedIn' };

/** Sentences of the error catalogue. Their wording is fixed: do not edit it. */
export const SOCIAL_LOGIN_FAILED = 'Social login failed';
export const failedToConnect = (provider: IdentityProvider) => `Failed to connect with ${providerNames[provider]}`;
