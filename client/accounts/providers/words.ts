import type { SocialProvider } from '../../generated/graph.generated.ts';

/** What each provider calls itself. */
export const providerNames: Readonly<Record<SocialProvider, string>> = { GOOGLE: 'Google', LINKEDIN: 'LinkedIn' };

/** In the order in which they are offered. */
export const providers: readonly SocialProvider[] = ['GOOGLE', 'LINKEDIN'];

export const continueWith = (provider: SocialProvider) => `Continue with ${providerNames[provider]}`;

/** Sentences of the error catalogue. Their wording is fixed: do not edit it. */
export const failedToConnect = (provider: SocialProvider) => `Failed to connect with ${providerNames[provider]}`;

/** Why the button of a provider does nothing. */
export const notSetUp = (missing: readonly SocialProvider[]) =>
  `Signing in with ${missing.map((provider) => providerNames[provider]).join(' or ')} is not set up here.`;

export const OR_BY_EMAIL = 'or use your email address';

export const connectTitle = (provider: SocialProvider) => `Connect ${providerNames[provider]}`;
export const signInAgainWith = (provider: SocialProvider) => `Sign in again with ${providerNames[provider]}`;

/** What a user without a password is asked for instead. */
export const RECENT_SIGN_IN =
  'Your account has no password. To show that it is you, you must have signed in within the last 10 minutes.';

export const stillSignsIn = (names: string) =>
  `${names} can still be used to sign in after that. Disconnect below what you did not connect yourself.`;
