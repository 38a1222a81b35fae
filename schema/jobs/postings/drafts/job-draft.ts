import { builder } from '../../../builder.ts';
import { mutationResult, orRefusal } from '../../../graph/mutation-result.ts';
import { selectedFields } from '../../../queries/selected-fields.ts';
import { JobType, JobUrgency, PayBand } from '../../job-vocabulary.ts';
import { JobPayload, type PostedJob } from '../job-postings.ts';
import type { DraftContent } from './draft-content.ts';
import type { JobDraftRow } from './job-drafts.queries.ts';

const texts = {
  title: 'Title.',
  department: 'Department or ward.',
  location: 'Town, district or hospital site, as it was typed.',
  postcode: 'Postcode.',
  description: 'The advertisement, in Markdown.',
  agency: 'Name of a recruitment partner.',
  contractType: 'Kind of contract.',
  workingPattern: 'Working pattern.',
  applyUrl: 'Where to apply, if not on the portal.',
} as const;

const JobDraft = builder.objectRef<JobDraftRow>('JobDraft').implement({
  description: 'A post that is not advertised yet. What is not filled in is null.',
  fields: (t) => {
    const text = (field: keyof typeof texts) =>
      t.string({ nullable: true, description: texts[field], resolve: ({ content }) => content[field] ?? null });
    return {
      id: t.exposeID('id', { description: 'Identifier of the draft.' }),
      author: t.exposeString('author', { description: 'First and last name of who began it.' }),
      title: text('title'),
      department: text('department'),
      location: text('location'),
      postcode: text('postcode'),
      description: text('description'),
      agency: text('agency'),
      contractType: text('contractType'),
      workingPattern: text('workingPattern'),
      applyUrl: text('applyUrl'),
      type: t.field({
        type: JobType,
        nullable: true,
        description: 'Kind of post.',
        resolve: ({ content }) => content.type ?? null,
      }),
      urgency: t.field({
        type: JobUrgency,
        nullable: true,
        description: 'How soon the post is to be filled.',
        resolve: ({ content }) => content.urgency ?? null,
      }),
      band: t.field({
        type: PayBand,
        nullable: true,
        description: 'Agenda for Change band.',
        resolve: ({ content }) => content.band ?? null,
      }),
      salaryMin: t.int({
        nullable: true,
        description: 'Lowest salary, whole pounds a year.',
        resolve: ({ content }) => content.salaryMin ?? null,
      }),
      salaryMax: t.int({
        nullable: true,
        description: 'Highest salary, whole pounds a year.',
        resolve: ({ content }) => content.salaryMax ?? null,
      }),
      closesAt: t.field({
        type: 'Date',
        nullable: true,
        description: 'Last day on which one can apply, in London.',
        resolve: ({ content }) => content.closesAt ?? null,
      }),
      createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was begun.' }),
      changedAt: t.expose('changedAt', {
        type: 'DateTime',
        description: 'When it was last changed. 180 days later it is deleted.',
      }),
    };
  },
});

const JobDraftInput = builder.inputType('JobDraftInput', {
  description: 'A post that is not advertised yet: every field may be absent, and is as long as in JobInput at most.',
  fields: (t) => ({
    title: t.string({ description: texts.title }),
    department: t.string({ description: texts.department }),
    location: t.string({ description: 'Town, district or hospital site.' }),
    postcode: t.string({ description: texts.postcode }),
    type: t.field({ type: JobType, description: 'Kind of post.' }),
    urgency: t.field({ type: JobUrgency, description: 'How soon the post is to be filled.' }),
    description: t.string({ description: texts.description }),
    salaryMin: t.int({ description: 'Lowest salary, whole pounds a year.' }),
    salaryMax: t.int({ description: 'Highest salary, whole pounds a year.' }),
    band: t.field({ type: PayBand, description: 'Agenda for Change band.' }),
    agency: t.string({ description: texts.agency }),
    contractType: t.string({ description: texts.contractType }),
    workingPattern: t.string({ description: texts.workingPattern }),
    closesAt: t.field({ type: 'Date', description: 'Last day on which one can apply, in London.' }),
    applyUrl: t.string({ description: texts.applyUrl }),
  }),
});

