import { KeyFigures } from '../ui/KeyFigures.tsx';
import type { StaffPortalEntryFragment } from './staff-portal.generated.ts';
import { ILLUSTRATIVE } from './words.ts';

/** The portal's figures for staff. */
export function StaffStatistics({ entry }: { entry: StaffPortalEntryFragment | undefined }) {
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
