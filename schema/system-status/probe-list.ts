import { builder } from '../builder.ts';
import { connectionType, pageArguments, pageCost } from '../graph/connection.ts';
import { SystemComponentEnum } from './component-type.ts';
import type { ProbeRow } from './probe-row.ts';

const ProbeOutcomeEnum = builder.enumType('ProbeOutcome', {
  description: 'The result of a probe.',
  values: {
    UP: { value: 'up', description: 'The component did what it is for.' },
    DOWN: { value: 'down', description: 'It did not, or not in time.' },
    UNMEASURED: { value: 'unmeasured', description: 'The database was away, without which it can do nothing.' },
    MAINTENANCE: { value: 'maintenance', description: 'It was being worked on, as was announced.' },
  } as const,
});

const Probe = builder.objectRef<ProbeRow>('Probe').implement({
  description: 'One probe of one component, made once a minute and kept for 35 days.',
  fields: (t) => ({
    component: t.expose('component', { type: SystemComponentEnum, description: 'The probed component.' }),
    minute: t.expose('minute', { type: 'DateTime', description: 'The beginning of its minute.' }),
    outcome: t.expose('outcome', { type: ProbeOutcomeEnum, description: 'Its result.' }),
    responseTime: t.exposeInt('responseMs', {
      nullable: true,
      description: 'Milliseconds until it was over; null if nothing was measured.',
    }),
    isSlow: t.exposeBoolean('isSlow', {
      description: 'Whether it was up, but slower than the component is to answer, or with a part of it missing.',
    }),
  }),
});

builder.queryField('probes', (t) =>
  t.field({
    type: connectionType('Probe', Probe),
    description: 'The probes themselves, the newest first: all figures of the status are added up from them.',
    args: {
      component: t.arg({ type: SystemComponentEnum, description: 'Only those of this component.' }),
      ...pageArguments,
    },
    complexity: pageCost,
    resolve: (_root, { component, ...page }, { services }) => services.systemStatus.listProbes(component, page),
  }),
);
