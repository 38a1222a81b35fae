import { anyone } from '../outcomes.ts';
import { always, catalogue, figures } from './arguments.ts';
import type { Policies } from './policy-row.ts';

export const trainingPolicies: Policies = {
  'Query.certifications': figures,
  'Query.trainingPath': { policy: anyone, given: always('slug: "nhs-compliance-excellence"') },
  'Query.trainingPaths': figures,
  'Query.trainingResources': figures,
  'Query.webinars': catalogue,
  'Mutation.downloadTrainingResource': {
    policy: anyone,
    given: always('slug: "compliance-audit-checklist"'),
    counts: true,
  },
};
