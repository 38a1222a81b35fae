import { formatDate } from '../ui/dates.ts';
import { bandAndHours, placeLabel } from './job-facts.ts';
import type { OpenJobFragment } from './open-job.generated.ts';

/** The facts of one job as a list of terms. */
export function JobFacts({ job }: { job: OpenJobFragment }) {
  const facts: [string, string][] = [
    ['Salary', job.pay?.highCostAreaSupplement ? `${job.salary}, plus a high cost area supplement` : job.salary],
    ['Band and hours', bandAndHours(job)],
    [
      'Working pattern',
      job.weeklyHours ? `${job.workingPattern}, ${job.weeklyHours} hours a week` : job.workingPattern,
    ],
    [
      'Type',
      job.typeLabel === job.contractType ? job.typeLabel : `${job.typeLabel}, ${job.contractType.toLowerCase()}`,
    ],
    ['Department', job.department],
    ['Location', placeLabel(job)],
    ['Closes', job.closesAt ? formatDate(job.closesAt) : 'When it is filled'],
    ['Posted', `${formatDate(job.postedAt)}, ${job.posted}`],
    ...(job.changedAt ? [['Changed', formatDate(job.changedAt)] satisfies [string, string]] : []),
    ['Applications', job.applications.toLocaleString('en-GB')],
    ['Recruited by', job.agency ?? 'The employer'],
    ['Reference', job.reference],
  ];
  return (
    <dl className="num border-t border-line text-sm">
      {facts.map(([term, value]) => (
        <div
          key={term}
          className="grid grid-cols-[8rem_1fr] gap-x-4 border-b border-line py-2.5 sm:grid-cols-[11rem_1fr]"
        >
          <dt className="font-bold">{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
