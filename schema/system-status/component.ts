/** What is measured. The order is that of the page; a page draws the days of the first four. */
export const components = [
  {
    slug: 'web_client',
    name: 'Web client',
    description: 'Pages and their scripts',
    slowMs: 2_000,
    needsDatabase: true,
  },
  {
    slug: 'graphql',
    name: 'GraphQL API',
    description: 'Questions and changes at /graphql',
    slowMs: 1_000,
    needsDatabase: false,
  },
  {
    slug: 'rest',
    name: 'REST API',
    description: 'The paths below /api',
    slowMs: 1_000,
    needsDatabase: false,
  },
  {
    slug: 'database',
    name: 'Database',
    description: 'Records are read and written',
    slowMs: 500,
    needsDatabase: false,
  },
  {
    slug: 'search',
    name: 'Search',
    description: 'Jobs, documents, equipment, news and help',
    slowMs: 2_000,
    needsDatabase: true,
  },
  {
    slug: 'accounts',
    name: 'Accounts',
    description: 'Passwords and sessions',
    slowMs: 2_000,
    needsDatabase: true,
  },
  {
    slug: 'email',
    name: 'E-mail',
    description: 'Confirmations and incident mail',
    slowMs: 3_000,
    needsDatabase: false,
  },
  {
    slug: 'background',
    name: 'Background work',
    description: 'Work that waits, such as mails',
    slowMs: 3_000,
    needsDatabase: true,
  },
] as const;

/** A component as the database knows it. */
export type ComponentSlug = (typeof components)[number]['slug'];

export interface Component {
  readonly slug: ComponentSlug;
  readonly name: string;
  readonly description: string;
  /** From how many milliseconds on an answer counts as slow. */
  readonly slowMs: number;
  /** Whether it can do nothing without the database: while that is away, there is nothing to measure. */
  readonly needsDatabase: boolean;
}

/** The component of a row. */
export function componentOf(slug: ComponentSlug): Component {
  const found = components.find((component) => component.slug === slug);
  if (!found) {
    throw new Error(`There is no component ${slug}.`);
  }
  return found;
}
