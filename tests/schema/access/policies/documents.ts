import { anyone } from '../outcomes.ts';
import { always, catalogue, figures } from './arguments.ts';
import type { Policies } from './policy-row.ts';

export const documentsPolicies: Policies = {
  'Query.complianceStats': figures,
  'Query.document': { policy: anyone, levels: 1, given: always('id: "care-quality-commission-2025"') },
  'Query.documentCategories': figures,
  'Query.documents': catalogue,
  'Mutation.downloadDocument': {
    policy: anyone,
    levels: 1,
    given: always('id: "care-quality-commission-2025"'),
    counts: true,
  },
};
