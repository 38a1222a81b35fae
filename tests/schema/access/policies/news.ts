import { anyone } from '../outcomes.ts';
import { always, catalogue, figures } from './arguments.ts';
import type { Policies } from './policy-row.ts';

export const newsPolicies: Policies = {
  'Query.article': { policy: anyone, given: always('id: "pay-scales-for-2026-to-2027"') },
  'Query.featuredNews': figures,
  'Query.news': catalogue,
  'Query.newsCategories': figures,
  'Query.newsStats': figures,
  'Query.searchNews': { policy: anyone, levels: 2, given: always('q: "pay", limit: 1') },
  'Mutation.countArticleView': {
    policy: anyone,
    given: always('id: "pay-scales-for-2026-to-2027"'),
    counts: true,
  },
};
