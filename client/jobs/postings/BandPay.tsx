import { bandLabel } from '../job-facts.ts';
import { nationLabel, payPoints, payYear, supplementLabel } from '../pay-facts.ts';
import type { BandScale } from './use-band-scale.ts';

/** What the chosen band is paid at the place of the post, or why that is not said. */
export function BandPay({ band, scale }: { band: string; scale: BandScale }) {
  const name = bandLabel(band).toLowerCase();
  return (
    <div aria-live="polite" className="num border-l-4 border-line-strong pl-4 text-sm">
      {scale.state === 'no place' && <p>Enter the town to see what {name} is paid there.</p>}
      {scale.state === 'failed' && (
        <p>What this band is paid could not be loaded. Post the job all the same: we say if a salary is needed.</p>
      )}
      {scale.state === 'place unknown' && (
        <p>To see what {name} is paid there, choose a place from the list or enter its postcode.</p>
      )}
      {scale.state === 'not held' && (
        <p>
          We do not hold the {name} pay scale for {nationLabel(scale.nation)}. Enter the salary that you pay.
        </p>
      )}
      {scale.state === 'held' && <ScaleSalary pay={scale.pay} />}
    </div>
  );
}

function ScaleSalary({ pay }: { pay: Extract<BandScale, { state: 'held' }>['pay'] }) {
  return (
    <>
      <p className="font-bold">
        {payPoints(pay)
          .filter((_point, index, points) => index === 0 || index === points.length - 1)
          .map(({ amount }) => amount)
          .join(' to ')}{' '}
        a year
      </p>
      <p className="text-xs text-ink-2">
        {pay.band && `${bandLabel(pay.band)}, `}
        {nationLabel(pay.nation)}, {payYear(pay.year)}, full-time
        {pay.isEstimate && ' (estimate)'}. The job shows this salary.
        {pay.highCostAreaSupplement && ` On top: ${supplementLabel(pay.highCostAreaSupplement)}.`}
      </p>
    </>
  );
}
