import { ArrowDown } from 'lucide-react';
import { formatNumber } from '../ui/numbers.ts';
import { PageHeader } from '../ui/PageHeader.tsx';
import { SectionLink } from '../ui/SectionLink.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { CvTemplateLink } from './CvTemplateLink.tsx';
import { PostJobLink } from './postings/PostJobLink.tsx';
import type { StaffPortalEntryFragment } from './staff-portal.generated.ts';
import { ACTIVE_POSITIONS, STAFF_PORTAL } from './words.ts';

interface StaffPortalHeaderProps {
  openPositions: number | undefined;
  introduction: StaffPortalEntryFragment | undefined;
  isLoading: boolean;
  /** Sections further down the page that the header leads to. */
  sections: readonly { id: string; title: string }[];
}

const linkClasses = 'inline-flex min-h-11 items-center gap-1.5 text-sm font-medium sm:gap-2';

/** What the staff portal is, how much it holds, and the ways from its top. */
export function StaffPortalHeader({ openPositions, introduction, isLoading, sections }: StaffPortalHeaderProps) {
  const lead = introduction?.body ?? (isLoading && <Skeleton className="h-15 w-full bg-transparent" />);
  return (
    <PageHeader
      area="staff"
      title={introduction?.title ?? STAFF_PORTAL}
      lead={lead || undefined}
      aside={
        openPositions !== undefined && (
          <p className="num text-lg text-ink-2">
            {formatNumber(openPositions)} {ACTIVE_POSITIONS}
          </p>
        )
      }
    >
      <ul
        data-print="hide"
        className="mt-4 grid gap-x-2 min-[22.5rem]:grid-cols-[auto_1fr] sm:flex sm:flex-wrap sm:gap-x-8"
      >
        <li>
          <CvTemplateLink className={linkClasses} />
          <p className="mt-1 text-xs text-ink-2">The 7 sections to fill in, as a file</p>
        </li>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <SectionLink id={id} className={linkClasses}>
              <ArrowDown aria-hidden className="size-4.5 shrink-0" strokeWidth={2} />
              {title}
            </SectionLink>
          </li>
        ))}
        <li>
          <PostJobLink className={linkClasses} />
        </li>
      </ul>
    </PageHeader>
  );
}
