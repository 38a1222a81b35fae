import type { Route, Tag } from '../engine/route.ts';
import { read, replace, write } from '../engine/rows.ts';
import {
  CloseJobDocument,
  CreateJobDocument,
  JobDocument,
  JobStatsDocument,
  JobsDocument,
  MyJobsDocument,
  PayAtPlaceDocument,
  PayScalesDocument,
  RecruitmentPartnersDocument,
  ReopenJobDocument,
  UpdateJobDocument,
} from '../operations.generated.ts';
import { jobExamples as examples } from './examples.ts';
import { jobPresentation as presentation } from './presentation.ts';

/** Of the rows about jobs, other areas' too. */
export const jobTag: Tag = { name: 'Jobs', description: 'Advertised posts, and the places where they are.' };

const area = { tag: jobTag, examples, presentation };
const notFound = 'There is no job with this id.';

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
    notFound,
  }),
  replace(UpdateJobDocument, {
    ...area,
    path: '/jobs/{id}',
    summary: 'Change a post',
    signedIn: true,
    permit: ({ jobPostings }, { id = '' }) => jobPostings.mayUpdate(id),
    checkPart: ({ jobPostings }, checks, values) => jobPostings.checkPart(checks, values),
    refusals: [403],
    notFound,
  }),
  write(CloseJobDocument, {
    ...area,
    path: '/jobs/{id}/close',
    summary: 'Close a post',
    signedIn: true,
    refusals: [403],
    notFound,
  }),
  write(ReopenJobDocument, {
    ...area,
    path: '/jobs/{id}/reopen',
    summary: 'Open a closed post again',
    signedIn: true,
    refusals: [403, 409],
    notFound,
  }),
  read(MyJobsDocument, { ...area, path: '/jobs/user/posted', summary: "One's own posts", signedIn: true }),
  read(RecruitmentPartnersDocument, {
    ...area,
    path: '/recruitment-partners',
    summary: 'Recruitment partners',
    component: 'RecruitmentPartners',
  }),
  read(PayScalesDocument, {
    ...area,
    path: '/pay-scales',
    summary: 'Pay scales that hold at a place',
    instead:
      'Ask GET /api/places/{location}/pay, which tells a place that is not known from one whose scales are not held.',
    component: 'PayScales',
  }),
  read(PayAtPlaceDocument, {
    ...area,
    path: '/places/{location}/pay',
    summary: 'Pay that holds at a place',
    notFound: 'The place is not known, or its name alone could be several.',
  }),
];
