import { builder } from '../builder.ts';
import { connectionType, pageArguments, pageCost } from '../graph/connection.ts';
import { constrained } from '../graph/constraints.ts';
import { MessagePayload } from '../graph/message-payload.ts';
import { mutationResult, orRefusal } from '../graph/mutation-result.ts';
import { componentOf, components } from './component.ts';
import { SystemComponentEnum } from './component-type.ts';
import type { MaintenanceRow } from './maintenance-row.ts';
import type { MaintenanceDraft } from './maintenance-windows.service.ts';

const MaintenanceStateEnum = builder.enumType('MaintenanceState', {
  description: 'How far maintenance has got.',
  values: {
    UPCOMING: { value: 'upcoming', description: 'It has not begun.' },
    RUNNING: { value: 'running', description: 'The components are being worked on.' },
    OVER: { value: 'over', description: 'It has ended.' },
  } as const,
});

const MaintenanceWindow = builder.objectRef<MaintenanceRow>('MaintenanceWindow').implement({
  description:
    'Announced maintenance. What probes find meanwhile counts for neither side of uptime, and opens no incident.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifier of the announcement.' }),
    title: t.exposeString('title', { description: 'The title of the work.' }),
    components: t.field({
      type: [SystemComponentEnum],
      description: 'The components that are worked on.',
      complexity: { field: 1, multiplier: 1 },
      resolve: ({ components: concerned }) => [...concerned],
    }),
    affectedServices: t.field({
      type: ['String'],
      description: 'The names of these components.',
      complexity: { field: 1, multiplier: 1 },
      resolve: ({ components: concerned }) => concerned.map((slug) => componentOf(slug).name),
    }),
    state: t.field({
      type: MaintenanceStateEnum,
      description: 'How far it has got.',
      resolve: (window, _arguments, { services }) => services.maintenanceWindows.stateOf(window),
    }),
    startsAt: t.expose('startsAt', { type: 'DateTime', description: 'When it begins.' }),
    endsAt: t.expose('endsAt', { type: 'DateTime', description: 'When it is over.' }),
  }),
});

builder.queryField('maintenanceWindows', (t) =>
  t.field({
    type: connectionType('MaintenanceWindow', MaintenanceWindow),
    description: 'Announced maintenance, the latest first.',
    args: pageArguments,
    complexity: pageCost,
    resolve: (_root, page, { services }) => services.maintenanceWindows.list(page),
  }),
);

interface Scheduled {
  readonly maintenance: MaintenanceRow;
}

const MaintenancePayload = builder.objectRef<Scheduled>('MaintenancePayload').implement({
  description: 'It was announced.',
  fields: (t) => ({
    maintenance: t.expose('maintenance', { type: MaintenanceWindow, description: 'The announcement.' }),
  }),
});

const MaintenanceInput = builder.inputRef<MaintenanceDraft>('MaintenanceInput').implement({
  description: 'Maintenance that is to be announced.',
  fields: (t) => ({
    title: t.string({
      required: true,
      description: 'The title of the work, 120 characters at most.',
      ...constrained({ maxLength: 120 }),
    }),
    components: t.field({
      type: [SystemComponentEnum],
      required: true,
      description: 'The components that are worked on, one at least.',
      ...constrained({ maxItems: components.length }),
    }),
    startsAt: t.field({ type: 'DateTime', required: true, description: 'When it begins, now or within a year.' }),
    endsAt: t.field({ type: 'DateTime', required: true, description: 'When it is over, 24 hours later at most.' }),
  }),
});

builder.mutationField('scheduleMaintenance', (t) =>
  t.field({
    type: mutationResult<Scheduled>('ScheduleMaintenanceResult', MaintenancePayload),
    description:
      'Announces maintenance. For operators only. With the header Idempotency-Key the same request announces it once, however often it is sent within 24 hours.',
    args: { input: t.arg({ type: MaintenanceInput, required: true, description: 'The maintenance.' }) },
    complexity: 50,
    resolve: (_root, { input }, { services }) =>
      orRefusal(services.maintenanceWindows.schedule(input).then((maintenance) => ({ maintenance }))),
  }),
);

builder.mutationField('endMaintenance', (t) =>
  t.field({
    type: mutationResult<{ readonly message: string }>('EndMaintenanceResult', MessagePayload),
    description: 'Ends maintenance now, or cancels it if it has not begun. For operators only.',
    args: { id: t.arg.id({ required: true, description: 'Identifier of the announcement.' }) },
    complexity: 50,
    resolve: (_root, { id }, { services }) =>
      orRefusal(services.maintenanceWindows.end(id).then((message) => ({ message }))),
  }),
);
