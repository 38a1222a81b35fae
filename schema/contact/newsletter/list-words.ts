import type { NewsletterList } from './newsletter-list.ts';

interface ListWords {
  /** What it is called, after "the". */
  readonly name: string;
  readonly tells: string;
  /** Where its readers find more. */
  readonly page: { readonly label: string; readonly path: string };
  /** What is said once it has ended. */
  readonly ended: string;
}

/** How each newsletter is spoken of. */
export const listWords: Readonly<Record<NewsletterList, ListWords>> = {
  news: {
    name: 'newsletter',
    tells: 'It tells what is new on the portal.',
    page: { label: 'News on the portal', path: '/news' },
    ended: 'You get no more newsletters, and your email address is deleted.',
  },
  developers: {
    name: 'developer newsletter',
    tells: 'It tells what changes for programs that use the portal.',
    page: { label: 'API reference', path: '/api-reference' },
    ended: 'You get no more developer newsletters, and your email address is deleted from their list.',
  },
};