interface SavedDraft {
  readonly draft: JobDraftRow;
}

const JobDraftPayload = builder.objectRef<SavedDraft>('JobDraftPayload').implement({
  description: 'A draft was saved.',
  fields: (t) => ({ draft: t.expose('draft', { type: JobDraft, description: 'The draft as it is now.' }) }),
});

const DeletedJobDraftPayload = builder.objectRef<{ readonly id: string }>('DeletedJobDraftPayload').implement({
  description: 'A draft was deleted.',
  fields: (t) => ({ id: t.exposeID('id', { description: 'Identifier that the draft had.' }) }),
});

const draftId = 'Identifier of the draft.';

builder.queryField('jobDrafts', (t) =>
  t.field({
    type: [JobDraft],
    description:
      "One's own drafts of posts and those of the organisation for which one publishes, the last changed first; 100 at most.",
    complexity: 100,
    resolve: async (_root, _args, { services }) => [...(await services.jobDrafts.list())],
  }),
);

builder.queryField('jobDraft', (t) =>
  t.field({
    type: JobDraft,
    nullable: true,
    description:
      'A draft of the caller or of the organisation for which the caller publishes; null for any other account.',
    args: { id: t.arg.id({ required: true, description: draftId }) },
    complexity: 10,
    resolve: (_root, { id }, { services }) => services.jobDrafts.find(id),
  }),
);

builder.mutationField('createJobDraft', (t) =>
  t.field({
    type: mutationResult<SavedDraft>('CreateJobDraftResult', JobDraftPayload),
    description:
      'Saves a post that is not advertised yet, however much of it is filled in. The account must be verified.',
    args: { input: t.arg({ type: JobDraftInput, required: true, description: 'The values of the draft.' }) },
    complexity: 20,
    resolve: (_root, { input }, { services }) =>
      orRefusal(services.jobDrafts.create(input as DraftContent).then((draft) => ({ draft }))),
  }),
);

builder.mutationField('updateJobDraft', (t) =>
  t.field({
    type: mutationResult<SavedDraft>('UpdateJobDraftResult', JobDraftPayload),
    description: 'Replaces a draft: absent fields become empty.',
    args: {
      id: t.arg.id({ required: true, description: draftId }),
      input: t.arg({ type: JobDraftInput, required: true, description: 'The new values of the draft.' }),
    },
    complexity: 20,
    resolve: (_root, { id, input }, { services }) =>
      orRefusal(services.jobDrafts.update(id, input as DraftContent).then((draft) => ({ draft }))),
  }),
);

builder.mutationField('deleteJobDraft', (t) =>
  t.field({
    type: mutationResult<{ readonly id: string }>('DeleteJobDraftResult', DeletedJobDraftPayload),
    description: 'Deletes a draft.',
    args: { id: t.arg.id({ required: true, description: draftId }) },
    complexity: 20,
    resolve: (_root, { id }, { services }) =>
      orRefusal(services.jobDrafts.remove(id).then((deleted) => ({ id: deleted }))),
  }),
);

builder.mutationField('publishJobDraft', (t) =>
  t.field({
    type: mutationResult<PostedJob>('PublishJobDraftResult', JobPayload),
    description:
      'Advertises the post of a draft, checked as createJob does, and deletes the draft. ValidationError names what is missing; the draft then stays. With the header Idempotency-Key the same request publishes it once, and gets the post each time.',
    args: { id: t.arg.id({ required: true, description: draftId }) },
    complexity: 50,
    resolve: (_root, { id }, { services }, info) =>
      orRefusal(services.jobDrafts.publish(id, selectedFields(info)).then((job) => ({ job }))),
  }),
);
