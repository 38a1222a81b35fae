import { builder } from '../../builder.ts';

const MailedLinkState = builder.objectRef<{ readonly isGood: boolean }>('MailedLinkState').implement({
  description: 'The state of a mailed link.',
  fields: (t) => ({
    isGood: t.exposeBoolean('isGood', {
      description: 'Whether it can be followed: it was neither used nor replaced, and is not too old.',
    }),
  }),
});

builder.queryField('mailedLink', (t) =>
  t.field({
    type: MailedLinkState,
    description:
      'Looks at a mailed link, by which an address is confirmed or a new password chosen, without using it up. It needs no session.',
    args: {
      token: t.arg.string({ required: true, description: 'The parameter confirm or reset of the mailed link.' }),
    },
    complexity: 20,
    resolve: (_root, { token }, { services }) =>
      services.emailConfirmation.isGood(token).then((isGood) => ({ isGood })),
  }),
);
