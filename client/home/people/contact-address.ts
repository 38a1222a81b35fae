import type { HomePageQuery } from '../home-page.generated.ts';

/** A mail to the portal with its subject filled in; undefined where no address of the portal is known. */
export function contactAddress(contact: HomePageQuery['contact'], subject: string): string | undefined {
  const mail = contact?.items.find(({ url }) => url?.startsWith('mailto:'))?.url;
  return mail ? `${mail}?subject=${encodeURIComponent(subject)}` : undefined;
}
