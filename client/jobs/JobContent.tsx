import { ItemColumns } from '../lists/ItemColumns.tsx';
import { latePart } from '../ui/late-part.tsx';
import { Markdown } from '../ui/Markdown.tsx';
import { JobFacts } from './JobFacts.tsx';
import type { OpenJobFragment } from './open-job.generated.ts';
import { OwnSkillsPlace } from './skills/OwnSkillsPlace.tsx';

const JobPay = latePart(() => import('./JobPay.tsx').then((module) => module.JobPay));

interface JobContentProps {
  job: OpenJobFragment;
  /** A page has room for the facts beside the text on wide screens; a sheet has one column and sits below the page's h1. */
  layout: 'page' | 'sheet';
}

/** The content of a job, below its title. Its description has its own headings. */
export function JobContent({ job, layout }: JobContentProps) {
  const isPage = layout === 'page';
  return (
    <ItemColumns layout={layout} aside={<JobFacts job={job} />}>
      <section aria-label="Job description">
        <Markdown source={job.description} headingLevel={isPage ? 2 : 3} />
      </section>
      {job.pay && <JobPay pay={job.pay} headingLevel={isPage ? 'h2' : 'h3'} />}
      <OwnSkillsPlace jobId={job.id} headingLevel={isPage ? 'h2' : 'h3'} />
    </ItemColumns>
  );
}
