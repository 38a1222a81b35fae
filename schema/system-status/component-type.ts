import { builder } from '../builder.ts';
import { constrained } from '../graph/constraints.ts';
import type { ComponentReading, DayReading } from './component-reading.ts';
import { SHOWN_DAYS } from './status-days.queries.ts';

export const SystemComponentEnum = builder.enumType('SystemComponent', {
  description: 'A part of the portal that is measured by itself.',
  values: {
    WEB_CLIENT: { value: 'web_client', description: 'The web client: pages and their scripts.' },
    GRAPHQL: { value: 'graphql', description: 'The GraphQL API.' },
    REST: { value: 'rest', description: 'The REST API.' },
    DATABASE: { value: 'database', description: 'The database.' },
    SEARCH: { value: 'search', description: 'The search across the portal.' },
    ACCOUNTS: { value: 'accounts', description: 'Passwords and sessions.' },
    EMAIL: { value: 'email', description: 'The mail server.' },
    BACKGROUND: { value: 'background', description: 'Work that waits, such as mails.' },
  } as const,
});

export const ComponentStatusEnum = builder.enumType('ComponentStatus', {
  description: 'How a component is, or was on a day.',
  values: {
    OPERATIONAL: { value: 'operational', description: 'It answers in time.' },
    DEGRADED: {
      value: 'degraded',
      description: 'It answers slowly or in part, a single probe has failed, or an incident of it is open.',
    },
    OUTAGE: { value: 'outage', description: 'Two probes in a row have failed; of a day, two or more.' },
    MAINTENANCE: { value: 'maintenance', description: 'It is being worked on, as was announced.' },
    NO_DATA: { value: 'no_data', description: 'Nothing was measured for three minutes; of a day, at all.' },
  } as const,
});

const uptime = { minimum: 0, maximum: 100 } as const;

const StatusDay = builder.objectRef<DayReading>('StatusDay').implement({
  description: 'A day of a component in London, added up from its probes; each probe counts as a minute.',
  fields: (t) => ({
    day: t.expose('day', { type: 'Date', description: 'The day.' }),
    status: t.expose('status', { type: ComponentStatusEnum, description: 'How the component was.' }),
    uptime: t.exposeFloat('uptime', {
      nullable: true,
      description: 'Minutes up of those up and down, in percent; null if there are none.',
      ...constrained(uptime),
    }),
    up: t.exposeInt('up', { description: 'Minutes in which it was up.' }),
    down: t.exposeInt('down', { description: 'Minutes in which it was down.' }),
    slow: t.exposeInt('slow', { description: 'Of the minutes up, those in which it answered slowly or in part.' }),
    maintenance: t.exposeInt('maintenance', { description: 'Minutes of announced maintenance.' }),
    noData: t.exposeInt('noData', {
      description: 'Minutes of which nothing is known, since the component was first measured.',
    }),
    averageResponseTime: t.exposeInt('averageMs', {
      nullable: true,
      description: 'Its average response time, in milliseconds; null if there were no responses.',
    }),
  }),
});

export const StatusComponent = builder.objectRef<ComponentReading>('StatusComponent').implement({
  description: 'A part of the portal, as its own probe has measured it.',
  fields: (t) => ({
    component: t.expose('slug', { type: SystemComponentEnum, description: 'Which part it is.' }),
    name: t.exposeString('name', { description: 'Its name.' }),
    description: t.exposeString('description', { description: 'Its description.' }),
    status: t.expose('status', { type: ComponentStatusEnum, description: 'Its present status.' }),
    uptime: t.exposeFloat('uptime', {
      nullable: true,
      description: `Minutes up of those up and down in the last ${SHOWN_DAYS} days, in percent; null if there are none.`,
      ...constrained(uptime),
    }),
    responseTime: t.exposeInt('responseTime', {
      nullable: true,
      description: 'The duration of its newest probe, in milliseconds; null if it was not up.',
    }),
    lastChecked: t.expose('lastChecked', {
      type: 'DateTime',
      nullable: true,
      description: 'The minute of its newest probe; null before the first.',
    }),
    days: t.field({
      type: [StatusDay],
      description: `Its last ${SHOWN_DAYS} days, the oldest first; today is the last.`,
      // Read with the component in any case.
      complexity: { field: 1, multiplier: SHOWN_DAYS / 10 },
      resolve: ({ days }) => [...days],
    }),
  }),
});
