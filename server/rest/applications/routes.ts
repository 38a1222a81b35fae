import { accountTag } from '../accounts/routes.ts';
import type { Route } from '../engine/route.ts';
import { read, write } from '../engine/rows.ts';
import { jobTag } from '../jobs/routes.ts';
import {
  ApplyForJobDocument,
  JobApplicationsDocument,
  MoveApplicationDocument,
  MyActivityDocument,
  MyApplicationsDocument,
  WithdrawApplicationDocument,
} from '../operations.generated.ts';
import { applicationExamples as examples } from './examples.ts';
import { applicationPresentation as presentation } from './presentation.ts';

const notFound = 'Application not found';
const area = { examples, presentation, signedIn: true };

/** The rows of the REST table about applying for posts, and about what people did. */
export const applicationRoutes: readonly Route[] = [
  write(ApplyForJobDocument, {
    ...area,
    path: '/jobs/{id}/apply',
    tag: jobTag,
    summary: 'Apply for a post',
    names: { jobId: 'id' },
    notFound: 'There is no job with this id.',
    permit: ({ jobApplications }, { id = '' }) => jobApplications.mayApply(id),
    onceByKey: true,
    refusals: [403],
    status: 201,
  }),
  read(MyApplicationsDocument, {
    ...area,
    path: '/jobs/user/applications',
    tag: jobTag,
    summary: "One's own applications",
  }),
  write(WithdrawApplicationDocument, {
    ...area,
    path: '/applications/{id}/withdraw',
    tag: jobTag,
    summary: "Withdraw one's own application",
    notFound,
  }),
  read(JobApplicationsDocument, {
    ...area,
    path: '/jobs/{id}/applications',
    tag: jobTag,
    summary: "Applications to one's own post",
    names: { jobId: 'id', first: 'limit', after: 'cursor' },
    refusals: [403],
    notFound: 'There is no job with this id.',
  }),
  write(MoveApplicationDocument, {
    ...area,
    path: '/applications/{id}/move',
    tag: jobTag,
    summary: 'Move an application to another stage',
    permit: ({ receivedApplications }, { id = '' }) => receivedApplications.mayMove(id),
    refusals: [403, 409],
    notFound,
  }),
  read(MyActivityDocument, {
    ...area,
    path: '/analytics/user/activity',
    tag: accountTag,
    summary: "One's own activity",
  }),
];
