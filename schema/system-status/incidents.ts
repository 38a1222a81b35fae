import { builder } from '../builder.ts';
import { connectionType, pageArguments, pageCost } from '../graph/connection.ts';
import { constrained } from '../graph/constraints.ts';
import { mutationResult, orRefusal } from '../graph/mutation-result.ts';
import { components } from './component.ts';
import { SystemComponentEnum } from './component-type.ts';
import { Incident, IncidentSeverityEnum, IncidentStatusEnum } from './incident.ts';
import type { IncidentRow } from './incident-row.ts';
import type { IncidentDraft } from './incidents.service.ts';

builder.queryField('incidents', (t) =>
  t.field({
    type: connectionType('Incident', Incident),
    description: 'Incidents, the newest first. Two consecutive failed probes open one, operators open others.',
    args: pageArguments,
    complexity: pageCost,
    resolve: (_root, page, { services }) => services.incidents.list(page),
  }),
);

interface Changed {
  readonly incident: IncidentRow;
}

const IncidentPayload = builder.objectRef<Changed>('IncidentPayload').implement({
  description: 'It was done.',
  fields: (t) => ({
    incident: t.expose('incident', { type: Incident, description: 'The incident as it is now.' }),
  }),
});

const IncidentInput = builder.inputRef<IncidentDraft>('IncidentInput').implement({
  description: 'An incident that probes do not see.',
  fields: (t) => ({
    title: t.string({
      required: true,
      description: 'The title, in a few words, 120 characters at most.',
      ...constrained({ maxLength: 120 }),
    }),
    description: t.string({
      required: true,
      description: 'The description, 2,000 characters at most. It is the first update.',
      ...constrained({ maxLength: 2_000 }),
    }),
    severity: t.field({ type: IncidentSeverityEnum, required: true, description: 'How much it keeps people from.' }),
    components: t.field({
      type: [SystemComponentEnum],
      required: true,
      description: 'The components that it is about, one at least.',
      ...constrained({ maxItems: components.length }),
    }),
  }),
});

builder.mutationField('openIncident', (t) =>
  t.field({
    type: mutationResult<Changed>('OpenIncidentResult', IncidentPayload),
    description:
      'Opens an incident. For operators only. With the header Idempotency-Key the same request opens it once, however often it is sent within 24 hours.',
    args: { input: t.arg({ type: IncidentInput, required: true, description: 'The incident.' }) },
    complexity: 50,
    resolve: (_root, { input }, { services }) =>
      orRefusal(services.incidents.open(input).then((incident) => ({ incident }))),
  }),
);

builder.mutationField('addIncidentUpdate', (t) =>
  t.field({
    type: mutationResult<Changed>('AddIncidentUpdateResult', IncidentPayload),
    description:
      'Adds an update to an incident, which is never changed afterwards. For operators only. With the header Idempotency-Key the same request adds it once, however often it is sent within 24 hours.',
    args: {
      id: t.arg.id({ required: true, description: 'Identifier of the incident.' }),
      status: t.arg({ type: IncidentStatusEnum, required: true, description: 'How far it has got.' }),
      message: t.arg.string({
        required: true,
        description: 'The text of the update, 2,000 characters at most.',
        ...constrained({ maxLength: 2_000 }),
      }),
    },
    complexity: 50,
    resolve: (_root, { id, status, message }, { services }) =>
      orRefusal(services.incidents.addUpdate(id, status, message).then((incident) => ({ incident }))),
  }),
);
