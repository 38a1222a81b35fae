import type { NewsletterList } from '../../generated/graph.generated.ts';

/** What a newsletter is called in a sentence; the general word if it is not known which one it is. */
export function newsletterName(list: NewsletterList | null | undefined): string {
  return list === 'DEVELOPERS' ? 'developer newsletter' : 'newsletter';
}
