import { bandLabel } from '../job-facts.ts';
import { nationLabel, payPoints, payYear, supplementLabel } from '../pay-facts.ts';
import { usePayInTownQuery } from './posting.generated.ts';

interface BandPayProps {
  band: string;
  location: string;
  towns: readonly string[];
}

/** What the chosen band is paid in the town of the post, as the server knows it. */
export function BandPay({ band, location, towns }: BandPayProps) {
  const wanted = location.trim().toLowerCase();
  const town = towns.find((name) => name.toLowerCase() === wanted);
  const { data, error } = usePayInTownQuery({ variables: { location: town ?? '' }, skip: town === undefined });
  const pay = data?.payScales.find((scale) => scale.band === band);
  return (
    <div aria-live="polite" className="num border-l-4 border-line-strong pl-4 text-sm">
      {!town && <p>Enter the town to see what {bandLabel(band).toLowerCase()} is paid there.</p>}
      {town && error && <p>What this band is paid could not be loaded. You can post the job all the same.</p>}
      {town && data && !pay && (
        <p>
          {bandLabel(band)} has no scale in {town}. Choose no band and enter a salary.
        </p>
      )}
      {town && pay && (
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
