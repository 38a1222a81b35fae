import { ContentLink } from '../ui/ContentLink.tsx';

const ways = [
  { href: '/api-reference', label: 'API reference' },
  { href: '/graphql', label: 'GraphQL playground' },
  { href: '/account/api-keys', label: 'API keys' },
  { href: '/account/webhooks', label: 'Webhooks' },
  { href: '/graphql/schema.graphql', label: 'GraphQL schema' },
  { href: '/graphql/client.ts', label: 'TypeScript client' },
  { href: '/api/openapi.json', label: 'REST description (OpenAPI)' },
  { href: '/graphql/changelog.md', label: 'Change log' },
  { href: '/help-center', label: 'Help center' },
];

/** Where to go on from the documentation. */
export function DocumentationLinks() {
  return (
    <ul className="mt-4 flex flex-wrap gap-x-8">
      {ways.map(({ href, label }) => (
        <li key={href}>
          <ContentLink href={href} className="inline-flex min-h-11 items-center text-sm font-medium">
            {label}
          </ContentLink>
        </li>
      ))}
    </ul>
  );
}
