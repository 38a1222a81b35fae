import { builder } from '../../builder.ts';
import { connectionType, pageArguments, pageCost } from '../../graph/connection.ts';
import { mutationResult, orRefusal } from '../../graph/mutation-result.ts';
import { ApplicationMoveType, ApplicationTurn, turnAt } from './application-move.ts';
import type { ReceivedApplicationRow } from './job-application-row.ts';
import { ApplicationStageType } from './job-application-stage.ts';
import type { MoveOutcome } from './received-applications.service.ts';

interface ApplicantRow extends Record<'name' | 'email' | 'phone', string> {
  readonly emailConfirmed: boolean;
}

const Applicant = builder.objectRef<ApplicantRow>('Applicant').implement({
  description:
    'The applicant: name and phone of the profile at the time of the application, and the present email address.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'First and last name.' }),
    email: t.exposeString('email', {
      description: 'The e-mail address that they have confirmed by now, else the one of the application.',
    }),
    emailConfirmed: t.exposeBoolean('emailConfirmed', {
      description: 'Whether they have followed a link mailed to that address.',
    }),
    phone: t.exposeString('phone', { description: 'Phone number; may be empty.' }),
  }),
});

const ReceivedApplication = builder.objectRef<ReceivedApplicationRow>('ReceivedApplication').implement({
  description: 'An application to a post of the caller. Of a withdrawn one nothing is left but that it was.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifier of the application.' }),
    stage: t.expose('stage', { type: ApplicationStageType, description: 'How far it has come.' }),
    applicant: t.field({
      type: Applicant,
      nullable: true,
      description: 'The applicant; null once the application is withdrawn.',
      resolve: ({ name, email, emailConfirmed, phone }) =>
        name === null || email === null ? null : { name, email, emailConfirmed, phone: phone ?? '' },
    }),
    statement: t.exposeString('statement', {
      nullable: true,
      description: 'The supporting statement, plain text; null once the application is withdrawn.',
    }),
    appliedAt: t.expose('appliedAt', { type: 'DateTime', description: 'When the person applied.' }),
    changedAt: t.expose('changedAt', { type: 'DateTime', description: 'When its stage was last changed.' }),
    turn: t.field({
      type: ApplicationTurn,
      nullable: true,
      description: 'Whose turn it is since then; null if it has ended or the start date is agreed.',
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
    noteCount: t.int({
      description: 'The number of notes of the employer on it. Applicants do not see notes.',
      resolve: (application, _args, { services }) => services.receivedApplications.noteCount(application),
    }),
  }),
});

const ReceivedApplicationConnection = connectionType('ReceivedApplication', ReceivedApplication);

/** What a change of a received application answers with. */
export interface MovedApplication {
  readonly application: ReceivedApplicationRow;
}

export const ReceivedApplicationPayload = builder.objectRef<MovedApplication>('ReceivedApplicationPayload').implement({
  description: 'An application was moved to another stage.',
  fields: (t) => ({
    application: t.expose('application', { type: ReceivedApplication, description: 'The application as it is now.' }),
  }),
});

builder.queryField('jobApplications', (t) =>
  t.field({
    type: ReceivedApplicationConnection,
    description: "The applications to a post of one's own, the newest first. Only the employer may read them.",
    args: { jobId: t.arg.id({ required: true, description: 'Identifier of the post.' }), ...pageArguments },
    complexity: pageCost,
    resolve: (_root, { jobId, ...page }, { services }) => services.receivedApplications.list(jobId, page),
  }),
);

builder.mutationField('moveApplication', (t) =>
  t.field({
    type: mutationResult<MovedApplication>('MoveApplicationResult', ReceivedApplicationPayload),
    description:
      "Moves an application to a post of one's own to another stage and mails the applicant. Moving it to where it is changes nothing.",
    args: {
      id: t.arg.id({ required: true, description: 'Identifier of the application.' }),
      stage: t.arg({ type: ApplicationStageType, required: true, description: 'Any stage but withdrawn.' }),
    },
    complexity: 20,
    resolve: (_root, { id, stage }, { services }) =>
      orRefusal(services.receivedApplications.move(id, stage).then((application) => ({ application }))),
  }),
);

const MoveOutcomeType = builder.objectRef<MoveOutcome>('ApplicationMoveOutcome').implement({
  description: 'The result for one of several applications to move.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifier of the application.' }),
    application: t.expose('application', {
      type: ReceivedApplication,
      nullable: true,
      description: 'The application as it is now; null if there is no such application, or it was moved too often.',
    }),
    problem: t.exposeString('problem', {
      nullable: true,
      description: 'Why it was not moved; null if it is at the stage now.',
    }),
  }),
});

interface MovedApplications {
  readonly outcomes: readonly MoveOutcome[];
}

const MoveApplicationsPayload = builder.objectRef<MovedApplications>('MoveApplicationsPayload').implement({
  description: 'Several applications were moved to a stage, as far as they could be.',
  fields: (t) => ({
    outcomes: t.field({
      type: [MoveOutcomeType],
      description: 'One for each application, in the order in which they were given.',
      resolve: ({ outcomes }) => [...outcomes],
    }),
  }),
});

builder.mutationField('moveApplications', (t) =>
  t.field({
    type: mutationResult<MovedApplications>('MoveApplicationsResult', MoveApplicationsPayload),
    description:
      "Moves applications to posts of one's own to a stage and mails each applicant. Those that cannot be moved stay where they are.",
    args: {
      ids: t.arg.idList({
        required: true,
        description: 'Identifiers of the applications; 100 at most, and one that is there twice counts once.',
      }),
      stage: t.arg({ type: ApplicationStageType, required: true, description: 'Any stage but withdrawn.' }),
    },
    complexity: 200,
    resolve: (_root, { ids, stage }, { services }) =>
      orRefusal(services.receivedApplications.moveAll(ids.map(String), stage).then((outcomes) => ({ outcomes }))),
  }),
);
