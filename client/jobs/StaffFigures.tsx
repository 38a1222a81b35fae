import { Partners } from './Partners.tsx';
import { StaffStatistics } from './StaffStatistics.tsx';
import type { RecruitmentPartnerRowFragment, StaffPortalEntryFragment } from './staff-portal.generated.ts';

interface StaffFiguresProps {
  partners: readonly RecruitmentPartnerRowFragment[];
  statistics: StaffPortalEntryFragment | undefined;
}

/** Who recruits through the portal, and what it counts for staff. */
export function StaffFigures({ partners, statistics }: StaffFiguresProps) {
  return (
    <div className="bg-canvas">
      <div className="page-wrap flex flex-col gap-12 py-10 lg:gap-16 lg:py-16">
        <Partners partners={partners} />
        <StaffStatistics entry={statistics} />
      </div>
    </div>
  );
}
