import type { ChangeSearch } from '../lists/use-list-search.ts';
import { SelectField } from '../ui/SelectField.tsx';
import { payFloorLabel, payFloors } from './job-choices.ts';
import type { JobSearch } from './job-search.ts';

const options = [
  { value: '', label: 'Any pay' },
  ...payFloors.map((pounds) => ({ value: String(pounds), label: payFloorLabel(pounds) })),
];

/** The least that the jobs are to pay at their highest. */
export function JobPayFilter({ search, change }: { search: JobSearch; change: ChangeSearch<JobSearch> }) {
  return (
    <div className="mt-3 border-t border-line pt-4">
      <SelectField
        label="Minimum pay"
        name="pay"
        value={search.pay}
        options={options}
        onChange={(event) => change({ pay: event.target.value })}
      />
    </div>
  );
}
