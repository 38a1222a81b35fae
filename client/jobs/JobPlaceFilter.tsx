import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { ChangeSearch } from '../lists/use-list-search.ts';
import { PlaceField } from '../places/PlaceField.tsx';
import { formatNumber } from '../ui/numbers.ts';
import { SelectField } from '../ui/SelectField.tsx';
import { DEFAULT_RADIUS, radii } from './job-choices.ts';
import type { JobSearch } from './job-search.ts';
import type { JobFacetValueFragment } from './jobs-page.generated.ts';

interface JobPlaceFilterProps {
  search: JobSearch;
  counts: readonly JobFacetValueFragment[];
  /** What is wrong with the place, if anything is. */
  nearRefusal: string | undefined;
  change: ChangeSearch<JobSearch>;
}

/** Where: one town of those that have jobs, or all within a distance. */
export function JobPlaceFilter({ search, counts, nearRefusal, change }: JobPlaceFilterProps) {
  return (
    <div className="mt-3 border-t border-line pt-4">
      <SelectField
        label="Location"
        name="location"
        value={search.location}
        options={locationOptions(search.location, counts)}
        onChange={(event) => change({ location: event.target.value })}
      />
      <details open={search.near !== '' || undefined} className="group mt-2">
        <summary className="inline-flex min-h-11 items-center gap-1 text-sm text-link">
          <span className="underline underline-offset-[0.15em]">Search by distance</span>
          <ChevronDown aria-hidden className="size-5 group-open:rotate-180" strokeWidth={2} />
        </summary>
        <div className="flex flex-col gap-4 pt-2 pb-2">
          <NearField key={search.near} near={search.near} refusal={nearRefusal} change={change} />
          <SelectField
            label="Distance"
            name="radius"
            value={search.radius || String(DEFAULT_RADIUS)}
            options={radii.map((miles) => ({ value: String(miles), label: `Within ${miles} miles` }))}
            onChange={(event) => change({ radius: event.target.value })}
          />
        </div>
      </details>
    </div>
  );
}

/** A place is only asked for when it is written out: half a name is no place. */
function NearField({
  near,
  refusal,
  change,
}: {
  near: string;
  refusal: string | undefined;
  change: ChangeSearch<JobSearch>;
}) {
  const [text, setText] = useState(near);
  const commit = (place: string) => place.trim() !== near && change({ near: place.trim() });
  return (
    <PlaceField
      label="Town or postcode"
      name="near"
      error={refusal}
      value={text}
      onChange={setText}
      onChoose={commit}
      onLeave={() => commit(text)}
    />
  );
}

function locationOptions(location: string, counts: readonly JobFacetValueFragment[]) {
  const known = [...counts]
    .filter(({ count }) => count > 0)
    .sort((left, right) => left.label.localeCompare(right.label, 'en-GB'))
    .map(({ value, label, count }) => ({ value, label: `${label} (${formatNumber(count)})` }));
  const isMissing = location !== '' && !known.some(({ value }) => value === location);
  return [
    { value: '', label: 'All locations' },
    ...(isMissing ? [{ value: location, label: `${location} (0)` }] : []),
    ...known,
  ];
}
