import { jobDetailExample, jobExample, newJobExample } from './jobs.examples.ts';
import { jobFields } from './jobs.fields.ts';
import { jobFilterParameters, jobSortParameter } from './jobs.parameters.ts';
import { presentJobDetail, presentJobs } from './jobs.presentation.ts';
import { jobListSchema } from './jobs.schemas.ts';
import { reference } from './json-schema.ts';
import { pageParameters } from './list.ts';
import { CreateJobDocument, JobDocument, JobStatsDocument, JobsDocument } from './operations/operations.generated.ts';
import { text } from './parameter.ts';
import { type Route, read, write } from './route.ts';

/** The rows of the REST table about posts. */
export const jobRoutes: readonly Route[] = [
  read(JobsDocument, {
    path: '/jobs',
    tag: 'Jobs',
    summary: 'Open posts',
    description: 'Open posts, narrowed by any of the filters: every one given must hold.',
    pathParameters: [],
    queryParameters: [...jobFilterParameters, jobSortParameter, ...pageParameters],
    present: presentJobs,
    answer: jobListSchema,
    example: {
      ...{ jobs: [jobExample], total: 1, totalIsCapped: false, nextCursor: null, nearest: null, near: null },
      correctedSearch: null,
      understood: [{ kind: 'band', label: 'Band 6', without: 'nurse' }],
      searchText: 'nurse',
      matchesSomeWords: false,
    },
  }),
  write(CreateJobDocument, {
    path: '/jobs',
    tag: 'Jobs',
    summary: 'Advertise a post',
    description:
      'Advertises a post with the organisation of the account as the employer. The account must be verified.',
    pathParameters: [],
    queryParameters: [],
    signedIn: true,
    permit: ({ jobPostings }) => jobPostings.mayCreate(),
    checkPart: ({ jobPostings }, checks, values) => jobPostings.checkPart(checks, values),
    onceByKey: true,
    refusals: [403],
    body: { fields: jobFields, asInput: true, example: newJobExample },
    status: 201,
    present: ({ createJob }) => ('job' in createJob ? presentJobDetail(createJob.job) : undefined),
    location: ({ createJob }) => ('job' in createJob ? `/jobs/${createJob.job.id}` : undefined),
    answer: reference('JobDetail'),
    example: jobDetailExample,
  }),
  read(JobStatsDocument, {
    path: '/jobs/stats/overview',
    tag: 'Jobs',
    summary: 'Figures about open posts',
    description: 'Counted from the posts that are open now.',
    pathParameters: [],
    queryParameters: [],
    present: ({ jobStats }) => jobStats,
    answer: reference('JobStats'),
    example: {
      openPositions: 5,
      newThisWeek: 4,
      closingThisWeek: 1,
      highUrgency: 2,
      applications: 158,
      employers: 5,
    },
  }),
  read(JobDocument, {
    path: '/jobs/{id}',
    tag: 'Jobs',
    summary: 'One post',
    description: 'One post, open or closed: `isOpen` tells.',
    pathParameters: [
      text({ name: 'id', description: 'Identifier of the post.', format: 'uuid', example: jobExample.id }),
    ],
    queryParameters: [],
    notFound: 'There is no job with this id.',
    present: ({ job }) => (job ? presentJobDetail(job) : undefined),
    answer: reference('JobDetail'),
    example: jobDetailExample,
  }),
];
