import type { Route, Tag } from '../engine/route.ts';
import { read, write } from '../engine/rows.ts';
import { RealtimeStatsDocument, TrackEventDocument, TrackPageViewDocument } from '../operations.generated.ts';

const tag: Tag = { name: 'Analytics', description: 'Visits of those who have agreed to be counted.' };
const examples = {
  PageViewInput: {
    page_url: '/staff-portal',
    referrer: 'https://www.example.org/',
    user_agent: 'Mozilla/5.0 (Mobile)',
    session_id: 'b1946ac92492d234',
  },
  TrackedEventInput: {
    event_type: 'outbound_link',
    metadata: { host: 'www.example.org' },
    page_url: '/staff-portal',
  },
  TrackingPayload: { recorded: true },
  RealtimeStats: { totalVisitors: 1250, onlineUsers: 8, todayVisitors: 112, lastUpdate: '2026-11-23T14:31:20.000Z' },
};
const area = { tag, examples };
const names = { pageUrl: 'page_url', userAgent: 'user_agent', sessionId: 'session_id', eventType: 'event_type' };

/** The rows of the REST table about visits. */
export const analyticsRoutes: readonly Route[] = [
  write(TrackPageViewDocument, {
    ...area,
    path: '/analytics/track/pageview',
    summary: 'Count a page view',
    names,
    status: 202,
  }),
  write(TrackEventDocument, {
    ...area,
    path: '/analytics/track/event',
    summary: 'Count an event',
    names,
    status: 202,
  }),
  read(RealtimeStatsDocument, { ...area, path: '/analytics/realtime/stats', summary: 'Counted visitors' }),
];
