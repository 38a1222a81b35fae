import { builder } from '../../builder.ts';
import { MessagePayload } from '../../graph/message-payload.ts';
import { mutationResult, orRefusal } from '../../graph/mutation-result.ts';
import type { SubscriptionState } from './status-subscriptions.service.ts';

const StatusSubscriptionStateEnum = builder.enumType('StatusSubscriptionState', {
  description: 'The state of a subscription to the emails about incidents.',
  values: {
    WAITING: { value: 'waiting', description: 'It waits to be confirmed.' },
    CONFIRMED: { value: 'confirmed', description: 'It is confirmed: the e-mails are sent.' },
    OVER: { value: 'over', description: 'It has ended, was not confirmed in time, or never was.' },
  } as const,
});

const StatusSubscriptionLink = builder
  .objectRef<{ readonly state: SubscriptionState }>('StatusSubscriptionLink')
  .implement({
    description: 'The state of the mailed link of a subscription to the emails about incidents.',
    fields: (t) => ({
      state: t.expose('state', {
        type: StatusSubscriptionStateEnum,
        description: 'The state of its subscription.',
      }),
    }),
  });

type Done = { readonly message: string };

builder.mutationField('subscribeToStatus', (t) =>
  t.field({
    type: mutationResult<Done>('SubscribeToStatusResult', MessagePayload),
    extensions: { needsNoSession: true },
    description:
      'Mails an address the link that confirms a subscription to e-mails about incidents. The answer is the same if it is already subscribed. Needs no account. With the header Idempotency-Key the same request mails once, however often it is sent within 24 hours.',
    args: { email: t.arg.string({ required: true, description: 'The e-mail address.' }) },
    complexity: 50,
    resolve: (_root, { email }, { services }) =>
      orRefusal(services.statusSubscriptions.subscribe(email).then((message) => ({ message }))),
  }),
);

const token = 'The parameter of the mailed link.';

builder.queryField('statusSubscriptionLink', (t) =>
  t.field({
    type: StatusSubscriptionLink,
    description:
      'Looks at the link in an email about the status, which confirms a subscription or ends it, without following it. Needs no account.',
    args: { token: t.arg.string({ required: true, description: token }) },
    complexity: 20,
    resolve: (_root, { token: given }, { services }) =>
      services.statusSubscriptions.stateOf(given).then((state) => ({ state })),
  }),
);

builder.mutationField('confirmStatusSubscription', (t) =>
  t.field({
    type: mutationResult<Done>('ConfirmStatusSubscriptionResult', MessagePayload),
    extensions: { needsNoSession: true },
    description:
      'Follows the link that subscribeToStatus has mailed, within 7 days: from then on its reader gets the e-mails.',
    args: { token: t.arg.string({ required: true, description: token }) },
    complexity: 50,
    resolve: (_root, { token: given }, { services }) =>
      orRefusal(services.statusSubscriptions.confirm(given).then((message) => ({ message }))),
  }),
);

builder.mutationField('unsubscribeFromStatus', (t) =>
  t.field({
    type: mutationResult<Done>('UnsubscribeFromStatusResult', MessagePayload),
    extensions: { needsNoSession: true },
    description: 'Ends the e-mails about incidents by the link in each of them, and deletes the address.',
    args: { token: t.arg.string({ required: true, description: token }) },
    complexity: 50,
    resolve: (_root, { token: given }, { services }) =>
      orRefusal(services.statusSubscriptions.unsubscribe(given).then((message) => ({ message }))),
  }),
);
