import type { SystemComponent } from '../../generated/graph.generated.ts';

/** The components to choose from, in the order of the page. */
export const componentOptions: readonly { value: SystemComponent; label: string }[] = [
  { value: 'WEB_CLIENT', label: 'Web client' },
  { value: 'GRAPHQL', label: 'GraphQL API' },
  { value: 'REST', label: 'REST API' },
  { value: 'DATABASE', label: 'Database' },
  { value: 'SEARCH', label: 'Search' },
  { value: 'ACCOUNTS', label: 'Accounts' },
  { value: 'EMAIL', label: 'E-mail' },
  { value: 'BACKGROUND', label: 'Background work' },
];
