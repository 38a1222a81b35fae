import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { Slice } from '../ui/Slice.tsx';
import { guideSections, staffPortalEntry } from './guide-sections.ts';
import { JobSearchSection } from './JobSearchSection.tsx';
import { Partners } from './Partners.tsx';
import { StaffGuide } from './StaffGuide.tsx';
import { StaffPortalHeader } from './StaffPortalHeader.tsx';
import { StaffStatistics } from './StaffStatistics.tsx';
import { useStaffPortalQuery } from './staff-portal.generated.ts';

/** The staff portal with its list of jobs. */
export function StaffPortal() {
  const { data, error, loading, refetch } = useStaffPortalQuery();
  const entries = data?.contentList.nodes ?? [];
  const sections = guideSections(entries);
  const statistics = staffPortalEntry(entries, 'statistics');
  const partners = data?.recruitmentPartners ?? [];
  return (
    <>
      <StaffPortalHeader
        openPositions={data?.jobStats.openPositions}
        introduction={staffPortalEntry(entries, 'introduction')}
        isLoading={loading}
        sections={sections
          .filter(({ isLinkedFromHeader }) => isLinkedFromHeader)
          .map(({ id, entry }) => ({ id, title: entry.title }))}
      />
      <JobSearchSection payNote={staffPortalEntry(entries, 'pay-note')?.body} />
      {(partners.length > 0 || statistics) && (
        <Slice>
          {' '}
          <div className="bg-canvas">
            <div className="page-wrap flex flex-col gap-12 py-10 lg:gap-16 lg:py-16">
              <Partners partners={partners} />
              <StaffStatistics entry={statistics} />
            </div>
          </div>
        </Slice>
      )}
      <Slice>
        <StaffGuide sections={sections} />
      </Slice>
      {error && !data && (
        <div className="page-wrap pb-10">
          <ErrorPanel
            title="The rest of the page could not be loaded"
            message={error.message}
            busy={loading}
            onRetry={() => refetch()}
          />
        </div>
      )}
    </>
  );
}
