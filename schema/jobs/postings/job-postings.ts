import { builder } from '../../builder.ts';
import { constrained } from '../../graph/constraints.ts';
import { mutationResult, orRefusal } from '../../graph/mutation-result.ts';
import { selectedFields } from '../../queries/selected-fields.ts';
import { Job } from '../job.ts';
import type { GivenJob } from '../job-draft.ts';
import type { JobRow } from '../job-row.ts';
import { JobType, JobUrgency, PayBand } from '../job-vocabulary.ts';

export const JobInput = builder.inputType('JobInput', {
  description: 'A post to advertise. The employer is the organisation of the account.',
  fields: (t) => ({
    title: t.string({ required: true, description: 'Title, at most 200 characters.' }),
    department: t.string({ required: true, description: 'Department or ward, at most 200 characters.' }),
    location: t.string({
      required: true,
      description:
        'Town, district or hospital site in the UK, by any of its names; case and accents do not count. Also a postcode, or any name together with `postcode`. A name that several places have is refused with their own names, like Ashford (Kent).',
    }),
    postcode: t.string({
      description: 'Postcode, or its part before the space; required if `places` does not know the place.',
    }),
    type: t.field({ type: JobType, required: true, description: 'Kind of post as shown.' }),
    urgency: t.field({ type: JobUrgency, required: true, description: 'How soon the post is to be filled.' }),
    description: t.string({
      required: true,
      description: 'The advertisement, in Markdown; at most 20,000 characters.',
    }),
    salaryMin: t.int({
      description:
        'Lowest salary for full-time work, whole pounds a year: from the National Living Wage (the minimum wage for an apprenticeship) to 1,000,000. Required without a band, and if the portal has no scale for the band (`payAtPlace`); otherwise leave it out.',
    }),
    salaryMax: t.int({
      description:
        'Highest salary for full-time work, whole pounds a year: from the National Living Wage (the minimum wage for an apprenticeship) to 1,000,000. Required without a band, and if the portal has no scale for the band (`payAtPlace`); otherwise leave it out.',
    }),
    band: t.field({
      type: PayBand,
      description:
        'Agenda for Change band. Where the portal holds its scale for the nation of the town, the salary is that of the scale.',
    }),
    agency: t.string({
      description:
        'Name of a recruitment partner; absent, or the name of your own organisation, if you recruit yourself.',
    }),
    contractType: t.string({
      description: 'Permanent, Fixed term, Bank, Locum and so on; by default that of the type.',
    }),
    workingPattern: t.string({ description: 'Full-time, Part-time, Job share and so on; by default Full-time.' }),
    closesAt: t.field({ type: 'Date', description: 'Last day on which one can apply, in London.' }),
    applyUrl: t.string({ description: 'Where to apply, if not on the portal.', ...constrained({ format: 'uri' }) }),
  }),
});

/** What a change of a post answers with. */
export interface PostedJob {
  readonly job: JobRow;
}

export const JobPayload = builder.objectRef<PostedJob>('JobPayload').implement({
  description: 'A post that was advertised or changed.',
  fields: (t) => ({ job: t.expose('job', { type: Job, description: 'The post as it is now.' }) }),
});

builder.mutationField('createJob', (t) =>
  t.field({
    type: mutationResult<PostedJob>('CreateJobResult', JobPayload),
    description:
      'Advertises a post with the organisation of the account as the employer. The account must be verified. With the header Idempotency-Key the same request advertises it once, however often it is sent within 24 hours.',
    args: { input: t.arg({ type: JobInput, required: true, description: 'The post.' }) },
    complexity: 50,
    resolve: (_root, { input }, { services }, info) =>
      orRefusal(services.jobPostings.create(input as GivenJob, selectedFields(info)).then((job) => ({ job }))),
  }),
);

builder.mutationField('updateJob', (t) =>
  t.field({
    type: mutationResult<PostedJob>('UpdateJobResult', JobPayload),
    description:
      "Rewrites a post of one's own: what is absent is empty from now on. Once people have applied on the portal, title, place, type, contract and working pattern stay, and the salary cannot go down: close it and advertise a new one instead.",
    args: {
      id: t.arg.id({ required: true, description: 'Identifier of the post.' }),
      input: t.arg({ type: JobInput, required: true, description: 'The post as it is to be.' }),
    },
    complexity: 50,
    resolve: (_root, { id, input }, { services }, info) =>
      orRefusal(services.jobPostings.update(id, input as GivenJob, selectedFields(info)).then((job) => ({ job }))),
  }),
);

builder.mutationField('closeJob', (t) =>
  t.field({
    type: mutationResult<PostedJob>('CloseJobResult', JobPayload),
    description: "Closes a post of one's own: it is listed no more. Closing it again changes nothing.",
    args: { id: t.arg.id({ required: true, description: 'Identifier of the post.' }) },
    complexity: 20,
    resolve: (_root, { id }, { services }, info) =>
      orRefusal(services.jobPostings.close(id, selectedFields(info)).then((job) => ({ job }))),
  }),
);

builder.mutationField('reopenJob', (t) =>
  t.field({
    type: mutationResult<PostedJob>('ReopenJobResult', JobPayload),
    description:
      "Opens a post of one's own again that was closed: it is listed as before. ConflictError where its last day is over. Opening it again changes nothing.",
    args: { id: t.arg.id({ required: true, description: 'Identifier of the post.' }) },
    complexity: 20,
    resolve: (_root, { id }, { services }, info) =>
      orRefusal(services.jobPostings.reopen(id, selectedFields(info)).then((job) => ({ job }))),
  }),
);
