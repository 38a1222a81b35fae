import { builder } from '../builder.ts';
import { componentOf } from './component.ts';
import { SystemComponentEnum } from './component-type.ts';
import type { IncidentRow, IncidentUpdateRow } from './incident-row.ts';

export const IncidentStatusEnum = builder.enumType('IncidentStatus', {
  description: 'How far an incident has got.',
  values: {
    INVESTIGATING: { value: 'investigating', description: 'Its cause is looked for.' },
    IDENTIFIED: { value: 'identified', description: 'Its cause is known.' },
    MONITORING: { value: 'monitoring', description: 'It is mended, and watched.' },
    RESOLVED: { value: 'resolved', description: 'It is over.' },
  } as const,
});

export const IncidentSeverityEnum = builder.enumType('IncidentSeverity', {
  description: 'How much an incident keeps people from.',
  values: {
    CRITICAL: { value: 'critical', description: 'From the portal as a whole.' },
    HIGH: { value: 'high', description: 'From an important part of it.' },
    MEDIUM: { value: 'medium', description: 'From a part that can be done without for a while.' },
    LOW: { value: 'low', description: 'From nothing, but it is noticed.' },
  } as const,
});

const IncidentUpdate = builder.objectRef<IncidentUpdateRow>('IncidentUpdate').implement({
  description: 'An update of an incident. Updates are added and never changed.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifier of the update.' }),
    status: t.expose('status', { type: IncidentStatusEnum, description: 'How far the incident was by then.' }),
    message: t.exposeString('message', { description: 'The text of the update.' }),
    isAutomatic: t.exposeBoolean('isAutomatic', { description: 'Whether the portal said it by itself.' }),
    happenedAt: t.expose('happenedAt', { type: 'DateTime', description: 'When it was said.' }),
  }),
});

export const Incident = builder.objectRef<IncidentRow>('Incident').implement({
  description: 'A time in which a part of the portal did not do what it is for.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifier of the incident, a UUID of version 7.' }),
    title: t.exposeString('title', { description: 'The title, in a few words.' }),
    status: t.expose('status', {
      type: IncidentStatusEnum,
      description: 'How far it has got: that of its newest update.',
    }),
    severity: t.expose('severity', { type: IncidentSeverityEnum, description: 'How much it keeps people from.' }),
    description: t.exposeString('description', { description: 'The description.' }),
    startTime: t.expose('startedAt', { type: 'DateTime', description: 'When it began.' }),
    resolvedTime: t.expose('resolvedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was over; null while it is not.',
    }),
    components: t.field({
      type: [SystemComponentEnum],
      description: 'The components that it is about.',
      complexity: { field: 1, multiplier: 1 },
      resolve: ({ components }) => [...components],
    }),
    affectedServices: t.field({
      type: ['String'],
      description: 'The names of these components.',
      complexity: { field: 1, multiplier: 1 },
      resolve: ({ components }) => components.map((slug) => componentOf(slug).name),
    }),
    isAutomatic: t.boolean({
      description: 'Whether probes have opened it, and no operator.',
      resolve: ({ openedFor }) => openedFor !== null,
    }),
    updates: t.field({
      type: [IncidentUpdate],
      description: 'All that was said of it, the newest first; 100 at most.',
      // Read with the incident in any case.
      complexity: { field: 1, multiplier: 3 },
      resolve: ({ updates }) => [...updates],
    }),
  }),
});
