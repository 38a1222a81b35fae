import { formatDate } from '../ui/dates.ts';
import { type Fact, FactList } from '../ui/FactList.tsx';
import { formatNumber } from '../ui/numbers.ts';
import { bandLabel, closedDay, placeLabel } from './job-facts.ts';
import type { OpenJobFragment } from './open-job.generated.ts';

/** The facts of one job as a list of terms. */
export function JobFacts({ job }: { job: OpenJobFragment }) {
  const facts: Fact[] = [
    ['Salary', job.pay?.highCostAreaSupplement ? `${job.salary}, plus a high cost area supplement` : job.salary],
    ...(job.band ? [['Band', bandLabel(job.band)] satisfies Fact] : []),
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
    ...closing(job),
    ['Posted', `${formatDate(job.postedAt)}, ${job.posted}`],
    ...(job.changedAt ? [['Changed', formatDate(job.changedAt)] satisfies Fact] : []),
    ['Applications', formatNumber(job.applications)],
    ['Recruited by', job.agency ?? 'The employer'],
    ['Reference', job.reference],
  ];
  return <FactList facts={facts} columns="grid-cols-[8.25rem_1fr]" />;
}

/** When it closes or has closed; nothing if that is not known. */
function closing({ isOpen, closedAt, closesAt }: OpenJobFragment): Fact[] {
  if (isOpen) return [['Closes', closesAt ? formatDate(closesAt) : 'When it is filled']];
  const day = closedDay({ closedAt, closesAt });
  return day ? [['Closed', formatDate(day)]] : [];
}
