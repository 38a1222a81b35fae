import { builder } from '../../builder.ts';

/** Which newsletter: news of the portal, or what changes for programs that use it. */
export type NewsletterList = 'news' | 'developers';

export const NewsletterListEnum = builder.enumType('NewsletterList', {
  description: 'A newsletter of the portal. Each is asked for, confirmed and ended by itself.',
  values: {
    NEWS: { value: 'news', description: 'News of the portal.' },
    DEVELOPERS: { value: 'developers', description: 'Changes for programs that use the graph or REST.' },
  } as const,
});
