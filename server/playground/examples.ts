import { LEGAL_VERSION } from '../../schema/legal/legal-version.ts';

/** The ready queries of one area: a document of one or more operations, and the variables that they share. */
export interface Example {
  area: string;
  query: string;
  /** JSON text; null if no operation takes a variable. */
  variables: string | null;
}

/**
 * The order of the tabs, by the names of their files; those that are not named stand where the empty name does. The first one
 * is open when a user comes for the first time.
 */
const order = [
  'jobs',
  'compliance',
  'equipment',
  'news',
  '',
  'search',
  'recruitment-partners',
  'accounts',
  'posting-and-applying',
  'bulk-orders',
  'organisations',
  'content',
  'site',
];

const files = import.meta.glob<string>('./examples/*', { query: '?raw', import: 'default', eager: true });

/** A tab for each `.graphql` file of `examples/`, which is called as the file is: `recruitment-partners` is Recruitment partners. */
export const examples: Example[] = Object.entries(files)
  .flatMap(([path, query]) => {
    const name = /([\w-]+)\.graphql$/.exec(path)?.[1];
    return name ? [{ name, query, variables: files[`./examples/${name}.variables.json`] ?? null }] : [];
  })
  .sort((one, other) => placeOf(one.name) - placeOf(other.name))
  .map(({ name, query, variables }) => ({
    area: `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('-', ' ')}`,
    query,
    // The version that the legal pages have now.
    variables: variables?.replace('%LEGAL_VERSION%', LEGAL_VERSION.number) ?? null,
  }));

function placeOf(name: string): number {
  return order.indexOf(order.includes(name) ? name : '');
}
