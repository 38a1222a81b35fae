import { anyone, operatorToRead } from '../outcomes.ts';
import { always, catalogue, figures } from './arguments.ts';
import type { Policies } from './policy-row.ts';

export const helpPolicies: Policies = {
  'Query.apiReference': { policy: anyone, levels: 2 },
  'Query.documentation': { policy: anyone, levels: 2 },
  'Query.helpArticle': { policy: anyone, given: always('id: "create-an-account"') },
  'Query.helpArticles': catalogue,
  'Query.helpCategories': figures,
  'Query.popularHelpArticles': figures,
  'Query.relatedHelpArticles': { policy: anyone, given: always('id: "create-an-account"') },
  'Query.unansweredHelpSearches': { policy: operatorToRead, given: always('first: 5') },
  'Mutation.downloadGuide': { policy: anyone, levels: 1, given: always('slug: "using-rest"'), counts: true },
  'Mutation.rateHelpArticle': {
    policy: anyone,
    given: always('id: "create-an-account", helpful: true'),
    counts: true,
  },
  'Mutation.reportHelpSearch': { policy: anyone, given: always('search: "zebra crossing"'), counts: true },
};
