import { builder } from '../../builder.ts';
import { connectionType, pageArguments, pageCost } from '../../graph/connection.ts';
import { constrained } from '../../graph/constraints.ts';
import { formatLabels, type WebinarRow } from './webinar-row.ts';

export const WebinarFormatType = builder.enumType('WebinarFormat', {
  description: 'How a webinar is held.',
  values: {
    LIVE: { value: 'live', description: 'Shown as Live, in red.' },
    WORKSHOP: { value: 'workshop', description: 'Shown as Workshop.' },
    PANEL: { value: 'panel', description: 'Shown as Panel.' },
  } as const,
});

const WebinarStateType = builder.enumType('WebinarState', {
  description: 'How far a webinar has got.',
  values: {
    UPCOMING: { value: 'upcoming', description: 'It has not begun.' },
    RUNNING: { value: 'running', description: 'It has begun.' },
    OVER: { value: 'over', description: 'It has ended.' },
    CANCELLED: { value: 'cancelled', description: 'It does not take place.' },
  } as const,
});

export const Webinar = builder.objectRef<WebinarRow>('Webinar').implement({
  description: 'A talk or a workshop over the internet, with a number of seats.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifier of the webinar.' }),
    title: t.exposeString('title', { description: 'Title.' }),
    description: t.exposeString('description', { description: 'The description, in a sentence or two.' }),
    presenter: t.exposeString('presenter', { description: 'The presenter.' }),
    format: t.expose('format', { type: WebinarFormatType, description: 'How it is held.' }),
    formatLabel: t.string({
      description: 'The format in words, like Live.',
      resolve: ({ format }) => formatLabels[format],
    }),
    startsAt: t.expose('startsAt', { type: 'DateTime', description: 'When it begins.' }),
    endsAt: t.expose('endsAt', { type: 'DateTime', description: 'When it ends.' }),
    durationMinutes: t.exposeInt('durationMinutes', { description: 'How many minutes it lasts.' }),
    state: t.field({
      type: WebinarStateType,
      description: 'How far it has got.',
      resolve: (webinar, _arguments, { services }) => services.webinars.stateOf(webinar),
    }),
    seats: t.exposeInt('seats', { description: 'How many seats it has.', ...constrained({ minimum: 1 }) }),
    attendees: t.exposeInt('taken', {
      description: 'How many seats are taken: all of them where it is sold out.',
      ...constrained({ minimum: 0 }),
    }),
    waiting: t.exposeInt('waiting', {
      description: 'How many wait for a seat that is given back.',
      ...constrained({ minimum: 0 }),
    }),
  }),
});

builder.queryField('webinars', (t) =>
  t.field({
    type: connectionType('Webinar', Webinar),
    description: 'Webinars that are not over, the soonest first; or all of them, the latest first.',
    args: {
      all: t.arg.boolean({ defaultValue: false, description: 'Also those that are over or cancelled.' }),
      ...pageArguments,
    },
    complexity: pageCost,
    resolve: (_root, { all, ...page }, { services }) => services.webinars.list(all !== true, page),
  }),
);
