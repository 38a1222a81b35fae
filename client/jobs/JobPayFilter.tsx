import type { ChangeSearch } from '../lists/use-list-search.ts';
import { SelectField } from '../ui/SelectField.tsx';
import { payCeilingLabel, payFloorLabel, payLimits } from './job-choices.ts';
import type { JobSearch } from './job-search.ts';

const optionsOf = (label: (pounds: number) => string) => [
  { value: '', label: 'Any pay' },
  ...payLimits.map((pounds) => ({ value: String(pounds), label: label(pounds) })),
];
const floors = optionsOf(payFloorLabel);
const ceilings = optionsOf(payCeilingLabel);

/** The least that the jobs are to pay at their highest, and the most at their lowest. */
export function JobPayFilter({ search, change }: { search: JobSearch; change: ChangeSearch<JobSearch> }) {
  return (
    <div className="mt-3 flex flex-col gap-4 border-t border-line pt-4">
      <SelectField
        label="Minimum pay"
        name="pay"
        hint="Compared with the highest pay of a job."
        value={search.pay}
        options={floors}
        onChange={(event) => change({ pay: event.target.value })}
      />
      <SelectField
        label="Maximum pay"
        name="payMax"
        hint="Compared with its lowest pay."
        value={search.payMax}
        options={ceilings}
        onChange={(event) => change({ payMax: event.target.value })}
      />
    </div>
  );
}
