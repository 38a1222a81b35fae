import * as analyticsLimits from '../../../schema/analytics/analytics-limits.ts';
import { type LimitedCall, mutation, network, rest } from './doors.ts';

/** Of what browsers tell of visits, whether it is counted or not. */
export const analyticsCalls: readonly LimitedCall[] = [
  {
    file: 'schema/analytics/analytics.service.ts',
    limit: analyticsLimits.trackings,
    who: () => network,
    doors: [
      mutation('trackPageView', 'TrackingPayload', () => 'input: { pageUrl: "/" }'),
      mutation('trackEvent', 'TrackingPayload', () => 'input: { eventType: "print" }'),
      rest('POST /analytics/track/pageview', 202, () => ({ page_url: '/' })),
      rest('POST /analytics/track/event', 202, () => ({ event_type: 'print' })),
    ],
  },
];
