import type { HomeEntryFragment, HomePageQuery } from './home-page.generated.ts';

/** A text of this page by the end of its key. */
export function homeEntry(data: HomePageQuery, key: string): HomeEntryFragment | undefined {
  return data.entries.nodes.find((entry) => entry.key === `home.${key}`);
}

/** The texts of this page whose key begins so, in the order of their keys. */
export function homeEntries(data: HomePageQuery, prefix: string): HomeEntryFragment[] {
  return data.entries.nodes.filter((entry) => entry.key.startsWith(`home.${prefix}`));
}
