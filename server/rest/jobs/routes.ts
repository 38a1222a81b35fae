import type { Route, Tag } from '../engine/route.ts';
import { read, write } from '../engine/rows.ts';
import { CreateJobDocument, JobDocument, JobStatsDocument, JobsDocument } from '../operations.generated.ts';
import { jobExamples as examples } from './examples.ts';
import { jobPresentation as presentation } from './presentation.ts';

/** Of the rows about jobs, other areas' too. */
export const jobTag: Tag = { name: 'Jobs', description: 'Advertised posts, and the places where they are.' };

const area = { tag: jobTag, examples, presentation };

/** The rows of the REST table about posts. */
export const jobRoutes: readonly Route[] = [
  read(JobsDocument, { ...area, path: '/jobs', summary: 'Open posts' }),
  write(CreateJobDocument, {
    ...area,
    path: '/jobs',
    summary: 'Advertise a post',
    signedIn: true,
    permit: ({ jobPostings }) => jobPostings.mayCreate(),
    checkPart: ({ jobPostings }, checks, values) => jobPostings.checkPart(checks, values),
    onceByKey: true,
    refusals: [403],
    status: 201,
    location: ({ createJob }) => ('job' in createJob ? `/jobs/${createJob.job.id}` : undefined),
  }),
  read(JobStatsDocument, { ...area, path: '/jobs/stats/overview', summary: 'Figures about open posts' }),
  read(JobDocument, {
    ...area,
    path: '/jobs/{id}',
    summary: 'One post',
    notFound: 'There is no job with this id.',
  }),
];
