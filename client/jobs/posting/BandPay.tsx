import { useSettled } from '../../ui/use-settled.ts';
import { bandLabel } from '../job-facts.ts';
import { nationLabel, payPoints, payYear, supplementLabel } from '../pay-facts.ts';
import { usePayAtPlaceQuery } from './posting.generated.ts';

interface BandPayProps {
  band: string;
  location: string;
  postcode: string;
}

/** What the chosen band is paid at the place of the post, as the server knows it. */
export function BandPay({ band, location, postcode }: BandPayProps) {
  const wanted = { location: useSettled(location.trim()), postcode: useSettled(postcode.trim()) };
  const { data, error, loading } = usePayAtPlaceQuery({ variables: wanted, skip: wanted.location === '' });
  const isKnown = wanted.location !== '' && !loading;
  const pay = isKnown ? data?.payScales.find((scale) => scale.band === band) : undefined;
  return (
    <div aria-live="polite" className="num border-l-4 border-line-strong pl-4 text-sm">
      {!wanted.location && <p>Enter the town to see what {bandLabel(band).toLowerCase()} is paid there.</p>}
      {isKnown && error && <p>What this band is paid could not be loaded. You can post the job all the same.</p>}
      {isKnown && data && !pay && (
        <p>
          We do not know what {bandLabel(band).toLowerCase()} is paid at this place. Check the town and its postcode, or
          choose no band and enter a salary.
        </p>
      )}
      {pay && (
        <>
          <p className="font-bold">
            {payPoints(pay)
              .filter((_point, index, points) => index === 0 || index === points.length - 1)
              .map(({ amount }) => amount)
              .join(' to ')}{' '}
            a year
          </p>
          <p className="text-xs text-ink-2">
            {bandLabel(band)}, {nationLabel(pay.nation)}, {payYear(pay.year)}, full-time
            {pay.isEstimate && ' (estimate)'}. The job shows this salary.
            {pay.highCostAreaSupplement && ` On top: ${supplementLabel(pay.highCostAreaSupplement)}.`}
          </p>
        </>
      )}
    </div>
  );
}
