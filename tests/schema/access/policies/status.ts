import { anyone, anyoneAtAll, operatorToWrite, refusedToAll, withoutSession } from '../outcomes.ts';
import { always, catalogue, madeUp } from './arguments.ts';
import type { Policies } from './policy-row.ts';

export const statusPolicies: Policies = {
  'Query.incidents': catalogue,
  'Query.maintenanceWindows': catalogue,
  'Query.probes': catalogue,
  'Query.statusSubscriptionLink': { policy: anyone, given: always(`token: ${madeUp}`) },
  'Query.systemStatus': { policy: anyone, levels: 2 },
  'Mutation.addIncidentUpdate': {
    policy: { ...operatorToWrite, operator: 'NotFoundError' },
    given: always('id: "01a1ede2-6680-790d-b5ad-95077e39d315", status: RESOLVED, message: "It is over."'),
  },
  'Mutation.confirmStatusSubscription': {
    policy: withoutSession(refusedToAll('ValidationError')),
    given: always(`token: ${madeUp}`),
  },
  'Mutation.endMaintenance': {
    policy: { ...operatorToWrite, operator: 'NotFoundError' },
    given: always('id: "01a1ede2-6680-790d-b5ad-95077e39d315"'),
  },
  'Mutation.openIncident': {
    policy: operatorToWrite,
    given: always('input: { title: "Slow answers", description: "It is slow.", severity: LOW, components: [SEARCH] }'),
    levels: 2,
    counts: true,
    makesNew: true,
  },
  'Mutation.scheduleMaintenance': {
    policy: operatorToWrite,
    given: always(
      `input: { title: "New disks", components: [DATABASE], startsAt: "2026-11-21T20:00:00Z", endsAt: "2026-11-21T21:00:00Z" }`,
    ),
    levels: 2,
    counts: true,
    makesNew: true,
  },
  'Mutation.subscribeToStatus': { policy: anyoneAtAll, given: always('email: "reader@example.com"') },
  'Mutation.unsubscribeFromStatus': {
    policy: withoutSession(refusedToAll('ValidationError')),
    given: always(`token: ${madeUp}`),
  },
};
