import { builder } from '../builder.ts';
import { constrained } from '../graph/constraints.ts';
import { components } from './component.ts';
import { ComponentStatusEnum, StatusComponent } from './component-type.ts';
import type { SpanCount } from './status-days.queries.ts';
import type { SystemStatusReading } from './system-status.service.ts';

const StatusSpan = builder.objectRef<SpanCount>('StatusSpan').implement({
  description: 'The results of the probes of all components over a period of days.',
  fields: (t) => ({
    uptime: t.float({
      nullable: true,
      description: 'Probes that were up of those up and down, in percent; null if there are none.',
      ...constrained({ minimum: 0, maximum: 100 }),
      resolve: (span, _arguments, { services }) => services.systemStatus.uptimeOf(span),
    }),
    averageResponseTime: t.exposeInt('averageMs', {
      nullable: true,
      description: 'The average response time, in milliseconds; null if there were no responses.',
    }),
    measuredDays: t.exposeInt('measuredDays', {
      description: 'Days of which a probe of any component could say something: all others count for nothing here.',
    }),
  }),
});

const SystemStatus = builder.objectRef<SystemStatusReading>('SystemStatus').implement({
  description: 'How the portal is and was, as probes measure it every minute.',
  fields: (t) => ({
    status: t.expose('status', { type: ComponentStatusEnum, description: 'The status of its worst component.' }),
    readAt: t.expose('readAt', { type: 'DateTime', description: "When this was read, by the server's clock." }),
    checkedAt: t.expose('checkedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'The minute of the newest probe; null before the first.',
    }),
    measuredSince: t.expose('measuredSince', {
      type: 'DateTime',
      nullable: true,
      description: 'The minute of the first probe; null before it.',
    }),
    last90Days: t.expose('quarter', {
      type: StatusSpan,
      description: 'The last 90 days, as far as they were measured.',
    }),
    last365Days: t.expose('year', {
      type: StatusSpan,
      description: 'The last 365 days, as far as they were measured.',
    }),
    components: t.field({
      type: [StatusComponent],
      description: 'All eight components.',
      complexity: { field: 20, multiplier: components.length },
      resolve: ({ components: all }) => [...all],
    }),
  }),
});

builder.queryField('systemStatus', (t) =>
  t.field({
    type: SystemStatus,
    description: 'How the portal is and was. Everything in it is measured.',
    complexity: 50,
    resolve: (_root, _arguments, { services }) => services.systemStatus.read(),
  }),
);
