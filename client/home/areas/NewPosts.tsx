import { Link } from 'react-router-dom';
import { bandAndHours, closingLabel } from '../../jobs/job-facts.ts';
import { countOf } from '../../lists/count-words.ts';
import type { HomePageQuery } from '../home-page.generated.ts';
import { AreaSection, type AreaSectionProps } from './AreaSection.tsx';

/** The newest posts with their pay. */
export function NewPosts({ data, ...place }: AreaSectionProps & { data: HomePageQuery }) {
  const { openPositions } = data.jobStats;
  return (
    <AreaSection
      {...place}
      title="New posts"
      text="The newest in the staff portal, each with its pay and its closing date."
      more={{
        to: '/staff-portal',
        label:
          openPositions > data.jobs.nodes.length ? `See all ${countOf(openPositions, 'job')}` : 'See the staff portal',
      }}
    >
      <ul className="border-t-2 border-ink">
        {data.jobs.nodes.map((job) => (
          <li key={job.id} className="grid gap-x-6 border-b border-line py-4 md:grid-cols-[1fr_13rem]">
            <div>
              <h3 className="text-lg text-pretty">
                <Link to={`/staff-portal?job=${job.id}`}>{job.title}</Link>
              </h3>
              <p className="text-sm">
                {job.employer.name}, {job.location}
              </p>
            </div>
            <div className="max-md:mt-1">
              <p className="num text-base font-bold">{job.salary}</p>
              <p className="text-sm text-ink-2">{bandAndHours(job)}</p>
              <p className="num text-xs text-ink-2 first-letter:uppercase">{closingLabel(job.closesAt)}</p>
            </div>
          </li>
        ))}
      </ul>
    </AreaSection>
  );
}
