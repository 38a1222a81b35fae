import { useState } from 'react';
import { bandLabel } from '../../jobs/job-facts.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { homeEntry } from '../home-entry.ts';
import type { BandPayFragment, HomePageQuery } from '../home-page.generated.ts';
import { AreaSection, type AreaSectionProps } from './AreaSection.tsx';
import { PayChart } from './PayChart.tsx';

/** The band that is marked while no other is chosen: that of a newly registered nurse. */
const FIRST_BAND = 'BAND_5';

/** What each band pays, with the reader's own marked. */
export function PayBands({ data, ...place }: AreaSectionProps & { data: HomePageQuery }) {
  const [band, setBand] = useState<string>(FIRST_BAND);
  const isHydrated = useHydrated();
  const scales = data.payAtPlace?.scales ?? [];
  const entry = homeEntry(data, 'pay');
  const article = entry?.items.find(({ url }) => url?.startsWith('/'));
  return (
    <AreaSection
      {...place}
      title={entry?.title || 'Pay, band by band'}
      text={noteOf(scales)}
      more={{ to: article?.url ?? '/news', label: article?.label ?? 'See the news hub' }}
    >
      <div className="mb-2 border-b-2 border-ink pb-4" data-print="hide">
        <div className={`w-40 ${isHydrated ? '' : 'invisible'}`}>
          <SelectField
            label="Your band"
            value={band}
            onChange={(event) => setBand(event.target.value)}
            options={scales.map((scale) => ({ value: scale.band, label: bandLabel(scale.band) }))}
          />
        </div>
      </div>
      <PayChart scales={scales} band={band} />
    </AreaSection>
  );
}

/** What the figures are, and which of them are estimates. */
function noteOf(scales: readonly BandPayFragment[]): string {
  const estimated = scales.filter(({ isEstimate }) => isEstimate).map(({ band }) => bandLabel(band).toLowerCase());
  const what = `Agenda for Change in England, ${scales[0]?.year ?? ''}, in pounds a year.`;
  return estimated.length > 0 ? `${what} Estimated: ${estimated.join(', ')}.` : what;
}
