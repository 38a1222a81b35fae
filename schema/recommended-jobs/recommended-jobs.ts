import { builder } from '../builder.ts';
import { constrained } from '../graph/constraints.ts';
import { Job } from '../jobs/job.ts';
import { selectedFields } from '../queries/selected-fields.ts';
import type { RecommendedJob } from './recommendations.ts';
import { MOST_RECOMMENDED } from './recommended-jobs.service.ts';

const RecommendedType = builder.objectRef<RecommendedJob>('RecommendedJob').implement({
  description: 'A post, and why it is shown.',
  fields: (t) => ({
    job: t.field({ type: Job, description: 'The post.', resolve: ({ job }) => job }),
    reasons: t.stringList({
      description: 'Why it is shown, each in a sentence; there is at least one.',
      resolve: ({ reasons }) => [...reasons],
    }),
  }),
});

builder.queryFields((t) => ({
  recommendedJobs: t.field({
    type: [RecommendedType],
    description:
      'Open posts for the signed-in user, with the reasons: like those that they saved or applied for, by department, band and region, called like the occupation of their profile, or in the town of its organisation. Those with most reasons come first, then the newest. Empty where nothing is known of what they look for.',
    args: {
      first: t.arg.int({
        defaultValue: 10,
        required: true,
        description: `How many posts to answer, 1 to ${MOST_RECOMMENDED}.`,
        ...constrained({ minimum: 1, maximum: MOST_RECOMMENDED }),
      }),
    },
    complexity: ({ first: posts }) => ({ field: 40, multiplier: posts }),
    resolve: (_root, args, { services }, info) => services.recommendedJobs.recommend(args.first, selectedFields(info)),
  }),
}));
