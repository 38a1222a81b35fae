import type { SocialProvider } from '../../generated/graph.generated.ts';

/** What each provider calls itself. */
export const providerNames: Readonly<Record<SocialProvider, string>> = { GOOGLE: 'Google', LINKEDIN: 'LinkedIn' };

/** In the order in which they are offered. */
export const providers: readonly SocialProvider[] = ['GOOGLE', 'LINKEDIN'];

export const continueWith = (provider: SocialProvider) => `Continue with ${providerNames[provider]}`;

/** The sentences of the error catalogue (specification 1, section 8), byte for byte. */
export const failedToConnect = (provider: SocialProvider) => `Failed to connect with ${providerNames[provider]}`;

export const OR_BY_EMAIL = 'or use your email address';
