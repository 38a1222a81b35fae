import type { SocialProvider } from '../../generated/graph.generated.ts';

/** How the address names the dialog in which a provider is connected. */
export const connectDialog = (provider: SocialProvider) => `connect-${provider.toLowerCase()}`;

/** What opens it, to give the focus to. */
export const openerOf = (provider: SocialProvider) => `[data-connect="${provider}"]`;
