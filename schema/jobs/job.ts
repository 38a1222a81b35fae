import { builder } from '../builder.ts';
import { constrained } from '../graph/constraints.ts';
import { Nation } from '../places/nation.ts';
import { selectedFields } from '../queries/selected-fields.ts';
import type { JobRow } from './job-row.ts';
import { JobType, JobUrgency, PayBand } from './job-vocabulary.ts';
import { typeLabels } from './job-words.ts';
import { formatSalary, payOf } from './pay/pay.ts';
import { PayType } from './pay/pay-type.ts';

const Employer = builder.objectRef<{ readonly id: string; readonly name: string }>('Employer').implement({
  description: 'The employer.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifier of the employer.' }),
    name: t.exposeString('name', { description: 'Name of the employer.' }),
  }),
});

export const Job = builder.objectRef<JobRow>('Job').implement({
  description: 'An advertised post.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifier of the post, a UUID of version 7.' }),
    reference: t.exposeString('reference', { description: "The employer's reference, like C9371-26-0259." }),
    title: t.exposeString('title', { description: 'Title of the post.' }),
    department: t.exposeString('department', { description: 'Department or ward.' }),
    employer: t.field({
      type: Employer,
      description: 'The employer.',
      resolve: (job) => ({ id: job.employerId, name: job.employerName }),
    }),
    agency: t.exposeString('agency', {
      nullable: true,
      description: 'Name of the recruitment partner; null if the employer recruits directly.',
    }),
    location: t.exposeString('location', { description: 'Town.' }),
    postcode: t.exposeString('postcode', {
      nullable: true,
      description: 'Postcode of the site, or as the employer gave it; null if only the town is known.',
    }),
    distance: t.float({
      nullable: true,
      description:
        'Miles from `near` of the list, to a tenth, between the outward codes of the two; null if the list has no `near`.',
      ...constrained({ minimum: 0 }),
      resolve: ({ distance }) => milesOf(distance),
    }),
    region: t.exposeString('region', { description: 'NHS England region, or the nation elsewhere.' }),
    nation: t.expose('nation', { type: Nation, description: 'Nation of the town.' }),
    type: t.expose('type', { type: JobType, description: 'Kind of post as shown.' }),
    typeLabel: t.string({
      description: 'Kind of post in words: Permanent, Full-time or Contract.',
      resolve: (job) => typeLabels[job.type] ?? job.type,
    }),
    contractType: t.exposeString('contractType', { description: 'Permanent, Fixed term, Bank, Locum and so on.' }),
    workingPattern: t.exposeString('workingPattern', { description: 'Full-time, Part-time, Job share and so on.' }),
    weeklyHours: t.exposeFloat('weeklyHours', { nullable: true, description: 'Hours a week, if stated.' }),
    urgency: t.expose('urgency', { type: JobUrgency, description: 'How soon the employer needs to fill the post.' }),
    description: t.exposeString('description', { description: 'The advertisement, in Markdown.' }),
    salaryMin: t.exposeInt('salaryMin', { nullable: true, description: 'Lowest salary, whole pounds a year.' }),
    salaryMax: t.exposeInt('salaryMax', { nullable: true, description: 'Highest salary, whole pounds a year.' }),
    salary: t.string({
      description:
        'Salary range as shown, like £39,959 to £48,117. A high cost area supplement (`pay`) is paid on top and not included.',
      resolve: (job) => formatSalary(job.salaryMin, job.salaryMax),
    }),
    band: t.field({
      type: PayBand,
      nullable: true,
      description: 'Agenda for Change band, if the post has one.',
      resolve: (job) => job.payBand as never,
    }),
    pay: t.field({
      type: PayType,
      nullable: true,
      description:
        'The pay scale of the salary; null for a post without a band, and if the portal has no scale for the band: then its employer entered the salary.',
      resolve: payOf,
    }),
    postedAt: t.expose('postedAt', { type: 'DateTime', description: 'When the post was advertised.' }),
    posted: t.string({
      description: 'How long ago the post was advertised, like 2 days ago.',
      resolve: (job, _arguments, context) => context.services.jobs.posted(job),
    }),
    closesAt: t.expose('closesAt', {
      type: 'Date',
      nullable: true,
      description: 'Last day to apply, until 11:59pm; null while it stays open until filled.',
    }),
    closedAt: t.expose('closedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was closed by hand; null if it was not, though its last day may be over.',
    }),
    changedAt: t.expose('changedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When its employer last changed its text; null if it is unchanged.',
    }),
    isOpen: t.boolean({
      description: 'Whether one can still apply.',
      resolve: (job, _arguments, context) => context.services.jobs.isOpen(job),
    }),
    isSample: t.boolean({
      description:
        'Whether the post may be one of those that came with the portal and are invented: sample content is shown, and no account has advertised it.',
      resolve: (job, _arguments, context) => context.services.jobs.isSample(job),
    }),
    applications: t.exposeInt('applicationCount', {
      description:
        'How many people have applied. Those who have withdrawn since, or have deleted their account, are no longer counted.',
    }),
    applyUrl: t.exposeString('applyUrl', {
      nullable: true,
      description: 'Page outside the portal for applications; null if people apply on the portal.',
      ...constrained({ format: 'uri' }),
    }),
  }),
});

/** Tenths of a mile as miles; nothing if no distance was measured. */
export function milesOf(tenths: number | null | undefined): number | null {
  return tenths == null ? null : tenths / 10;
}

builder.queryField('job', (t) =>
  t.field({
    type: Job,
    nullable: true,
    description: 'One post, open or closed: `isOpen` tells; null if there is none, or its account is suspended.',
    args: { id: t.arg.id({ required: true, description: 'Identifier of the post.' }) },
    resolve: (_root, { id }, context, info) => context.services.jobs.find(id, selectedFields(info)),
  }),
);
