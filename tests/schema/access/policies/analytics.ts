import { anyone } from '../outcomes.ts';
import { always, figures } from './arguments.ts';
import type { Policies } from './policy-row.ts';

export const analyticsPolicies: Policies = {
  'Query.realtimeStats': figures,
  'Mutation.trackPageView': { policy: anyone, given: always('input: { pageUrl: "/news" }') },
  'Mutation.trackEvent': { policy: anyone, given: always('input: { eventType: "print" }') },
};
