import { builder } from '../builder.ts';
import { constrained } from '../graph/constraints.ts';
import { mutationResult, orRefusal } from '../graph/mutation-result.ts';
import {
  LONGEST_ADDRESS,
  LONGEST_EVENT_TYPE,
  LONGEST_SESSION,
  LONGEST_USER_AGENT,
  MOST_DETAILS,
} from './tracked-input.ts';

const address = constrained({ maxLength: LONGEST_ADDRESS });

const PageViewInput = builder.inputType('PageViewInput', {
  description: 'A page that a visitor has opened.',
  fields: (t) => ({
    pageUrl: t.string({
      required: true,
      description: 'Path or address of the page. Its query is not stored.',
      ...address,
    }),
    referrer: t.string({
      description: 'Address of the page that led there. Only the name of its site is stored, unless it is this one.',
      ...address,
    }),
    userAgent: t.string({
      description:
        'How the browser names itself, if not in its header. Only whether it is a phone, a tablet or a computer is stored.',
      ...constrained({ maxLength: LONGEST_USER_AGENT }),
    }),
    sessionId: t.string({
      description:
        'A random text that a browser keeps for the day, with consent, which distinguishes people behind one address. It is not stored.',
      ...constrained({ maxLength: LONGEST_SESSION }),
    }),
  }),
});

const TrackedEventInput = builder.inputType('TrackedEventInput', {
  description: 'Something that a visitor did on a page.',
  fields: (t) => ({
    eventType: t.string({
      required: true,
      description: 'The name of the event: letters, digits, dots, hyphens and underscores, a letter first.',
      ...constrained({ maxLength: LONGEST_EVENT_TYPE }),
    }),
    metadata: t.field({
      type: 'JSONObject',
      description: `Details by name: short texts, numbers, true or false, ${MOST_DETAILS} at most. Nothing personal.`,
    }),
    pageUrl: t.string({ description: 'Path or address of the page. Its query is not stored.', ...address }),
  }),
});

interface Tracked {
  readonly recorded: boolean;
}

const TrackingPayload = builder.objectRef<Tracked>('TrackingPayload').implement({
  description: 'The result.',
  fields: (t) => ({
    recorded: t.exposeBoolean('recorded', {
      description:
        'Whether it is counted: not without a cookie that consents to analytics, not for robots, and not beyond the limits.',
    }),
  }),
});

const TrackingResult = mutationResult<Tracked>('TrackingResult', TrackingPayload);

builder.mutationField('trackPageView', (t) =>
  t.field({
    type: TrackingResult,
    description:
      'Counts a page view, if the visitor has agreed to analytics (`chooseCookies`). It is stored with others within a second, under a digest that is made with a secret of the day; no address is stored.',
    args: { input: t.arg({ type: PageViewInput, required: true, description: 'The page view.' }) },
    complexity: 10,
    resolve: (_root, { input }, { services }) =>
      orRefusal(services.analytics.trackPageView(input).then((recorded) => ({ recorded }))),
  }),
);

builder.mutationField('trackEvent', (t) =>
  t.field({
    type: TrackingResult,
    description: 'Counts an event, as `trackPageView` does a page view.',
    args: { input: t.arg({ type: TrackedEventInput, required: true, description: 'The event.' }) },
    complexity: 10,
    resolve: (_root, { input }, { services }) =>
      orRefusal(services.analytics.trackEvent(input).then((recorded) => ({ recorded }))),
  }),
);
