import { builder } from '../../builder.ts';
import { connectionType, pageArguments, pageCost } from '../../graph/connection.ts';
import { mutationResult, orRefusal } from '../../graph/mutation-result.ts';
import { ApplicationMoveType, ApplicationTurn, turnAt } from './application-move.ts';
import type { OwnApplicationRow } from './job-application-row.ts';
import { ApplicationStageType } from './job-application-stage.ts';

const AppliedForJob = builder.objectRef<OwnApplicationRow>('AppliedForJob').implement({
  description: 'The post that an application is for.',
  fields: (t) => ({
    id: t.exposeID('jobId', { description: 'Identifier of the post.' }),
    title: t.exposeString('jobTitle', { description: 'Title of the post.' }),
    employer: t.exposeString('employerName', { description: 'Name of the employer.' }),
    location: t.exposeString('location', { description: 'Town.' }),
    changedAt: t.expose('jobChangedAt', {
      type: 'DateTime',
      nullable: true,
      description:
        'When the employer last changed the post; null if it is unchanged. After applications on the portal some fields do not change: title, place, type, contract and working pattern, and at least the pay.',
    }),
    isShown: t.boolean({
      description: 'Whether the post is visible: not while its owner is suspended.',
      resolve: ({ jobHiddenAt }) => jobHiddenAt === null,
    }),
  }),
});

const JobApplication = builder.objectRef<OwnApplicationRow>('JobApplication').implement({
  description: 'An application of the caller.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifier of the application.' }),
    job: t.field({ type: AppliedForJob, description: 'The post.', resolve: (application) => application }),
    startedElsewhere: t.exposeBoolean('startedElsewhere', {
      description: 'Whether the person went on to apply on another website, of which the portal knows no more.',
    }),
    stage: t.field({
      type: ApplicationStageType,
      nullable: true,
      description: 'How far it has come; null if it was started elsewhere.',
      resolve: ({ stage }) => stage,
    }),
    statement: t.exposeString('statement', {
      nullable: true,
      description: 'The supporting statement; null if it was started elsewhere, and once it is withdrawn.',
    }),
    appliedAt: t.expose('appliedAt', { type: 'DateTime', description: 'When the person applied.' }),
    changedAt: t.expose('changedAt', { type: 'DateTime', description: 'When its stage was last changed.' }),
    turn: t.field({
      type: ApplicationTurn,
      nullable: true,
      description:
        'Whose turn it is since then; null if it has ended or the start date is agreed, and if the application was made elsewhere.',
      resolve: turnAt,
    }),
    startsOn: t.expose('startsOn', {
      type: 'Date',
      nullable: true,
      description: 'The day that work begins, as the employer proposes it; null until the applicant is hired.',
    }),
    startAgreedAt: t.expose('startAgreedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the applicant agreed to that day; null while they have not.',
    }),
    moves: t.field({
      type: [ApplicationMoveType],
      description: 'The stages that it came to, the oldest first; the newest 100 at most.',
      resolve: ({ moves }) => moves,
    }),
  }),
});

const JobApplicationInput = builder.inputType('JobApplicationInput', {
  description: 'An application. Name, address and phone number are those of the profile.',
  fields: (t) => ({
    statement: t.string({
      description:
        'Why the person fits the post, 5,000 characters at most. Needed for a post of the portal, and left out for one with an `applyUrl`.',
    }),
  }),
});

/** The payload of a change of the caller's own application. */
export interface ApplicationPayload {
  readonly application: OwnApplicationRow;
}

export const JobApplicationPayload = builder.objectRef<ApplicationPayload>('JobApplicationPayload').implement({
  description: 'An application was made or withdrawn.',
  fields: (t) => ({
    application: t.expose('application', { type: JobApplication, description: 'The application as it is now.' }),
  }),
});

const application = (row: OwnApplicationRow): ApplicationPayload => ({ application: row });

const JobApplicationConnection = connectionType('JobApplication', JobApplication);

builder.queryField('myApplications', (t) =>
  t.field({
    type: JobApplicationConnection,
    description: 'The applications of the caller, the newest first.',
    args: {
      jobId: t.arg.id({ description: 'Only the one for this post, if there is one.' }),
      jobIds: t.arg.idList({ description: 'Only those for these posts, 100 at most.' }),
      ...pageArguments,
    },
    complexity: pageCost,
    resolve: (_root, { jobId, jobIds, ...page }, { services }) =>
      services.jobApplications.list({ jobId, jobIds }, page),
  }),
);

builder.mutationField('applyForJob', (t) =>
  t.field({
    type: mutationResult<ApplicationPayload>('ApplyForJobResult', JobApplicationPayload),
    description:
      'Applies for a post with the name, address and phone number of the profile, once a person and post. A post with an `applyUrl` is applied for there: it is noted that the person went on to it.',
    args: {
      jobId: t.arg.id({ required: true, description: 'Identifier of the post.' }),
      input: t.arg({ type: JobApplicationInput, required: true, description: 'The application.' }),
    },
    complexity: 50,
    resolve: (_root, { jobId, input }, { services }) =>
      orRefusal(services.jobApplications.apply(jobId, input).then(application)),
  }),
);

builder.mutationField('withdrawApplication', (t) =>
  t.field({
    type: mutationResult<ApplicationPayload>('WithdrawApplicationResult', JobApplicationPayload),
    description:
      "Withdraws an application of one's own. What was said in it is deleted, and one cannot apply for the post again. Doing so again changes nothing.",
    args: { id: t.arg.id({ required: true, description: 'Identifier of the application.' }) },
    complexity: 20,
    resolve: (_root, { id }, { services }) => orRefusal(services.jobApplications.withdraw(id).then(application)),
  }),
);
