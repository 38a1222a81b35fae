import { builder } from '../../builder.ts';
import { connectionType, pageArguments, pageCost } from '../../graph/connection.ts';
import { mutationResult, orRefusal } from '../../graph/mutation-result.ts';
import { ProgrammeKindType } from '../programme-vocabulary.ts';
import { EnrolmentStageType } from './enrolment.ts';
import { type DeskEnrolmentRow, decisionDue } from './enrolment-row.ts';

const DeskEnrolment = builder.objectRef<DeskEnrolmentRow>('DeskEnrolment').implement({
  description: 'An enrolment, or an application for a certification, as operators see it.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifier of the enrolment.' }),
    title: t.exposeString('title', { description: 'Title of the path or certification.' }),
    kind: t.expose('kind', { type: ProgrammeKindType, description: 'The kind of the programme.' }),
    stage: t.expose('stage', { type: EnrolmentStageType, description: 'How far it has come.' }),
    name: t.exposeString('name', { description: 'First and last name.' }),
    email: t.exposeString('email', { description: 'E-mail address.' }),
    emailConfirmed: t.exposeBoolean('emailConfirmed', {
      description: 'Whether the person has followed a link mailed to the address.',
    }),
    organization: t.exposeString('organization', { description: 'Organisation; may be empty.' }),
    askedAt: t.expose('askedAt', { type: 'DateTime', description: 'When the person enrolled or applied.' }),
    dueAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Until when an application is to be decided on; null for what does not wait.',
      resolve: (enrolment) => decisionDue(enrolment),
    }),
    isOverdue: t.boolean({
      description: 'Whether it has waited longer than applicants were promised.',
      resolve: (enrolment, _arguments, { services }) => services.enrolmentDesk.isOverdue(enrolment),
    }),
  }),
});

interface Handled {
  readonly enrolment: DeskEnrolmentRow;
}

const DeskEnrolmentPayload = builder.objectRef<Handled>('DeskEnrolmentPayload').implement({
  description: 'An operator has dealt with an enrolment.',
  fields: (t) => ({
    enrolment: t.expose('enrolment', { type: DeskEnrolment, description: 'The enrolment as it is now.' }),
  }),
});

const payload = (enrolment: DeskEnrolmentRow): Handled => ({ enrolment });
const id = { required: true, description: 'Identifier of the enrolment.' } as const;

builder.queryField('enrolments', (t) =>
  t.field({
    type: connectionType('DeskEnrolment', DeskEnrolment),
    description: 'The enrolments of one stage, those that have waited longest first. For operators only.',
    args: {
      stage: t.arg({ type: EnrolmentStageType, required: true, description: 'How far they have come.' }),
      ...pageArguments,
    },
    complexity: pageCost,
    resolve: (_root, { stage, ...page }, { services }) => services.enrolmentDesk.list(stage, page),
  }),
);

builder.mutationField('decideCertification', (t) =>
  t.field({
    type: mutationResult<Handled>('DecideCertificationResult', DeskEnrolmentPayload),
    description:
      'Accepts an application for a certification or declines it, and mails the applicant. For operators only.',
    args: {
      id: t.arg.id(id),
      accepted: t.arg.boolean({ required: true, description: 'Whether it is accepted.' }),
      reason: t.arg.string({
        description: 'The reason for declining it, 10 to 500 characters, which is mailed to the applicant.',
      }),
    },
    complexity: 50,
    resolve: (_root, { accepted, reason, ...args }, { services }) =>
      orRefusal(services.enrolmentDesk.decide(args.id, accepted, reason).then(payload)),
  }),
);

builder.mutationField('completeEnrolment', (t) =>
  t.field({
    type: mutationResult<Handled>('CompleteEnrolmentResult', DeskEnrolmentPayload),
    description: 'Records that a programme is completed, issues its certificate and mails it. For operators only.',
    args: { id: t.arg.id(id) },
    complexity: 50,
    resolve: (_root, args, { services }) => orRefusal(services.enrolmentDesk.complete(args.id).then(payload)),
  }),
);
