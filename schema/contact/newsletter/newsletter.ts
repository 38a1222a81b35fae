import { builder } from '../../builder.ts';
import { MessagePayload } from '../../graph/message-payload.ts';
import { mutationResult, orRefusal } from '../../graph/mutation-result.ts';
import type { FoundNewsletterLink } from './newsletter.service.ts';
import { NewsletterListEnum } from './newsletter-list.ts';

const NewsletterStateEnum = builder.enumType('NewsletterState', {
  description: 'The state of a subscription to the newsletter.',
  values: {
    WAITING: { value: 'waiting', description: 'It waits to be confirmed.' },
    CONFIRMED: { value: 'confirmed', description: 'It is confirmed: the newsletter is sent.' },
    OVER: { value: 'over', description: 'It has ended, was not confirmed in time, or never was.' },
  } as const,
});

const NewsletterLink = builder.objectRef<FoundNewsletterLink>('NewsletterLink').implement({
  description: 'The state of the mailed link of a subscription to the newsletter.',
  fields: (t) => ({
    state: t.expose('state', {
      type: NewsletterStateEnum,
      description: 'The state of its subscription.',
    }),
    list: t.expose('list', {
      type: NewsletterListEnum,
      nullable: true,
      description: 'The newsletter that it is about; null if the subscription is over.',
    }),
  }),
});

type Done = { readonly message: string };
const done = (message: string): Done => ({ message });
const token = 'The parameter of the mailed link.';

builder.mutationField('subscribeToNewsletter', (t) =>
  t.field({
    type: mutationResult<Done>('SubscribeToNewsletterResult', MessagePayload),
    extensions: { needsNoSession: true },
    description:
      'Mails an address the link that confirms a subscription to a newsletter. The answer is the same if it is already subscribed. Needs no account.',
    args: {
      email: t.arg.string({ required: true, description: 'The e-mail address.' }),
      name: t.arg.string({ description: 'Full name of its reader, 100 characters at most.' }),
      list: t.arg({
        type: NewsletterListEnum,
        required: true,
        defaultValue: 'news',
        description: 'Which newsletter.',
      }),
    },
    complexity: 50,
    resolve: (_root, { email, name, list }, { services }) =>
      orRefusal(services.newsletter.subscribe(email, name, list).then(done)),
  }),
);

builder.queryField('newsletterLink', (t) =>
  t.field({
    type: NewsletterLink,
    description:
      'Looks at the link in an email about the newsletter, which confirms a subscription or ends it, without following it. Needs no account.',
    args: { token: t.arg.string({ required: true, description: token }) },
    complexity: 20,
    resolve: (_root, { token: given }, { services }) => services.newsletter.stateOf(given),
  }),
);

builder.mutationField('confirmNewsletter', (t) =>
  t.field({
    type: mutationResult<Done>('ConfirmNewsletterResult', MessagePayload),
    extensions: { needsNoSession: true },
    description:
      'Follows the link that subscribeToNewsletter has mailed, within 7 days: from then on its reader gets the newsletter.',
    args: { token: t.arg.string({ required: true, description: token }) },
    complexity: 50,
    resolve: (_root, { token: given }, { services }) => orRefusal(services.newsletter.confirm(given).then(done)),
  }),
);

builder.mutationField('unsubscribeFromNewsletter', (t) =>
  t.field({
    type: mutationResult<Done>('UnsubscribeFromNewsletterResult', MessagePayload),
    extensions: { needsNoSession: true },
    description: 'Ends a newsletter by the link in each of its emails, and deletes the address from its list.',
    args: { token: t.arg.string({ required: true, description: token }) },
    complexity: 50,
    resolve: (_root, { token: given }, { services }) => orRefusal(services.newsletter.unsubscribe(given).then(done)),
  }),
);
