import { accountTag } from '../accounts/routes.ts';
import type { Route } from '../engine/route.ts';
import { read, remove, write } from '../engine/rows.ts';
import { jobTag } from '../jobs/routes.ts';
import {
  AddApplicationNoteDocument,
  ApplicationNotesDocument,
  ApplyForJobDocument,
  JobApplicationsDocument,
  MoveApplicationDocument,
  MoveApplicationsDocument,
  MyActivityDocument,
  MyApplicationsDocument,
  RemoveApplicationNoteDocument,
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
  write(MoveApplicationsDocument, {
    ...area,
    path: '/applications/move',
    tag: jobTag,
    summary: 'Move several applications to a stage',
    permit: ({ receivedApplications }) => receivedApplications.mayMoveAny(),
    refusals: [403],
    notFound: 'None of these is an application to a post of your own.',
  }),
  read(ApplicationNotesDocument, {
    ...area,
    path: '/applications/{id}/notes',
    tag: jobTag,
    summary: 'Notes on an application',
    component: 'ApplicationNotes',
    names: { applicationId: 'id' },
    refusals: [403],
    notFound,
  }),
  write(AddApplicationNoteDocument, {
    ...area,
    path: '/applications/{id}/notes',
    tag: jobTag,
    summary: 'Add a note to an application',
    names: { applicationId: 'id' },
    permit: ({ applicationNotes }, { id = '' }) => applicationNotes.mayAdd(id),
    onceByKey: true,
    refusals: [403, 409],
    status: 201,
    notFound,
  }),
  remove(RemoveApplicationNoteDocument, {
    ...area,
    path: '/application-notes/{id}',
    tag: jobTag,
    summary: 'Remove a note from an application',
    refusals: [403],
    notFound: 'Note not found',
  }),
  read(MyActivityDocument, {
    ...area,
    path: '/analytics/user/activity',
    tag: accountTag,
    summary: "One's own activity",
  }),
];
