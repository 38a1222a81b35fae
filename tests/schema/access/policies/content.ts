import { anyone } from '../outcomes.ts';
import { always, catalogue, figures } from './arguments.ts';
import type { Policies } from './policy-row.ts';

export const contentPolicies: Policies = {
  'Query.content': { policy: anyone, given: always('key: "home.hero"') },
  'Query.contentList': catalogue,
  'Query.search': { policy: anyone, given: always('q: "ventilator", limit: 1') },
  'Query.assistantReply': { policy: anyone, given: always('question: "ventilator"') },
  'Query.assistant': figures,
  'Query.legalPage': { policy: anyone, given: always('kind: PRIVACY_POLICY') },
  'Query.site': figures,
  'Mutation.chooseCookies': { policy: anyone, given: always('input: { analytics: true }') },
};
