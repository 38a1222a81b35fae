import { Markdown } from '../ui/Markdown.tsx';
import { JobFacts } from './JobFacts.tsx';
import { JobPay } from './JobPay.tsx';
import type { OpenJobFragment } from './open-job.generated.ts';

interface JobContentProps {
  job: OpenJobFragment;
  /** A page has room for the facts beside the text on wide screens; a sheet has one column and sits below the page's h1. */
  layout: 'page' | 'sheet';
}

/** All that is said about one job, below its title. */
export function JobContent({ job, layout }: JobContentProps) {
  const isPage = layout === 'page';
  const Heading = isPage ? 'h2' : 'h3';
  const columns = isPage ? 'lg:grid-cols-12 lg:grid-rows-[auto_1fr]' : '';
  const side = isPage ? 'lg:col-span-5 lg:col-start-8' : '';
  return (
    <div className={`grid gap-x-8 gap-y-10 max-lg:max-w-read ${columns}`}>
      <div className={`${side} lg:row-start-1`}>
        <JobFacts job={job} />
      </div>
      <section className={isPage ? 'lg:col-span-7 lg:col-start-1 lg:row-span-2 lg:row-start-1' : ''}>
        <Heading className="mb-3 text-h2 font-bold">Job description</Heading>
        <Markdown source={job.description} headingLevel={isPage ? 3 : 4} />
      </section>
      {job.pay && (
        <div className={side}>
          <JobPay pay={job.pay} headingLevel={Heading} />
        </div>
      )}
    </div>
  );
}
