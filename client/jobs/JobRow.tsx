import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { countOf } from '../lists/count-words.ts';
import { openedHereState } from '../navigation/opened-here.ts';
import { formatDate } from '../ui/dates.ts';
import { UrgencyTag } from '../ui/UrgencyTag.tsx';
import { ApplyLink } from './ApplyLink.tsx';
import { bandAndHours, closingLabel, distanceLabel, recruiterLabel } from './job-facts.ts';
import { type JobSearch, jobList } from './job-search.ts';
import type { JobRowFragment } from './jobs-page.generated.ts';
import { LateSaveJob } from './LateSaveJob.tsx';
import { preloadJobSheet } from './LazyJobSheet.tsx';

/** The columns of a row; the skeleton has the same. */
export const rowGrid = 'grid gap-x-6 border-b border-line py-4 md:grid-cols-[1fr_12rem_8.75rem]';

interface JobRowProps {
  job: JobRowFragment;
  search: JobSearch;
  /** The distance in miles, if the list has a centre. */
  distance: number | undefined;
  /** The jobs of the page. */
  among: readonly string[];
  /** Stands in place of the way to apply. */
  instead: ReactNode;
}

/** One job in the list: title, place, pay, and the link to apply. */
export function JobRow({ job, search, distance, among, instead }: JobRowProps) {
  return (
    <li className={rowGrid}>
      <div>
        <h3 className="text-lg text-pretty">
          <Link
            to={jobList.of(search, job.id)}
            state={openedHereState()}
            onPointerEnter={preloadJobSheet}
            onFocus={preloadJobSheet}
          >
            {job.title}
          </Link>
        </h3>
        <p className="text-sm">
          {job.employer.name}, {job.location}
          {distance !== undefined && <span className="text-ink-2">, {distanceLabel(distance)}</span>}
        </p>
        <p className="mt-1 text-xs text-ink-2">
          {job.typeLabel}, {closingLabel(job.closesAt)}
        </p>
        <p className="num text-xs text-ink-2">
          Posted{' '}
          <time dateTime={job.postedAt} title={formatDate(job.postedAt)}>
            {job.posted}
          </time>
          , {countOf(job.applications, 'application')}, {recruiterLabel(job.agency)}
        </p>
      </div>
      {/* On phones pay and tag are one line. */}
      <div className="max-md:mt-2 max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-3">
        <p className="num text-base font-bold">{job.salary}</p>
        <p className="text-sm text-ink-2 max-md:order-1 max-md:w-full">{bandAndHours(job)}</p>
        <p className="md:mt-1">
          <UrgencyTag urgency={job.urgency} />
        </p>
      </div>
      <div className="max-md:mt-3 max-md:grid max-md:grid-cols-2 max-md:gap-3">
        {instead ?? <ApplyLink job={job} className="w-full" />}
        <LateSaveJob job={job} among={among} className="w-full md:mt-2" />
      </div>
    </li>
  );
}
