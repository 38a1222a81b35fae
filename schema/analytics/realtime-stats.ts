import { builder } from '../builder.ts';
import type { RealtimeStats } from './analytics.service.ts';

const RealtimeStatsType = builder.objectRef<RealtimeStats>('RealtimeStats').implement({
  description:
    'Counted visitors. Only those who have agreed to analytics are counted, each once a day: a visitor who comes back on another day counts again.',
  fields: (t) => ({
    totalVisitors: t.exposeInt('totalVisitors', { description: 'Visitors of all days together.' }),
    onlineUsers: t.exposeInt('onlineUsers', { description: 'Visitors who opened a page in the last 5 minutes.' }),
    todayVisitors: t.exposeInt('todayVisitors', { description: 'Visitors of today, in London.' }),
    lastUpdate: t.expose('lastUpdate', { type: 'DateTime', description: 'When they were counted.' }),
  }),
});

builder.queryField('realtimeStats', (t) =>
  t.field({
    type: RealtimeStatsType,
    description: 'How many visitors are counted: online now, today, and on all days.',
    complexity: 20,
    resolve: (_root, _arguments, { services }) => services.analytics.realtimeStats(),
  }),
);
