import { bandLabel } from './job-facts.ts';
import type { JobPayFragment } from './open-job.generated.ts';
import { nationLabel, payPoints, payYear, supplementLabel } from './pay-facts.ts';

/** The pay scale of a band: its points, the London supplement, and the source of the figures. */
export function JobPay({ pay, headingLevel: Heading }: { pay: JobPayFragment; headingLevel: 'h2' | 'h3' }) {
  const scale = pay.scheme === 'AGENDA_FOR_CHANGE' ? 'Agenda for Change' : 'Pay scale';
  return (
    <section>
      <Heading className="text-h3 font-bold">Pay{pay.isEstimate && ' (estimate)'}</Heading>
      <p className="mt-1 text-sm text-ink-2">
        {scale}
        {pay.band && `, ${bandLabel(pay.band).toLowerCase()}`}, {nationLabel(pay.nation)}, {payYear(pay.year)}.
        Full-time, a year.
      </p>
      <dl className="mt-4 grid grid-cols-3 gap-x-4 sm:gap-x-8">
        {payPoints(pay).map(({ label, amount }) => (
          <div key={label} className="flex flex-col-reverse justify-end border-t border-line-strong pt-3">
            <dt className="text-xs text-ink-2">{label}</dt>
            <dd className="num text-lg font-bold">{amount}</dd>
          </div>
        ))}
      </dl>
      {pay.highCostAreaSupplement && (
        <p className="num mt-4 text-sm">
          <strong className="font-bold">High cost area supplement.</strong>{' '}
          {supplementLabel(pay.highCostAreaSupplement)}. It is paid on top: the salary above does not include it.
        </p>
      )}
      <p className="mt-4 text-xs text-ink-2">
        {pay.isEstimate && 'These figures are an estimate: they are worked out, not published. '}
        Source: {pay.source}
      </p>
    </section>
  );
}
