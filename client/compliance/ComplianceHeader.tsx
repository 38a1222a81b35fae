import { ContentLink } from '../ui/ContentLink.tsx';
import { IllustrativeMark } from '../ui/IllustrativeMark.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import type { ComplianceEntryFragment } from './compliance-hub.generated.ts';
import { COMPLIANCE_HUB, ILLUSTRATIVE } from './words.ts';

interface ComplianceHeaderProps {
  introduction: ComplianceEntryFragment | undefined;
  statistics: ComplianceEntryFragment | undefined;
  isLoading: boolean;
}

/** What the hub is, and its four figures. */
export function ComplianceHeader({ introduction, statistics, isLoading }: ComplianceHeaderProps) {
  const lead = introduction?.body ?? (isLoading && <Skeleton className="h-15 w-full bg-transparent" />);
  return (
    <PageHeader area="compliance" title={introduction?.title ?? COMPLIANCE_HUB} lead={lead || undefined}>
      {statistics && <Figures entry={statistics} />}
      {!statistics && isLoading && <Skeleton className="mt-6 h-33 w-full bg-transparent" />}
    </PageHeader>
  );
}

function Figures({ entry }: { entry: ComplianceEntryFragment }) {
  return (
    <section aria-label={entry.title} className="mt-6">
      <dl className="grid grid-cols-2 gap-x-4 gap-y-4 md:gap-x-8 lg:grid-cols-4">
        {entry.items.map(({ label, value, url }, index) => (
          <div key={label} className="flex flex-col-reverse justify-end border-t border-line-strong pt-2">
            <dt className="text-xs text-ink-2">
              <ContentLink href={url}>{label}</ContentLink>
            </dt>
            <dd className="num text-h3 font-bold">
              <span>{value}</span>
              {entry.illustrative && index === 0 && <IllustrativeMark />}
            </dd>
          </div>
        ))}
      </dl>
      {entry.illustrative && <p className="mt-3 text-xs text-ink-2">{ILLUSTRATIVE}</p>}
    </section>
  );
}
