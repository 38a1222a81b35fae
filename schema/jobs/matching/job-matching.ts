import { builder } from '../../builder.ts';
import { constrained } from '../../graph/constraints.ts';
import { LONGEST_TEXT } from '../../queries/filter-values.ts';
import { selectedFields } from '../../queries/selected-fields.ts';
import { Job } from '../job.ts';
import { LARGEST_RADIUS } from '../job-filter.ts';
import { HIGHEST_SALARY } from '../job-filter-reading.ts';
import { PayBand } from '../job-vocabulary.ts';
import { MOST_CRITERIA } from './criteria.ts';
import { type JobMatch, MOST_MATCHES, MOST_SKILLS, metOf } from './job-matching.service.ts';
import type { JudgedCriterion } from './skill-evidence.ts';

const Outcome = builder.enumType('JobCriterionOutcome', {
  description: 'How far what a user says shows a criterion.',
  values: {
    MET: { value: 'met', description: 'It has half of its words or more, and the length of time that it asks for.' },
    PARTLY_MET: {
      value: 'partly_met',
      description: 'It has a quarter of its words, or too short a time.',
      extensions: { word: 'partly_met' },
    },
    NOT_SHOWN: { value: 'not_shown', description: 'It has fewer.', extensions: { word: 'not_shown' } },
    CANNOT_BE_JUDGED: {
      value: 'cannot_be_judged',
      description: 'It has fewer, and the criterion is a matter of manner or readiness, or has no words to compare.',
      extensions: { word: 'cannot_be_judged' },
    },
  } as const,
});

const Criterion = builder.objectRef<JudgedCriterion>('JobCriterion').implement({
  description: 'Something that a post asks for, and what shows it.',
  fields: (t) => ({
    criterion: t.exposeString('criterion', { description: 'In the words of the post.' }),
    status: t.expose('outcome', { type: Outcome, description: 'Whether it is shown.' }),
    evidence: t.exposeString('evidence', {
      nullable: true,
      description: 'What the user says that shows it, as they wrote it; null where nothing does.',
    }),
    evidenceFrom: t.string({
      nullable: true,
      description:
        'Where that stands, like: Your application for Staff Nurse; null where it is an entry of `skills`, and where nothing shows it.',
      resolve: ({ evidenceFrom }) => evidenceFrom ?? null,
    }),
    reason: t.exposeString('reason', { description: 'Why, in a sentence, with the words that both have.' }),
  }),
});

export const JobMatchType = builder.objectRef<JobMatch>('JobMatch').implement({
  description: 'A post, and how far what a user says shows what it asks for.',
  fields: (t) => ({
    job: t.field({ type: Job, description: 'The post.', resolve: ({ job }) => job }),
    criteria: t.field({
      type: [Criterion],
      description: 'What the post asks for: the points below a heading like What you need, in their order.',
      ...constrained({ maxItems: MOST_CRITERIA }),
      complexity: { field: 1, multiplier: 10 },
      resolve: ({ criteria }) => [...criteria],
    }),
    criteriaMet: t.float({
      description:
        'How many criteria are met, by `criteria`; one that is met in part counts for half, and one that cannot be judged for none.',
      ...constrained({ minimum: 0, maximum: MOST_CRITERIA }),
      resolve: ({ criteria }) => metOf(criteria),
    }),
    criteriaAsked: t.int({ description: 'How many criteria there are.', resolve: ({ criteria }) => criteria.length }),
    missing: t.stringList({
      description: 'The criteria that nothing shows.',
      ...constrained({ maxItems: MOST_CRITERIA }),
      resolve: ({ criteria }) =>
        criteria.filter(({ outcome }) => outcome === 'not_shown').map(({ criterion }) => criterion),
    }),
  }),
});

builder.queryFields((t) => {
  const skills = t.arg.stringList({
    required: true,
    description: `What a user can do and has done, each in a few words or a sentence: ${MOST_SKILLS} entries of 200 characters at most.`,
    ...constrained({ minItems: 1, maxItems: MOST_SKILLS, maxLength: LONGEST_TEXT }),
  });
  const first = t.arg.int({
    defaultValue: 10,
    required: true,
    description: `How many posts to answer, 1 to ${MOST_MATCHES}.`,
    ...constrained({ minimum: 1, maximum: MOST_MATCHES }),
  });
  return {
    matchJobs: t.field({
      type: [JobMatchType],
      description:
        'Open posts that have words of `skills`, those first of whose criteria most are met. Each criterion is compared by its words; there is no other score. Nothing is kept.',
      args: {
        skills,
        near: t.arg.string({
          description: 'A town, hospital site or postcode that the posts must be near to.',
          ...constrained({ maxLength: LONGEST_TEXT }),
        }),
        radius: t.arg.int({
          description: 'Distance from `near` in miles, 1 to 200; 20 when nothing is said. Only together with `near`.',
          ...constrained({ minimum: 1, maximum: LARGEST_RADIUS }),
        }),
        band: t.arg({ type: [PayBand], description: 'Any of these Agenda for Change bands.' }),
        salaryMin: t.arg.int({
          description: 'Posts whose highest salary is at least this, in whole pounds a year.',
          ...constrained({ minimum: 0, maximum: HIGHEST_SALARY }),
        }),
        first,
      },
      complexity: ({ first: posts }) => ({ field: 40, multiplier: posts }),
      resolve: (_root, { skills: said, first: posts, ...filter }, { services }, info) =>
        services.jobMatching.match(said, filter, posts, selectedFields(info)),
    }),
    skillsAnalysis: t.field({
      type: JobMatchType,
      nullable: true,
      description:
        'What a post asks for, criterion by criterion, with the entry of `skills` that shows it; null where there is no such post. Nothing is kept.',
      args: { jobId: t.arg.id({ required: true, description: 'Identifier of the post.' }), skills },
      complexity: 10,
      resolve: (_root, { jobId, skills: said }, { services }, info) =>
        services.jobMatching.analyse(String(jobId), said, selectedFields(info)),
    }),
  };
});
