import { KeyFigures } from '../ui/KeyFigures.tsx';
import { Partners } from './Partners.tsx';
import type { RecruitmentPartnerRowFragment, StaffPortalEntryFragment } from './staff-portal.generated.ts';
import { ILLUSTRATIVE } from './words.ts';

interface StaffFiguresProps {
  partners: readonly RecruitmentPartnerRowFragment[];
  statistics: StaffPortalEntryFragment | undefined;
}

/** The recruiting partners, and the figures for staff. Printed, the page is only its list of jobs. */
export function StaffFigures({ partners, statistics }: StaffFiguresProps) {
  return (
    <div data-print="hide" className="bg-canvas">
      <div className="page-wrap flex flex-col gap-12 py-10 lg:gap-16 lg:py-16">
        <Partners partners={partners} />
        <StaffStatistics entry={statistics} />
      </div>
    </div>
  );
}

/** The portal's figures for staff. */
function StaffStatistics({ entry }: { entry: StaffPortalEntryFragment | undefined }) {
  if (!entry) return null;
  return (
    <section aria-labelledby="staff-statistics">
      <h2 id="staff-statistics" className="mb-6 text-h2">
        {entry.title}
      </h2>
      <KeyFigures
        figures={entry.items.map(({ label, value }) => ({ label, value: value ?? '' }))}
        note={entry.illustrative ? ILLUSTRATIVE : undefined}
      />
    </section>
  );
}
