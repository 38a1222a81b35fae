import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { latePart } from '../ui/late-part.tsx';
import { guideSections, staffPortalEntry } from './guide-sections.ts';
import { JobSearchSection } from './JobSearchSection.tsx';
import { StaffPortalHeader } from './StaffPortalHeader.tsx';
import { useStaffPortalQuery } from './staff-portal.generated.ts';

const SavedJobs = latePart(() => import('./saved/SavedJobs.tsx').then((module) => module.SavedJobs));
const StaffFigures = latePart(() => import('./StaffFigures.tsx').then((module) => module.StaffFigures));
const StaffGuide = latePart(() => import('./StaffGuide.tsx').then((module) => module.StaffGuide));

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
      <SavedJobs />
      <JobSearchSection payNote={staffPortalEntry(entries, 'pay-note')?.body} />
      {(partners.length > 0 || statistics) && <StaffFigures partners={partners} statistics={statistics} />}
      <StaffGuide sections={sections} />
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
