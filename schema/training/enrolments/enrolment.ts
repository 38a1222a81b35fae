import { builder } from '../../builder.ts';
import { connectionType, pageArguments, pageCost } from '../../graph/connection.ts';
import { mutationResult, orRefusal } from '../../graph/mutation-result.ts';
import { ProgrammeKindType } from '../programme-vocabulary.ts';
import type { EnrolmentRow } from './enrolment-row.ts';

export const EnrolmentStageType = builder.enumType('EnrolmentStage', {
  description: 'How far an enrolment has come.',
  values: {
    SUBMITTED: { value: 'submitted', description: 'The application for a certification waits for a decision.' },
    ENROLLED: { value: 'enrolled', description: 'The person takes the programme.' },
    UNSUCCESSFUL: { value: 'unsuccessful', description: 'The application was not accepted.' },
    COMPLETED: { value: 'completed', description: 'The programme is completed; there is a certificate.' },
    WITHDRAWN: { value: 'withdrawn', description: 'The person has withdrawn.' },
  } as const,
});

const Enrolment = builder.objectRef<EnrolmentRow>('Enrolment').implement({
  description: 'An enrolment of the caller in a path, or an application for a certification.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifier of the enrolment.' }),
    programmeId: t.exposeID('programmeId', { description: 'Identifier of the path or certification.' }),
    title: t.exposeString('title', { description: 'Title of the path or certification.' }),
    kind: t.expose('kind', { type: ProgrammeKindType, description: 'The kind of the programme.' }),
    stage: t.expose('stage', { type: EnrolmentStageType, description: 'How far it has come.' }),
    reason: t.exposeString('reason', { nullable: true, description: 'Why an application was not accepted.' }),
    askedAt: t.expose('askedAt', { type: 'DateTime', description: 'When the person enrolled or applied.' }),
    changedAt: t.expose('changedAt', { type: 'DateTime', description: 'When its stage was last changed.' }),
    certificateCode: t.exposeString('certificateCode', {
      nullable: true,
      description: 'The code of its certificate, for `certificate`; null until it is completed.',
    }),
  }),
});

interface Enrolled {
  readonly enrolment: EnrolmentRow;
}

const EnrolmentPayload = builder.objectRef<Enrolled>('EnrolmentPayload').implement({
  description: 'An enrolment was made or withdrawn.',
  fields: (t) => ({
    enrolment: t.expose('enrolment', { type: Enrolment, description: 'The enrolment as it is now.' }),
  }),
});

const payload = (enrolment: EnrolmentRow): Enrolled => ({ enrolment });

builder.queryField('myEnrolments', (t) =>
  t.field({
    type: connectionType('Enrolment', Enrolment),
    description: 'The enrolments and applications of the caller, the newest first.',
    args: {
      programmeIds: t.arg.idList({ description: 'Only those in these paths and certifications, 100 at most.' }),
      ...pageArguments,
    },
    complexity: pageCost,
    resolve: (_root, { programmeIds, ...page }, { services }) => services.enrolments.list(programmeIds, page),
  }),
);

builder.mutationField('enrol', (t) =>
  t.field({
    type: mutationResult<Enrolled>('EnrolResult', EnrolmentPayload),
    description:
      'Enrols the caller in a training path, or applies for a certification, once a person and programme, and mails a receipt. Who is enrolled already stays so.',
    args: { programmeId: t.arg.id({ required: true, description: 'Identifier of the path or certification.' }) },
    complexity: 50,
    resolve: (_root, { programmeId }, { services }) => orRefusal(services.enrolments.enrol(programmeId).then(payload)),
  }),
);

builder.mutationField('withdrawEnrolment', (t) =>
  t.field({
    type: mutationResult<Enrolled>('WithdrawEnrolmentResult', EnrolmentPayload),
    description: "Withdraws an enrolment or an application of one's own. Doing so again changes nothing.",
    args: { id: t.arg.id({ required: true, description: 'Identifier of the enrolment.' }) },
    complexity: 20,
    resolve: (_root, { id }, { services }) => orRefusal(services.enrolments.withdraw(id).then(payload)),
  }),
);
