import { builder } from '../builder.ts';
import type { JobStats } from './job-stats.queries.ts';

const JobStatsType = builder.objectRef<JobStats>('JobStats').implement({
  description: 'Counted from the posts that are open now.',
  fields: (t) => ({
    openPositions: t.exposeInt('openPositions', { description: 'Posts that one can apply to.' }),
    newThisWeek: t.exposeInt('newThisWeek', { description: 'Of these, advertised in the last 7 days.' }),
    closingThisWeek: t.exposeInt('closingThisWeek', { description: 'Of these, closing within 7 days.' }),
    highUrgency: t.exposeInt('highUrgency', { description: 'Of these, of high urgency.' }),
    applications: t.exposeInt('applications', { description: 'Applications to these posts.' }),
    employers: t.exposeInt('employers', { description: 'Employers of these posts.' }),
  }),
});

builder.queryField('jobStats', (t) =>
  t.field({
    type: JobStatsType,
    description: 'Figures about open posts, counted and not stated; half a minute old at most.',
    complexity: 100,
    resolve: (_root, _arguments, context) => context.services.jobs.stats(),
  }),
);
