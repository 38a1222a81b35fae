import { ButtonLink } from '../ui/ButtonLink.tsx';
import { buttonClasses } from '../ui/button-classes.ts';
import { ContentLink } from '../ui/ContentLink.tsx';
import { formatNumber } from '../ui/numbers.ts';
import { PageHeader } from '../ui/PageHeader.tsx';
import type { ApiReferenceEntryFragment } from './api-reference-page.generated.ts';
import { API_REFERENCE, DOWNLOAD_SDK, GET_API_KEY, ILLUSTRATIVE, SDK_NOTE } from './words.ts';

interface ApiReferenceHeaderProps {
  entries: readonly ApiReferenceEntryFragment[];
  operationCount: number | undefined;
}

const ways = [
  { href: '/documentation', label: 'Documentation' },
  { href: '/graphql', label: 'GraphQL playground' },
  { href: '/api/openapi.json', label: 'REST description (OpenAPI)' },
  { href: '/account/webhooks', label: 'Webhooks' },
  { href: '/api-reference#versions', label: 'Versions' },
  { href: '/graphql/changelog.md', label: 'Change log' },
];

/** What the page is about, where to try the interfaces, and their figures: those that are claimed, and what is counted. */
export function ApiReferenceHeader({ entries, operationCount }: ApiReferenceHeaderProps) {
  const introduction = entries.find(({ key }) => key === 'api-reference.introduction');
  const statistics = entries.find(({ key }) => key === 'api-reference.statistics');
  return (
    <PageHeader title={introduction?.title ?? API_REFERENCE} lead={introduction?.body}>
      <ul className="mt-4 flex flex-wrap gap-x-8">
        {ways.map(({ href, label }) => (
          <li key={href}>
            <ContentLink href={href} className="inline-flex min-h-11 items-center text-sm font-medium">
              {label}
            </ContentLink>
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-4">
        <ButtonLink to="/account/api-keys" variant="primary">
          {GET_API_KEY}
        </ButtonLink>
        <a href="/graphql/client.ts" download className={buttonClasses('secondary', 'normal')}>
          {DOWNLOAD_SDK}
        </a>
      </div>
      <p className="mt-3 text-sm">
        {SDK_NOTE} <a href="/graphql/client.ts.sha256">Its SHA-256 checksum</a>.
      </p>
      {statistics && (
        <section aria-label={statistics.title} className="mt-4">
          <dl className="grid grid-cols-2 gap-x-4 gap-y-4 md:gap-x-8 lg:grid-cols-4">
            {statistics.items.map(({ label, value }) => (
              <div key={label} className="flex flex-col-reverse justify-end border-t border-line-strong pt-2">
                <dt className="text-xs text-ink-2">{label}</dt>
                <dd className="num text-h3 font-bold">{value}</dd>
              </div>
            ))}
          </dl>
          {statistics.illustrative && <p className="mt-3 text-xs text-ink-2">{ILLUSTRATIVE}</p>}
        </section>
      )}
      {operationCount !== undefined && (
        <p className="num mt-2 text-sm">
          Counted on this portal: {formatNumber(operationCount)} REST operations answer today.
        </p>
      )}
    </PageHeader>
  );
}
